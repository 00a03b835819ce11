/** Sends reminders the day before; missed ones are sent on the day, until the activity starts. */
import type { Jobs } from '#server/platform/queue/jobs.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { isTimeToRemind, remindUntil } from './registration/join.rules.ts';
import { createNotices } from './registration/notices.service.ts';
import { listToRemind, updateReminded } from './registration/remind.store.ts';

type Deps = Needs<'db' | 'clock' | 'messages'>;

const batch = 100;

export const remindOfActivities = async ({ db, clock, messages }: Deps): Promise<number> => {
  const notices = createNotices(messages);
  let reminded = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const at = clock.now();
      const now = localTime(at, await getTimeZone(tx));
      if (!isTimeToRemind(now)) return 0;
      const due = await listToRemind(tx, { now, until: remindUntil(now), limit: batch });
      for (const { party, activity } of due) {
        await updateReminded(tx, party.id, at);
        await notices.remind(tx, { party, activity });
      }
      return due.length;
    });
    reminded += found;
    if (found < batch) return reminded;
  }
};

export const startActivityJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('activity-remind', '*/10 * * * *', async () => {
    await remindOfActivities(deps);
  });
