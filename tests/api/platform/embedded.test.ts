import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Embedded,
  removeEmbedded,
  startEmbedded,
} from '#server/platform/embedded/embedded-database.ts';
import { mendRuntime } from '#server/platform/embedded/runtime.ts';

const module = new URL('../../../server/platform/embedded/embedded-database.ts', import.meta.url)
  .href;
const asRoot = process.getuid?.() === 0;
let parent: string;
let dataDir: string;
let lines: string[];
let started: Embedded[];
let children: ChildProcess[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'persimmon embedded '));
  // As root the database runs as another user, who has to get in.
  if (asRoot) chmodSync(parent, 0o711);
  dataDir = join(parent, 'my data');
  lines = [];
  started = [];
  children = [];
});

afterEach(async () => {
  for (const embedded of started) await embedded.stop();
  for (const child of children) await kill(child);
  await removeEmbedded(dataDir, () => {});
  rmSync(parent, { recursive: true, force: true });
});

async function start(durable = false): Promise<Embedded> {
  const log = (line: string) => lines.push(line);
  const embedded = await startEmbedded({ dataDir, durable, log });
  started.push(embedded);
  return embedded;
}

/** Starts it from another process, which is killed once it answers `until`. */
async function startAndKill(until: 'up' | 'initdb'): Promise<void> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)};
    const { url } = await startEmbedded({
      dataDir: process.argv[1], durable: false, log: () => {},
    });
    process.send(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  if (until === 'up') await once(child, 'message');
  else await poll(() => clusterFiles().some((name) => name.startsWith('postgres.new-')));
  await kill(child);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function clusterFiles(): string[] {
  return existsSync(dataDir) ? readdirSync(dataDir) : [];
}

async function poll(check: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 15_000; !(await check()); await wait(10)) {
    if (Date.now() > deadline) throw new Error(`waited in vain; log: ${lines.join(' | ')}`);
  }
}

async function query(url: string, sql: string): Promise<string> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

test('starts in a path with spaces, keeps its data, and stops', async () => {
  const first = await start();
  expect(new URL(first.url).pathname).toBe('/persimmon');
  expect(new URL(first.adminUrl).pathname).toBe('/postgres');
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await first.stop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  await first.stop();

  const second = await start();
  expect(await query(second.url, 'SELECT n FROM kept')).toBe('42');
  expect(lines).toEqual([]);
});

test('is a database as the product needs it', async () => {
  const { url } = await start();
  expect(await query(url, 'SHOW server_version_num')).toMatch(/^18/);
  expect(await query(url, 'SHOW server_encoding')).toBe('UTF8');
  expect(await query(url, 'SHOW data_checksums')).toBe('on');
  expect(await query(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
  expect(await query(url, "SELECT lower('ÄÖ')")).toBe('äö');
  await query(url, 'CREATE EXTENSION pg_trgm');
  expect(Number(await query(url, "SELECT similarity('居家护理', '家护理')"))).toBeGreaterThan(0.2);
});

test('lets nobody in without the password, which only the owner can read', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'postgres';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

test('is durable unless a test says otherwise', async () => {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  started.push(embedded);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await query(embedded.url, `SHOW ${setting}`)).toBe('on');
  }
});

describe('after a kill -9 of the app', () => {
  test('the database that still runs is taken over, with its data', async () => {
    await startAndKill('up');
    const left = serverPid();
    expect(() => process.kill(left, 0)).not.toThrow();

    const { url } = await start();
    expect(serverPid()).not.toBe(left);
    expect(await query(url, 'SELECT current_database()')).toBe('persimmon');
    expect(lines).toEqual(['Ending the database that an earlier run left behind.']);
  });

  test('and of the database, its stale pid file is no obstacle', async () => {
    await startAndKill('up');
    process.kill(serverPid(), 'SIGKILL');
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true);
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toBe('1');
  });

  test('a pid file whose number is another program now harms neither', async () => {
    await (await start()).stop();
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    children.push(bystander);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(pidFile, `${bystander.pid}\n${join(dataDir, 'postgres')}\n`);
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toBe('1');
    expect(bystander.exitCode).toBeNull();
    expect(bystander.signalCode).toBeNull();
  });

  test('an empty pid file is no obstacle', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toBe('1');
  });

  test('in the middle of making the cluster, it starts over', async () => {
    await startAndKill('initdb');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const { url } = await start();
    expect(await query(url, 'SELECT 1')).toBe('1');
    await poll(() => readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8') === '18\n');
  });
});

test('a folder that never was a cluster is set aside, not deleted', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  if (asRoot) chmodSync(dataDir, 0o711);
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  const { url } = await start();
  expect(await query(url, 'SELECT 1')).toBe('1');
  const aside = clusterFiles().find((name) => name.startsWith('postgres.unfinished-'));
  expect(readdirSync(join(dataDir, aside ?? ''))).toEqual(['PG_VERSION']);
});

test('a cluster that was whole and is damaged now is refused, not replaced', async () => {
  await (await start()).stop();
  rmSync(join(dataDir, 'postgres', 'global', 'pg_control'));
  await expect(start()).rejects.toThrow('is damaged');
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
});

test('comes back by itself, at the same address, when it ends unasked', async () => {
  const { url } = await start(true);
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS n');
  for (const signal of ['SIGQUIT', 'SIGKILL', 'SIGINT'] as const) {
    const before = serverPid();
    process.kill(before, signal);
    await poll(() =>
      query(url, 'SELECT n FROM kept').then(
        (n) => n === '42',
        () => false,
      ),
    );
    await poll(() => lines.some((line) => line.startsWith('The database is back')));
    expect(serverPid()).not.toBe(before);
    lines.length = 0;
  }
});

test('stops even while it is coming back', async () => {
  const embedded = await start();
  process.kill(serverPid(), 'SIGKILL');
  await poll(() => lines.some((line) => line.includes('ended unexpectedly')));
  await embedded.stop();
  await expect(query(embedded.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('makes the links that an installation without scripts leaves out', () => {
  const native = join(parent, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  mkdirSync(join(native, 'bin'));
  for (const file of ['lib/libpq.so.5.18', 'bin/initdb', 'bin/postgres']) {
    writeFileSync(join(native, file), file);
  }
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  for (const _ of ['first', 'again']) {
    expect(mendRuntime(native)).toBe(true);
    expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(statSync(join(native, 'bin/postgres')).mode & 0o111).toBe(0o111);
  }
});

test.runIf(asRoot)('as root it runs as another user, elsewhere if need be', async () => {
  chmodSync(parent, 0o700);
  const { url, stop } = await start();
  const elsewhere = readFileSync(join(dataDir, 'postgres.elsewhere'), 'utf8').trim();
  expect(elsewhere).toMatch(/^\/var\/lib\/persimmon-[0-9a-f]{12}$/);
  expect(await query(url, 'SHOW data_directory')).toBe(join(elsewhere, 'postgres'));
  expect(statSync(join(elsewhere, 'postgres')).uid).not.toBe(0);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(elsewhere);

  // What was made there is found there again, even when the folder could be reached now.
  await stop();
  chmodSync(parent, 0o711);
  const again = await start();
  expect(await query(again.url, 'SHOW data_directory')).toBe(join(elsewhere, 'postgres'));

  // A new clone in the old one's place starts afresh, and harms nothing.
  await again.stop();
  rmSync(dataDir, { recursive: true });
  chmodSync(parent, 0o700);
  const fresh = await start();
  expect(await query(fresh.url, 'SHOW data_directory')).toBe(join(`${elsewhere}-2`, 'postgres'));
  expect(existsSync(join(elsewhere, 'postgres', 'PG_VERSION'))).toBe(true);
  rmSync(elsewhere, { recursive: true });
});
