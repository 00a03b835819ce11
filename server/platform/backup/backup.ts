/** Backup, restore and migration of a whole installation. */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '#server/platform/storage/files.ts';
import { openParts, writeParts } from './archive.ts';
import { checked, type Made, type Manifest } from './archive-parts.ts';
import { createSealedCheck } from './check-sealed-values.ts';
import { createPutting, loadParts, refuseUsedStore, type Target } from './load-archive.ts';
import { readFiles, readParts, type Source } from './read-source.ts';

type Backup = {
  path: string;
  made: Made;
  manifest: Manifest;
  /** How many values do not open with the given keys, by column or folder. */
  unopened: Record<string, number>;
};

const isFolder = async (path: string): Promise<boolean> =>
  path.endsWith('/') || ((await stat(path).catch(() => null))?.isDirectory() ?? false);

const backupFileName = (now: Date) =>
  `persimmon-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/** Writes a file, or into a folder with a timestamped name. The app may be running. */
export const backUp = async (
  to: string,
  {
    source,
    secret,
    older = [],
    now = new Date(),
  }: { source: Source; secret: string; older?: readonly string[]; now?: Date },
): Promise<Backup> => {
  const path = (await isFolder(to)) ? join(to, backupFileName(now)) : to;
  if (await stat(path).catch(() => null)) throw new Error(`${path} is there already.`);
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.part`;
  await rm(part, { force: true });
  try {
    await writeParts(part, readParts(source, now), secret);
    // Verify: a backup that cannot be read is none.
    const checkedBackup = await verifyBackup(part, [secret, ...older]);
    await rename(part, path);
    return { ...checkedBackup, path };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/**
 * Reads everything and writes nothing; a wrong key, truncation or corruption throws. Sealed values are tried too, but
 * only counted if they do not open: one damaged row must not prevent restoring the others.
 */
const verifyBackup = async (path: string, secrets: readonly string[]): Promise<Backup> => {
  let made: Made | undefined;
  let manifest: Manifest | undefined;
  const check = await createSealedCheck(secrets);
  for await (const part of checked(openParts(path, secrets))) {
    check.add(part);
    if (part.is === 'made') {
      const { is: _, ...rest } = part;
      made = rest;
    }
    if (part.is === 'end') manifest = part.manifest;
  }
  if (!made || !manifest) throw new Error('This is not a backup.');
  return { path, made, manifest, unopened: check.unopened() };
};

/** Verifies first: `open` is called, and the target touched, only after the whole file proved good. */
export const restore = async (
  path: string,
  secrets: readonly string[],
  open: (backup: Backup) => Promise<Target>,
): Promise<Manifest> => {
  const backup = await verifyBackup(path, secrets);
  return loadParts(checked(openParts(path, secrets)), await open(backup));
};

/** Files only; removes what it wrote when it fails. */
export const moveFiles = async (from: Files, to: Files): Promise<number> => {
  await refuseUsedStore(to);
  const putting = createPutting(to);
  let count = 0;
  try {
    for await (const part of readFiles(from)) {
      await putting.put(part.key, part.bytes);
      count += 1;
    }
  } catch (error) {
    await putting.undo();
    throw error;
  }
  return count;
};

/** Copies one installation into another; the source is only read. */
export const move = (source: Source, target: Target, now = new Date()): Promise<Manifest> =>
  loadParts(checked(readParts(source, now)), target);
