/**
 * Cache of finished responses (pages and content calls), compressed. The key covers everything a response depends on;
 * content changes drop all entries. Unbounded sets of URLs have their own share, so they only evict each other.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AppError } from '#contract/errors.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type CachedResponse = {
  status: number;
  /** Headers common to all encodings. */
  headers: Record<string, string>;
  plain: Buffer;
  /** The plain body itself if it is small. */
  gzip: Buffer;
  br: Buffer;
  etag: string;
  /** A part of the page failed to load: sent, but not cached. */
  incomplete?: boolean;
  /** Raw headers of the first response, names and values alternating; see fast-lane.ts. */
  sentHeaders?: string[];
  /** The same with those of the encoding. */
  headersSent?: Partial<Record<'br' | 'gzip' | 'plain', string[]>>;
};

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipOptions = { level: 6 };

/** Below this, compressing takes longer than sending. */
const worthCompressing = 1_024;

const etagOf = (plain: Buffer): string =>
  `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;

export const finish = async (
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<CachedResponse> => {
  const plain = Buffer.from(body);
  const etag = etagOf(plain);
  if (plain.length < worthCompressing)
    return { status, headers, plain, gzip: plain, br: plain, etag };
  const [br, gz] = await Promise.all([brotli(plain, brotliOptions), gzipAsync(plain, gzipOptions)]);
  return { status, headers, plain, gzip: gz, br, etag };
};

/** For the rendering thread, which has nothing to do meanwhile. */
export const finishSync = (
  body: string,
  headers: Record<string, string>,
  status: number,
): CachedResponse => {
  const plain = Buffer.from(body);
  const br = brotliCompressSync(plain, brotliOptions);
  return { status, headers, plain, gzip: gzipSync(plain, gzipOptions), br, etag: etagOf(plain) };
};

type Entry = {
  /** The last good response. */
  ready?: CachedResponse;
  madeAt: number;
  /** A newer one in the making, shared by concurrent callers. */
  making?: Promise<CachedResponse>;
  /** Goes up with each change of the content. */
  version: number;
  /** The version that the last good response was begun at. */
  madeOf: number;
  /** A response begun before this version is outdated: only used when nothing newer can be made. */
  needed: number;
  /** Since when the last good response lacks a change that may be shown a little late. */
  lateSince?: number;
};

const isOutdated = ({ madeOf, needed }: Entry): boolean => madeOf < needed;

/** `fixed`: a bounded set of URLs. `free`: unbounded. */
export type Share = 'fixed' | 'free';

export type ContentCache = ReturnType<typeof createContentCache>;

/** Activity states depend on the time, so responses are renewed this often even without changes. */
const freshMs = 30_000;
/** Stale-while-revalidate: until then the old response is sent while a new one is made. */
const staleMs = 5 * 60_000;

/** With five seconds, readers still waited under load (docs/scaling.md). */
const lateMs = 20_000;

/** How long to wait for a newer response when there is an old one: a frozen database must not block pages. */
const patienceMs = 2_000;

/** Not a failure: the page is gone, so the stale one must not be sent instead. */
const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status < 500;

export const createContentCache = (most: Record<Share, number> = { fixed: 1_000, free: 500 }) => {
  /** Evicts the least recently used. */
  const shares = {
    fixed: new LRUCache<string, Entry>({ max: most.fixed }),
    free: new LRUCache<string, Entry>({ max: most.free }),
  };
  const counts = { hits: 0, misses: 0 };

  const find = (key: string): Entry | undefined => shares.fixed.get(key) ?? shares.free.get(key);

  const entries = () => [...shares.fixed.entries(), ...shares.free.entries()];

  /** It may have been replaced meanwhile. */
  const forget = (key: string, entry: Entry) => {
    for (const share of Object.values(shares)) if (share.peek(key) === entry) share.delete(key);
  };

  const renew = (
    key: string,
    entry: Entry,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const { version } = entry;
    const begunAt = Date.now();
    const making = make().then(
      (result) => {
        if (entry.making === making) delete entry.making;
        // Cache successes only, and never replace a newer response by one begun before a change.
        if (result.status === 200 && !result.incomplete) {
          if (entry.ready && version < entry.madeOf) return result;
          entry.ready = result;
          entry.madeAt = Date.now();
          entry.madeOf = version;
          if (version === entry.version) delete entry.lateSince;
          else if (entry.lateSince !== undefined) entry.lateSince = begunAt;
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
    const entry: Entry = { madeAt: 0, version: 0, madeOf: 0, needed: 0 };
    shares[share].set(key, entry);
    return entry;
  };

  return {
    counts,
    get size() {
      return shares.fixed.size + shares.free.size;
    },
    /** The cached response if it is fresh. */
    peek(key: string): CachedResponse | undefined {
      const entry = find(key);
      if (!entry?.ready || isOutdated(entry) || entry.lateSince !== undefined) return undefined;
      if (Date.now() - entry.madeAt > freshMs) return undefined;
      counts.hits++;
      return entry.ready;
    },
    /** The cached response or a new one; a stale one rather than none when the database is down. */
    async get(
      key: string,
      make: () => Promise<CachedResponse>,
      share: Share = 'fixed',
    ): Promise<CachedResponse> {
      const entry = entryOf(key, share);
      const kept = entry.ready;
      const age = Date.now() - entry.madeAt;
      const late = entry.lateSince === undefined ? 0 : Date.now() - entry.lateSince;
      if (kept && !isOutdated(entry) && age <= staleMs && late <= lateMs) {
        counts.hits++;
        const isFresh = age <= freshMs && entry.lateSince === undefined;
        // In the background; if it fails, the next request retries.
        if (!isFresh && !entry.making) renew(key, entry, make).catch(() => {});
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
    /** Invalidates everything, or the given keys. */
    clear(concerns: (key: string) => boolean = () => true) {
      for (const [key, entry] of entries())
        if (concerns(key)) {
          entry.needed = ++entry.version;
          delete entry.making;
        }
    },
    /** Renews the given keys when they are asked for; the old responses are still sent meanwhile, for a few seconds. */
    renewSoon(concerns: (key: string) => boolean) {
      const now = Date.now();
      for (const [key, entry] of entries())
        if (concerns(key)) {
          entry.version++;
          entry.lateSince ??= now;
        }
    },
  };
};
