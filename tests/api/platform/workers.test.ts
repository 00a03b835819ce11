/** WORKERS: several processes behind one port that are one product, and that can be replaced while it is used. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase } from '#tests/api/support/database.ts';
import { freePort } from '../../../bench/product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'persimmon-workers-'));
let app: ChildProcess;
let url: string;
let said = '';

const start = async () => {
  const port = await freePort();
  const { url: databaseUrl } = await freshDatabase();
  app = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_ENV: 'test',
      SECRET_KEY: 'a key that is for tests only, and nowhere else',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      WORKERS: '2',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  app.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  url = `http://127.0.0.1:${port}`;
};

/** Each connection goes to the next worker. */
const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } });

const workers = (): number[] => {
  const parentOf = (pid: string): string | undefined => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    } catch {
      return undefined;
    }
  };
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === String(app.pid))
    .map(Number)
    .sort((a, b) => a - b);
};

/** Said again whenever there are as many as there should be. */
const bothServe = (time: number) =>
  vi.waitFor(() => expect(said.match(/2 workers are serving/g)).toHaveLength(time), {
    timeout: 120_000,
    interval: 50,
  });

const metrics = async () => {
  const text = await (await ask('/metrics')).text();
  const sum = (line: RegExp) => [...text.matchAll(line)].reduce((n, [, v]) => n + Number(v), 0);
  return {
    served: sum(/^http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/gm),
    up: sum(/^persimmon_database_up (\d+)/gm),
    connections: sum(/^persimmon_db_pool_max_connections (\d+)/gm),
  };
};

beforeAll(async () => {
  await start();
  await Promise.race([
    vi.waitFor(() => expect(said).toContain('Persimmon is ready'), {
      timeout: 240_000,
      interval: 50,
    }),
    // It has said why: the site is not built, for example.
    once(app, 'exit').then(([code]) => expect(`ended with ${code}`).toBe('ready')),
  ]);
});
afterAll(async () => {
  if (app.exitCode === null && app.signalCode === null) {
    app.kill('SIGKILL');
    await once(app, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

it('count as one: each of two serves, and either tells the metrics of both', async () => {
  await bothServe(1);
  expect(workers()).toHaveLength(2);
  const before = await metrics();
  for (let n = 0; n < 10; n++) expect((await ask('/healthz')).status).toBe(200);
  const after = await metrics();
  expect([after.served - before.served, after.up, after.connections]).toEqual([10, 1, 32]);
});

it('greet once', () => {
  expect(said.match(/Persimmon is ready/g)).toHaveLength(1);
  expect(said.match(/Bringing the database/g)).toHaveLength(1);
});

it('are replaced when one is killed, while the other serves', async () => {
  const [victim = 0, other] = workers();
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(() => expect(said).toContain('ended unexpectedly (SIGKILL)'), {
    timeout: 120_000,
  });
  expect((await ask('/healthz')).status).toBe(200);
  await bothServe(2);
  expect(workers()).toContain(other);
  expect(workers()).not.toContain(victim);
});

it('are all replaced on SIGUSR2, and no request fails meanwhile', async () => {
  const old = workers();
  const outcomes = new Set<number | string>();
  let asking = true;
  const client = (async () => {
    // Not without a pause: the new workers start more slowly beside somebody who takes all there is.
    for (; asking; await wait(5))
      outcomes.add(await ask('/healthz').then(({ status }) => status, String));
  })();
  app.kill('SIGUSR2');
  await vi.waitFor(() => expect(said).toContain('Every worker has been restarted'), {
    timeout: 200_000,
    interval: 100,
  });
  asking = false;
  await client;
  expect([...outcomes]).toEqual([200]);
  expect(workers().filter((pid) => old.includes(pid))).toEqual([]);
});

it('end together', async () => {
  const all = workers();
  const gone = once(app, 'exit');
  app.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
