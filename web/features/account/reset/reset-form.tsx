import { type SubmitEvent, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { fixOf } from '#web/features/account/register/error-hints.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Stepper } from '#web/ui/forms/stepper.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { CodeHelp } from '../code-help.tsx';
import { emptyValues } from '../register/values.ts';
import { useSendCode } from '../use-send-code.ts';
import classes from './reset-form.module.css';
import { isStrong, type ResetName, useReset } from './use-reset.ts';

type Props = {
  phone?: string | undefined;
  /** The number whose password is new now. */
  onDone: (phone: string, entered: boolean) => void;
};

/** Reset password (spec §2): the number first, then the code and the new password. */
export function ResetForm({ phone: given, onDone }: Props) {
  const { t, locale } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { setErrors, errors, errorOf } = useFormErrors<ResetName>(id);
  const { step, texts, setText, ready, busy, toPassword, toPhone, send } = useReset(
    given,
    setErrors,
  );
  const code = useSendCode('resetPassword', texts.phone, texts.verificationCode);
  const said = sayPhone(texts.phone);
  useEffect(() => {
    if (step === 'done' || step === 'entered') onDone(texts.phone, step === 'entered');
  }, [step, texts.phone, onDone]);
  // A new step takes the focus; the first one waits for the reader.
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current !== step) form.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);

  const values = useMemo(() => {
    const all = emptyValues();
    return { ...all, texts: { ...all.texts, ...texts } };
  }, [texts]);
  const wrong = (name: ResetName) => {
    const error = errorOf(name);
    // It keeps the rule and was still refused: the server knows that everyone tries it first.
    const common = name === 'password' && isStrong(texts.password);
    return {
      id: `${id}-${name}`,
      error,
      fix: error && (common ? t('reset.commonPassword') : fixOf(name, values, t, locale)),
    };
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The code is on its way while the step changes; one that just went out still counts.
    if (step !== 'phone') send();
    else if (toPassword() && code.wait === 0) code.ask();
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      className={`stack ${classes.form}`}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <NoScript />
      <Stepper
        steps={[t('reset.stepPhone'), t('reset.stepPassword')]}
        current={step === 'phone' ? 0 : 1}
      />
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {step === 'phone' ? (
        <TextField
          {...wrong('phone')}
          label={t('register.phone')}
          hint={t('register.phoneHint')}
          required
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={texts.phone}
          onChange={(text) => setText('phone', text)}
        />
      ) : (
        <>
          <p className={classes.number}>
            <b>{t('reset.phoneNow', { phone: said })}</b>
            <Button variant="quiet" size="small" onClick={toPhone}>
              {t('reset.otherPhone')}
            </Button>
          </p>
          <CodeField
            {...wrong('verificationCode')}
            value={texts.verificationCode}
            onChange={(text) => setText('verificationCode', text)}
            onGet={code.ask}
            wait={code.wait}
            busy={code.busy}
            again={code.sent}
            sent={code.sent && t('reset.onItsWay', { phone: said })}
            error={
              code.right === false
                ? t('errors.wrong_code')
                : (errorOf('verificationCode') ?? code.failure)
            }
            right={code.right}
          />
          <CodeHelp />
          {/* For password managers: whose password this is. */}
          <input hidden readOnly name="username" autoComplete="username" value={texts.phone} />
          <PasswordField
            {...wrong('password')}
            name="password"
            label={t('center.newPassword')}
            value={texts.password}
            onChange={(text) => setText('password', text)}
            checklist
          />
          <PasswordField
            {...wrong('confirmation')}
            name="confirmation"
            same={texts.password}
            label={t('center.newPasswordAgain')}
            value={texts.confirmation}
            onChange={(text) => setText('confirmation', text)}
          />
        </>
      )}
      <Button
        type="submit"
        variant="main"
        size="big"
        wide
        iconEnd={step === 'phone' ? 'arrow-right' : undefined}
        busy={busy}
        disabled={!ready}
      >
        {t(step === 'phone' ? 'register.continue' : 'reset.submit')}
      </Button>
      <p>
        <Link to="/login" className={classes.link}>
          {t('reset.remembered')}
        </Link>
      </p>
    </form>
  );
}
