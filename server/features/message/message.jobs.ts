/** Deletes message counts of past days. */
import type { Jobs } from '#server/platform/queue/jobs.ts';
import type { Needs } from '#server/shared/deps.ts';
import { deleteSpentBefore } from '#server/shared/messaging/message-budget.ts';

type Deps = Needs<'db' | 'clock'>;

/** Past in any time zone. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

export const sweepSpent = ({ db, clock }: Deps): Promise<void> =>
  deleteSpentBefore(db, new Date(clock.now().getTime() - keptMs).toISOString().slice(0, 10));

export const startMessageJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('message-sweep', '51 * * * *', () => sweepSpent(deps));
