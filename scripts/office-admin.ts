/**
 * Lets administrators in from the command line:
 * npm run office:admin -- EMAIL "NAME"                              invites one; for the first, or a new one
 * npm run office:admin -- EMAIL --rescue [--new-second-factor]      lets one in again who cannot get in any more
 * Both print a link that opens once. Every use is in the audit log, and other administrators are told of a rescue.
 */
import { parseArgs } from 'node:util';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { email as emailField } from '#contract/fields.ts';
import { staffRules } from '#contract/staff/staff.ts';
import { readEnv } from '#server/env.ts';
import { rescueAdmin, resetLink } from '#server/features/staff/sign-in/password-reset.service.ts';
import { invitationLink, invite } from '#server/features/staff/team/invitations.service.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { openSealer } from '#server/shared/keys/open-field-encryption.ts';
import { queuedMessages } from '#server/shared/messaging/message-queue.ts';
import { command, report } from './report.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run office:admin -- EMAIL "NAME"
npm run office:admin -- EMAIL --rescue [--new-second-factor]`;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: { rescue: { type: 'boolean' }, 'new-second-factor': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [typed = '', name = '', ...rest] = positionals;
  const email = emailField.safeParse(typed);
  const { rescue = false, 'new-second-factor': newFactor = false } = values;
  const fits = rescue ? !name : name.trim() && !newFactor;
  if (!email.success || !fits || rest.length) throw new Error(usage);
  return { email: email.data, name: name.trim(), rescue, newFactor };
};

const sentences: Partial<Record<ErrorCode, string>> = {
  staff_email_taken:
    'Somebody on the staff has this email already, and a password. Cannot they get in any more? Add --rescue.',
  not_found: 'No open account of the staff has this email and a password.',
  forbidden:
    'This account is no administrator’s. An administrator sends it a reset link in the office, on the page Staff.',
};

const run = async (): Promise<void> => {
  const { email, name, rescue, newFactor } = readArguments();
  const env = readEnv(process.env);
  await withDatabase(env, async ({ url, db }) => {
    const now = systemClock.now();
    if (!rescue) {
      const person = { email, name, role: 'admin' } as const;
      const { token } = await db.transaction((tx) =>
        invite(tx, person, { actor: 'office:admin', now }),
      );
      const hours = staffRules.invitationHours;
      report(`Open this within ${hours} hours, once:\n  ${invitationLink(env.PUBLIC_URL, token)}`);
      return;
    }
    const sealer = await openSealer(db, env);
    const jobs = await startJobs(url, () => {});
    try {
      const messages = queuedMessages({ jobs, sealer, clock: systemClock });
      const token = await db.transaction((tx) =>
        rescueAdmin(tx, messages, { email, newFactor, now }),
      );
      const minutes = staffRules.resetMinutes;
      report(`Open this within ${minutes} minutes, once:\n  ${resetLink(env.PUBLIC_URL, token)}`);
      if (!newFactor)
        report('The second factor is still asked for. If it is lost, add --new-second-factor.');
    } finally {
      await jobs.stop();
    }
  });
};

await command(() =>
  run().catch((error: unknown) => {
    const known = error instanceof AppError && sentences[error.code];
    throw known ? new Error(known) : error;
  }),
);
