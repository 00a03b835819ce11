/** The installation's database for a CLI command: the running one, or one started for the command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from '#server/platform/embedded/cluster.ts';
import {
  type DataFolderLock,
  keepSecret,
  lockDataFolder,
  openDataFolder,
} from '#server/platform/embedded/data-folder.ts';
import { DATABASE, startEmbedded } from '#server/platform/embedded/embedded-database.ts';
import { findPlace } from '#server/platform/embedded/paths.ts';
import { migrate } from './migrate.ts';

export type Reached = { url: string; close(): Promise<void> };

const quiet = () => {};

/** The port is on the fourth line of postmaster.pid. */
const urlOfRunning = async (dataDir: string): Promise<string> => {
  const folder = openDataFolder(dataDir);
  const { cluster } = await findPlace(folder, quiet);
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = keepSecret(join(folder, 'postgres.password'), 24);
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
};

/** `asItIs`: without migrating, for commands that only read. */
export const reachDatabase = async (
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  { asItIs = false } = {},
): Promise<Reached> => {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const lock = await lockDataFolder(env.DATA_DIR).catch(() => null);
  // The folder is locked: the app is running, and so is its database.
  if (!lock) return { url: await urlOfRunning(env.DATA_DIR), close: async () => {} };
  return startLocked(env.DATA_DIR, lock, async (url) => {
    if (!asItIs) await migrate(url);
  });
};

/** Starts the embedded database for this command; fails while an app or another command uses the folder. */
export const startAlone = async (dataDir: string): Promise<Reached> =>
  startLocked(dataDir, await lockDataFolder(dataDir), async () => {});

const startLocked = async (
  dataDir: string,
  lock: DataFolderLock,
  prepare: (url: string) => Promise<void>,
): Promise<Reached> => {
  try {
    const embedded = await startEmbedded({ dataDir, log: quiet });
    try {
      await prepare(embedded.url);
    } catch (error) {
      await embedded.stop();
      throw error;
    }
    const close = async () => {
      await embedded.stop();
      lock.release();
    };
    return { url: embedded.url, close };
  } catch (error) {
    lock.release();
    throw error;
  }
};
