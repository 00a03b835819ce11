import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

export type DataFolderLock = { release(): void };

/** A second process fails within 2 s; one that is shutting down gets time to finish. */
const PATIENCE_MS = 1_200;
const SQLITE_BUSY = 5;

/** Referenced here, or the lock would be garbage collected and released. */
const held = new Set<DatabaseSync>();

/** Creates the folder if needed and returns its real path. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  // When root, the database runs as another user, who must traverse this folder but not list it.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    mkdirSync(folder, { recursive: true, mode });
    return realpathSync(folder);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be created (${codeOf(error)}).`);
  }
}

/**
 * One app process at a time per data folder.
 *
 * The lock is the kernel's own (taken through SQLite, the one file lock that Node carries), so it
 * ends with the process however that ends: a kill -9 leaves nothing to clean up, a recycled
 * process id fools nobody, and of two simultaneous starters the kernel picks one. It also holds
 * between containers that share the folder, where process ids mean nothing.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const folder = openDataFolder(dataDir);
  // Nothing else in this process may open app.lock: closing it would drop the POSIX lock.
  const lockFile = join(folder, 'app.lock');
  const pidFile = join(folder, 'app.pid');
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const lock = tryLock(folder, lockFile);
    if (lock) {
      held.add(lock);
      rmSync(pidFile, { force: true });
      writeFileSync(pidFile, `${process.pid}\n`);
      return {
        release() {
          if (!held.delete(lock)) return;
          rmSync(pidFile, { force: true });
          lock.close();
        },
      };
    }
    if (Date.now() > deadline) throw new Error(inUse(folder, pidFile));
    await wait(50);
  }
}

function tryLock(folder: string, lockFile: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if (lock?.isOpen) lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw new Error(`The data folder ${folder} cannot be locked: ${(error as Error).message}.`);
  }
}

function inUse(folder: string, pidFile: string): string {
  let holder = '';
  try {
    // Informational: the lock decides, not the pid.
    holder = ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    // Not written yet, or already gone.
  }
  return (
    `The data folder ${folder} is in use by another running Persimmon${holder}: ` +
    'stop that one first, or set DATABASE_URL to a PostgreSQL server that both can share.'
  );
}

/** The installation's key: created once. */
export function secretFrom(dataDir: string): string {
  return keepSecret(join(openDataFolder(dataDir), 'secret-key'), 32);
}

/** Like above, but it must exist: a new key would open nothing. */
export function findSecret(dataDir: string): string | undefined {
  return readSecret(join(resolve(dataDir), 'secret-key'), 32);
}

/** Reads a hexadecimal secret, or creates it atomically with mode 600. */
export function keepSecret(file: string, bytes: number): string {
  const kept = readSecret(file, bytes);
  if (kept) return kept;
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const fd = openSync(draft, 'wx', 0o600);
  try {
    writeSync(fd, `${randomBytes(bytes).toString('hex')}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  try {
    // link() never overwrites: of two concurrent processes the first wins.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(file, bytes);
  if (!made) throw new Error(`The secret file ${file} disappeared while it was being created.`);
  return made;
}

function readSecret(file: string, bytes: number): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Error(`The secret file ${file} cannot be read (${codeOf(error)}).`);
  }
  if (new RegExp(`^[0-9a-f]{${bytes * 2}}$`).test(text)) return text;
  throw new Error(`The secret file ${file} is damaged: it should hold ${bytes * 2} hex digits.`);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
