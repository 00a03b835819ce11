import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Fast, then immediate shutdown (safe: the WAL is replayed), then SIGKILL. */
const ESCALATION = [
  { signal: 'SIGINT', patienceMs: 5_000 },
  { signal: 'SIGQUIT', patienceMs: 2_000 },
  { signal: 'SIGKILL', patienceMs: 2_000 },
] as const;

/**
 * Stops an orphaned database of a killed app on this cluster. It could be adopted instead, but a new one is our
 * child, has the current settings and binaries, and costs half a second. Only for the holder of the data folder's
 * lock.
 */
export async function endLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = await leftoverPid(pidFile);
  if (pid === undefined) return;
  // PostgreSQL cleans up after a dead server itself, more carefully than we could.
  if (pid > 0 && !alive(pid)) return;
  if (pid > 0 && serves(pid, cluster)) {
    log('Ending the database that an earlier run left behind.');
    await endProcess(pid, () => !serves(pid, cluster));
  } else {
    // The pid was reused by another program: PostgreSQL would take it for a running server.
    await rm(pidFile, { force: true });
  }
}

/** Escalates signals until `gone` returns true; returns whether it did. */
export async function endProcess(pid: number, gone: () => boolean): Promise<boolean> {
  for (const { signal, patienceMs } of ESCALATION) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
      throw error;
    }
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(20)) {
      if (gone()) return true;
    }
  }
  return gone();
}

/** The pid in the pid file: undefined without a file, 0 if it names none. */
async function leftoverPid(pidFile: string): Promise<number | undefined> {
  // A starting server creates the file first and writes it a moment later.
  for (const deadline = Date.now() + 1_000; ; await wait(20)) {
    if (!existsSync(pidFile)) return undefined;
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    if (pid > 0) return pid;
    if (Date.now() > deadline) return 0;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether that process is a PostgreSQL server on this cluster, not a reused pid. */
function serves(pid: number, cluster: string): boolean {
  const words = commandLine(pid);
  const program = basename(words[0] ?? '');
  if (!program.startsWith('postgres')) return false;
  try {
    // A server's working directory is its cluster, even after the folder was moved.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return words.join(' ').includes(`-D ${cluster} `);
  }
}

function commandLine(pid: number): string[] {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    } catch {
      return [];
    }
  }
  const args = ['-ww', '-o', 'command=', '-p', String(pid)];
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8' });
  const line = (stdout ?? '').trim();
  // Paths may contain spaces, so don't split at them: the program ends before " -D ".
  const end = line.indexOf(' -D ');
  return end < 0 ? [line] : [line.slice(0, end), line.slice(end + 1), ''];
}
