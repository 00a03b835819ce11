/** Clears away the counts of days that are over. */
import type { Db } from '#server/db/connect.ts';
import { deleteSpentBefore } from '#server/db/message-budget.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Jobs } from '#server/ports/jobs.ts';

type Deps = { db: Db; clock: Clock };

/** Whatever the time zone: yesterday is over by then. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

export const sweepSpent = ({ db, clock }: Deps): Promise<void> =>
  deleteSpentBefore(db, new Date(clock.now().getTime() - keptMs).toISOString().slice(0, 10));

export const startMessageJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('message-sweep', '51 * * * *', () => sweepSpent(deps));
