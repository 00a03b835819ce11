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

/** A second process is refused well within 2 s; one that is just ending gets the time to end. */
const PATIENCE_MS = 1_200;
const SQLITE_BUSY = 5;

/** Held here too: a lock that nobody refers to would be collected, and so released. */
const held = new Set<DatabaseSync>();

/** Makes the folder if needed and answers its one real path, whatever way it was written. */
export function openDataFolder(dataDir: string): string {
  const folder = resolve(dataDir);
  // As root the database runs under another user, who must pass through here but not look around.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    mkdirSync(folder, { recursive: true, mode });
    return realpathSync(folder);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be made (${codeOf(error)}).`);
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
  // Nothing else may ever open app.lock in this process: closing it would drop the lock (POSIX).
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
    // Only for the eye: the pid proves nothing, the lock does.
    holder = ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    // It was not written yet, or is gone already.
  }
  return (
    `The data folder ${folder} is in use by another running Persimmon${holder}: ` +
    'stop that one first, or set DATABASE_URL to a PostgreSQL server that both can share.'
  );
}

/** The key of this installation: made once, then the same for ever. */
export function secretFrom(dataDir: string): string {
  return keepSecret(join(openDataFolder(dataDir), 'secret-key'), 32);
}

/** The same, where it must be there already: a new key would open nothing. */
export function findSecret(dataDir: string): string | undefined {
  return readSecret(join(resolve(dataDir), 'secret-key'), 32);
}

/** Reads a hexadecimal secret of that many bytes, or makes it: whole or not at all, mode 600. */
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
    // A link never replaces: of two processes that come here at once, the first one's counts.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(file, bytes);
  if (!made) throw new Error(`The secret file ${file} went away while it was being made.`);
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
