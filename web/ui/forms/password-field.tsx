import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordChecks } from '#contract/field-rules.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Field } from './field.tsx';
import classes from './password-field.module.css';
import { PasswordInput } from './password-input.tsx';

type Props = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  fix?: ReactNode;
  /** Shows a live checklist of the password rules. */
  checklist?: boolean;
};

const rules = [
  'length',
  'letter',
  'number',
  'symbol',
] as const satisfies readonly (keyof typeof passwordChecks)[];

/** A new password: show and hide, and a live checklist (design rule 19). */
export function PasswordField({
  id,
  name,
  label,
  hint,
  value,
  onChange,
  error,
  fix,
  checklist,
}: Props) {
  const { t } = useTranslation();
  const listId = `${id}-rules`;
  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} required>
      {(control) => {
        const describedBy = [control['aria-describedby'], checklist && listId].filter(Boolean);
        return (
          <>
            <PasswordInput
              control={{ ...control, 'aria-describedby': describedBy.join(' ') || undefined }}
              name={name}
              autoComplete="new-password"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            {checklist && (
              <ul id={listId} className={classes.rules}>
                {rules.map((rule) => {
                  const ok = passwordChecks[rule](value);
                  return (
                    <li key={rule} className={ok ? classes.ok : undefined}>
                      <Icon name={ok ? 'check-circle' : 'circle'} />
                      <span>
                        {t(`register.rules.${rule}`)}
                        {t(ok ? 'register.rules.done' : 'register.rules.missing')}
                      </span>
                    </li>
                  );
                })}
              </ul>
            )}
          </>
        );
      }}
    </Field>
  );
}
