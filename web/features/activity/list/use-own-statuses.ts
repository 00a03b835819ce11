/**
 * The reader's registration status for the activities of a page. The server rendered it for a visitor; once the
 * browser knows the user, it repeats the call with the token.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivitySummary, RegistrationStatus } from '#contract/activity/activity.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';

type Own = Record<string, RegistrationStatus | undefined>;

export const useOwnStatuses = (
  records: ActivitySummary[],
  load: (signal: AbortSignal) => Promise<ActivitySummary[]>,
): ActivitySummary[] => {
  const userId = useUser()?.userId;
  const [own, setOwn] = useState<Own>({});
  const known = records.every(({ myStatus }) => myStatus);
  /** The activities to ask about. */
  const asked = known ? '' : records.map(({ id }) => id).join(' ');

  const ask = useEffectEvent(load);
  useEffect(() => {
    if (!userId || !asked) return;
    const stop = new AbortController();
    quietly(ask(stop.signal))
      .then((fresh) => {
        if (fresh) setOwn(Object.fromEntries(fresh.map((one) => [one.id, one.myStatus])));
      })
      .catch(() => {}); // only an abandoned call comes here
    return () => stop.abort();
  }, [userId, asked]);

  if (!userId || known) return records;
  return records.map((one) => {
    const myStatus = own[one.id];
    return myStatus ? { ...one, myStatus } : one;
  });
};
