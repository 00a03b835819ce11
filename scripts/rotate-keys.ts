/**
 * Seals everything again with the current SECRET_KEY: npm run keys:rotate
 *
 * 1. Set SECRET_KEY to a new value and SECRET_KEYS_OLD to the one before; restart the app.
 *    (Without SECRET_KEY the key was in the file secret-key of the data folder.)
 * 2. Run this. It may be stopped and run again.
 * 3. When it says that nothing is left, take SECRET_KEYS_OLD away again.
 */

import { readEnv } from '#server/env.ts';
import { listSealedTables } from '#server/platform/database/sealed-tables.ts';
import { openFiles } from '#server/platform/storage/open-files.ts';
import { openSealer } from '#server/shared/keys/open-field-encryption.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { command, listCounts, report } from './report.ts';
import { withDatabase } from './with-database.ts';

/** How long a code sent before the change stays valid. */
const longestPassing = async (): Promise<number> => {
  const tables = await listSealedTables();
  return Math.max(...tables.flatMap(({ passing }) => passing.map(({ minutes }) => minutes)));
};

await command(async () => {
  const env = readEnv(process.env);
  const files = await openFiles(env);
  await withDatabase(env, async ({ db }) => {
    const sealer = await openSealer(db, env);
    const { done, left } = await rotateKeys({ db, sealer, files });
    report(`Sealed again: ${listCounts(done) || 'nothing, all was done'}.`);
    if (!Object.keys(left).length)
      return report(
        `Nothing is left that needs an older key. Codes sent before the change expire by themselves: wait ${await longestPassing()} minutes, then remove SECRET_KEYS_OLD.`,
      );
    console.error(
      `Not sealed again: ${listCounts(left)}. SECRET_KEYS_OLD lacks the key they were sealed with, or they are damaged.`,
    );
    if (left['staff.recovery_hashes'])
      console.error(
        'Recovery codes from before they were sealed cannot be resealed: their owners must set up the second factor again.',
      );
    process.exitCode = 1;
  });
});
