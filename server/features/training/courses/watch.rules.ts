/** Watched ranges, and how much of a player's report to accept. Seconds of video; server time. */
import { type VideoStatus, watchRules } from '#contract/training/training.ts';
import {
  freshIn,
  lengthOf,
  mergeParts,
  type Part,
  tenth,
  watchedTo,
} from '#contract/training/watched-parts.ts';

const { gapSeconds, aheadSeconds, toleranceSeconds, speedMax, finishedShare } = watchRules;

const firstOf = (parts: readonly Part[], seconds: number): Part[] => {
  const taken: Part[] = [];
  let left = seconds;
  for (const { from, to } of parts) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    taken.push({ from, to: end });
    left -= end - from;
  }
  return taken;
};

export const percentOf = (parts: readonly Part[], seconds: number): number =>
  Math.min(100, Math.floor((lengthOf(parts) / seconds) * 100));

export const isFinished = (parts: readonly Part[], seconds: number): boolean =>
  lengthOf(parts) >= seconds * finishedShare;

export const videoStatusOf = (
  progress: { finishedAt: Date | null } | null | undefined,
): VideoStatus => (progress ? (progress.finishedAt ? 'finish' : 'underway') : 'init');

export type Watching = {
  parts: readonly Part[];
  claimed: Part;
  /** The video's length. */
  seconds: number;
  openedAt: Date;
  /** The server time already used up by accepted ranges, of any video of this training. */
  clockUsedTo: Date | null;
  now: Date;
};

/**
 * Server time since opening, or since the last accepted report, limits new ranges: 1.5 seconds of video per second. So
 * ranges watched while offline are accepted later, and skips are not. A range far ahead of what was watched is a skip,
 * too; slightly ahead is a report that overtook another.
 */
export const acceptWatched = (watching: Watching) => {
  const { parts, seconds, openedAt, clockUsedTo, now } = watching;
  const claimed = {
    from: Math.min(watching.claimed.from, seconds),
    to: Math.min(watching.claimed.to, seconds),
  };
  const start = clockUsedTo && clockUsedTo > openedAt ? clockUsedTo : openedAt;
  const furthest = parts.at(-1)?.to ?? 0;
  if (claimed.from > watchedTo(parts) + aheadSeconds && claimed.from > furthest + gapSeconds)
    return { parts: [...parts], clockUsedTo, position: null };
  const budget = ((now.getTime() - start.getTime()) / 1000) * speedMax + toleranceSeconds;
  const believed = firstOf(freshIn(claimed, parts), Math.max(0, budget));
  const merged = mergeParts([...parts, ...believed]);
  const used = lengthOf(believed);
  return {
    parts: merged,
    clockUsedTo: used ? new Date(start.getTime() + (used / speedMax) * 1000) : clockUsedTo,
    position: tenth(Math.min(claimed.to, merged.at(-1)?.to ?? 0)),
  };
};

/** Chapters unlock in sequence if the training says so. */
export const isOpenVideo = (
  videos: readonly { id: string }[],
  finished: ReadonlySet<string>,
  videoId: string,
  inOrder: boolean,
): boolean => {
  const place = videos.findIndex(({ id }) => id === videoId);
  return !inOrder || videos.slice(0, place).every(({ id }) => finished.has(id));
};
