/** Deletes expired sessions, codes and failed sign-ins, which become entries of the audit log; follows up on silent applicants. */
import type { Jobs } from '#server/platform/queue/jobs.ts';
import { auditRefusals } from '#server/shared/audit/sign-in-refusals.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { createTell } from './profile/notices.service.ts';
import { followSilentApplicants } from './registration/silence.service.ts';
import { deleteOldCodes } from './sign-in/codes.store.ts';
import { deleteOldFailures } from './sign-in/failures.store.ts';
import { deleteExpiredSessions } from './sign-in/sessions.store.ts';

type Deps = Needs<'db' | 'clock'>;

/** Longer than any window they are counted in. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

export const sweepAccounts = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  await deleteExpiredSessions(db, now);
  await deleteOldCodes(db, before);
  await deleteOldFailures(db, before);
  await auditRefusals(db, now);
};

export const startAccountJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('account-sweep', '43 * * * *', () => sweepAccounts(deps));

export const startApplicationJobs = (
  jobs: Jobs,
  { messages, ...deps }: Deps & { messages: Messages },
): Promise<void> =>
  jobs.every('application-silence', '13 * * * *', () =>
    followSilentApplicants({ ...deps, tell: createTell(messages) }),
  );
