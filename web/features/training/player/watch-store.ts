/**
 * What was watched and is not with the server yet, in this browser's storage: a reload, a closed tab or a bad line
 * lose nothing. Under the person's id, so that the next one at the same computer sends none of it.
 */

import { watchRules } from '#contract/training.ts';
import { freshIn, mergeParts, type Part } from '#contract/watched-parts.ts';
import { getUser } from '#web/lib/session.ts';
import { readStored, storedKeys, writeStored } from '#web/lib/storage.ts';

export type Waiting = { parts: Part[] /** Where the video stood. */; position: number };

const prefixOf = (trainingId: string): string =>
  `watched:${getUser()?.userId ?? ''}:${trainingId}:`;

const isPart = (part: unknown): part is Part =>
  typeof part === 'object' &&
  part !== null &&
  'from' in part &&
  'to' in part &&
  Number.isFinite(part.from) &&
  Number.isFinite(part.to);

export const readWaiting = (trainingId: string, videoId: string): Waiting | null => {
  try {
    const kept: unknown = JSON.parse(readStored(prefixOf(trainingId) + videoId) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { parts, position } = kept as Partial<Waiting>;
    if (!Array.isArray(parts) || !parts.every(isPart)) return null;
    return { parts, position: Number.isFinite(position) ? Number(position) : 0 };
  } catch {
    return null;
  }
};

const write = (trainingId: string, videoId: string, waiting: Waiting | null): void =>
  writeStored(prefixOf(trainingId) + videoId, waiting && JSON.stringify(waiting));

/** Adds what was just watched. */
export const addWatched = (trainingId: string, videoId: string, part: Part): void => {
  const before = readWaiting(trainingId, videoId);
  const parts = mergeParts([...(before?.parts ?? []), part]);
  write(trainingId, videoId, { parts, position: part.to });
};

/** What the server has goes; what it has not stays. Pieces that it would close itself are not worth a call. */
export const missingFrom = (waiting: readonly Part[], known: readonly Part[]): Part[] =>
  waiting
    .flatMap((part) => freshIn(part, known))
    .filter(({ from, to }) => to - from > watchRules.gapSeconds);

export const dropKnown = (trainingId: string, videoId: string, known: readonly Part[]): void => {
  const waiting = readWaiting(trainingId, videoId);
  if (!waiting) return;
  const parts = missingFrom(waiting.parts, known);
  write(trainingId, videoId, parts.length ? { ...waiting, parts } : null);
};

/** Videos of a training with something to send. */
export const waitingVideos = (trainingId: string): string[] => {
  const prefix = prefixOf(trainingId);
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
};

export const dropWatched = (trainingId: string): void => {
  for (const videoId of waitingVideos(trainingId)) write(trainingId, videoId, null);
};
