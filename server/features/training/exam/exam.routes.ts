import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/exam.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import { getStanding, isVideoOpen } from '#server/features/training/courses/progress.service.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { questionIdAt } from './answer-ids.rules.ts';
import { chapterQuestionFor, isCounted, secondsLeft } from './exam.rules.ts';
import type { Exams } from './exam.service.ts';
import { findAttempt, listAsked, listAttempts, listBank, updateSeen } from './exam.store.ts';
import {
  areAnswersShown,
  attemptOf,
  chapterQuestionOf,
  chosenOf,
  resultOf,
  reviewedOf,
  toPractise,
} from './exam.view.ts';

type Deps = Needs<'db' | 'clock'> & { exams: Exams };
type Reader = { userId: string; locale: Locale };

export const examRoutes = (bind: TraineeBind, { db, clock, exams }: Deps): void => {
  const get = async (userId: string, attemptId: string) =>
    orNotFound(await findAttempt(db, userId, attemptId));
  const readAttempt = async ({ userId, locale }: Reader, attemptId: string) => {
    const found = await get(userId, attemptId);
    const asked = await listAsked(db, [attemptId]);
    return attemptOf(found, asked, await getViewContext(db, clock.now(), locale));
  };
  const readResult = async ({ userId, locale }: Reader, attemptId: string) => {
    const found = await get(userId, attemptId);
    if (!found.attempt.submittedAt) throw new AppError('exam_not_submitted');
    const attempts = await listAttempts(db, [found.enrolment.id]);
    const asked = await listAsked(db, [attemptId]);
    const context = await getViewContext(db, clock.now(), locale);
    return resultOf(found, asked, areAnswersShown(found.training, attempts), context);
  };

  bind(api.startExam, async ({ params }, caller) =>
    readAttempt(caller, await exams.start(caller.userId, params.trainingContentId)),
  );

  bind(api.getLatestExam, async ({ params }, caller) => {
    await exams.closeOverdue(caller.userId);
    const standing = await getStanding(db, caller.userId, params.trainingContentId);
    const latest = standing.attempts.findLast(isCounted);
    if (latest && !latest.submittedAt) await updateSeen(db, latest.id, clock.now());
    return {
      attempt: latest && !latest.submittedAt ? await readAttempt(caller, latest.id) : null,
      result: latest?.submittedAt ? await readResult(caller, latest.id) : null,
    };
  });

  bind(api.getPractice, async ({ params }, { userId, locale }) => {
    const standing = await getStanding(db, userId, params.trainingContentId);
    const { training } = standing;
    const submitted = standing.attempts.filter(
      (attempt) => attempt.submittedAt && isCounted(attempt),
    );
    const answersShown = areAnswersShown(training, submitted);
    const context = await getViewContext(db, clock.now(), locale);
    const asked = await listAsked(
      db,
      submitted.map(({ id }) => id),
    );
    const inOrder = submitted.flatMap(({ id }) => asked.filter((a) => a.answer.attemptId === id));
    const questions = toPractise(inOrder, training.partialScore);
    return {
      answersShown,
      questions: questions.map((one) => reviewedOf(one, training, answersShown, context)),
    };
  });

  bind(api.getChapterQuestion, async ({ params }, { userId, locale }) => {
    const { trainingContentId, videoId } = params;
    const standing = await getStanding(db, userId, trainingContentId);
    orNotFound(standing.videos.find(({ id }) => id === videoId));
    if (!isVideoOpen(standing, videoId)) throw new AppError('video_locked');
    const question = chapterQuestionFor(await listBank(db, trainingContentId), videoId, userId);
    const context = await getViewContext(db, clock.now(), locale);
    return { question: question && chapterQuestionOf(question, context) };
  });

  bind(api.getAttempt, async ({ params }, caller) => {
    await exams.closeOverdue(caller.userId);
    const { attempt } = await get(caller.userId, params.attemptId);
    if (!attempt.submittedAt) await updateSeen(db, attempt.id, clock.now());
    return readAttempt(caller, params.attemptId);
  });

  bind(api.saveAnswer, async ({ params, body }, { userId }) => {
    const { questionId } = body;
    const attempt = await exams.saveAnswer(userId, params.attemptId, body);
    if (!attempt.seenAt) await updateSeen(db, attempt.id, clock.now());
    const asked = await listAsked(db, [attempt.id]);
    const kept = asked.find(({ answer }) => questionIdAt(answer.place) === questionId);
    return {
      questionId,
      chosen: kept ? chosenOf(kept) : [],
      givenAt: kept?.answer.givenAt?.getTime() ?? null,
      answered: asked.filter(({ answer }) => answer.chosen.length).length,
      secondsLeft: secondsLeft(attempt.deadlineAt, clock.now()),
    };
  });

  bind(api.flagQuestion, async ({ params, body }, { userId }) => {
    await exams.flag(userId, params.attemptId, body.questionId, body.flagged);
    return body;
  });

  bind(api.submitExam, async ({ params }, caller) => {
    await exams.submit(caller.userId, params.attemptId);
    return readResult(caller, params.attemptId);
  });

  bind(api.getExamResult, async ({ params }, caller) => {
    await exams.closeOverdue(caller.userId);
    return readResult(caller, params.attemptId);
  });
};
