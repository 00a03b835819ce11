import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { answerReviews, grantKinds, questionTypes, scorings } from '#contract/training/exam.ts';
import { trainingStatuses } from '#contract/training/training.ts';
import { user } from '#server/schema/account.ts';
import { id, local, moment, quoted, randomId } from '#server/schema/columns.ts';
import { staff } from '#server/schema/staff.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

/** A training with its exam rules. */
export const training = pgTable(
  'training',
  {
    id: id(),
    position: integer('position').notNull(),
    title: local('title').notNull(),
    summary: local('summary').notNull(),
    picture: text('picture').notNull(),
    inOrder: boolean('in_order').notNull(),
    questionCount: integer('question_count').notNull(),
    /** At least so many of each chapter. */
    perChapter: integer('per_chapter').notNull().default(0),
    totalScore: integer('total_score').notNull(),
    passScore: integer('pass_score').notNull(),
    minutes: integer('minutes'),
    attempts: integer('attempts'),
    waitHours: integer('wait_hours').notNull(),
    review: text('review', { enum: answerReviews }).notNull(),
    partialScore: boolean('partial_score').notNull(),
    validMonths: integer('valid_months'),
    /** In-service hours that its certificate counts for, in quarters; the subjects it covers; which edition it is. */
    creditHours: doublePrecision('credit_hours').notNull().default(0),
    subjects: text('subjects').array().notNull().default(sql`'{}'`),
    edition: text('edition').notNull().default('1'),
    published: boolean('published').notNull().default(true),
  },
  (t) => [
    check('training_review', sql`${t.review} in (${quoted(answerReviews)})`),
    check('training_scores', sql`${t.passScore} between 1 and ${t.totalScore}`),
    check('training_questions', sql`${t.questionCount} > 0`),
    check('training_credit', sql`${t.creditHours} between 0 and 40`),
  ],
);

type Source = { path: string; type: string };
type Caption = { lang: string; label: string; path: string };
type Sound = { lang: string; path: string };
type Line = { from: number; to: number; text: LocalText; keyPoint?: true };

export const trainingVideo = pgTable(
  'training_video',
  {
    trainingId: text('training_id')
      .notNull()
      .references(() => training.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: local('title').notNull(),
    seconds: integer('seconds').notNull(),
    poster: text('poster').notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    captions: jsonb('captions').$type<Caption[]>().notNull(),
    /** Recorded words, by language. */
    sounds: jsonb('sounds').$type<Sound[]>().notNull().default([]),
    lines: jsonb('lines').$type<Line[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trainingId, t.id] }),
    check('training_video_seconds', sql`${t.seconds} > 0`),
  ],
);

type Option = { id: string; text: LocalText };

/** The question bank. Questions used in an exam stay; those no longer asked are retired. */
export const trainingQuestion = pgTable(
  'training_question',
  {
    trainingId: text('training_id')
      .notNull()
      .references(() => training.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    type: text('type', { enum: questionTypes }).notNull(),
    text: local('text').notNull(),
    options: jsonb('options').$type<Option[]>().notNull(),
    right: text('right_options').array().notNull(),
    explanation: local('explanation').notNull(),
    /** The chapter that covers it. */
    videoId: text('video_id'),
    retired: boolean('retired').notNull().default(false),
    /** In every exam. */
    mustAsk: boolean('must_ask').notNull().default(false),
    /** Of several right answers; null: as the exam does. */
    scoring: text('scoring', { enum: scorings }),
  },
  (t) => [
    primaryKey({ columns: [t.trainingId, t.id] }),
    check('training_question_type', sql`${t.type} in (${quoted(questionTypes)})`),
    check('training_question_scoring', sql`${t.scoring} in (${quoted(scorings)})`),
  ],
);

/** A person's enrolment; renewing after expiry starts another round. */
export const trainingEnrolment = pgTable(
  'training_enrolment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    trainingId: text('training_id')
      .notNull()
      .references(() => training.id),
    round: integer('round').notNull(),
    status: text('status', { enum: trainingStatuses }).notNull(),
    startedAt: moment('started_at'),
    /** Up to when real time is used up by watched time. */
    clockUsedTo: moment('clock_used_to'),
    /** Extra attempts and time granted by staff. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
    extraAttempts: integer('extra_attempts').notNull().default(0),
  },
  (t) => [
    check('training_enrolment_status', sql`${t.status} in (${quoted(trainingStatuses)})`),
    uniqueIndex('training_enrolment_round').on(t.userId, t.trainingId, t.round),
    index('training_enrolment_by_training').on(t.trainingId),
  ],
);

/** One more attempt, or no wait before the next, for one person; used up by the attempt that needs it. */
export const examGrant = pgTable(
  'exam_grant',
  {
    id: randomId(),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => trainingEnrolment.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: grantKinds }).notNull(),
    /** The caregiver reads it. */
    reason: text('reason').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    grantedAt: moment('granted_at').notNull(),
    usedAt: moment('used_at'),
    undoneAt: moment('undone_at'),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull(),
  },
  (t) => [
    check('exam_grant_kind', sql`${t.kind} in (${quoted(grantKinds)})`),
    check('exam_grant_one_end', sql`${t.usedAt} is null or ${t.undoneAt} is null`),
    uniqueIndex('exam_grant_by_key').on(t.requestKey),
    index('exam_grant_by_enrolment').on(t.enrolmentId),
  ],
);

export const trainingProgress = pgTable(
  'training_progress',
  {
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => trainingEnrolment.id, { onDelete: 'cascade' }),
    videoId: text('video_id').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Seconds, in order, without overlaps. */
    parts: jsonb('parts').$type<{ from: number; to: number }[]>().notNull(),
    position: doublePrecision('position').notNull(),
    finishedAt: moment('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.enrolmentId, t.videoId] })],
);

export const examAttempt = pgTable(
  'exam_attempt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => trainingEnrolment.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    startedAt: moment('started_at').notNull(),
    /** When a page of it was first read after the start. */
    seenAt: moment('seen_at'),
    deadlineAt: moment('deadline_at'),
    totalScore: integer('total_score').notNull(),
    passScore: integer('pass_score').notNull(),
    submittedAt: moment('submitted_at'),
    timedOut: boolean('timed_out').notNull().default(false),
    score: integer('score'),
    passed: boolean('passed'),
    correct: integer('correct'),
    wrong: integer('wrong'),
    unanswered: integer('unanswered'),
  },
  (t) => [
    uniqueIndex('exam_attempt_number').on(t.enrolmentId, t.number),
    // Concurrent starts create one attempt.
    uniqueIndex('exam_attempt_open').on(t.enrolmentId).where(sql`submitted_at is null`),
    index('exam_attempt_overdue').on(t.deadlineAt).where(sql`submitted_at is null`),
    check(
      'exam_attempt_graded',
      sql`(${t.submittedAt} is null) = (${t.score} is null) and (${t.submittedAt} is null) = (${t.passed} is null)`,
    ),
  ],
);

/** A question of an attempt with its position and the right answers at that time. */
export const examAnswer = pgTable(
  'exam_answer',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempt.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    trainingId: text('training_id').notNull(),
    questionId: text('question_id').notNull(),
    optionOrder: text('option_order').array().notNull(),
    right: text('right_options').array().notNull(),
    points: integer('points').notNull(),
    chosen: text('chosen').array().notNull().default(sql`'{}'`),
    savedAt: moment('saved_at'),
    /** When it was chosen, which may be earlier than when it arrived. */
    givenAt: moment('given_at'),
    /** To be looked at again before handing in. */
    flagged: boolean('flagged').notNull().default(false),
    /** As it was when the exam began; null in exams from before it was kept. */
    partialScore: boolean('partial_score'),
    earned: integer('earned'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.place] }),
    index('exam_answer_by_question').on(t.trainingId, t.questionId),
    foreignKey({
      name: 'exam_answer_question',
      columns: [t.trainingId, t.questionId],
      foreignColumns: [trainingQuestion.trainingId, trainingQuestion.id],
    }),
  ],
);
