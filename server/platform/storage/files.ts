/** Where uploaded files live: an interface, and the folder behind the default STORAGE_URL. The other one: s3-files.ts. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

export type Files = {
  /** The whole file or nothing of it: a reader sees the old one until the new one is there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** With a range: as much of it as there is. */
  get(key: string, range?: ByteRange): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** What stands directly in a folder of the store, also parts of files that were never finished. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
};

export type StoredFile = { key: string; changedAt: Date };

/** From the first to the last byte, both included. */
export type ByteRange = { from: number; to: number };

/** The store did not do what it was asked; who asked may try again. */
export class StoreAway extends Error {
  readonly code = 'STORE_AWAY';
  constructor(cause?: unknown) {
    super('the file store does not answer', { cause });
  }
}

/** A store would take a NUL or '..' in its own way: names are plain in all of them. */
export const checkKey = (key: string): string => {
  const isPlain = (part: string) => /^[\w.-]+$/.test(part) && part !== '.' && part !== '..';
  if (!key.split('/').every(isPlain)) throw new Error('a file key must stay inside the store');
  return key;
};

/** All there is in a store that cannot be made again; `derived/` can. A backup takes these. */
export const storeFolders = ['public', 'private', 'films', 'captions'] as const;

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
      // Written beside, flushed, then moved: a reader never sees half a file, a power cut leaves none.
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
        // Gone between listing and looking: somebody removed it.
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
