import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { HelpAction } from '#contract/help/words.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { user } from '#server/schema/account.ts';
import { service } from '#server/schema/content.ts';
import { helpAction, helpDevice, helpLink } from '#server/schema/help.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

export type LinkRow = typeof helpLink.$inferSelect;
export type ActionRow = typeof helpAction.$inferSelect;

/** `lock` serializes what is made and done for this person. */
export const findPerson = async (db: Queryable, userId: string, { lock = false } = {}) => {
  if (!isUuid(userId)) return null;
  const query = db.select().from(user).where(eq(user.id, userId));
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row || row.suspended || row.mergedInto) return null;
  const { id, phone, userType, firstName, lastName, preferredName } = row;
  const names = { firstName, lastName, preferredName };
  return { userId: id, phone, userType, locale: localeOf(row.locale), ...names };
};
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const insertLink = async (
  tx: Tx,
  link: Omit<LinkRow, 'tokenHash' | 'finishedAt' | 'withdrawnAt'>,
  token: string,
): Promise<void> => {
  await tx.insert(helpLink).values({ ...link, tokenHash: hashToken(token) });
};

export const insertAction = async (
  tx: Tx,
  linkId: string,
  action: {
    action: HelpAction;
    by: ActionRow['by'];
    at: Date;
    count?: number;
    recordNo?: string;
  },
): Promise<void> => {
  await tx.insert(helpAction).values({ linkId, ...action });
};

/** How many a person has open, and made since then. */
export const countLinks = async (tx: Tx, userId: string, now: Date, since: Date) => {
  const links = async (where: ReturnType<typeof and>) => {
    const [row] = await tx
      .select({ n: count() })
      .from(helpLink)
      .where(and(eq(helpLink.userId, userId), where));
    return row?.n ?? 0;
  };
  const isOpen = and(
    isNull(helpLink.finishedAt),
    isNull(helpLink.withdrawnAt),
    gt(helpLink.expiresAt, now),
  );
  return { open: await links(isOpen), made: await links(gt(helpLink.createdAt, since)) };
};

const shown = {
  link: helpLink,
  service: service.name,
  record: { item: serviceRecord.item, recordNo: serviceRecord.recordNo },
  staffName: staff.name,
};
const select = (db: Queryable) =>
  db
    .select(shown)
    .from(helpLink)
    .leftJoin(service, eq(service.id, helpLink.serviceId))
    .leftJoin(serviceRecord, eq(serviceRecord.id, helpLink.recordId))
    .leftJoin(staff, eq(staff.id, helpLink.staffId));

const withHistory = async (db: Queryable, rows: Awaited<ReturnType<typeof select>>) => {
  const ids = rows.map(({ link }) => link.id);
  if (!ids.length) return [];
  const actions = await db
    .select()
    .from(helpAction)
    .where(inArray(helpAction.linkId, ids))
    .orderBy(asc(helpAction.id));
  return rows.map((row) => ({
    ...row,
    actions: actions.filter(({ linkId }) => linkId === row.link.id),
  }));
};
export type WholeLink = Awaited<ReturnType<typeof withHistory>>[number];

/** Newest first. */
export const listLinks = async (db: Queryable, userId: string): Promise<WholeLink[]> =>
  withHistory(
    db,
    await select(db)
      .where(eq(helpLink.userId, userId))
      .orderBy(desc(helpLink.createdAt), desc(helpLink.id)),
  );

export const findLink = async (
  db: Queryable,
  userId: string,
  linkId: string,
): Promise<WholeLink | null> => {
  if (!isUuid(linkId)) return null;
  const rows = await select(db).where(and(eq(helpLink.id, linkId), eq(helpLink.userId, userId)));
  return (await withHistory(db, rows))[0] ?? null;
};

// ---- by the helper ----
export const findByToken = (db: Queryable, token: string): Promise<LinkRow | null> =>
  firstRow(
    db
      .select()
      .from(helpLink)
      .where(eq(helpLink.tokenHash, hashToken(token))),
  );

export const findByKey = async (db: Queryable, key: string): Promise<LinkRow | null> => {
  const [row] = await db
    .select({ link: helpLink })
    .from(helpDevice)
    .innerJoin(helpLink, eq(helpLink.id, helpDevice.linkId))
    .where(eq(helpDevice.keyHash, hashToken(key)));
  return row?.link ?? null;
};

/** Two uses of a link wait for each other; so does its withdrawal. Lock its person first. */
export const lockLink = (tx: Tx, linkId: string): Promise<LinkRow | null> =>
  firstRow(tx.select().from(helpLink).where(eq(helpLink.id, linkId)).for('update'));

export const countDevices = async (tx: Tx, linkId: string): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(helpDevice)
    .where(eq(helpDevice.linkId, linkId));
  return row?.n ?? 0;
};

export const insertDevice = async (
  tx: Tx,
  linkId: string,
  key: string,
  createdAt: Date,
): Promise<void> => {
  await tx.insert(helpDevice).values({ linkId, keyHash: hashToken(key), createdAt });
};

export const updateFinished = async (tx: Tx, linkId: string, finishedAt: Date): Promise<void> => {
  await tx.update(helpLink).set({ finishedAt }).where(eq(helpLink.id, linkId));
};

export const updateWithdrawn = async (tx: Tx, linkId: string, withdrawnAt: Date): Promise<void> => {
  await tx.update(helpLink).set({ withdrawnAt }).where(eq(helpLink.id, linkId));
};
