import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { keepSecret, openDataFolder } from './data-folder.ts';
import { endLeftover, endProcess } from './orphan-process.ts';
import { findPlace, type Place } from './paths.ts';
import { type Server, spawnServer, untilReady } from './server-process.ts';

export type Embedded = {
  /** The app's database, as superuser, on a free loopback port. */
  url: string;
  /** The server's own database, for creating and dropping others. */
  adminUrl: string;
  stop(): Promise<void>;
};

type Log = (line: string) => void;
type Running = { server: Server; port: number };

export const DATABASE = 'persimmon';
const BACKOFF_MS = [50, 250, 500, 1_000, 2_000];
/** Start failures worth a retry. */
const PORT_TAKEN = /bind|could not create any TCP/i;
const STILL_ENDING = /lock file|shared memory block/i;

/**
 * PostgreSQL as a child process, with its cluster in the data folder. The caller holds the folder's lock
 * (data-folder.ts), so any other server on this cluster is an orphan.
 */
export async function startEmbedded(options: {
  dataDir: string;
  durable?: boolean;
  log: Log;
}): Promise<Embedded> {
  const { durable = true, log } = options;
  const dataDir = openDataFolder(options.dataDir);
  const place = await findPlace(dataDir, log);
  const password = keepSecret(join(dataDir, 'postgres.password'), 24);
  await endLeftover(place.cluster, log);
  await ensureCluster(place, { password, durable, log });

  const urlOf = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  const launch = (port: number) =>
    launchServer(place, { port, durable, log, adminUrl: urlOf(port, 'postgres') });
  const running = await firstLaunch(launch);
  const adminUrl = urlOf(running.port, 'postgres');
  await createDatabase(adminUrl);
  const stop = supervise(running, launch, log);
  return { url: urlOf(running.port, DATABASE), adminUrl, stop };
}

/** Stops it and deletes everything, including the data folder; for tests. */
export async function removeEmbedded(dataDir: string, log: Log): Promise<void> {
  const place = await findPlace(openDataFolder(dataDir), log);
  await endLeftover(place.cluster, log);
  await rm(place.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

async function launchServer(
  place: Place,
  options: { port: number; durable: boolean; log: Log; adminUrl: string },
): Promise<{ server: Server; failure?: string }> {
  await endLeftover(place.cluster, options.log);
  const server = spawnServer(place, options);
  try {
    const outcome = await untilReady(server, options.adminUrl, options.log);
    return outcome.ready ? { server } : { server, failure: outcome.reason };
  } catch (error) {
    await endServer(server);
    throw error;
  }
}

type Launch = (port: number) => ReturnType<typeof launchServer>;

async function firstLaunch(launch: Launch): Promise<Running> {
  const deadline = Date.now() + 15_000;
  let port = await freePort();
  for (;;) {
    const { server, failure } = await launch(port);
    if (failure === undefined) return { server, port };
    const again = PORT_TAKEN.test(failure) || STILL_ENDING.test(failure);
    if (!again || Date.now() > deadline) {
      throw new Error(`The embedded database did not start: ${failure}`);
    }
    if (PORT_TAKEN.test(failure)) port = await freePort();
    await wait(200);
  }
}

/** Restarts it on the same port whenever it exits unexpectedly; returns how to stop it for good. */
function supervise(running: Running, launch: Launch, log: Log): () => Promise<void> {
  let { server } = running;
  let stopping: Promise<void> | undefined;
  const cancelled = new AbortController();

  const watch = async () => {
    for (let failures = 0; ; ) {
      const reason = await server.ended;
      if (stopping) return;
      log(`The database ended unexpectedly (${reason}): starting it again.`);
      for (const since = Date.now(); ; failures += 1) {
        const pause = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)];
        await wait(pause, undefined, { signal: cancelled.signal }).catch(() => {});
        if (stopping) return;
        const failure = await relaunch();
        if (stopping) return;
        if (failure === undefined) {
          log(`The database is back after ${Date.now() - since} ms.`);
          failures = 0;
          break;
        }
        log(`The database did not start: ${failure}`);
      }
    }
  };
  const relaunch = async (): Promise<string | undefined> => {
    try {
      const next = await launch(running.port);
      server = next.server;
      return next.failure;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const watching = watch();

  return () => {
    stopping ??= (async () => {
      cancelled.abort();
      await endServer(server);
      await watching;
      // It may have been restarting while we stopped.
      await endServer(server);
    })();
    return stopping;
  };
}

async function endServer(server: Server): Promise<void> {
  if (server.pid === undefined || server.isGone()) return;
  await endProcess(server.pid, server.isGone);
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
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
