import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childOptions, type Place } from './paths.ts';

export const SUPERUSER = 'postgres';

/** Marks a cluster as complete: if its control file is missing, it is damaged, not new. */
const MARKER = 'persimmon.cluster';
const DRAFT = 'postgres.new-';

/**
 * Built under another name and renamed at the end: a folder called postgres is always complete, and leftovers of a
 * crash can be removed.
 */
export async function ensureCluster(
  place: Place,
  options: { password: string; durable: boolean; log: (line: string) => void },
): Promise<void> {
  await removeDrafts(place.home);
  if (existsSync(join(place.cluster, 'global', 'pg_control'))) return;
  await setAside(place.cluster, options.log);

  // A unique name: an orphaned initdb may still be writing.
  const draft = join(place.home, `${DRAFT}${randomBytes(4).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600, flag: 'wx' });
    if (place.user) {
      await chown(draft, place.user.uid, place.user.gid);
      await chown(passwordFile, place.user.uid, place.user.gid);
    }
    await initialise(place, draft, passwordFile, options.durable);
    await writeFile(join(draft, MARKER), 'made by Persimmon\n');
    await rename(draft, place.cluster);
    if (options.durable) await sync(place.home);
  } finally {
    await removeDrafts(place.home);
  }
}

async function initialise(place: Place, draft: string, passwordFile: string, durable: boolean) {
  // The builtin provider collates the same everywhere, but character classes for trigrams of Chinese text come from the
  // system's LC_CTYPE, so find one with UTF-8.
  let reason = '';
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C']) {
    const { code, errors } = await run(place, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--data-checksums',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (code === 0) return;
    reason = errors.trim();
    if (!/locale/i.test(reason)) break;
  }
  throw new Error(`The database could not be created in ${place.cluster}: ${reason}`);
}

function run(place: Place, program: string, args: string[]) {
  const file = join(place.runtime.folder, 'bin', program);
  return new Promise<{ code: number | null; errors: string }>((resolve, reject) => {
    const child: ChildProcess = spawn(file, args, {
      ...childOptions(place),
      cwd: place.home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const onExit = () => child.kill('SIGKILL');
    process.on('exit', onExit);
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', onExit);
      resolve({ code, errors });
    });
  });
}

/** Moves a folder that is not a cluster aside, without deleting it. */
async function setAside(cluster: string, log: (line: string) => void): Promise<void> {
  const content = existsSync(cluster) ? await readdir(cluster) : [];
  if (content.length === 0) return;
  if (content.includes(MARKER)) {
    throw new Error(
      `The database in ${cluster} is damaged (it has no control file): ` +
        'restore it from a backup, or move the folder away to start with an empty one.',
    );
  }
  const aside = `${cluster}.unfinished-${randomBytes(4).toString('hex')}`;
  await rename(cluster, aside);
  log(`${cluster} was never finished: moved to ${aside}, starting over.`);
}

async function removeDrafts(home: string): Promise<void> {
  for (const entry of await readdir(home)) {
    if (!entry.startsWith(DRAFT)) continue;
    // Folders still being written are left for the next start.
    await rm(join(home, entry), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
