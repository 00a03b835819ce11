/** The exam: questions, timing and scoring. */
import {
  type ExamRefusal,
  examRules,
  type QuestionType,
  type Verdict,
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

type Banked = { id: string; type: QuestionType; options: { id: string }[]; right: string[] };
export type Asked = {
  place: number;
  questionId: string;
  optionOrder: string[];
  right: string[];
  points: number;
};

/** Draws questions and shuffles their options; true/false keeps its order. */
export const drawQuestions = (
  bank: readonly Banked[],
  rules: { questionCount: number; totalScore: number },
  dice: RandomInt,
): Asked[] => {
  const drawn = shuffle(bank, dice).slice(0, rules.questionCount);
  const points = sharePoints(rules.totalScore, drawn.length);
  return drawn.map(({ id, type, options, right }, i) => {
    const ids = options.map((option) => option.id);
    return {
      place: i + 1,
      questionId: id,
      optionOrder: type === 'true_false' ? ids : shuffle(ids, dice),
      right,
      points: points[i] ?? 0,
    };
  });
};

type Answered = { right: readonly string[]; chosen: readonly string[]; points: number };

export const gradeAnswer = (
  { right, chosen, points }: Answered,
  partialScore: boolean,
): { verdict: Verdict; earned: number } => {
  if (!chosen.length) return { verdict: 'unanswered', earned: 0 };
  const wanted = new Set(right);
  const hits = new Set(chosen.filter((id) => wanted.has(id))).size;
  const isClean = chosen.every((id) => wanted.has(id));
  if (isClean && hits === wanted.size) return { verdict: 'right', earned: points };
  const earned = partialScore && isClean ? Math.floor((points * hits) / wanted.size) : 0;
  return { verdict: 'wrong', earned };
};

export const gradeExam = (
  answers: readonly Answered[],
  { passScore, partialScore }: { passScore: number; partialScore: boolean },
) => {
  const graded = answers.map((answer) => gradeAnswer(answer, partialScore));
  const count = (verdict: Verdict) => graded.filter((g) => g.verdict === verdict).length;
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
