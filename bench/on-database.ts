/** The product on a database of its own in a temporary folder, both there for as long as the work takes. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/db/connect.ts';
import { lockDataFolder } from '#server/db/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { systemClock as clock } from '#server/ports/clock.ts';
import { folderFiles } from '#server/ports/files.ts';
import { createSealer } from '#server/ports/sealer.ts';

const quiet = () => {};
const sealer = createSealer('a secret for the bench of at least 32 chars');

const startOn = async (url: string, folder: string) => {
  const { db, pool, close } = connect(url, { onError: (error) => console.error(error.name) });
  const app = await buildApp({
    env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
    db,
    pool,
    clock,
    sealer,
    messages: { send: async () => {}, sendAgain: async () => {} },
    files: folderFiles(join(folder, 'files')),
  });
  const stop = async () => {
    await app.close();
    await close();
  };
  return { app, db, url, clock, sealer, stop };
};
type Started = Omit<Awaited<ReturnType<typeof startOn>>, 'stop'>;

export const onDatabase = async (
  { durable }: { durable: boolean },
  work: (on: Started) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
  // As root the database runs as another user, who has to get in.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const lock = await lockDataFolder(folder);
  const embedded = await startEmbedded({ dataDir: folder, durable, log: quiet });
  try {
    await migrate(embedded.url);
    const { stop, ...started } = await startOn(embedded.url, folder);
    try {
      await work(started);
    } finally {
      await stop();
    }
  } finally {
    await embedded.stop();
    lock.release();
    await removeEmbedded(folder, quiet);
  }
};
