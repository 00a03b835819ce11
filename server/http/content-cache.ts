/**
 * Finished answers (pages and content calls), kept compressed until content changes. The key says everything the
 * answer depends on; a change of content drops all of it.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Finished = {
  status: number;
  /** Headers that are the same for every encoding, ready to be written. */
  headers: Record<string, string>;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
  /** All headers as they went out the first time, name and value by turns; see fast-lane.ts. */
  sentHeaders?: string[];
};

export const finish = async (
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<Finished> => {
  const plain = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, headers, plain, gzip: gz, br, etag };
};

type Entry = { finished: Promise<Finished>; ready?: Finished; freshUntil: number };

export type ContentCache = ReturnType<typeof createContentCache>;

/** Activity states follow the clock, so nothing is kept longer than this even when nobody changes anything. */
const maxAgeMs = 30_000;

export const createContentCache = (maxEntries = 2_000) => {
  const entries = new Map<string, Entry>();
  const counts = { hits: 0, misses: 0 };
  return {
    counts,
    get size() {
      return entries.size;
    },
    /** The kept answer if it is there and fresh. */
    peek(key: string): Finished | undefined {
      const kept = entries.get(key);
      if (!kept?.ready || kept.freshUntil <= Date.now()) return undefined;
      counts.hits++;
      return kept.ready;
    },
    /** The kept answer, or a new one; callers who ask at the same time share one computation. */
    async get(key: string, make: () => Promise<Finished>): Promise<Finished> {
      const kept = entries.get(key);
      if (kept && kept.freshUntil > Date.now()) {
        counts.hits++;
        return kept.finished;
      }
      counts.misses++;
      const finished = make();
      const entry: Entry = { finished, freshUntil: Date.now() + maxAgeMs };
      entries.delete(key);
      entries.set(key, entry);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value as string);
      try {
        const result = await finished;
        // Only success is worth keeping; and an answer begun before a change of content is old already.
        if (result.status !== 200 && entries.get(key) === entry) entries.delete(key);
        entry.ready = result;
        return result;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    clear: () => entries.clear(),
  };
};
