/** Of several trainings the one a person is busy with: an open exam, then the newest result, then one to be taken. */
import type { TrainingSummary } from '#contract/training/training.ts';

type Facts = Pick<TrainingSummary, 'startTime'> & {
  exam: {
    openAttemptId: string | null;
    lastResult: { submittedAt: string } | null;
    refusal: string | null;
  };
};

const rank = ({ exam }: Facts): number => {
  if (exam.openAttemptId) return 3;
  if (exam.lastResult) return 2;
  return exam.refusal === null ? 1 : 0;
};

const lastTouched = ({ exam, startTime }: Facts): string =>
  exam.lastResult?.submittedAt ?? startTime ?? '';

export const latestOf = <T extends Facts>(trainings: readonly T[]): T | undefined =>
  trainings.toSorted(
    (a, b) => rank(b) - rank(a) || lastTouched(b).localeCompare(lastTouched(a)),
  )[0];
