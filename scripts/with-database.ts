import type pg from 'pg';
import { reachDatabase } from '#server/platform/database/cli-database.ts';
import { connect, type Db } from '#server/platform/database/connect.ts';

type Open = { url: string; db: Db; pool: pg.Pool };

/** Opens the installation's database for one command, whether or not the app is running. */
export const withDatabase = async <T>(
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  work: (open: Open) => Promise<T>,
): Promise<T> => {
  const { url, close: leave } = await reachDatabase(env);
  const { db, pool, close } = connect(url, { max: 2, onError: () => {} });
  try {
    return await work({ url, db, pool });
  } finally {
    await close();
    await leave();
  }
};
