/** How far a person may go in a video: where they have been, here or on another device. */
import type { TrainingVideo } from '#contract/training/training.ts';
import { mergeParts, type Part, watchedTo } from '#contract/training/watched-parts.ts';
import type { Waiting } from './watch-store.ts';

type Progress = Pick<TrainingVideo, 'videoStatus' | 'watched' | 'position' | 'duration'>;

/** Seconds: seeking is free up to here. What waits to be sent counts too. */
export const seenTo = (video: Progress, waiting: Waiting | null): number =>
  video.videoStatus === 'finish'
    ? video.duration
    : watchedTo(mergeParts([...video.watched, ...(waiting?.parts ?? [])]));

/** Seconds: where to go on. A video that was seen to its end begins anew. */
export const resumeAt = (video: Progress, waiting: Waiting | null): number => {
  const place = Math.min(waiting?.position ?? video.position, seenTo(video, waiting));
  return place >= video.duration - 1 ? 0 : place;
};

/** Where a seek ends: not beyond what was seen, a moment more forgiven. */
export const allowedPlace = (asked: number, seen: number): number =>
  asked <= seen + 0.5 ? Math.max(0, asked) : seen;

/** What happened between two looks at the clock of the video; null for a jump back or a stand. */
export const partBetween = (before: number | null, now: number): Part | null =>
  before !== null && now > before ? { from: before, to: now } : null;
