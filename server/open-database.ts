import type { Env } from './env.ts';
import { lockDataFolder } from './platform/embedded/data-folder.ts';
import { startEmbedded } from './platform/embedded/embedded-database.ts';
import type { Ending } from './shutdown.ts';
import { workerDatabaseUrl } from './workers.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The address of DATABASE_URL, or of the embedded database, which the parent of the workers starts for all of them. */
export const openDatabase = async (env: Env, closers: Ending): Promise<string> => {
  const given = workerDatabaseUrl() ?? env.DATABASE_URL;
  if (given) return given;
  const lock = await lockDataFolder(env.DATA_DIR);
  closers.push(() => lock.release());
  say('Starting the database …');
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: say });
  closers.push(() => embedded.stop());
  return embedded.url;
};
