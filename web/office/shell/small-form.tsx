import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formErrorsOf } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

type Kind = 'text' | 'email' | 'code' | 'current-password' | 'new-password';
export type SmallField<F extends string> = {
  name: F;
  label: string;
  kind: Kind;
  hint?: string;
  value?: string;
};

type Props<F extends string> = {
  fields: readonly SmallField<F>[];
  action: string;
  /** Shows errors that name no field, such as a wrong password. */
  errorField: F;
  send: (values: Record<F, string>) => Promise<void>;
  /** Keeps what is typed. */
  onTyped?: (values: Record<F, string>) => void;
  onCancel?: () => void;
};

const inputOf = {
  text: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  code: {
    type: 'text',
    autoComplete: 'one-time-code',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
} as const;

/** A small form that shows errors at their fields and keeps what was typed. */
export function SmallForm<F extends string>({
  fields,
  action,
  errorField,
  send,
  onTyped,
  onCancel,
}: Props<F>) {
  const { t } = useTranslation();
  const id = useId();
  const first = Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]));
  const [typed, setTyped] = useState(first as Record<F, string>);
  const { setErrors, errors, errorOf } = useMendedErrors<F>(id, typed);

  const { busy, run } = useAction((error) => {
    const named = formErrorsOf(
      error,
      fields.map(({ name }) => name),
    );
    const refused = error instanceof ApiError && !named.length && error.status < 500;
    setErrors(refused ? [{ field: errorField, text: error.message }] : named);
    return refused || named.length > 0;
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = fields.filter(({ name }) => !typed[name].trim());
    setErrors(missing.map(({ name }) => ({ field: name, key: 'fields.required' })));
    if (!missing.length) run(() => send(typed));
  };

  return (
    <form className="stack gap-20" method="post" noValidate onSubmit={submit}>
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {fields.map(({ name, label, kind, hint }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={label}
          hint={hint}
          error={errorOf(name)}
          required
        >
          {(control) => {
            const input = {
              name,
              value: typed[name],
              onChange: (event: { target: { value: string } }) => {
                const next = { ...typed, [name]: event.target.value };
                setTyped(next);
                onTyped?.(next);
              },
            };
            return kind === 'current-password' || kind === 'new-password' ? (
              <PasswordInput control={control} autoComplete={kind} {...input} />
            ) : (
              <input {...control} {...inputOf[kind]} {...input} />
            );
          }}
        </Field>
      ))}
      <div className="row gap-12">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="line" onClick={onCancel}>
            {t('office.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
