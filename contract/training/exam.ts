/** The exam of a training (spec §2, §4; readings "Training"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';

const exam = { tag: 'training', access: 'train' } as const;

export const questionTypes = ['single', 'true_false', 'multiple'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** How a question with several right answers is scored: whole or not at all, or by part. */
export const scorings = ['all', 'part'] as const;

/** When right answers and explanations are shown. */
export const answerReviews = ['after_pass', 'always'] as const;

export const answerVerdicts = ['right', 'wrong', 'unanswered'] as const;
export type AnswerVerdict = (typeof answerVerdicts)[number];

/** What staff may give one person: one more attempt, or no wait before the next. */
export const grantKinds = ['attempt', 'wait'] as const;
export type GrantKind = (typeof grantKinds)[number];

export const examRules = {
  /** Grace period for the last save. */
  graceSeconds: 5,
} as const;

const ExamCounts = z.object({
  attemptId: z.string(),
  /** Number of the attempt in this round. */
  attemptNumber: z.number(),
  score: z.number(),
  totalScore: z.number(),
  passScore: z.number(),
  passed: z.boolean(),
  correct: z.number(),
  wrong: z.number(),
  unanswered: z.number(),
  /** 'YYYY-MM-DD HH:mm' */
  submittedAt: z.string(),
});

/** Why an exam cannot be started. */
const examRefusals = ['exam_not_ready', 'exam_wait', 'exam_no_attempts', 'exam_passed'] as const;
export type ExamRefusal = (typeof examRefusals)[number];

/** The rules of an exam and the caller's state. */
export const ExamState = z.object({
  questionCount: z.number(),
  totalScore: z.number(),
  passScore: z.number(),
  /** Null: no time limit. */
  minutes: z.number().nullable(),
  /** Null: unlimited. */
  attemptsAllowed: z.number().nullable(),
  attemptsUsed: z.number(),
  attemptsLeft: z.number().nullable(),
  waitHours: z.number(),
  /** 'YYYY-MM-DD HH:mm' of the next possible attempt; null if now, or never. */
  againFrom: z.string().nullable(),
  /** Null: can be started or continued. */
  refusal: z.enum(examRefusals).nullable(),
  /** An attempt not yet submitted. */
  openAttemptId: z.string().nullable(),
  /** Of the open attempt, by the server's clock; null: none, or no time limit. */
  secondsLeft: z.number().nullable(),
  /** The latest attempt ran out of time before a page of it was read, and does not count. */
  notCounted: z.boolean(),
  /** What the office gave beyond the rules and is not used yet, with its reason. */
  grants: z.array(z.object({ kind: z.enum(grantKinds), reason: z.string() })),
  lastResult: ExamCounts.nullable(),
});
export type ExamState = z.infer<typeof ExamState>;

const Option = z.object({ optionId: z.string(), text: z.string() });

/** Ids are positions within the attempt, so they reveal nothing about the right answer. */
const questionFields = {
  questionId: z.string(),
  type: z.enum(questionTypes),
  text: z.string(),
  points: z.number(),
  options: z.array(Option),
  /** Chosen option ids; empty if unanswered. */
  chosen: z.array(z.string()),
  /** Several answers: part of the points for a part of the right ones, as long as none is wrong. */
  partialScore: z.boolean(),
};
export const ExamQuestion = z.object({
  ...questionFields,
  /** The taker wants to look at it again. */
  flagged: z.boolean(),
  /** When the answer was given, in milliseconds: which of two devices' answers is later. */
  givenAt: z.number().nullable(),
});
export type ExamQuestion = z.infer<typeof ExamQuestion>;

export const ExamAttempt = z.object({
  attemptId: z.string(),
  attemptNumber: z.number(),
  trainingContentId: z.string(),
  title: z.string(),
  startedAt: z.string(),
  totalScore: z.number(),
  passScore: z.number(),
  /** Remaining time by the server's clock; null: no time limit. */
  secondsLeft: z.number().nullable(),
  /** Submitted: read the result instead. */
  submitted: z.boolean(),
  answered: z.number(),
  /** Empty once submitted. */
  questions: z.array(ExamQuestion),
});
export type ExamAttempt = z.infer<typeof ExamAttempt>;

export const ReviewedQuestion = z.object({
  ...questionFields,
  verdict: z.enum(answerVerdicts),
  earned: z.number(),
  /** Null while the training does not reveal them. */
  right: z.array(z.string()).nullable(),
  explanation: z.string().nullable(),
  /** The chapter that covers it. */
  video: z.object({ videoId: z.string(), title: z.string() }).nullable(),
});
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>;

export const ExamResult = ExamCounts.extend({
  trainingContentId: z.string(),
  title: z.string(),
  questionCount: z.number(),
  /** The time ran out. */
  timedOut: z.boolean(),
  /** Whether `right` and `explanation` are filled in. */
  answersShown: z.boolean(),
  questions: z.array(ReviewedQuestion),
});
export type ExamResult = z.infer<typeof ExamResult>;

/** A question at the end of a chapter: not graded, so its answer comes with it. */
export const ChapterQuestion = ReviewedQuestion.pick({
  type: true,
  text: true,
  options: true,
}).extend({
  right: z.array(z.string()),
  explanation: z.string(),
});
export type ChapterQuestion = z.infer<typeof ChapterQuestion>;

const TrainingParams = z.strictObject({ trainingContentId: recordId });
const AttemptParams = z.strictObject({ attemptId: recordId });

export const startExam = defineApi({
  ...exam,
  method: 'POST',
  path: '/api/exam/{trainingContentId}/start',
  summary: 'Start the exam, or go on with the attempt that is open',
  params: TrainingParams,
  answer: ExamAttempt,
});
export const getLatestExam = defineApi({
  ...exam,
  method: 'GET',
  path: '/api/exam/{trainingContentId}/latest',
  summary: 'The latest attempt: open, or with its result; both null before the first',
  params: TrainingParams,
  answer: z.object({ attempt: ExamAttempt.nullable(), result: ExamResult.nullable() }),
});
export const getPractice = defineApi({
  ...exam,
  method: 'GET',
  path: '/api/exam/{trainingContentId}/practice',
  summary: 'Questions that were answered wrong and not yet right, to practise',
  params: TrainingParams,
  answer: z.object({ answersShown: z.boolean(), questions: z.array(ReviewedQuestion) }),
});
export const getChapterQuestion = defineApi({
  ...exam,
  method: 'GET',
  path: '/api/exam/{trainingContentId}/chapter/{videoId}',
  summary:
    'A question about a chapter to think over, the same each time; null if the bank has none to spare',
  params: z.strictObject({ trainingContentId: recordId, videoId: recordId }),
  answer: z.object({ question: ChapterQuestion.nullable() }),
});
export const getAttempt = defineApi({
  ...exam,
  method: 'GET',
  path: '/api/exam/attempt/{attemptId}',
  summary: 'An attempt with its questions, in the caller’s language, without answers',
  params: AttemptParams,
  answer: ExamAttempt,
});
export const saveAnswer = defineApi({
  ...exam,
  method: 'PUT',
  path: '/api/exam/attempt/{attemptId}/answer',
  summary: 'Keep one answer; an empty list takes it back',
  frequent: true,
  params: AttemptParams,
  body: z.strictObject({
    questionId: recordId,
    optionIds: z.array(recordId, { error: 'fields.choice' }).max(20, 'fields.choice'),
    /** When it was chosen, in milliseconds by the device's clock: an older choice that arrives later does not count. */
    givenAt: z.int('fields.number').min(0, 'fields.number').optional(),
  }),
  answer: z.object({
    questionId: z.string(),
    /** What counts now. */
    chosen: z.array(z.string()),
    givenAt: z.number().nullable(),
    answered: z.number(),
    secondsLeft: z.number().nullable(),
  }),
});
export const flagQuestion = defineApi({
  ...exam,
  method: 'PUT',
  path: '/api/exam/attempt/{attemptId}/flag',
  summary: 'Mark a question to look at it again, or unmark it',
  frequent: true,
  params: AttemptParams,
  body: z.strictObject({ questionId: recordId, flagged: z.boolean('fields.choice') }),
  answer: z.object({ questionId: z.string(), flagged: z.boolean() }),
});
export const submitExam = defineApi({
  ...exam,
  method: 'POST',
  path: '/api/exam/attempt/{attemptId}/submit',
  summary: 'Hand in and grade; a second time finds the first result',
  params: AttemptParams,
  answer: ExamResult,
});
export const getExamResult = defineApi({
  ...exam,
  method: 'GET',
  path: '/api/exam/attempt/{attemptId}/result',
  summary: 'Result and answer sheet of an attempt that was handed in',
  params: AttemptParams,
  answer: ExamResult,
});
