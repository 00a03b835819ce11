/** Editing the profile: values, draft, errors and saving. */
import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#web/features/account/register/problems.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getToken, startSession } from '#web/lib/api/session.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import {
  type Info,
  isNewContact,
  problemsOf,
  profileNames,
  saveProfile,
  textsOf,
} from './profile.ts';
import { dropProfileDraft, readProfileDraft, writeProfileDraft } from './profile-draft.ts';

/** Updates the stored user, so that the header greets by the new name. */
const greetAnew = (info: Info): void => {
  const token = getToken();
  const { userId, userType, firstName, lastName, preferredName, chineseName } = info;
  if (token)
    startSession(token, { userId, userType, firstName, lastName, preferredName, chineseName });
};

const refusedFields = (error: unknown): Problem[] => {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'locked') return [{ field: 'password', key: 'errors.locked' }];
  return error.fields
    .filter(({ field }) => profileNames.some((name) => name === field))
    .map(({ field, message }) => ({ field, text: message }));
};

export const useProfile = (info: Info, onSaved: () => void) => {
  const { t } = useTranslation();
  const [start] = useState(() => {
    const saved = textsOf(info);
    const kept = readProfileDraft(info, saved);
    return { texts: kept ?? saved, resumed: kept !== null };
  });
  const [texts, setTexts] = useState(start.texts);
  const [resumed, setResumed] = useState(start.resumed);
  const [touched, setTouched] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const { busy, run } = useAction(
    (error) => {
      const refused = refusedFields(error);
      setProblems(refused);
      return refused.length > 0;
    },
    { once: true },
  );

  const setText = useCallback((name: string, text: string) => {
    setTexts((before) => ({
      ...before,
      // A code is only valid for where it was sent.
      ...(name === 'phone' && { verificationCode: '' }),
      ...(name === 'email' && { emailCode: '' }),
      [name]: text,
    }));
    setTouched(true);
  }, []);
  useEffect(() => {
    if (touched) writeProfileDraft(info, texts);
  }, [touched, info, texts]);

  const startOver = () => {
    dropProfileDraft();
    setTouched(false);
    setTexts(textsOf(info));
    setProblems([]);
    setResumed(false);
  };

  const save = async () => {
    if (busy) return;
    const found = problemsOf(info, texts);
    setProblems(found);
    if (found.length) return;
    await run(async () => {
      greetAnew(await saveProfile(info, texts));
      setTouched(false);
      dropProfileDraft();
      notifySuccess(t(isNewContact(info, texts) ? 'center.savedContact' : 'center.saved'));
      onSaved();
    });
  };

  return { texts, setText, problems, setProblems, resumed, startOver, save, busy };
};
