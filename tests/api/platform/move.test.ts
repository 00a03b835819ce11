/** The commands, as they are typed: a backup into a data folder, out of one that runs, and from it to PostgreSQL. */
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataFolder } from '#server/platform/embedded/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/platform/embedded/embedded-database.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { freshDatabase } from '#tests/api/support/database.ts';
import { emptyDatabase, filePrint, fingerprint } from '#tests/api/support/fingerprint.ts';

const quiet = () => {};

const run = async (script: string, args: string[], env: Record<string, string>) => {
  const { code, stdout, stderr } = await runCommand(`scripts/${script}.ts`, args, env);
  return { code, said: stdout + stderr };
};

it('a backup goes into a data folder, a running folder into a backup, a folder to PostgreSQL', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'persimmon move '));
  // As root the database runs as another user, who has to get in.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  onTestFinished(async () => {
    await removeEmbedded(dataDir, quiet);
    await rm(folder, { recursive: true, force: true });
  });
  const first = await freshDatabase('demoTemplate');
  onTestFinished(first.drop);
  const rows = await fingerprint(first.url);
  const store = join(folder, 'store');
  await folderFiles(store).put('public/a', Buffer.from('picture'));
  const files = await filePrint(folderFiles(store));

  const SECRET_KEY = 'a secret for moving, at least 32 characters';
  const backup = join(folder, 'one.backup');
  const there = { DATABASE_URL: first.url, STORAGE_URL: pathToFileURL(store).href, SECRET_KEY };
  expect(await run('backup', [backup], there)).toMatchObject({ code: 0 });

  const here = { DATA_DIR: dataDir };
  const restored = await run('restore', [backup], { ...here, SECRET_KEY });
  expect(restored.said).toContain('Restored and compared.');

  // As the app does: it holds the folder while its database runs.
  const lock = await lockDataFolder(dataDir);
  const embedded = await startEmbedded({ dataDir, log: quiet });
  try {
    expect(await fingerprint(embedded.url)).toEqual(rows);
    const [second, refused, keyless] = await Promise.all([
      run('backup', [join(folder, 'two.backup')], { ...here, SECRET_KEY }),
      run('move', [], { ...here, SECRET_KEY, DATABASE_URL: first.url }),
      run('restore', [backup], { DATA_DIR: join(folder, 'other') }),
    ]);
    expect(second.said).toContain('read back and whole');
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('is in use') });
    expect(keyless).toEqual({ code: 1, said: expect.stringContaining('Set SECRET_KEY') });
    expect(await fingerprint(embedded.url)).toEqual(rows);
  } finally {
    await embedded.stop();
    lock.release();
  }

  const url = await emptyDatabase();
  const target = join(folder, 'new store');
  const goal = { ...here, DATABASE_URL: url, STORAGE_URL: pathToFileURL(target).href };
  const moved = await run('move', [], goal);
  expect(moved.said).toContain('Moved and compared.');
  expect(moved.said).toContain('SECRET_KEY');
  expect(await fingerprint(url)).toEqual(rows);
  expect(await filePrint(folderFiles(target))).toEqual(files);
  expect(await filePrint(folderFiles(join(dataDir, 'files')))).toEqual(files);
}, 600_000);
