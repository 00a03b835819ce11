import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { changePassword } from '#contract/account/account.ts';
import { samePassword } from '#contract/field-rules.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { isStrong } from '#web/features/account/reset/use-reset.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import classes from './forms.module.css';

const fields = ['currentPassword', 'password', 'again'] as const;
type Name = (typeof fields)[number];
const empty: Record<Name, string> = { currentPassword: '', password: '', again: '' };

const check = (typed: Record<Name, string>): FormError<Name>[] => {
  const found: FormError<Name>[] = [];
  if (!typed.currentPassword) found.push({ field: 'currentPassword', key: 'fields.required' });
  if (!isStrong(typed.password)) found.push({ field: 'password', key: 'fields.password' });
  if (!samePassword(typed.password, typed.again))
    found.push({ field: 'again', key: 'fields.samePassword' });
  return found;
};

type FormProps = { username: string; onDone: (changed: boolean) => void };

function PasswordForm({ username, onDone }: FormProps) {
  const { t } = useTranslation();
  const id = useId();
  const first = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const { setErrors, errors, fieldOf } = useFormErrors<Name>(id);
  const { busy, run } = useAction(
    (error) => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code !== 'wrong_password' && code !== 'locked') return atFields(fields, setErrors)(error);
      setErrors([{ field: 'currentPassword', key: `errors.${code}` }]);
      return true;
    },
    { once: true },
  );
  const set = (name: Name) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  // The button that opened it is gone: focus the first field.
  useEffect(
    () => first.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(),
    [],
  );

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(typed);
    setErrors(found);
    if (found.length) return;
    await run(async () => {
      const { currentPassword, password } = typed;
      await call(changePassword, { body: { currentPassword, password } });
      notifySuccess(t('center.passwordChanged'));
      onDone(true);
    });
  };

  return (
    <form
      ref={first}
      className={`stack ${classes.form}`}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {/* For password managers: whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <Field {...fieldOf('currentPassword')} label={t('center.currentPassword')} required>
        {(control) => (
          <PasswordInput
            control={control}
            name="currentPassword"
            autoComplete="current-password"
            value={typed.currentPassword}
            onChange={(event) => set('currentPassword')(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        {...fieldOf('password')}
        name="password"
        label={t('center.newPassword')}
        value={typed.password}
        onChange={set('password')}
        fix={isStrong(typed.password) ? t('reset.commonPassword') : undefined}
        checklist
      />
      <PasswordField
        {...fieldOf('again')}
        name="passwordAgain"
        label={t('center.newPasswordAgain')}
        same={typed.password}
        value={typed.again}
        onChange={set('again')}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="big" busy={busy}>
          {t('center.savePassword')}
        </Button>
        <Button variant="line" onClick={() => onDone(false)}>
          {t('center.cancel')}
        </Button>
      </div>
    </form>
  );
}

type Props = { username: string; onChanged: () => void };

/** Changes the password, with the old one; signs out other devices. */
export function PasswordChange({ username, onChanged }: Props) {
  const { t } = useTranslation();
  const { open, setOpen, button } = useOpened();
  return (
    <PanelCard
      icon="lock"
      tone="gold"
      title={t('center.passwordTitle')}
      lead={t('center.passwordLead')}
      action={
        !open && (
          <Button ref={button} variant="line" icon="lock" onClick={() => setOpen(true)}>
            {t('center.changePassword')}
          </Button>
        )
      }
    >
      {open && (
        <PasswordForm
          username={username}
          onDone={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      )}
    </PanelCard>
  );
}
