import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { rowVersion } from '#server/platform/database/row-version.ts';
import { setting } from '#server/schema/content.ts';
import { readSetting, type Settings } from '#server/shared/settings/settings.ts';

export const getVersioned = async <K extends keyof Settings>(
  db: Queryable,
  key: K,
): Promise<{ value: Settings[K]; version: string | null }> => {
  const [row] = await db
    .select({ updatedAt: setting.updatedAt })
    .from(setting)
    .where(eq(setting.key, key));
  return {
    value: await readSetting(db, key),
    version: rowVersion(row?.updatedAt),
  };
};

/** Locks the row and returns when it was last saved. */
export const findVersion = async (tx: Tx, key: keyof Settings): Promise<Date | null> => {
  const [row] = await tx
    .select({ updatedAt: setting.updatedAt })
    .from(setting)
    .where(eq(setting.key, key))
    .for('update');
  return row?.updatedAt ?? null;
};

export const upsertSetting = async <K extends keyof Settings>(
  tx: Tx,
  key: K,
  value: Settings[K],
  updatedAt: Date,
): Promise<void> => {
  await tx
    .insert(setting)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt } });
};
