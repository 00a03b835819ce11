/**
 * Puts a backup into an empty database and an empty file store: npm run restore -- FILE
 * DATABASE_URL, DATA_DIR and STORAGE_URL say where; SECRET_KEY is the one of the time of the backup.
 */
import { verifyBackup } from '#server/db/backup.ts';
import { openParts } from '#server/db/backup-file.ts';
import { loadParts } from '#server/db/backup-load.ts';
import { checked } from '#server/db/backup-parts.ts';
import { findSecret } from '#server/db/data-folder.ts';
import { startAlone } from '#server/db/reach.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/ports/open-files.ts';
import { command, countRows, report } from './report.ts';

await command(async ([from]) => {
  if (!from) throw new Error('npm run restore -- FILE');
  const env = readEnv(process.env);
  const secret = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  if (!secret)
    throw new Error(
      `Set SECRET_KEY to the key of the backup, or put its file secret-key into ${env.DATA_DIR}.`,
    );
  const secrets = [secret, ...env.SECRET_KEYS_OLD];
  const { made } = await verifyBackup(from, secrets);
  report(`The backup of ${made.at} (version ${made.appVersion}) is whole. Restoring …`);
  const reached = env.DATABASE_URL
    ? { url: env.DATABASE_URL, close: async () => {} }
    : await startAlone(env.DATA_DIR);
  try {
    const files = await openFiles(env);
    const target = { url: reached.url, files };
    const manifest = await loadParts(checked(openParts(from, secrets)), target);
    report(`Restored and compared. ${countRows(manifest)}`);
  } finally {
    await reached.close();
  }
});
