/**
 * File storage: the interface, and the folder implementation behind the default STORAGE_URL. The other one is
 * s3-files.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export type Files = {
  /** Atomic: readers see the old file until the new one is complete. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** With a range: as many bytes of it as exist. */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** Direct children of a folder, including unfinished files. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws when the store is unavailable. */
  check(): Promise<void>;
};

export type StoredFile = { key: string; changedAt: Date };

/** First and last byte, inclusive. */
export type ByteRange = { from: number; to: number };

/** The store failed; the caller may retry. */
export class StoreAway extends Error {
  readonly code = 'STORE_AWAY';
  constructor(cause?: unknown) {
    super('the file store does not answer', { cause });
  }
}

/** Stores treat NUL and '..' differently: plain names only. */
export const checkKey = (key: string): string => {
  const isPlain = (part: string) => /^[\w.-]+$/.test(part) && part !== '.' && part !== '..';
  if (!key.split('/').every(isPlain)) throw new Error('a file key must stay inside the store');
  return key;
};

/** Everything that cannot be derived again; backups contain these. */
export const storeFolders = ['public', 'private', 'films', 'captions', 'sounds'] as const;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readRange = async (path: string, { from, to }: ByteRange): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const most = Math.max(0, Math.min(to + 1, (await handle.stat()).size) - from);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

export const folderFiles = (folder: string): Files => {
  const root = resolve(folder);
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a temporary file, flushed, then renamed: readers never see half a file, even after a power cut.
      const part = `${path}.${randomUUID()}.part`;
      try {
        const handle = await open(part, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      try {
        return await (range ? readRange(pathOf(key), range) : readFile(pathOf(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(folder) {
      const path = pathOf(folder);
      const entries = await opendir(path).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        // Removed since it was listed.
        const found = await stat(join(path, entry.name)).catch(() => null);
        if (found) yield { key: `${folder}/${entry.name}`, changedAt: found.mtime };
      }
    },
    async check() {
      await mkdir(root, { recursive: true });
      await stat(join(root, '.'));
    },
  };
};
