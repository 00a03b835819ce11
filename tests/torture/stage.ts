/** A folder of its own, a durable cluster and processes of the product: all gone when the work is done. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDataFolder } from '#server/platform/embedded/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/platform/embedded/embedded-database.ts';
import { freePort } from '../../bench/product.ts';

const root = join(import.meta.dirname, '..', '..');
const quiet = () => {};
const startMs = 90_000;

export type AppProcess = {
  url: string;
  pid: number;
  said(): string;
  isGone(): boolean;
  /** Resident memory, in MB. */
  memory(): number;
  /** What is left in use after it collected its garbage, in MB; only of one that `collects`. */
  inUse(): Promise<number>;
  end(signal?: NodeJS.Signals): Promise<void>;
};

type AppOptions = {
  dataDir: string;
  databaseUrl?: string;
  port?: number;
  env?: Record<string, string>;
  collects?: boolean;
};

const untilReady = async (url: string, isGone: () => boolean): Promise<boolean> => {
  for (const deadline = Date.now() + startMs; Date.now() < deadline && !isGone(); await wait(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
};

/** As its users start it, with callers who say where they come from: limits count by address. */
const startApp = async (options: AppOptions): Promise<AppProcess> => {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const collector = ['--expose-gc', '--import', join(import.meta.dirname, 'collect.ts')];
  const args = [...(options.collects ? collector : []), 'server/main.ts'];
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      MALLOC_ARENA_MAX: '1',
      NODE_ENV: 'production',
      APP_ENV: 'demo',
      PORT: String(port),
      WORKERS: '1',
      DATA_DIR: options.dataDir,
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isGone()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  if (!(await untilReady(url, isGone))) {
    await end('SIGKILL');
    throw new Error(`the product did not start; it said: ${said.slice(-500)}`);
  }
  const pid = child.pid ?? 0;
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const inUse = async () => {
    said = '';
    child.kill('SIGUSR2');
    for (; !isGone(); await wait(20)) {
      const told = /in use: ([\d.]+) MB/.exec(said)?.[1];
      if (told) return Number(told);
    }
    return Number.NaN;
  };
  return { url, pid, said: () => said, isGone, memory, inUse, end };
};

export type Cluster = {
  url: string;
  adminUrl: string;
  /** The number of the postmaster; another after it was started again. */
  pid(): number;
};

export type Stage = {
  folder: string;
  startApp(options: Partial<AppOptions>): Promise<AppProcess>;
  startCluster(): Promise<Cluster>;
  /** Runs at the end, before what was started earlier is ended. */
  atEnd(close: () => Promise<unknown> | unknown): void;
};

export const onStage = async <T>(work: (stage: Stage) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-torture-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o711);
  const closers: (() => Promise<unknown> | unknown)[] = [
    () => rm(folder, { recursive: true, force: true }),
  ];
  try {
    return await work({
      folder,
      atEnd: (close) => void closers.push(close),
      async startApp(options) {
        const whole = { dataDir: join(folder, 'data'), ...options };
        // A database that a killed app has left behind ends with the stage.
        if (!whole.databaseUrl) closers.push(() => removeEmbedded(whole.dataDir, quiet));
        const app = await startApp(whole);
        closers.push(() => app.end());
        return app;
      },
      async startCluster() {
        const dataDir = join(folder, 'cluster');
        const lock = await lockDataFolder(dataDir);
        closers.push(() => lock.release());
        const embedded = await startEmbedded({ dataDir, log: quiet });
        closers.push(async () => {
          await embedded.stop();
          await removeEmbedded(dataDir, quiet);
        });
        const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
        const pid = () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
        return { url: embedded.url, adminUrl: embedded.adminUrl, pid };
      },
    });
  } finally {
    for (const close of closers.reverse()) await close();
  }
};
