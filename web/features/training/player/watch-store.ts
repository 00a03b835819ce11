/**
 * Watched ranges that the server does not have yet, in this browser's storage: a reload, a closed tab, a lost
 * connection or an expired session lose nothing. Stored per person; nobody else sees or sends it.
 */
import { watchRules } from '#contract/training/training.ts';
import { freshIn, mergeParts, type Part } from '#contract/training/watched-parts.ts';
import { getUser } from '#web/lib/api/session.ts';
import { draftKey } from '#web/lib/draft.ts';
import { readStored, storedKeys, writeStored } from '#web/lib/storage.ts';

export type Waiting = { parts: Part[] /** Where the video stood. */; position: number };

const isPart = (part: unknown): part is Part =>
  typeof part === 'object' &&
  part !== null &&
  'from' in part &&
  'to' in part &&
  Number.isFinite(part.from) &&
  Number.isFinite(part.to);

const parse = (json: string | null): Waiting | null => {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { parts, position } = kept as Partial<Waiting>;
    if (!Array.isArray(parts) || !parts.every(isPart)) return null;
    return { parts, position: Number.isFinite(position) ? Number(position) : 0 };
  } catch {
    return null;
  }
};

/** Drops what the server has. Gaps that it would close itself are not worth a call. */
export const missingFrom = (waiting: readonly Part[], known: readonly Part[]): Part[] =>
  waiting
    .flatMap((part) => freshIn(part, known))
    .filter(({ from, to }) => to - from > watchRules.gapSeconds);

/** Created while the owner is signed in: after the session expires, the rest still belongs to the same person. */
export const openWatchStore = (trainingId: string) => {
  const owner = getUser()?.userId ?? '';
  const prefix = draftKey(`watched:${owner}:${trainingId}:`);
  const read = (videoId: string): Waiting | null => parse(readStored(prefix + videoId));
  const write = (videoId: string, waiting: Waiting | null): void =>
    writeStored(prefix + videoId, waiting && JSON.stringify(waiting));
  const videos = (): string[] =>
    storedKeys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    read,
    /** Adds what was just watched. */
    add: (videoId: string, part: Part): void => {
      const parts = mergeParts([...(read(videoId)?.parts ?? []), part]);
      write(videoId, { parts, position: part.to });
    },
    dropKnown: (videoId: string, known: readonly Part[]): void => {
      const waiting = read(videoId);
      if (!waiting) return;
      const parts = missingFrom(waiting.parts, known);
      write(videoId, parts.length ? { ...waiting, parts } : null);
    },
    /** Videos with something to send, while the owner is signed in. */
    toSend: (): string[] => (getUser()?.userId === owner ? videos() : []),
    clear: (): void => {
      for (const videoId of videos()) write(videoId, null);
    },
  };
};
export type WatchStore = ReturnType<typeof openWatchStore>;
