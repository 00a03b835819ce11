/** A person's progress in a training, for lists, pages and error responses. */
import type { CertificateSummary } from '#contract/training/certificate.ts';
import type { ExamState } from '#contract/training/exam.ts';
import type {
  TrainingDetail,
  TrainingSummary,
  TrainingVideo,
} from '#contract/training/training.ts';
import { watchRules } from '#contract/training/training.ts';
import { watchedTo } from '#contract/training/watched-parts.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  isRenewable,
  nextActionOf,
} from '#server/features/training/certificate/certificate.rules.ts';
import {
  type Certificate,
  listCertificates,
} from '#server/features/training/certificate/certificate.store.ts';
import { examStanding, isCounted, secondsLeft } from '#server/features/training/exam/exam.rules.ts';
import { type Attempt, listAttempts } from '#server/features/training/exam/exam.store.ts';
import { isOpen, withGrants } from '#server/features/training/grants/grant.rules.ts';
import { type Grant, listGrants } from '#server/features/training/grants/grant.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { localTime } from '#server/platform/time/clock.ts';
import {
  certificateStatusOn,
  subjectStandingOn,
} from '#server/shared/certificates/subject.rules.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import * as store from './courses.store.ts';
import { isOpenVideo, percentOf, videoStatusOf } from './watch.rules.ts';

/** All data about one person's training. */
export type Standing = {
  training: store.Training;
  videos: store.Video[];
  enrolment: store.Enrolment | null;
  progress: Map<string, store.Progress>;
  attempts: Attempt[];
  /** What staff gave beyond the rules, newest first. */
  grants: Grant[];
  /** The latest; during renewal, that of the previous round. */
  certificate: Certificate | null;
  /** Of all rounds, oldest first. */
  certificates: Certificate[];
};
export const todayOf = ({ now, timeZone }: Pick<ViewContext, 'now' | 'timeZone'>): string =>
  localTime(now, timeZone).slice(0, 10);

const gather = async (
  db: Queryable,
  userId: string,
  trainings: store.Training[],
  enrolments: store.Enrolment[],
): Promise<Standing[]> => {
  const enrolmentIds = enrolments.map(({ id }) => id);
  const videos = await store.listVideos(
    db,
    trainings.map(({ id }) => id),
  );
  const progress = await store.listProgress(db, enrolmentIds);
  const attempts = await listAttempts(db, enrolmentIds);
  const grants = await listGrants(db, enrolmentIds);
  const certificates = await listCertificates(db, userId);
  return trainings.map((training) => {
    const enrolment = enrolments.find((e) => e.trainingId === training.id) ?? null;
    const held = certificates.filter((c) => c.trainingId === training.id);
    const isHere = (row: { enrolmentId: string }) => row.enrolmentId === enrolment?.id;
    return {
      training,
      enrolment,
      videos: videos.filter((v) => v.trainingId === training.id),
      progress: new Map(progress.filter(isHere).map((row) => [row.videoId, row])),
      attempts: attempts.filter(isHere),
      grants: grants.filter(isHere),
      certificate: held.at(-1) ?? null,
      certificates: held,
    };
  });
};

export const listStandings = async (db: Queryable, userId: string): Promise<Standing[]> => {
  const enrolments = await store.listEnrolments(db, userId);
  const trainings = await store.listTrainings(
    db,
    enrolments.map((e) => e.trainingId),
  );
  return gather(db, userId, trainings, enrolments);
};

export const getStanding = async (
  db: Queryable,
  userId: string,
  trainingId: string,
): Promise<Standing> => {
  const training = orNotFound(await store.findTraining(db, userId, trainingId));
  const enrolments = await store.listEnrolments(db, userId);
  const [standing] = await gather(
    db,
    userId,
    [training],
    enrolments.filter((e) => e.trainingId === trainingId),
  );
  return orNotFound(standing);
};

export const statusOf = ({ enrolment }: Standing) => enrolment?.status ?? 'init';

/** The rules for this person, before what staff gave. */
const examRulesOf = ({ training, enrolment }: Standing) => ({
  attemptsAllowed:
    training.attempts === null ? null : training.attempts + (enrolment?.extraAttempts ?? 0),
  waitHours: training.waitHours,
});

const standingBy = (standing: Standing, rules: ReturnType<typeof examRulesOf>, now: Date) => {
  const attempts = standing.attempts.filter(isCounted);
  return examStanding({ status: statusOf(standing), attempts, ...rules }, now);
};

export const standingOfExam = (standing: Standing, now: Date) =>
  standingBy(standing, withGrants(examRulesOf(standing), standing.grants), now);

/** What the rules alone would say about the next attempt. */
export const startByRules = (standing: Standing, now: Date) => {
  const rules = examRulesOf(standing);
  // A wait is asked for only of those who have attempts left.
  const { againFrom } = standingBy(standing, { ...rules, attemptsAllowed: null }, now);
  return {
    attemptsAllowed: rules.attemptsAllowed,
    attempts: standing.attempts.filter(isCounted).length,
    isWaiting: againFrom !== null,
  };
};

export const countsOf = (attempt: Attempt, timeZone: string) => ({
  attemptId: attempt.id,
  attemptNumber: attempt.number,
  score: attempt.score ?? 0,
  totalScore: attempt.totalScore,
  passScore: attempt.passScore,
  passed: attempt.passed ?? false,
  correct: attempt.correct ?? 0,
  wrong: attempt.wrong ?? 0,
  unanswered: attempt.unanswered ?? 0,
  submittedAt: localTime(attempt.submittedAt ?? attempt.startedAt, timeZone),
});

const examStateOf = (standing: Standing, { now, timeZone }: ViewContext): ExamState => {
  const { training, enrolment, attempts, grants } = standing;
  const { openAttemptId, attemptsLeft, againFrom, refusal } = standingOfExam(standing, now);
  const counted = attempts.filter(isCounted);
  const last = counted.findLast((a) => a.submittedAt);
  const latest = attempts.at(-1);
  const open = attempts.find((a) => a.id === openAttemptId);
  return {
    questionCount: training.questionCount,
    totalScore: training.totalScore,
    passScore: training.passScore,
    minutes: training.minutes && training.minutes + (enrolment?.extraMinutes ?? 0),
    attemptsAllowed: withGrants(examRulesOf(standing), grants).attemptsAllowed,
    attemptsUsed: counted.length,
    attemptsLeft,
    waitHours: training.waitHours,
    againFrom: againFrom && localTime(againFrom, timeZone),
    refusal,
    openAttemptId,
    secondsLeft: open ? secondsLeft(open.deadlineAt, now) : null,
    notCounted: latest ? !isCounted(latest) : false,
    grants: grants.filter(isOpen).map(({ kind, reason }) => ({ kind, reason })),
    lastResult: last ? countsOf(last, timeZone) : null,
  };
};

export const certificateSummary = (
  certificate: Certificate,
  context: ViewContext,
): CertificateSummary => {
  const { number, issuedOn, expiresOn, facts } = certificate;
  const { latinName, chineseName, score, totalScore } = facts;
  const today = todayOf(context);
  return {
    number,
    status: certificateStatusOn(certificate, today),
    issuedOn,
    expiresOn,
    renewable: isRenewable(certificate, today),
    latinName,
    chineseName,
    title: readText(facts.title, context.locale),
    titleEn: readText(facts.title, 'en'),
    score,
    totalScore,
    hours: facts.hours ?? 0,
  };
};

const finishedOf = ({ progress }: Standing): Set<string> =>
  new Set([...progress.values()].filter((p) => p.finishedAt).map((p) => p.videoId));

export const trainingSummary = (standing: Standing, context: ViewContext): TrainingSummary => {
  const { training, videos, enrolment, progress, attempts, certificate } = standing;
  const { locale, now, timeZone } = context;
  const duration = videos.reduce((sum, { seconds }) => sum + seconds, 0);
  const parts = [...progress.values()].flatMap((p) => p.parts);
  const exam = standingOfExam(standing, now);
  return {
    trainingContentId: training.id,
    title: readText(training.title, locale),
    summary: readText(training.summary, locale),
    picture: training.picture,
    videoCount: videos.length,
    videosFinished: finishedOf(standing).size,
    duration,
    creditHours: training.creditHours,
    percent: duration ? percentOf(parts, duration) : 0,
    trainingStatus: statusOf(standing),
    subject: subjectStandingOn(standing.certificates, {
      isRoundOpen: enrolment !== null && enrolment.status !== 'signed',
      today: todayOf(context),
    }),
    startTime: enrolment?.startedAt ? localTime(enrolment.startedAt, timeZone) : null,
    exam: examStateOf(standing, context),
    certificate: certificate && certificateSummary(certificate, context),
    nextAction: nextActionOf({
      status: statusOf(standing),
      openAttempt: exam.openAttemptId !== null,
      passed: exam.passed,
      attempted: attempts.some(isCounted),
      refusal: exam.refusal,
      renewable: certificate !== null && isRenewable(certificate, todayOf(context)),
    }),
  };
};

/** Progress in a video. */
export const progressOf = (video: store.Video, progress: store.Progress | undefined) => ({
  videoId: video.id,
  videoStatus: videoStatusOf(progress),
  position: progress?.position ?? 0,
  watchedTo: progress?.finishedAt ? video.seconds : watchedTo(progress?.parts ?? []),
  watched: progress?.parts ?? [],
  percent: progress?.finishedAt ? 100 : percentOf(progress?.parts ?? [], video.seconds),
});

export const isVideoOpen = (standing: Standing, videoId: string): boolean =>
  isOpenVideo(standing.videos, finishedOf(standing), videoId, standing.training.inOrder);

const videoOf = (standing: Standing, video: store.Video, locale: Locale): TrainingVideo => ({
  ...progressOf(video, standing.progress.get(video.id)),
  title: readText(video.title, locale),
  duration: video.seconds,
  open: isVideoOpen(standing, video.id),
  poster: video.poster,
  sources: video.sources,
  captions: video.captions,
  sounds: video.sounds,
  transcript: video.lines.map(({ from, to, text, keyPoint = false }) => ({
    from,
    to,
    text: readText(text, locale),
    keyPoint,
  })),
});

export const detailOf = (standing: Standing, context: ViewContext): TrainingDetail => ({
  ...trainingSummary(standing, context),
  earlierCertificates: standing.certificates
    .slice(0, -1)
    .toReversed()
    .map((certificate) => certificateSummary(certificate, context)),
  inOrder: standing.training.inOrder,
  speedMax: watchRules.speedMax,
  videos: standing.videos.map((video) => videoOf(standing, video, context.locale)),
});
