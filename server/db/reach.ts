/** The database of this installation for a command: the one that is running, or one started for the moment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret, lockDataFolder, openDataFolder } from './data-folder.ts';
import { DATABASE, startEmbedded } from './embedded.ts';
import { SUPERUSER } from './embedded-cluster.ts';
import { findPlace } from './embedded-place.ts';
import { migrate } from './migrate.ts';

export type Reached = { url: string; close(): Promise<void> };

const quiet = () => {};

/** PostgreSQL writes its port on the fourth line. */
const urlOfRunning = async (dataDir: string): Promise<string> => {
  const folder = openDataFolder(dataDir);
  const { cluster } = await findPlace(folder, quiet);
  const port = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = keepSecret(join(folder, 'postgres.password'), 24);
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
};

export const reachDatabase = async (env: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Reached> => {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const lock = await lockDataFolder(env.DATA_DIR).catch(() => null);
  // Somebody holds the folder: the app is running, and with it the database.
  if (!lock) return { url: await urlOfRunning(env.DATA_DIR), close: async () => {} };
  try {
    const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: quiet });
    const close = async () => {
      await embedded.stop();
      lock.release();
    };
    await migrate(embedded.url);
    return { url: embedded.url, close };
  } catch (error) {
    lock.release();
    throw error;
  }
};
