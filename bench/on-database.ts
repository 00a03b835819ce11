/** A database of its own in a temporary folder, or the product on one: there for as long as the work takes. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import { connect } from '#server/platform/database/connect.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { lockDataFolder } from '#server/platform/embedded/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/platform/embedded/embedded-database.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { systemClock as clock } from '#server/platform/time/clock.ts';

const quiet = () => {};
export const secretKey = 'a secret for the bench of at least 32 chars';
export const sealer = createSealer(secretKey);

type Given = Pick<Parameters<typeof buildApp>[0], 'db' | 'pool' | 'messages'> & { folder: string };

export const appOn = ({ folder, ...given }: Given) =>
  buildApp({
    env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
    clock,
    sealer,
    files: folderFiles(folder),
    ...given,
  });

const startOn = async (url: string, folder: string) => {
  const { db, pool, close } = connect(url, { onError: (error) => console.error(error.name) });
  const messages = {
    send: async () => {},
    sendAgain: async () => {},
    quietUntil: async () => null,
  };
  const app = await appOn({ db, pool, messages, folder: join(folder, 'files') });
  const stop = async () => {
    await app.close();
    await close();
  };
  return { app, db, url, clock, sealer, stop };
};
type Started = Omit<Awaited<ReturnType<typeof startOn>>, 'stop'>;

export const withDatabase = async (
  { durable }: { durable: boolean },
  work: (database: { url: string; adminUrl: string; folder: string }) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
  // As root the database runs as another user, who has to get in.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const lock = await lockDataFolder(folder);
  const { url, adminUrl, stop } = await startEmbedded({ dataDir: folder, durable, log: quiet });
  try {
    await migrate(url);
    await work({ url, adminUrl, folder });
  } finally {
    await stop();
    lock.release();
    await removeEmbedded(folder, quiet);
  }
};

/** In this process: nothing goes over a socket. */
export const onDatabase = (
  options: { durable: boolean },
  work: (on: Started) => Promise<void>,
): Promise<void> =>
  withDatabase(options, async ({ url, folder }) => {
    const { stop, ...started } = await startOn(url, folder);
    try {
      await work(started);
    } finally {
      await stop();
    }
  });
