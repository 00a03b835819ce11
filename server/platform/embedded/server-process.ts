import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { childOptions, type Place } from './paths.ts';

/** A PostgreSQL process, running or failed to start. */
export type Server = {
  pid: number | undefined;
  /** Resolves when the process has exited, with its last output. */
  ended: Promise<string>;
  isGone(): boolean;
};

export function spawnServer(
  place: Place,
  options: { port: number; durable: boolean; log: (line: string) => void },
): Server {
  const safe = options.durable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    port: options.port,
    // TCP on loopback only: socket paths are limited to about 107 bytes.
    unix_socket_directories: '',
    // One that may lose its data is a test's, where several products run on it at once.
    max_connections: options.durable ? 100 : 300,
    shared_buffers: '128MB',
    // Parallel workers need more shared memory than many containers have (64 MB in Docker).
    max_parallel_workers_per_gather: 0,
    fsync: safe,
    synchronous_commit: safe,
    full_page_writes: safe,
    timezone: 'UTC',
    // Errors go to the client; in this log they could leak personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child: ChildProcess = spawn(
    join(place.runtime.folder, 'bin', 'postgres'),
    ['-D', place.cluster, ...args],
    {
      ...childOptions(place),
      cwd: place.home,
      stdio: ['ignore', 'ignore', 'pipe'],
      // Its own session: Ctrl-C is for the app, which needs the database to shut down.
      detached: true,
    },
  );

  // Last resort when the app exits without stopping the database.
  const onExit = () => child.kill('SIGINT');
  process.on('exit', onExit);
  let gone = false;
  let lastWords = '';
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/^(FATAL|PANIC)/.test(line)) lastWords = line;
      if (worthReading(line)) options.log(`PostgreSQL: ${line}`);
    });
  }
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      lastWords = error.message;
      gone = true;
      resolve(lastWords);
    });
    child.on('exit', () => {
      gone = true;
      process.off('exit', onExit);
    });
    const say = (code: number | null, signal: string | null) =>
      resolve(lastWords || `it ended with ${signal ?? code}`);
    // All output was read by then; but a hanging child must not block us.
    child.on('close', say);
    child.on('exit', (code, signal) => setTimeout(say, 500, code, signal).unref());
  });
  return { pid: child.pid, ended, isGone: () => gone };
}

function worthReading(line: string): boolean {
  if (/^PANIC|terminated by signal|not properly shut down/.test(line)) return true;
  if (!line.startsWith('FATAL')) return false;
  return !/starting up|not yet accepting|shutting down|administrator command|expected SASL/.test(
    line,
  );
}

/** Resolves when the server accepts queries, or with its last output if it exited before. */
export async function untilReady(
  server: Server,
  adminUrl: string,
  log: (line: string) => void,
): Promise<{ ready: true } | { ready: false; reason: string }> {
  let nextNotice = Date.now() + 10_000;
  while (!server.isGone()) {
    if (await answers(adminUrl)) return { ready: true };
    if (Date.now() > nextNotice) {
      log('The database is still starting (after a crash it first replays its log) …');
      nextNotice += 10_000;
    }
    await wait(20);
  }
  return { ready: false, reason: await server.ended };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false;
    throw new Error(
      'The database does not accept its password: the file postgres.password in the data folder ' +
        'is not the one that this database was created with.',
    );
  } finally {
    await client.end().catch(() => {});
  }
}
