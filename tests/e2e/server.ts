/** The built product, started once a run as its users start it, on a database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { lockDataFolder } from '#server/platform/embedded/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/platform/embedded/embedded-database.ts';

const prefix = 'persimmon-e2e-';
const root = join(import.meta.dirname, '..', '..');
const startMs = 180_000;
const quiet = () => {};

/** Where tests find the product and its database; workers inherit it. */
export const productUrl = (): string => need('E2E_URL');
export const databaseUrl = (): string => need('E2E_DATABASE_URL');

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the product was not started by server.ts.`);
  return value;
};

export default async function setup(): Promise<() => Promise<void>> {
  await clearUp();
  const dataDir = newFolder();
  const closers = [() => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const database = await openDatabase(dataDir);
    closers.push(database.end);
    const port = await freePort();
    const product = startProduct(port, dataDir, database.url);
    closers.push(product.end);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, product);
    process.env.E2E_URL = url;
    process.env.E2E_DATABASE_URL = database.url;
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** The embedded PostgreSQL without its durability, or the server of TEST_DATABASE_URL. */
async function openDatabase(dataDir: string): Promise<{ url: string; end(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const name = `persimmon_e2e_${randomBytes(4).toString('hex')}`;
    await onServer(given, `CREATE DATABASE ${name}`);
    const url = new URL(given);
    url.pathname = `/${name}`;
    return { url: url.href, end: () => onServer(given, `DROP DATABASE ${name} WITH (FORCE)`) };
  }
  const lock = await lockDataFolder(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false, log: quiet });
  return {
    url: embedded.url,
    async end() {
      await embedded.stop();
      lock.release();
      await removeEmbedded(dataDir, quiet);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

type Product = { said(): string; isGone(): boolean; end(): Promise<void> };

function startProduct(port: number, dataDir: string, database: string): Product {
  const child: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_ENV: 'demo',
      HOST: '127.0.0.1',
      PORT: String(port),
      WORKERS: '1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: database,
      // Pages are rendered in a zone that is not the agency's: their times must not depend on it.
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    said: () => said,
    isGone,
    async end() {
      if (isGone()) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function untilReady(url: string, product: Product): Promise<void> {
  const deadline = Date.now() + startMs;
  while (!product.isGone() && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error(`The product did not start. It said:\n${product.said()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // As root the database runs as another user, who has to get in.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  return folder;
}

/** A run that was killed leaves its database running: whose lock is free is one of those. */
async function clearUp(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(prefix) || statSync(folder).uid !== process.getuid?.()) continue;
    const lock = await lockDataFolder(folder).catch(() => undefined);
    if (!lock) continue;
    await removeEmbedded(folder, quiet);
    lock.release();
  }
}
