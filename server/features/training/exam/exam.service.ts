/** Starting, answering and submitting exams, one transaction each. */
import { AppError } from '#contract/errors.ts';
import { examRules } from '#contract/training/exam.ts';
import { findEnrolment, updateEnrolment } from '#server/features/training/courses/courses.store.ts';
import {
  getStanding,
  standingOfExam,
  startByRules,
} from '#server/features/training/courses/progress.service.ts';
import { statusAfter } from '#server/features/training/courses/status.rules.ts';
import { grantsUsedBy } from '#server/features/training/grants/grant.rules.ts';
import { endGrant } from '#server/features/training/grants/grant.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import { optionAt, positionOf } from './answer-ids.rules.ts';
import {
  answerRefused,
  deadlineOf,
  drawQuestions,
  givenAtOf,
  gradeExam,
  isCounted,
  isOverdue,
  type RandomInt,
} from './exam.rules.ts';
import * as store from './exam.store.ts';

type Deps = Needs<'db' | 'clock'> & { dice: RandomInt };
type Given = { questionId: string; optionIds: string[]; givenAt?: number | undefined };

/** Idempotent: grades once. Needs the attempt's lock. */
const handIn = async (tx: Tx, found: store.FoundAttempt, now: Date): Promise<void> => {
  const { attempt, enrolment, training } = found;
  const status = statusAfter(enrolment.status, 'submit');
  if (!status) throw new AppError('conflict');
  const answers = (await store.listAsked(tx, [attempt.id])).map(({ answer }) => answer);
  const { earned, ...grades } = gradeExam(answers, {
    passScore: attempt.passScore,
    partialScore: training.partialScore,
  });
  const timedOut = attempt.deadlineAt !== null && now >= attempt.deadlineAt;
  await store.updateGrades(
    tx,
    attempt.id,
    { ...grades, timedOut, submittedAt: timedOut ? attempt.deadlineAt : now },
    answers.map(({ place }, i) => ({ place, earned: earned[i] ?? 0 })),
  );
  if (isCounted({ timedOut, seenAt: attempt.seenAt }))
    await updateEnrolment(tx, enrolment.id, { status });
};

export const createExams = ({ db, clock, dice }: Deps) => {
  /** Submits overdue attempts with the answers saved so far. */
  const closeOverdue = async (userId?: string): Promise<number> => {
    const before = new Date(clock.now().getTime() - examRules.graceSeconds * 1000);
    const overdue = await store.listOverdue(db, before, userId);
    for (const one of overdue)
      await db.transaction(async (tx) => {
        const found = await store.findAttempt(tx, one.userId, one.attemptId, 'update');
        if (found && !found.attempt.submittedAt) await handIn(tx, found, clock.now());
      });
    return overdue.length;
  };

  return {
    closeOverdue,

    /** Returns the id of the open or a new attempt. */
    async start(userId: string, trainingId: string): Promise<string> {
      await closeOverdue(userId);
      return db.transaction(async (tx) => {
        // Lock before checking: two concurrent starts create one attempt.
        const enrolment = await findEnrolment(tx, userId, trainingId);
        const standing = await getStanding(tx, userId, trainingId);
        const now = clock.now();
        const { openAttemptId, refusal } = standingOfExam(standing, now);
        if (openAttemptId) return openAttemptId;
        if (refusal || !enrolment) throw new AppError(refusal ?? 'exam_not_ready');
        const { training, attempts } = standing;
        const asked = drawQuestions(await store.listBank(tx, trainingId), training, dice);
        if (!asked.length) throw new AppError('unavailable');
        const { id } = await store.insertAttempt(
          tx,
          {
            enrolmentId: enrolment.id,
            number: attempts.length + 1,
            startedAt: now,
            deadlineAt: deadlineOf(now, training.minutes, enrolment.extraMinutes),
            totalScore: training.totalScore,
            passScore: training.passScore,
          },
          asked.map((one) => ({ ...one, trainingId })),
        );
        for (const grantId of grantsUsedBy(startByRules(standing, now), standing.grants))
          await endGrant(tx, grantId, { usedAt: now });
        return id;
      });
    },

    /** Saves run concurrently; submitting waits for them. */
    saveAnswer(userId: string, attemptId: string, given: Given) {
      const { questionId, optionIds } = given;
      return db.transaction(async (tx) => {
        const found = orNotFound(await store.findAttempt(tx, userId, attemptId, 'share'));
        const { attempt } = found;
        const now = clock.now();
        if (attempt.submittedAt)
          throw new AppError(attempt.timedOut ? 'exam_time_over' : 'exam_submitted');
        if (isOverdue(attempt.deadlineAt, now)) throw new AppError('exam_time_over');
        const place = positionOf(questionId);
        const asked = (await store.listAsked(tx, [attempt.id])).find(
          ({ answer }) => answer.place === place,
        );
        if (!asked) throw invalidField('questionId', 'fields.choice');
        const { optionOrder } = asked.answer;
        const chosen = optionIds.map((id) => optionAt(optionOrder, id) ?? '');
        if (answerRefused(asked.question.type, optionOrder, chosen))
          throw invalidField('optionIds', 'fields.choice');
        const givenAt = givenAtOf(given.givenAt, attempt.startedAt, now);
        await store.updateAnswer(tx, attempt.id, place, { chosen, savedAt: now, givenAt });
        return attempt;
      });
    },

    flag(userId: string, attemptId: string, questionId: string, flagged: boolean) {
      return db.transaction(async (tx) => {
        const { attempt } = orNotFound(await store.findAttempt(tx, userId, attemptId, 'share'));
        if (attempt.submittedAt)
          throw new AppError(attempt.timedOut ? 'exam_time_over' : 'exam_submitted');
        const found = await store.updateFlag(tx, attempt.id, positionOf(questionId), flagged);
        if (!found) throw invalidField('questionId', 'fields.choice');
      });
    },

    async submit(userId: string, attemptId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const found = orNotFound(await store.findAttempt(tx, userId, attemptId, 'update'));
        if (!found.attempt.submittedAt) await handIn(tx, found, clock.now());
      });
    },
  };
};

export type Exams = ReturnType<typeof createExams>;
