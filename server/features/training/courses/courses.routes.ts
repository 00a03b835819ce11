import { randomInt } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { toPaged } from '#contract/paging.ts';
import * as api from '#contract/training/training.ts';
import { certificateRoutes } from '#server/features/training/certificate/certificate.routes.ts';
import { isRenewable } from '#server/features/training/certificate/certificate.rules.ts';
import { creditRoutes } from '#server/features/training/credit/credit.routes.ts';
import { examRoutes } from '#server/features/training/exam/exam.routes.ts';
import { createExams } from '#server/features/training/exam/exam.service.ts';
import { idCardRoutes } from '#server/features/training/idcard/id-card.routes.ts';
import { inserviceRoutes } from '#server/features/training/inservice/inservice.routes.ts';
import { transcriptRoutes } from '#server/features/training/transcript/transcript.routes.ts';
import { verifyRoutes } from '#server/features/training/transcript/verify.routes.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { bindForTrainees } from './access.service.ts';
import * as store from './courses.store.ts';
import {
  detailOf,
  getStanding,
  isVideoOpen,
  listStandings,
  progressOf,
  statusOf,
  todayOf,
  trainingSummary,
} from './progress.service.ts';
import { statusAfter } from './status.rules.ts';
import { acceptWatched, isFinished } from './watch.rules.ts';

export type TrainingDeps = Needs<'db' | 'clock' | 'messages' | 'pictures' | 'pictureStore'> & {
  limitVerify: RateLimit;
  /** Base of the URL in the QR code. */
  origin: string;
  sealer: Pick<Sealer, 'hash'>;
};

/** Finds or starts the current round and locks it. */
const enterRound = async (tx: Tx, userId: string, trainingId: string) => {
  if (!(await store.findTraining(tx, userId, trainingId))) throw new AppError('not_found');
  let enrolment = await store.findEnrolment(tx, userId, trainingId);
  if (!enrolment) {
    await store.insertEnrolment(tx, { userId, trainingId, round: 1 });
    enrolment = await store.findEnrolment(tx, userId, trainingId);
  }
  if (!enrolment) throw new Error('insert returned no enrolment');
  return enrolment;
};

type Watched = { userId: string; trainingContentId: string; videoId: string };

const watch = async (
  tx: Tx,
  { userId, trainingContentId, videoId }: Watched,
  now: Date,
  claimed: { from: number; to: number } | null,
): Promise<api.VideoProgress> => {
  const enrolment = await enterRound(tx, userId, trainingContentId);
  const standing = await getStanding(tx, userId, trainingContentId);
  const video = orNotFound(standing.videos.find((v) => v.id === videoId));
  if (!isVideoOpen(standing, videoId)) throw new AppError('video_locked');

  const before = standing.progress.get(videoId);
  const openedAt = before?.openedAt ?? now;
  const { clockUsedTo } = enrolment;
  const kept = { parts: before?.parts ?? [], clockUsedTo, position: before?.position ?? 0 };
  const { seconds } = video;
  const after = claimed
    ? acceptWatched({ parts: kept.parts, claimed, seconds, openedAt, clockUsedTo, now })
    : kept;
  const finishedAt = before?.finishedAt ?? (isFinished(after.parts, seconds) ? now : null);
  const progress: store.Progress = {
    enrolmentId: enrolment.id,
    videoId,
    openedAt,
    parts: after.parts,
    position: after.position ?? kept.position,
    finishedAt,
  };
  await store.saveProgress(tx, progress);
  standing.progress.set(videoId, progress);

  let status = statusAfter(enrolment.status, 'watch') ?? enrolment.status;
  if (standing.videos.every(({ id }) => standing.progress.get(id)?.finishedAt))
    status = statusAfter(status, 'watchedAll') ?? status;
  await store.updateEnrolment(tx, enrolment.id, {
    status,
    clockUsedTo: after.clockUsedTo,
    ...(!enrolment.startedAt && { startedAt: now }),
  });
  const justFinished = finishedAt !== null && !before?.finishedAt;
  const next = standing.videos[standing.videos.indexOf(video) + 1];
  return {
    ...progressOf(video, progress),
    trainingStatus: status,
    nextVideoId: justFinished && next ? next.id : null,
  };
};

export const trainingRoutes = (bind: Bind, deps: TrainingDeps): void => {
  const { db, clock } = deps;
  const trainees = bindForTrainees(bind, db);
  const exams = createExams({ db, clock, dice: (below) => randomInt(below) });

  trainees(api.getTrainingPage, async ({ query }, { userId, locale }) => {
    await exams.closeOverdue(userId);
    const context = await getViewContext(db, clock.now(), locale);
    const { pageNum = 1, pageSize = 10, status, mine } = query;
    // Few trainings: filter in memory.
    const chosen = (await listStandings(db, userId)).filter(
      (standing) =>
        (!status || statusOf(standing) === status) &&
        (mine !== 'true' || standing.enrolment !== null),
    );
    const from = (pageNum - 1) * pageSize;
    const page = chosen.slice(from, from + pageSize).map((one) => trainingSummary(one, context));
    return toPaged(page, chosen.length, query);
  });

  trainees(api.getTraining, async ({ params }, { userId, locale }) => {
    await exams.closeOverdue(userId);
    const standing = await getStanding(db, userId, params.trainingContentId);
    return detailOf(standing, await getViewContext(db, clock.now(), locale));
  });

  trainees(api.openVideo, ({ params }, { userId }) =>
    db.transaction((tx) => watch(tx, { userId, ...params }, clock.now(), null)),
  );
  trainees(api.saveProgress, ({ params, body }, { userId }) =>
    db.transaction((tx) => watch(tx, { userId, ...params }, clock.now(), body)),
  );

  trainees(api.renewTraining, ({ params }, { userId, locale }) =>
    db.transaction(async (tx) => {
      const { trainingContentId: trainingId } = params;
      const before = await getStanding(tx, userId, trainingId);
      const enrolment = await store.findEnrolment(tx, userId, trainingId);
      const context = await getViewContext(tx, clock.now(), locale);
      const { certificate } = before;
      // A concurrent request finds the round that the first one started.
      if (enrolment && enrolment.id === before.enrolment?.id && enrolment.status === 'signed') {
        if (!certificate || !isRenewable(certificate, todayOf(context)))
          throw new AppError('renew_too_soon');
        await store.insertEnrolment(tx, { userId, trainingId, round: enrolment.round + 1 });
      } else if (!enrolment || enrolment.round === 1) {
        throw new AppError('not_signed');
      }
      return detailOf(await getStanding(tx, userId, trainingId), context);
    }),
  );

  examRoutes(trainees, { ...deps, exams });
  certificateRoutes(trainees, deps);
  inserviceRoutes(trainees, deps);
  creditRoutes(trainees, deps);
  transcriptRoutes(trainees, deps);
  idCardRoutes(trainees, deps);
  verifyRoutes(bind, deps);
};
