import type { Letter } from '#contract/services/letters.ts';

/** `finished`: closed without a written answer, for example after a call. */
export const letterState = ({ answer, cancelled, status }: Letter) => {
  if (answer) return 'answered';
  if (cancelled) return 'takenBack';
  if (status === 'finish') return 'finished';
  return status === 'error' || status === 'unknown' ? 'asked' : 'waiting';
};
