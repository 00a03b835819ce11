/** Ranges of a video in seconds: watched ones on the server, unsent ones in the player. */
import { watchRules } from './training.ts';

export type Part = { from: number; to: number };

const { gapSeconds } = watchRules;

export const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

export const lengthOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** Sorted and without overlaps; nearly adjacent ranges are merged. */
export const mergeParts = (parts: readonly Part[]): Part[] => {
  const merged: Part[] = [];
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + gapSeconds) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => ({ from: tenth(from), to: tenth(to) }));
};

/** The parts of a range not covered by the others, sorted. */
export const freshIn = (claimed: Part, known: readonly Part[]): Part[] => {
  const fresh: Part[] = [];
  let at = claimed.from;
  for (const { from, to } of known) {
    if (to <= at) continue;
    if (from >= claimed.to) break;
    if (from > at) fresh.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < claimed.to) fresh.push({ from: at, to: claimed.to });
  return fresh;
};

/** End of the contiguous range from the start: seeking is allowed up to here. */
export const watchedTo = (parts: readonly Part[]): number => {
  const [first] = parts;
  return first && first.from <= gapSeconds ? first.to : 0;
};
