/**
 * One encrypted file with everything: npm run backup -- FILE_OR_FOLDER
 * The app may run meanwhile. Keep the SECRET_KEY somewhere else: without it the file cannot be opened.
 */
import { stat } from 'node:fs/promises';
import { backUp } from '#server/db/backup.ts';
import { findSecret } from '#server/db/data-folder.ts';
import { reachDatabase } from '#server/db/reach.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/ports/open-files.ts';
import { command, countRows, report } from './report.ts';

await command(async ([to]) => {
  if (!to) throw new Error('npm run backup -- FILE_OR_FOLDER');
  const env = readEnv(process.env);
  const secret = env.SECRET_KEY ?? findSecret(env.DATA_DIR);
  if (!secret) throw new Error(`There is nothing in ${env.DATA_DIR} yet.`);
  const files = await openFiles(env);
  const reached = await reachDatabase(env, { asItIs: true });
  try {
    const { path, manifest } = await backUp(to, { source: { url: reached.url, files }, secret });
    const { size } = await stat(path);
    report(`${path}: ${(size / 1e6).toFixed(1)} MB, read back and whole.`);
    report(countRows(manifest));
    if (manifest.missing.length)
      report(
        `${manifest.missing.length} pictures have no file (${manifest.missing.slice(0, 5).join(', ')}): they were removed while we copied, or were lost before.`,
      );
    if (!env.SECRET_KEY)
      report(`It opens only with the key in ${env.DATA_DIR}/secret-key: keep a copy elsewhere.`);
  } finally {
    await reached.close();
  }
});
