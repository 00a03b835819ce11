/** The exam: questions, timing and scoring. */
import {
  type AnswerVerdict,
  type ExamRefusal,
  examRules,
  type QuestionType,
} from '#contract/training/exam.ts';
import type { TrainingStatus } from '#contract/training/training.ts';

/** A random integer from 0 to `below` - 1. */
export type RandomInt = (below: number) => number;

export const shuffle = <T>(list: readonly T[], dice: RandomInt): T[] => {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
};

/** Splits the total into integer points, as evenly as possible. */
export const sharePoints = (total: number, count: number): number[] => {
  const each = Math.floor(total / count);
  const rest = total - each * count;
  return Array.from({ length: count }, (_, i) => each + (i < rest ? 1 : 0));
};

type Banked = {
  id: string;
  type: QuestionType;
  options: { id: string }[];
  right: string[];
  videoId: string | null;
  mustAsk: boolean;
  scoring: 'all' | 'part' | null;
};
export type Asked = {
  place: number;
  questionId: string;
  optionOrder: string[];
  right: string[];
  points: number;
  partialScore: boolean;
};

const countBy = (list: readonly { videoId: string | null }[], chapter: string | null) =>
  list.filter(({ videoId }) => videoId === chapter).length;
/** Chapters that have questions; null for those of none. */
const chaptersIn = (list: readonly { videoId: string | null }[]) => [
  ...new Set(list.map(({ videoId }) => videoId)),
];

/** Why an exam cannot be drawn as its rules say: `many` is asked for by must-ask and chapters, or a chapter has too `few`. */
export const drawRefused = (
  bank: readonly { videoId: string | null; mustAsk: boolean }[],
  chapters: readonly string[],
  { questionCount, perChapter }: { questionCount: number; perChapter: number },
): 'many' | 'few' | null => {
  if (perChapter > 0 && chapters.some((chapter) => countBy(bank, chapter) < perChapter))
    return 'few';
  const must = bank.filter(({ mustAsk }) => mustAsk);
  const own = chapters.map((chapter) => Math.max(perChapter, countBy(must, chapter)));
  const others = must.filter(({ videoId }) => !videoId || !chapters.includes(videoId)).length;
  return own.reduce((sum, n) => sum + n, others) > questionCount ? 'many' : null;
};

/** Must-ask questions, then enough of each chapter, then the rest; in mixed order. */
const chooseQuestions = <Q extends Banked>(
  mixed: readonly Q[],
  { questionCount, perChapter }: { questionCount: number; perChapter: number },
): Q[] => {
  const drawn = new Set(mixed.filter(({ mustAsk }) => mustAsk));
  for (const chapter of chaptersIn(mixed).filter((one) => one !== null)) {
    const missing = Math.max(0, perChapter - countBy([...drawn], chapter));
    const rest = mixed.filter((one) => one.videoId === chapter && !drawn.has(one));
    for (const one of rest.slice(0, missing)) drawn.add(one);
  }
  const first = [...drawn].slice(0, questionCount);
  const rest = mixed.filter((one) => !drawn.has(one)).slice(0, questionCount - first.length);
  const chosen = new Set([...first, ...rest]);
  return mixed.filter((one) => chosen.has(one));
};

/** Draws questions and shuffles their options; true/false keeps its order. */
export const drawQuestions = (
  bank: readonly Banked[],
  rules: { questionCount: number; perChapter: number; totalScore: number; partialScore: boolean },
  dice: RandomInt,
): Asked[] => {
  const drawn = chooseQuestions(shuffle(bank, dice), rules);
  const points = sharePoints(rules.totalScore, drawn.length);
  return drawn.map(({ id, type, options, right, scoring }, i) => {
    const ids = options.map((option) => option.id);
    return {
      place: i + 1,
      questionId: id,
      optionOrder: type === 'true_false' ? ids : shuffle(ids, dice),
      right,
      points: points[i] ?? 0,
      partialScore: scoring ? scoring === 'part' : rules.partialScore,
    };
  });
};

type Answered = {
  right: readonly string[];
  chosen: readonly string[];
  points: number;
  partialScore: boolean | null;
};

export const gradeAnswer = (
  { right, chosen, points, partialScore }: Answered,
  /** For exams that did not keep it. */
  otherwise: boolean,
): { verdict: AnswerVerdict; earned: number } => {
  if (!chosen.length) return { verdict: 'unanswered', earned: 0 };
  const wanted = new Set(right);
  const hits = new Set(chosen.filter((id) => wanted.has(id))).size;
  const isClean = chosen.every((id) => wanted.has(id));
  if (isClean && hits === wanted.size) return { verdict: 'right', earned: points };
  const earned =
    (partialScore ?? otherwise) && isClean ? Math.floor((points * hits) / wanted.size) : 0;
  return { verdict: 'wrong', earned };
};

export const gradeExam = (
  answers: readonly Answered[],
  { passScore, partialScore }: { passScore: number; partialScore: boolean },
) => {
  const graded = answers.map((answer) => gradeAnswer(answer, partialScore));
  const count = (verdict: AnswerVerdict) => graded.filter((g) => g.verdict === verdict).length;
  const score = graded.reduce((sum, { earned }) => sum + earned, 0);
  return {
    score,
    passed: score >= passScore,
    correct: count('right'),
    wrong: count('wrong'),
    unanswered: count('unanswered'),
    earned: graded.map(({ earned }) => earned),
  };
};

/** Null when the options are a valid answer. */
export const answerRefused = (
  type: QuestionType,
  options: readonly string[],
  chosen: readonly string[],
): boolean =>
  new Set(chosen).size !== chosen.length ||
  chosen.some((id) => !options.includes(id)) ||
  (type !== 'multiple' && chosen.length > 1);

export type AttemptFacts = {
  id: string;
  submittedAt: Date | null;
  passed: boolean | null;
};

/** An attempt that ran out of time without a page of it ever being read costs none. */
export const isCounted = ({ timedOut, seenAt }: { timedOut: boolean; seenAt: Date | null }) =>
  !timedOut || seenAt !== null;

/** When an answer was given, by the device's clock within the bounds of the server's. */
export const givenAtOf = (givenAt: number | undefined, startedAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(startedAt.getTime(), givenAt ?? now.getTime())));

const hour = 3_600_000;
const isTrained = (status: TrainingStatus) => status !== 'init' && status !== 'underway';

/** A person's exam state; attempts in order. */
export const examStanding = (
  facts: {
    status: TrainingStatus;
    attempts: readonly AttemptFacts[];
    attemptsAllowed: number | null;
    waitHours: number;
  },
  now: Date,
): {
  openAttemptId: string | null;
  attemptsLeft: number | null;
  againFrom: Date | null;
  refusal: ExamRefusal | null;
  passed: boolean;
} => {
  const { status, attempts, attemptsAllowed, waitHours } = facts;
  const open = attempts.find((a) => !a.submittedAt)?.id ?? null;
  const attemptsLeft =
    attemptsAllowed === null ? null : Math.max(0, attemptsAllowed - attempts.length);
  const passed = attempts.some((a) => a.passed);
  const lastAt = attempts.at(-1)?.submittedAt;
  const opensAt = lastAt ? new Date(lastAt.getTime() + waitHours * hour) : null;
  const mayAgain = !open && !passed && attemptsLeft !== 0;
  const againFrom = mayAgain && opensAt && opensAt > now ? opensAt : null;
  const refusal = (): ExamRefusal | null => {
    if (open) return null;
    if (passed) return 'exam_passed';
    if (!isTrained(status)) return 'exam_not_ready';
    if (attemptsLeft === 0) return 'exam_no_attempts';
    return againFrom ? 'exam_wait' : null;
  };
  return { openAttemptId: open, attemptsLeft, againFrom, refusal: refusal(), passed };
};

export const deadlineOf = (startedAt: Date, minutes: number | null, extra: number): Date | null =>
  minutes === null ? null : new Date(startedAt.getTime() + (minutes + extra) * 60_000);

export const secondsLeft = (deadlineAt: Date | null, now: Date): number | null =>
  deadlineAt && Math.max(0, Math.ceil((deadlineAt.getTime() - now.getTime()) / 1000));

/** Past the deadline and its grace period. */
export const isOverdue = (deadlineAt: Date | null, now: Date): boolean =>
  deadlineAt !== null && now.getTime() > deadlineAt.getTime() + examRules.graceSeconds * 1000;

type ChapterOnly = Pick<Banked, 'videoId' | 'mustAsk'>;
/**
 * One question about a chapter, never one of every exam. A person gets the same one each time, so that nobody collects
 * the bank by asking again.
 */
export const chapterQuestionFor = <T extends ChapterOnly>(
  bank: readonly T[],
  videoId: string,
  userId: string,
): T | null => {
  const spare = bank.filter((one) => one.videoId === videoId && !one.mustAsk);
  const mark = [...userId].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return spare[mark % spare.length] ?? null;
};
