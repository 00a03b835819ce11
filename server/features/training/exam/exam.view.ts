/** Attempts and results as their owner sees them, with correct answers only where allowed. */
import type {
  ChapterQuestion,
  ExamAttempt,
  ExamQuestion,
  ExamResult,
  ReviewedQuestion,
} from '#contract/training/exam.ts';
import { countsOf } from '#server/features/training/courses/progress.service.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import { optionIdOf, questionIdAt } from './answer-ids.rules.ts';
import { gradeAnswer, secondsLeft } from './exam.rules.ts';
import type { Asked, Attempt, FoundAttempt } from './exam.store.ts';

export const chosenOf = ({ answer }: Asked): string[] =>
  answer.chosen.map((id) => optionIdOf(answer.optionOrder, id)).sort();

type Scored = { partialScore: boolean };
const questionOf = (
  asked: Asked,
  training: Scored,
  { locale }: ViewContext,
): Omit<ExamQuestion, 'flagged' | 'givenAt'> => {
  const { answer, question } = asked;
  return {
    questionId: questionIdAt(answer.place),
    type: question.type,
    text: readText(question.text, locale),
    points: answer.points,
    options: answer.optionOrder.map((id) => ({
      optionId: optionIdOf(answer.optionOrder, id),
      text: readText(question.options.find((option) => option.id === id)?.text ?? {}, locale),
    })),
    chosen: chosenOf(asked),
    partialScore: answer.partialScore ?? training.partialScore,
  };
};
const openQuestionOf = (asked: Asked, training: Scored, context: ViewContext): ExamQuestion => ({
  ...questionOf(asked, training, context),
  flagged: asked.answer.flagged,
  givenAt: asked.answer.givenAt?.getTime() ?? null,
});

export const attemptOf = (
  found: FoundAttempt,
  asked: Asked[],
  context: ViewContext,
): ExamAttempt => {
  const { attempt, training } = found;
  const submitted = attempt.submittedAt !== null;
  return {
    attemptId: attempt.id,
    attemptNumber: attempt.number,
    trainingContentId: training.id,
    title: readText(training.title, context.locale),
    startedAt: localTime(attempt.startedAt, context.timeZone),
    totalScore: attempt.totalScore,
    passScore: attempt.passScore,
    secondsLeft: secondsLeft(attempt.deadlineAt, context.now),
    submitted,
    answered: asked.filter(({ answer }) => answer.chosen.length).length,
    questions: submitted ? [] : asked.map((one) => openQuestionOf(one, training, context)),
  };
};

export const reviewedOf = (
  asked: Asked,
  training: Scored,
  answersShown: boolean,
  context: ViewContext,
): ReviewedQuestion => {
  const { answer, question, video } = asked;
  return {
    ...questionOf(asked, training, context),
    ...gradeAnswer(answer, training.partialScore),
    right: answersShown
      ? answer.right.map((id) => optionIdOf(answer.optionOrder, id)).sort()
      : null,
    explanation: answersShown ? readText(question.explanation, context.locale) : null,
    video: video && { videoId: video.id, title: readText(video.title, context.locale) },
  };
};

/** With the bank's order of options. */
export const chapterQuestionOf = (
  { type, text, options, right, explanation }: Asked['question'],
  { locale }: ViewContext,
): ChapterQuestion => {
  const order = options.map(({ id }) => id);
  return {
    type,
    text: readText(text, locale),
    options: options.map((one) => ({
      optionId: optionIdOf(order, one.id),
      text: readText(one.text, locale),
    })),
    right: right.map((id) => optionIdOf(order, id)).sort(),
    explanation: readText(explanation, locale),
  };
};

/** After passing, or always if the training says so. */
export const areAnswersShown = (
  { review }: FoundAttempt['training'],
  attempts: readonly Attempt[],
): boolean => review === 'always' || attempts.some((attempt) => attempt.passed);

export const resultOf = (
  found: FoundAttempt,
  asked: Asked[],
  answersShown: boolean,
  context: ViewContext,
): ExamResult => {
  const { attempt, training } = found;
  return {
    ...countsOf(attempt, context.timeZone),
    trainingContentId: training.id,
    title: readText(training.title, context.locale),
    questionCount: asked.length,
    timedOut: attempt.timedOut,
    answersShown,
    questions: asked.map((one) => reviewedOf(one, training, answersShown, context)),
  };
};

/** Questions answered wrong the last time they were asked, each once. */
export const toPractise = (asked: readonly Asked[], partialScore: boolean): Asked[] => {
  const latest = new Map(asked.map((one) => [one.answer.questionId, one]));
  return [...latest.values()]
    .filter(({ answer }) => gradeAnswer(answer, partialScore).verdict !== 'right')
    .map((one, i) => ({ ...one, answer: { ...one.answer, place: i + 1 } }));
};
