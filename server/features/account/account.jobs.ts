/** Clears away what has run out: sessions, codes, failed sign-ins. None of it works any more; it need not be kept either. */
import type { Db } from '#server/db/connect.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { deleteOldCodes } from './account-codes.store.ts';
import { deleteOldFailures } from './account-failures.store.ts';
import { deleteExpiredSessions } from './account-sessions.store.ts';

type Deps = { db: Db; clock: Clock };

/** Longer than anything is counted for. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

export const sweepAccounts = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  await deleteExpiredSessions(db, now);
  await deleteOldCodes(db, before);
  await deleteOldFailures(db, before);
};

export const startAccountJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('account-sweep', '43 * * * *', () => sweepAccounts(deps));
