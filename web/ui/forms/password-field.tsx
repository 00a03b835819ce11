import { type FocusEvent, type ReactNode, useState } from 'react';
import { passwordChecks, samePassword } from '#contract/field-rules.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
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
  /** The password that it must repeat. */
  same?: string;
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
  same,
}: Props) {
  const { t } = useTranslation();
  // Checked when the field is left, not while it is typed.
  const [left, setLeft] = useState(false);
  const leave = ({ relatedTarget: to }: FocusEvent<HTMLInputElement>) => {
    // Not on the way to a button: sending checks the form, and a new line would move the button away.
    if (value && to && !(to instanceof HTMLButtonElement)) setLeft(true);
  };
  const isWeak = checklist && !rules.every((rule) => passwordChecks[rule](value));
  const isOther = same !== undefined && !samePassword(same, value);
  const found =
    left && value ? (isWeak ? 'fields.password' : isOther && 'fields.samePassword') : null;
  const listId = `${id}-rules`;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error || (found && t(found))}
      fix={fix}
      required
    >
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
              onBlur={leave}
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
