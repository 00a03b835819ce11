import { type SpawnOptions, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRuntime, installedRuntime, mendRuntime, type Runtime } from './runtime.ts';

/** Where the cluster is, which binaries run it, and as which system user. */
export type Place = { home: string; cluster: string; runtime: Runtime; user?: User };
type User = { uid: number; gid: number };

const POINTER = 'postgres.elsewhere';

/** The app's environment is not passed on: no secrets, PG… variables or locale. */
export function childOptions(place: Pick<Place, 'user'>): SpawnOptions {
  return { ...place.user, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
}

export async function findPlace(dataDir: string, log: (line: string) => void): Promise<Place> {
  const installed = installedRuntime();
  const mended = mendRuntime(installed.folder);
  const pointed = readPointer(dataDir);
  if (process.getuid?.() !== 0) {
    if (pointed) throw new Error(`The database of ${dataDir} belongs to root: start it as root.`);
    const runtime = mended ? installed : await copyRuntime(installed, dataDir);
    return { home: dataDir, cluster: join(dataDir, 'postgres'), runtime };
  }

  // PostgreSQL refuses to run as root.
  const user = otherUser(pointed ?? dataDir);
  const elsewhere = pointed ?? farHome(dataDir);
  const home = pointed ?? (reaches(user, dataDir) ? dataDir : elsewhere);
  if (home !== dataDir) claim(home, dataDir);
  const usable = mended && runs(user, installed);
  const runtime = usable ? installed : await copyRuntime(installed, elsewhere);
  if (home !== dataDir || !usable) {
    const what =
      home === dataDir ? 'its programs' : usable ? 'its files' : 'its programs and files';
    const where = home === dataDir ? installed.folder : dataDir;
    log(
      `The database cannot run as root, and the user it runs as (${user.uid}) ` +
        `cannot reach ${where}: ${what} are kept in ${elsewhere}.`,
    );
  }
  return { home, cluster: join(home, 'postgres'), runtime, user };
}

/** The owner of the existing folder, so root and an ordinary user may alternate. */
function otherUser(home: string): User {
  for (const folder of [join(home, 'postgres'), home]) {
    if (!existsSync(folder)) continue;
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
    return Number.parseInt(stdout ?? '', 10);
  });
  if (!uid || !gid) {
    throw new Error(
      'The database cannot run as root, and this system has no user "nobody" to run it: ' +
        'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return { uid, gid };
}

function reaches(user: User, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], user).status === 0;
}

function runs(user: User, runtime: Runtime): boolean {
  return spawnSync(join(runtime.folder, 'bin', 'postgres'), ['--version'], user).status === 0;
}

/** A folder with a cluster belongs to an earlier clone: leave it alone. */
function farHome(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const base = `/var/lib/persimmon-${hash}`;
  let home = base;
  for (let n = 2; existsSync(join(home, 'postgres')); n += 1) home = `${base}-${n}`;
  return home;
}

/** Once the cluster is elsewhere it stays there, even if permissions change. */
function readPointer(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER);
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
}

/** Ties the external folder to this data folder, so a copy of it never runs on the same cluster. */
function claim(home: string, dataDir: string): void {
  if (!readPointer(dataDir) && existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(
      `The database in ${join(dataDir, 'postgres')} cannot be reached by the user who owns it: ` +
        'let that user pass through the folders above it, or start as that user.',
    );
  }
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const owner = join(home, 'data-folder');
  const claimed = existsSync(owner) ? readFileSync(owner, 'utf8').trim() : dataDir;
  // Moved is fine, copied is not.
  if (claimed !== dataDir && existsSync(join(claimed, POINTER))) {
    throw new Error(
      `${dataDir} is a copy of ${claimed}, whose database is in ${home}: ` +
        `delete ${join(dataDir, POINTER)} to start the copy with a database of its own.`,
    );
  }
  writeFileSync(owner, `${dataDir}\n`);
  writeFileSync(join(dataDir, POINTER), `${home}\n`);
}
