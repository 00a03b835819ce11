/** Keeps the last good data when a reload fails, so that a form being filled in stays. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '#web/lib/page/notify.ts';

/** `now` is null without an error where there is no data. Each failure is reported once. */
export const useKept = <T>(now: T | null, error: unknown): T | null => {
  const { t } = useTranslation();
  const [kept, setKept] = useState(now);
  if (now && now !== kept) setKept(now);
  const sayFailure = useEffectEvent((failure: unknown) => {
    if (kept) reportError(failure, t);
  });
  useEffect(() => {
    if (error) sayFailure(error);
  }, [error]);
  return now ?? (error ? kept : null);
};
