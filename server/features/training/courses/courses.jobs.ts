/** Background jobs: hands in overdue exams, reminds of expiring certificates and of planned trainings, mails supervisors. */
import { randomInt } from 'node:crypto';
import { remindBy } from '#server/features/training/certificate/certificate.rules.ts';
import {
  listToRemind,
  updateReminded,
} from '#server/features/training/certificate/certificate.store.ts';
import { createExams } from '#server/features/training/exam/exam.service.ts';
import { remindOfPlans } from '#server/features/training/plans/plan.jobs.ts';
import { sendDigests } from '#server/features/training/teams/digest.jobs.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import type { Jobs } from '#server/platform/queue/jobs.ts';
import type { Files } from '#server/platform/storage/files.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { removeUnusedFilms } from './films.office.routes.ts';
import { todayOf } from './progress.service.ts';

type Deps = Needs<'db' | 'clock' | 'messages'>;
type JobDeps = Deps & { files: Files };

/** Reminds each holder once; returns how many. */
export const remindHolders = async ({ db, clock, messages }: Deps): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { timeZone, phone } = await getSetting(tx, 'agency');
    const today = todayOf({ now, timeZone });
    const due = await listToRemind(tx, today, remindBy(today));
    for (const { certificate, phone: to, locale: kept } of due) {
      const locale = localeOf(kept);
      const { number, facts, expiresOn, userId } = certificate;
      const words = sayMessage(locale, 'messages.certificateEnds', {
        title: readText(facts.title, locale),
        number,
        date: sayDay(expiresOn ?? today, locale),
        phone,
      });
      await messages.send(tx, { channel: 'sms', to, owner: userId, ...words });
      await updateReminded(tx, number, now);
    }
    return due.length;
  });

export const startTrainingJobs = async (jobs: Jobs, deps: JobDeps): Promise<void> => {
  const exams = createExams({ ...deps, dice: (below) => randomInt(below) });
  await jobs.every('exam-overdue', '*/5 * * * *', async () => {
    await exams.closeOverdue();
  });
  // Morning in New York.
  await jobs.every('certificate-remind', '5 15 * * *', async () => {
    await remindHolders(deps);
  });
  await jobs.every('training-plan-reminders', '*/10 * * * *', async () => {
    await remindOfPlans(deps);
  });
  await jobs.every('training-team-digest', '*/30 * * * *', async () => {
    await sendDigests(deps);
  });
  await jobs.every('film-sweep', '35 * * * *', async () => {
    await removeUnusedFilms(deps);
  });
};
