/** A new password by a code: phone, then code and password, then done. Only the number survives a reload. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPassword } from '#contract/account/account.ts';
import { isUsPhone, passwordChecks, phoneDigits, samePassword } from '#contract/field-rules.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { endSession } from '#web/lib/api/session.ts';
import { type FormError, formErrorsOf } from '#web/lib/api/use-form-errors.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { reportError } from '#web/lib/page/notify.ts';

export const resetNames = ['phone', 'verificationCode', 'password', 'confirmation'] as const;
export type ResetName = (typeof resetNames)[number];
export type ResetStep = 'phone' | 'password' | 'done';

const draftName = 'reset';
type Kept = { phone: string; step: 'phone' | 'password' };

const empty: Record<ResetName, string> = {
  phone: '',
  verificationCode: '',
  password: '',
  confirmation: '',
};

const isPhone = (typed: string): boolean => isUsPhone(phoneDigits(typed));

export const isStrong = (password: string): boolean =>
  Object.values(passwordChecks).every((holds) => holds(password));

const judge = (texts: Record<ResetName, string>): FormError<ResetName>[] => {
  const found: FormError<ResetName>[] = [];
  if (!texts.verificationCode.trim())
    found.push({ field: 'verificationCode', key: 'fields.required' });
  if (!isStrong(texts.password)) found.push({ field: 'password', key: 'fields.password' });
  if (!texts.confirmation || !samePassword(texts.password, texts.confirmation))
    found.push({ field: 'confirmation', key: 'fields.samePassword' });
  return found;
};

/** `given`: a number that is known from the page before. */
export const useReset = (
  given: string | undefined,
  setErrors: (wrongs: FormError<ResetName>[]) => void,
) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<ResetStep>('phone');
  const [texts, setTexts] = useState(empty);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const setText = (name: ResetName, text: string) =>
    setTexts((before) => ({ ...before, [name]: text }));

  // In the browser, once: the server renders an empty form, whoever asks.
  useEffect(() => {
    const kept = readDraft<Kept>(draftName)?.data;
    const phone = given ?? kept?.phone ?? '';
    if (phone) setTexts({ ...empty, phone });
    if (!given && kept?.step === 'password' && isPhone(phone)) setStep('password');
    setReady(true);
  }, [given]);
  const { phone } = texts;
  useEffect(() => {
    if (ready && phone && step !== 'done') writeDraft<Kept>(draftName, draftName, { phone, step });
  }, [ready, phone, step]);

  const toPassword = () => {
    const wrongs: FormError<ResetName>[] = isPhone(phone)
      ? []
      : [{ field: 'phone', key: 'fields.phone' }];
    setErrors(wrongs);
    if (!wrongs.length) setStep('password');
  };
  const toPhone = () => {
    setErrors([]);
    setTexts({ ...empty, phone });
    setStep('phone');
  };

  const send = async () => {
    if (running.current) return;
    const found = judge(texts);
    setErrors(found);
    if (found.length) return;
    running.current = true;
    setBusy(true);
    try {
      const { verificationCode, password } = texts;
      await call(resetPassword, { body: { phone, verificationCode, password } });
      // Every session of the account has ended, so has the one that may be open here.
      endSession();
      clearDraft(draftName);
      setTexts({ ...empty, phone });
      setStep('done');
    } catch (error) {
      const refused =
        error instanceof ApiError && error.code === 'wrong_code'
          ? [{ field: 'verificationCode', key: 'errors.wrong_code' } as const]
          : formErrorsOf(error, resetNames);
      setErrors(refused);
      if (refused.some(({ field }) => field === 'phone')) setStep('phone');
      if (!refused.length) reportError(error, t);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { step, texts, setText, ready, busy, toPassword, toPhone, send };
};
