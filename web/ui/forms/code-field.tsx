import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeRules } from '#contract/account/account.ts';
import { Button } from './button.tsx';
import classes from './code-field.module.css';
import { Field } from './field.tsx';

type Props = {
  id: string;
  /** Where two codes are asked for: which one this is. */
  name?: string;
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Asks for a code. */
  onGet: () => void;
  /** Seconds until another code can be asked for; 0 when it can. */
  wait: number;
  busy: boolean;
  /** A code has been asked for before, so the button says "again". */
  again: boolean;
  /** Where the code went; said aloud when it changes. */
  sent?: ReactNode;
  error?: ReactNode;
  mend?: ReactNode;
  /** The id of the button that asks for the code: the place to mend a code that never came. */
  getId?: string;
};

/** The code from a text message or an email: one field that phones fill in by themselves, and the button that asks for it (design rule 18). */
export function CodeField(props: Props) {
  const { id, value, onChange, onGet, wait, busy, again, sent, error, mend, getId } = props;
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
      mend={mend}
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
              maxLength={20}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <Button
              id={getId}
              look="line"
              className={classes.get}
              busy={busy}
              // Not disabled: the focus would be lost for the minute of waiting.
              aria-disabled={wait > 0 || undefined}
              onClick={() => wait === 0 && onGet()}
            >
              {get}
            </Button>
          </div>
          <p role="status" className={classes.sent}>
            {sent}
          </p>
        </>
      )}
    </Field>
  );
}
