/**
 * Key rotation: reseals everything with the new SECRET_KEY, so the old one can be discarded. May run beside the app,
 * be interrupted and repeated. The schema says which columns there are.
 */
import { sql } from 'drizzle-orm';
import { type Counts, countLeft, rotateTable } from '#server/platform/database/rotate-table.ts';
import { listSealedTables } from '#server/platform/database/sealed-tables.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { keyCanary } from '#server/schema/keys.ts';
import type { Needs } from '#server/shared/deps.ts';

type Deps = Needs<'db' | 'sealer' | 'files'>;

type Rotated = {
  /** Number of resealed values by column; pictures under `pictures`. */
  done: Record<string, number>;
  /** Values that could not be: sealed with an unknown key, damaged, or not recomputable. */
  left: Record<string, number>;
};

const rotatePictures = async ({ sealer, files }: Deps, done: Counts, left: Counts) => {
  const add = (counts: Counts) => counts.set('pictures', (counts.get('pictures') ?? 0) + 1);
  for await (const { key, id, isPart } of createPictureStore(files, sealer).list()) {
    if (!id || isPart || !key.startsWith('private/')) continue;
    const sealed = await files.get(key);
    if (!sealed || sealer.isCurrent(sealed)) continue;
    let bytes: Buffer;
    try {
      bytes = sealer.openBytes(sealed, id);
    } catch {
      add(left);
      continue;
    }
    await files.put(key, sealer.sealBytes(bytes, id));
    add(done);
  }
};

/** Messages that were queued before there was a table for them: they are sent within the hour, or never. */
const countQueued = async ({ db, sealer }: Deps, left: Counts): Promise<void> => {
  const there = await db.execute(sql`select to_regclass('pgboss.job') is not null as there`);
  if (!there.rows[0]?.there) return;
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where name = 'message' and state < 'completed'
      and split_part(data->>'sealed', '.', 1) <> ${sealer.keyId}`,
  );
  if (rows[0]?.n) left.set('queued messages', rows[0].n);
};

export const rotateKeys = async (deps: Deps): Promise<Rotated> => {
  const done: Counts = new Map();
  const left: Counts = new Map();
  const tables = (await listSealedTables()).filter(({ sealed }) => sealed.length);
  // The canary comes last: removing the old key too early then prevents a start.
  const isCanary = ({ table }: (typeof tables)[number]) => table === keyCanary;
  for (const table of tables.filter((one) => !isCanary(one))) await rotateTable(deps, table, done);
  await rotatePictures(deps, done, left);
  for (const table of tables.filter(isCanary)) await rotateTable(deps, table, done);
  for (const table of tables) await countLeft(deps, table, left);
  await countQueued(deps, left);
  return { done: Object.fromEntries(done), left: Object.fromEntries(left) };
};
