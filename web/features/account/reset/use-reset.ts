/** A new password by a code: phone, then code and password, then done. Only the number survives a reload. */
import { useEffect, useState } from 'react';
import { login, resetPassword } from '#contract/account/account.ts';
import { isUsPhone, passwordChecks, phoneDigits, samePassword } from '#contract/field-rules.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { endSession } from '#web/lib/api/session.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type FormError, formErrorsOf } from '#web/lib/api/use-form-errors.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { enter, knownDevice } from '../this-device.ts';

export const resetNames = ['phone', 'verificationCode', 'password', 'confirmation'] as const;
export type ResetName = (typeof resetNames)[number];
/** 'entered': with the new password, which is asked for only once. */
export type ResetStep = 'phone' | 'password' | 'done' | 'entered';

const draftName = 'reset';
/** `given` tells a reload from a new visit with another number. */
type Kept = { phone: string; step: 'phone' | 'password'; given?: string | undefined };

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
  setErrors: (errors: FormError<ResetName>[]) => void,
) => {
  const [step, setStep] = useState<ResetStep>('phone');
  const [texts, setTexts] = useState(empty);
  const [ready, setReady] = useState(false);
  const { busy, run } = useAction((error) => {
    const refused =
      error instanceof ApiError && error.code === 'wrong_code'
        ? [{ field: 'verificationCode', key: 'errors.wrong_code' } as const]
        : formErrorsOf(error, resetNames);
    setErrors(refused);
    if (refused.some(({ field }) => field === 'phone')) setStep('phone');
    return refused.length > 0;
  });

  const setText = (name: ResetName, text: string) =>
    setTexts((before) => ({ ...before, [name]: text }));

  // In an effect: the server always renders an empty form.
  useEffect(() => {
    const kept = readDraft<Kept>(draftName)?.data;
    const goesOn = kept && (!given || kept.given === given);
    const phone = (goesOn ? kept.phone : given) ?? '';
    if (phone) setTexts({ ...empty, phone });
    if (goesOn && kept.step === 'password' && isPhone(phone)) setStep('password');
    setReady(true);
  }, [given]);
  const { phone } = texts;
  useEffect(() => {
    if (ready && phone && (step === 'phone' || step === 'password'))
      writeDraft<Kept>(draftName, draftName, { phone, step, given });
  }, [ready, phone, step, given]);

  /** True when the code can be sent. */
  const toPassword = (): boolean => {
    const found: FormError<ResetName>[] = isPhone(phone)
      ? []
      : [{ field: 'phone', key: 'fields.phone' }];
    setErrors(found);
    if (!found.length) setStep('password');
    return !found.length;
  };
  const toPhone = () => {
    setErrors([]);
    setTexts({ ...empty, phone });
    setStep('phone');
  };

  const send = async () => {
    if (busy) return;
    const found = judge(texts);
    setErrors(found);
    if (found.length) return;
    await run(async () => {
      const { verificationCode, password } = texts;
      await call(resetPassword, { body: { phone, verificationCode, password } });
      // All sessions of the account have ended, this one too.
      endSession();
      clearDraft(draftName);
      setTexts({ ...empty, phone });
      const body = { username: phoneDigits(phone), password, ...knownDevice() };
      const answer = await quietly(call(login, { body }));
      if (answer) enter(answer);
      setStep(answer ? 'entered' : 'done');
    });
  };

  return { step, texts, setText, ready, busy, toPassword, toPhone, send };
};
