/** Parts of a video in seconds: the server keeps what was watched, the player what is not sent yet. */
import { watchRules } from './training.ts';

export type Part = { from: number; to: number };

const { gapSeconds } = watchRules;

export const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

export const lengthOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** In order, without overlaps; parts that nearly touch are one. */
export const mergeParts = (parts: readonly Part[]): Part[] => {
  const merged: Part[] = [];
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to + gapSeconds) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => ({ from: tenth(from), to: tenth(to) }));
};

/** What of a part is not among the others, in order. */
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

/** From the start without a gap: seeking is free up to here. */
export const watchedTo = (parts: readonly Part[]): number => {
  const [first] = parts;
  return first && first.from <= gapSeconds ? first.to : 0;
};
