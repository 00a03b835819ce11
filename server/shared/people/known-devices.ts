/** Known devices of clients and staff: failed guesses by strangers don't lock them out. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { knownDevice } from '#server/schema/devices.ts';

const devicesKept = 20;

type DeviceOwner = { userId: string } | { staffId: string };

const isOf = (owner: DeviceOwner) =>
  'userId' in owner ? eq(knownDevice.userId, owner.userId) : eq(knownDevice.staffId, owner.staffId);

/** The device's hash if this account signed in with it before. */
export const findDevice = async (
  db: Queryable,
  owner: DeviceOwner | null,
  keyHash: string,
): Promise<string | null> => {
  const [row] = await db.select().from(knownDevice).where(eq(knownDevice.keyHash, keyHash));
  if (!row || !owner) return null;
  const isOwn = 'userId' in owner ? row.userId === owner.userId : row.staffId === owner.staffId;
  return isOwn ? keyHash : null;
};

/** Remembers the device; keeps only the most recently used. */
export const insertDevice = async (
  db: Queryable,
  owner: DeviceOwner,
  keyHash: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(knownDevice)
    .values({ keyHash, ...owner, lastUsedAt: now })
    .onConflictDoUpdate({ target: knownDevice.keyHash, set: { lastUsedAt: now } });
  const latest = await db
    .select({ keyHash: knownDevice.keyHash })
    .from(knownDevice)
    .where(isOf(owner))
    .orderBy(desc(knownDevice.lastUsedAt))
    .limit(devicesKept + 1);
  if (latest.length <= devicesKept) return;
  const kept = latest.slice(0, devicesKept).map((row) => row.keyHash);
  await db.delete(knownDevice).where(and(isOf(owner), notInArray(knownDevice.keyHash, kept)));
};

/** Last use by device. */
export const listDevices = async (db: Queryable, owner: DeviceOwner): Promise<Date[]> => {
  const rows = await db.select().from(knownDevice).where(isOf(owner));
  return rows.map((row) => row.lastUsedAt);
};

export const deleteDevices = async (db: Queryable, owner: DeviceOwner): Promise<void> => {
  await db.delete(knownDevice).where(isOf(owner));
};
