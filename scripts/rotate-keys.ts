/**
 * Seals card numbers and documents again with the current SECRET_KEY: npm run keys:rotate
 *
 * 1. Set SECRET_KEY to a new value and SECRET_KEYS_OLD to the one before; restart the app.
 *    (Without SECRET_KEY the key was in the file secret-key of the data folder.)
 * 2. Run this. It may be stopped and run again.
 * 3. When it says that nothing is left, take SECRET_KEYS_OLD away again.
 */
import { secretFrom } from '#server/db/data-folder.ts';
import { rotateKeys } from '#server/db/rotate-keys.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/ports/open-files.ts';
import { createSealer } from '#server/ports/sealer.ts';
import { command, report } from './report.ts';
import { withDatabase } from './with-database.ts';

await command(async () => {
  const env = readEnv(process.env);
  const sealer = createSealer(env.SECRET_KEY ?? secretFrom(env.DATA_DIR), env.SECRET_KEYS_OLD);
  const files = await openFiles(env);
  await withDatabase(env, async ({ db }) => {
    const { cards, notes, messages, pictures, lost } = await rotateKeys({ db, sealer, files });
    report(
      `Sealed again: ${cards} card numbers, ${notes} notes, ${messages} messages, ${pictures} pictures.`,
    );
    if (!lost) return report('Nothing is left that needs an older key.');
    console.error(
      `${lost} could not be opened: SECRET_KEYS_OLD lacks the key they were sealed with.`,
    );
    process.exitCode = 1;
  });
});
