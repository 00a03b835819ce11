/**
 * Moves a caregiver's application from the command line; staff do it in the office:
 * npm run office:review -- PHONE approve|reject|more-info [--note "…"] [--ask workAuthorization,medicalReport]
 * The caregiver reads the note when logged in, and is told by SMS that there is news.
 */
import { parseArgs } from 'node:util';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { phone as phoneField } from '#contract/fields.ts';
import { readEnv } from '#server/env.ts';
import { findByIdentity } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import { reviewApplication } from '#server/features/account/registration/application.service.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import { openSealer } from '#server/shared/keys/open-field-encryption.ts';
import { queuedMessages } from '#server/shared/messaging/message-queue.ts';
import { readOwnWords } from '#server/shared/messaging/template-overrides.ts';
import { command, report } from './report.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run office:review -- PHONE approve|reject|more-info [--note "…"] [--ask KIND,KIND]
KIND is one of ${documentKinds.join(', ')}; --ask goes with more-info.`;

class Refusal extends Error {}

const decisions = { approve: 'approved', reject: 'rejected', 'more-info': 'more_info' } as const;

const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: { note: { type: 'string' }, ask: { type: 'string' } },
    allowPositionals: true,
  });
  const [typed = '', action = '', ...rest] = positionals;
  const phone = phoneField.safeParse(typed);
  const decision = decisions[action as keyof typeof decisions];
  const asked = (values.ask ?? '').split(',').filter(Boolean) as DocumentKind[];
  if (!phone.success || !decision || rest.length) throw new Refusal(usage);
  if (asked.some((kind) => !documentKinds.includes(kind))) throw new Refusal(usage);
  if (asked.length && decision !== 'more_info') throw new Refusal(usage);
  const note = values.note?.trim() || null;
  if (decision === 'more_info' && !asked.length && !note)
    throw new Refusal('Say what is needed: --ask KIND, or --note "…", or both.');
  return { phone: phone.data, decision, note, asked };
};

const sentences: Partial<Record<ErrorCode, string>> = {
  not_found: 'There is no caregiver with this phone number.',
  conflict: 'This application is not waiting for a decision.',
};

const run = async () => {
  const { phone, ...review } = readArguments();
  const env = readEnv(process.env);
  await withDatabase(env, async ({ url, db }) => {
    const sealer = await openSealer(db, env);
    const person = await findByIdentity(db, { phone });
    if (!person) throw new AppError('not_found');
    const jobs = await startJobs(url, () => {});
    try {
      await readOwnWords(db);
      const tell = createTell(queuedMessages({ jobs, sealer, clock: systemClock }));
      const actor = 'office:review';
      await reviewApplication(
        { db, clock: systemClock, tell },
        { ...review, userId: person.id, actor },
      );
    } finally {
      await jobs.stop();
    }
    report(`Done: ${review.decision}. The caregiver is told by SMS.`);
  });
};

await command(() =>
  run().catch((error: unknown) => {
    const known = error instanceof AppError && sentences[error.code];
    throw known ? new Error(known) : error;
  }),
);
