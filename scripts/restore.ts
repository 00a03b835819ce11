/**
 * Puts a backup into an empty database and an empty file store: npm run restore -- FILE
 * DATABASE_URL, DATA_DIR and STORAGE_URL say where; SECRET_KEY is the one of the time of the backup.
 */

import { readEnv } from '#server/env.ts';
import { restore } from '#server/platform/backup/backup.ts';
import { type Reached, startAlone } from '#server/platform/database/cli-database.ts';
import { findSecret } from '#server/platform/embedded/data-folder.ts';
import { openFiles } from '#server/platform/storage/open-files.ts';
import { command, countRows, report, reportUnopened } from './report.ts';

await command(async ([from]) => {
  if (!from) throw new Error('npm run restore -- FILE');
  const env = readEnv(process.env);
  const secret = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  if (!secret)
    throw new Error(
      `Set SECRET_KEY to the key of the backup, or put its file secret-key into ${env.DATA_DIR}.`,
    );
  const opened: Reached[] = [];
  try {
    const manifest = await restore(
      from,
      [secret, ...env.SECRET_KEYS_OLD],
      async ({ made, unopened }) => {
        report(`The backup of ${made.at} (version ${made.appVersion}) is complete. Restoring …`);
        reportUnopened(unopened);
        const reached = env.DATABASE_URL
          ? { url: env.DATABASE_URL, close: async () => {} }
          : await startAlone(env.DATA_DIR);
        opened.push(reached);
        return { url: reached.url, files: await openFiles(env) };
      },
    );
    report(`Restored and compared. ${countRows(manifest)}`);
  } finally {
    for (const { close } of opened) await close();
  }
});
