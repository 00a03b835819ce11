/** Reminds visitors the day before, and forgets old requests for calls. Changes and cancellations are checked at the time of sending. */
import { callbackRules } from '#contract/services/callback-rules.ts';
import type { Jobs } from '#server/platform/queue/jobs.ts';
import type { Needs } from '#server/shared/deps.ts';
import { deleteClosedBefore } from './callback/callback.store.ts';
import { createNotices } from './requests/notices.service.ts';
import { insertEvent } from './requests/records.store.ts';
import { takeToRemind } from './requests/reminders.store.ts';

type Deps = Needs<'db' | 'clock' | 'messages'>;

const batchSize = 50;

/** Returns how many were reminded. In batches, so a failure doesn't undo earlier ones and is retried. */
export const remindVisitors = async ({ db, clock, messages }: Deps): Promise<number> => {
  const notices = createNotices(messages);
  for (let total = 0; ; ) {
    const now = clock.now();
    const sent = await db.transaction(async (tx) => {
      const visits = await takeToRemind(tx, now, batchSize);
      for (const visit of visits) {
        await notices.visit(tx, visit, 'visitReminder', visit);
        const { id, startsAt } = visit;
        await insertEvent(tx, id, { event: 'reminded', by: 'system', at: now, startsAt });
      }
      return visits.length;
    });
    total += sent;
    if (sent < batchSize) return total;
  }
};

/** Phone numbers of strangers are not kept longer than needed. */
export const forgetCallbacks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteClosedBefore(db, new Date(clock.now().getTime() - callbackRules.keptDays * 86_400_000));

export const startServicesJobs = async (jobs: Jobs, deps: Deps): Promise<void> => {
  await jobs.every('service-reminders', '*/5 * * * *', async () => {
    await remindVisitors(deps);
  });
  await jobs.every('old-callbacks', '40 8 * * *', () => forgetCallbacks(deps));
};
