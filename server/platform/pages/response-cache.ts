/**
 * Finished answers (pages and content calls), kept compressed until content changes. The key says everything the
 * answer depends on; a change of content drops all of it. Addresses that callers can make up without end have a share of
 * their own, so that they only push out each other.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contract/errors.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type CachedResponse = {
  status: number;
  /** Headers that are the same for every encoding, ready to be written. */
  headers: Record<string, string>;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  etag: string;
  /** A part of the page could not be loaded: shown, but not kept. */
  incomplete?: boolean;
  /** All headers as they went out the first time, name and value by turns; see fast-lane.ts. */
  sentHeaders?: string[];
};

export const finish = async (
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<CachedResponse> => {
  const plain = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipAsync(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status, headers, plain, gzip: gz, br, etag };
};

type Entry = {
  /** The last good answer. */
  ready?: CachedResponse;
  madeAt: number;
  /** Content has changed since: it is only shown when nothing newer can be had. */
  outdated: boolean;
  /** A newer one is being made; callers who ask at the same time share it. */
  making?: Promise<CachedResponse>;
  /** Changes with the content: what was begun before is old when it is done. */
  version: number;
};

/** `fixed`: there is a known number of such addresses. `free`: as many as somebody likes to make up. */
export type Share = 'fixed' | 'free';

export type ContentCache = ReturnType<typeof createContentCache>;

/** Activity states follow the clock, so an answer is renewed this often even when nobody changes anything. */
const freshMs = 30_000;
/** Until then an old answer is shown at once while a new one is made behind it. */
const staleMs = 5 * 60_000;

/** How long one waits for the newer answer where there is an older one: a frozen database must not hold a page up. */
const patienceMs = 2_000;

/** Not a failure but an answer: it is no longer there. What was kept of it must not be shown in its place. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status < 500;

export const createContentCache = (most: Record<Share, number> = { fixed: 1_000, free: 500 }) => {
  /** What was not asked for the longest goes first. */
  const shares = {
    fixed: new LRUCache<string, Entry>({ max: most.fixed }),
    free: new LRUCache<string, Entry>({ max: most.free }),
  };
  const counts = { hits: 0, misses: 0 };

  const find = (key: string): Entry | undefined => shares.fixed.get(key) ?? shares.free.get(key);

  /** Another may have taken its place meanwhile. */
  const forget = (key: string, entry: Entry) => {
    for (const share of Object.values(shares)) if (share.peek(key) === entry) share.delete(key);
  };

  const renew = (
    key: string,
    entry: Entry,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const begunAt = entry.version;
    const making = make().then(
      (result) => {
        if (entry.making === making) delete entry.making;
        // Only success is worth keeping; and what was begun before a change never replaces what came after it.
        if (result.status === 200 && !result.incomplete) {
          if (begunAt !== entry.version && entry.ready && !entry.outdated) return result;
          entry.ready = result;
          entry.madeAt = Date.now();
          entry.outdated = begunAt !== entry.version;
        } else if (!entry.ready || (result.status !== 200 && result.status < 500))
          forget(key, entry);
        return result;
      },
      (error: unknown) => {
        if (entry.making === making) delete entry.making;
        if (!entry.ready || isRefusal(error)) forget(key, entry);
        throw error;
      },
    );
    entry.making = making;
    return making;
  };

  const entryOf = (key: string, share: Share): Entry => {
    const known = find(key);
    if (known) return known;
    const entry: Entry = { madeAt: 0, outdated: false, version: 0 };
    shares[share].set(key, entry);
    return entry;
  };

  return {
    counts,
    get size() {
      return shares.fixed.size + shares.free.size;
    },
    /** The kept answer if it is there and fresh. */
    peek(key: string): CachedResponse | undefined {
      const entry = find(key);
      if (!entry?.ready || entry.outdated || Date.now() - entry.madeAt > freshMs) return undefined;
      counts.hits++;
      return entry.ready;
    },
    /** The kept answer, or a new one; an old one rather than none when the database is away. */
    async get(
      key: string,
      make: () => Promise<CachedResponse>,
      share: Share = 'fixed',
    ): Promise<CachedResponse> {
      const entry = entryOf(key, share);
      const kept = entry.ready;
      const age = Date.now() - entry.madeAt;
      if (kept && !entry.outdated && age <= staleMs) {
        counts.hits++;
        // Nobody waits for this one; if it fails, the next reader tries again.
        if (age > freshMs && !entry.making) renew(key, entry, make).catch(() => {});
        return kept;
      }
      counts.misses++;
      if (!kept) return entry.making ?? renew(key, entry, make);
      const renewing = entry.making ?? renew(key, entry, make);
      let timer: NodeJS.Timeout | undefined;
      const older = new Promise<CachedResponse>((resolve) => {
        timer = setTimeout(resolve, patienceMs, kept);
      });
      try {
        const result = await Promise.race([renewing, older]);
        return result.incomplete ? kept : result;
      } catch (error) {
        if (isRefusal(error)) throw error;
        return kept;
      } finally {
        clearTimeout(timer);
        renewing.catch(() => {});
      }
    },
    /** Content has changed: all of it, or what these keys show. */
    clear(concerns: (key: string) => boolean = () => true) {
      for (const share of Object.values(shares))
        for (const [key, entry] of share.entries()) {
          if (!concerns(key)) continue;
          entry.version++;
          entry.outdated = true;
          delete entry.making;
        }
    },
  };
};
