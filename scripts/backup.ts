/**
 * One encrypted file with everything: npm run backup -- FILE_OR_FOLDER
 * The app may run meanwhile. Keep the SECRET_KEY somewhere else: without it the file cannot be opened.
 */
import { stat } from 'node:fs/promises';
import { readEnv } from '#server/env.ts';
import { backUp } from '#server/platform/backup/backup.ts';
import { reachDatabase } from '#server/platform/database/cli-database.ts';
import { findSecret } from '#server/platform/embedded/data-folder.ts';
import { openFiles } from '#server/platform/storage/open-files.ts';
import { refuseWrongKey } from '#server/shared/keys/open-field-encryption.ts';
import { command, countRows, report, reportUnopened } from './report.ts';

await command(async ([to]) => {
  if (!to) throw new Error('npm run backup -- FILE_OR_FOLDER');
  const env = readEnv(process.env);
  const secret = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  if (!secret)
    throw new Error(
      `Set SECRET_KEY, or put the file secret-key back into ${env.DATA_DIR}: a backup is sealed with it.`,
    );
  const files = await openFiles(env);
  const reached = await reachDatabase(env, { asItIs: true });
  try {
    await refuseWrongKey(reached.url, env, secret);
    const source = { url: reached.url, files };
    const older = env.SECRET_KEYS_OLD;
    const { path, manifest, unopened } = await backUp(to, { source, secret, older });
    const { size } = await stat(path);
    report(`${path}: ${(size / 1e6).toFixed(1)} MB, read back and whole.`);
    report(countRows(manifest));
    if (manifest.missing.length)
      report(
        `${manifest.missing.length} pictures have no file (${manifest.missing.slice(0, 5).join(', ')}): they were removed while we copied, or were lost before.`,
      );
    reportUnopened(unopened);
    if (!env.SECRET_KEY)
      report(`It opens only with the key in ${env.DATA_DIR}/secret-key: keep a copy elsewhere.`);
  } finally {
    await reached.close();
  }
});
