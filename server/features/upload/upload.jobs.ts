/** Deletes unclaimed uploads, and bytes without a row. */
import type { Jobs } from '#server/platform/queue/jobs.ts';
import type { Needs } from '#server/shared/deps.ts';
import { expiredBefore } from './upload.rules.ts';
import * as store from './upload.store.ts';

type Deps = Needs<'db' | 'clock' | 'pictureStore'>;

const batchSize = 500;

/** Skip recent files: an upload writes the file before its row. */
const sweepOrphans = async ({ db, pictureStore }: Deps, before: Date): Promise<number> => {
  let removed = 0;
  let batch: { key: string; id: string; isPart: boolean }[] = [];
  const flush = async () => {
    if (!batch.length) return;
    const known = await store.listKnown(db, [...new Set(batch.map(({ id }) => id))]);
    for (const { key, id, isPart } of batch)
      if (isPart || !known.has(id)) {
        await pictureStore.removeKey(key);
        removed += 1;
      }
    batch = [];
  };
  for await (const { key, id, isPart, changedAt } of pictureStore.list()) {
    // Keep files that are not named like a picture: they are not ours.
    if (!id || changedAt > before) continue;
    batch.push({ key, id, isPart });
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return removed;
};

export const sweepUploads = async (deps: Deps): Promise<{ expired: number; orphans: number }> => {
  const before = expiredBefore(deps.clock.now());
  // Rows first: a crash leaves orphaned bytes, which the second step deletes.
  const expired = await store.deleteExpired(deps.db, before);
  await deps.pictureStore.remove(expired);
  return { expired: expired.length, orphans: await sweepOrphans(deps, before) };
};

export const startUploadJobs = (jobs: Jobs, deps: Deps): Promise<void> =>
  jobs.every('upload-sweep', '17 * * * *', async () => {
    await sweepUploads(deps);
  });
