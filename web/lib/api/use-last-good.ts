/** Keeps the last good data when a reload fails, so that a form being filled in stays. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';

/** `now` is null without an error where there is no data. Each failure is reported once. */
export const useLastGood = <T>(now: T | null, error: unknown): T | null => {
  const { t } = useTranslation();
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const reportFailure = useEffectEvent((failure: unknown) => {
    if (last) reportError(failure, t);
  });
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);
  return now ?? (error ? last : null);
};
