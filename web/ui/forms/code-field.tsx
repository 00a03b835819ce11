import type { ReactNode } from 'react';
import { codeRules } from '#contract/account/account.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from './button.tsx';
import classes from './code-field.module.css';
import { Field } from './field.tsx';

type Props = {
  id: string;
  /** Which one this is, where two codes are needed. */
  name?: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Requests a code. */
  onGet: () => void;
  /** Seconds until another code can be requested. */
  wait: number;
  busy: boolean;
  /** A code was requested before, so the button says "again". */
  again: boolean;
  /** Where the code went; announced when it changes. */
  sent?: ReactNode;
  /** It is complete, and we know that it is right. */
  right?: boolean | undefined;
  error?: ReactNode;
  fix?: ReactNode;
  /** The id of the button that requests a code: where to fix one that never came. */
  getId?: string;
};

/** A code from a text message or email: one field with autofill, and the button that requests it (design rule 18). */
export function CodeField(props: Props) {
  const { id, value, onChange, onGet, wait, busy, again, sent, right, error, fix, getId } = props;
  const { name = 'verificationCode' } = props;
  const { t } = useTranslation();
  const get =
    wait > 0
      ? t('register.getCodeIn', { seconds: wait })
      : t(again ? 'register.getCodeAgain' : 'register.getCode');
  return (
    <Field
      id={id}
      label={props.label ?? t('register.verificationCode')}
      hint={t('register.verificationCodeHint', {
        digits: codeRules.digits,
        minutes: codeRules.validMinutes,
      })}
      error={error}
      fix={fix}
      required
    >
      {(control) => (
        <>
          <div className={classes.row}>
            <input
              {...control}
              name={name}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <Button
              id={getId}
              variant="line"
              className={classes.get}
              busy={busy}
              // Not `disabled`: that would lose the focus during the wait.
              aria-disabled={wait > 0 || undefined}
              onClick={() => wait === 0 && onGet()}
            >
              {get}
            </Button>
          </div>
          <p role="status" className={classes.sent}>
            {right ? t('register.codeRight') : sent}
          </p>
        </>
      )}
    </Field>
  );
}
