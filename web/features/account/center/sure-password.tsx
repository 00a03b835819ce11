import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './profile/forms.module.css';
import { useSurePassword } from './use-sure-password.ts';

type FieldProps = ReturnType<typeof useSurePassword>['field'];

export function SurePasswordField({ id, value, onChange, wrong }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Field id={id} label={t('center.surePassword')} error={wrong && t(wrong)} required>
      {(control) => (
        <PasswordInput
          control={control}
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type Props = {
  icon: IconName;
  /** What the button does. */
  children: ReactNode;
  run: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password in place of the clicked button. */
export function SurePassword({ icon, children, run, onCancel }: Props) {
  const { t } = useTranslation();
  const { field, busy, submit } = useSurePassword(run);
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  return (
    <form className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
      <SurePasswordField {...field} />
      <div className={classes.buttons}>
        <Button type="submit" icon={icon} busy={busy}>
          {children}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {t('center.cancel')}
        </Button>
      </div>
    </form>
  );
}
