/**
 * From the data folder to a PostgreSQL server (DATABASE_URL) and another file store (STORAGE_URL), or one of them:
 * npm run move
 * The app must not run. The data folder is only read.
 */

import { readEnv } from '#server/env.ts';
import { move, moveFiles } from '#server/platform/backup/backup.ts';
import { startAlone } from '#server/platform/database/cli-database.ts';
import { findSecret } from '#server/platform/embedded/data-folder.ts';
import { openFiles } from '#server/platform/storage/open-files.ts';
import { refuseWrongKey } from '#server/shared/keys/open-field-encryption.ts';
import { command, countRows, report } from './report.ts';

await command(async () => {
  const env = readEnv(process.env);
  const { DATABASE_URL: url, STORAGE_URL, DATA_DIR } = env;
  if (!url && !STORAGE_URL)
    throw new Error('Set DATABASE_URL, STORAGE_URL or both to where the data should go.');
  const kept = findSecret(DATA_DIR);
  if (kept && env.SECRET_KEY && ![env.SECRET_KEY, ...env.SECRET_KEYS_OLD].includes(kept))
    throw new Error(
      `SECRET_KEY is not the key in ${DATA_DIR}/secret-key: values sealed with that key could not be opened.`,
    );
  const reached = await startAlone(DATA_DIR);
  try {
    const secret = env.SECRET_KEY ?? kept;
    if (secret) await refuseWrongKey(reached.url, env, secret);
    const from = STORAGE_URL ? await openFiles({ DATA_DIR }) : null;
    const to = STORAGE_URL ? await openFiles(env) : null;
    if (url) {
      const manifest = await move({ url: reached.url, files: from }, { url, files: to });
      report(`Moved and compared. ${countRows(manifest)}`);
    } else if (from && to) {
      report(`Moved and compared: ${await moveFiles(from, to)} files.`);
    }
    report(`${DATA_DIR} is as it was: keep it until you have seen the new place at work.`);
    if (!env.SECRET_KEY)
      report(`Every process needs SECRET_KEY set to the text in ${DATA_DIR}/secret-key.`);
  } finally {
    await reached.close();
  }
});
