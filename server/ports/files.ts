/** Where uploaded files live: an interface, and the folder behind the default STORAGE_URL. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** What stands directly in a folder of the store, also parts of files that were never finished. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
};

export type StoredFile = { key: string; changedAt: Date };

/** All there is in a store that cannot be made again; `derived/` can. A backup takes these. */
export const storeFolders = ['public', 'private', 'films', 'captions'] as const;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

export const folderFiles = (folder: string): Files => {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('a file key must stay inside the store');
    return path;
  };
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
    async get(key) {
      try {
        return await readFile(pathOf(key));
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
