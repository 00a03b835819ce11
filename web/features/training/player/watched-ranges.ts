/** How far a person may seek in a video: up to what they watched, here or on another device. */
import type { TrainingVideo } from '#contract/training/training.ts';
import { mergeParts, type Part, watchedTo } from '#contract/training/watched-parts.ts';
import type { Waiting } from './watch-store.ts';

type Progress = Pick<TrainingVideo, 'videoStatus' | 'watched' | 'position' | 'duration'>;

/** Seconds: seeking is allowed up to here. Unsent ranges count, too. */
export const seenTo = (video: Progress, waiting: Waiting | null): number =>
  video.videoStatus === 'finish'
    ? video.duration
    : watchedTo(mergeParts([...video.watched, ...(waiting?.parts ?? [])]));

/** Seconds: where to resume. A finished video restarts. */
export const resumeAt = (video: Progress, waiting: Waiting | null): number => {
  const place = Math.min(waiting?.position ?? video.position, seenTo(video, waiting));
  return place >= video.duration - 1 ? 0 : place;
};

/** Clamps a seek to what was watched, with a small tolerance. */
export const allowedPlace = (asked: number, seen: number): number =>
  asked <= seen + 0.5 ? Math.max(0, asked) : seen;

/** The range watched between two positions; null for a seek back or a pause. */
export const partBetween = (before: number | null, now: number): Part | null =>
  before !== null && now > before ? { from: before, to: now } : null;
