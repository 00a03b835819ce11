/** Checks free disk space: with a full disk the database accepts no writes and may not even restart. */
import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type Disk = { free: number; total: number };
export type ReadDisk = (folder: string) => Promise<Disk>;

const megabyte = 1024 * 1024;
const always = 200 * megabyte;
const atMost = 2_048 * megabyte;
const share = 0.02;

/** 2 % of the disk, but never less than 200 MB, and never more than 2 GB. */
export const isTight = ({ free, total }: Disk): boolean =>
  free < Math.max(always, Math.min(atMost, total * share));

export const readDisk: ReadDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

/** The folders written to; none with an external database and file store. */
export const writtenFolders = (env: {
  DATA_DIR?: string | undefined;
  DATABASE_URL?: string | undefined;
  STORAGE_URL?: string | undefined;
}): string[] => {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL } = env;
  const folders = STORAGE_URL?.startsWith('file:') ? [fileURLToPath(STORAGE_URL)] : [];
  return DATA_DIR && (!DATABASE_URL || !STORAGE_URL) ? [...folders, DATA_DIR] : folders;
};

/** Throws when one is nearly full. Missing folders are created when needed. */
export const checkDisks = async (folders: readonly string[], read = readDisk): Promise<void> => {
  for (const folder of folders) {
    const disk = await read(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (disk && isTight(disk)) throw new Error(`the disk of ${folder} is nearly full`);
  }
};
