import { and, asc, count, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { RegistrationStatus } from '#contract/activity/activity.ts';
import type { Registration } from '#contract/activity/register.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { activity, activityRegistration } from '#server/schema/activity.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { holdOffClosing } from '#server/shared/people/account-closing.ts';
import { verifiedEmail } from '#server/shared/people/verified-email.ts';

type Row = typeof activityRegistration.$inferSelect;
export type LockedActivity = typeof activity.$inferSelect;
export type Party = Omit<Row, 'locale'> & { locale: Locale };

export const partyRow = (row: Row): Party => ({
  ...row,
  locale: localeOf(row.locale),
});

/** Lock order: the person, then the activity. Held against deleting and closing the account. */
export const lockPerson = async (
  tx: Tx,
  userId: string,
  refusal: 'unauthorized' | 'changed_meanwhile' = 'unauthorized',
): Promise<void> => {
  await holdOffClosing(tx, userId);
  const [row] = await tx
    .select({ isClosed: user.suspended })
    .from(user)
    .where(eq(user.id, userId))
    .for('key share');
  if (!row || row.isClosed) throw new AppError(refusal);
};

/** Locks the activity's seats until the transaction ends. */
export const findLocked = (tx: Tx, id: string): Promise<LockedActivity | null> =>
  firstRow(tx.select().from(activity).where(eq(activity.id, id)).for('update'));

export const lockActivity = async (tx: Tx, id: string): Promise<LockedActivity> =>
  orNotFound(await findLocked(tx, id));

export const getPublishedActivity = async (db: Queryable, id: string): Promise<LockedActivity> => {
  const [row] = await db
    .select()
    .from(activity)
    .where(and(eq(activity.id, id), eq(activity.published, true)));
  if (!row) throw new AppError('not_found');
  return row;
};

/** Includes cancelled ones. */
export const findRegistration = async (
  db: Queryable,
  activityId: string,
  userId: string,
): Promise<Party | null> => {
  const [row] = await db
    .select()
    .from(activityRegistration)
    .where(
      and(eq(activityRegistration.activityId, activityId), eq(activityRegistration.userId, userId)),
    );
  return row ? partyRow(row) : null;
};

type NewParty = Omit<
  typeof activityRegistration.$inferInsert,
  | 'joinOrder'
  | 'waitingCompanions'
  | 'waitingOrder'
  | 'promotedAt'
  | 'cancelledAt'
  | 'checkedInAt'
  | 'arrived'
  | 'times'
>;

/** No companions of a party that is in wait for a place. */
export const nobodyWaits = { waitingCompanions: 0, waitingOrder: null };

/** Always at the end of the queue, also when re-joining. */
export const insertRegistration = async (
  tx: Tx,
  values: NewParty,
  before: Party | null,
): Promise<Party> => {
  const again = {
    ...values,
    joinOrder: sql`nextval('activity_join_order')`,
    ...nobodyWaits,
    promotedAt: null,
    cancelledAt: null,
    cancelledByStaff: false,
    checkedInAt: null,
    arrived: null,
    times: sql`${activityRegistration.times} + 1`,
  };
  const [row] = before
    ? await tx
        .update(activityRegistration)
        .set(again)
        .where(eq(activityRegistration.id, before.id))
        .returning()
    : await tx
        .insert(activityRegistration)
        .values(values)
        .onConflictDoNothing({ target: activityRegistration.id })
        .returning();
  // The client-generated id already belongs to another activity.
  if (!row) throw new AppError('conflict');
  return partyRow(row);
};

export const cancelRegistration = async (
  tx: Tx,
  id: string,
  now: Date,
  { byStaff = false } = {},
): Promise<void> => {
  await tx
    .update(activityRegistration)
    .set({ status: 'cancelled', cancelledAt: now, cancelledByStaff: byStaff, ...nobodyWaits })
    .where(eq(activityRegistration.id, id));
};

/** As if never cancelled: with its old place in line. */
export const restoreRegistration = async (
  tx: Tx,
  id: string,
  values: { status: 'registered' | 'waitlisted'; remindedAt: Date | null },
): Promise<Party> => {
  const [row] = await tx
    .update(activityRegistration)
    .set({ ...values, cancelledAt: null, cancelledByStaff: false })
    .where(eq(activityRegistration.id, id))
    .returning();
  return partyRow(orNotFound(row));
};

/** In queue order. */
export const listWaiting = async (tx: Tx, activityId: string): Promise<Party[]> => {
  const rows = await tx
    .select()
    .from(activityRegistration)
    .where(
      and(
        eq(activityRegistration.activityId, activityId),
        eq(activityRegistration.status, 'waitlisted'),
      ),
    )
    .orderBy(asc(activityRegistration.joinOrder));
  return rows.map(partyRow);
};

/** Parties that are in, with companions who wait, in queue order. */
export const listRests = async (tx: Tx, activityId: string): Promise<Party[]> => {
  const rows = await tx
    .select()
    .from(activityRegistration)
    .where(
      and(
        eq(activityRegistration.activityId, activityId),
        isNotNull(activityRegistration.waitingOrder),
      ),
    )
    .orderBy(asc(activityRegistration.waitingOrder));
  return rows.map(partyRow);
};

/** Gives the waiting companions of a party their places. */
export const seatRest = async (tx: Tx, { id, companions, waitingCompanions }: Party) => {
  const [row] = await tx
    .update(activityRegistration)
    .set({ companions: companions + waitingCompanions, ...nobodyWaits })
    .where(eq(activityRegistration.id, id))
    .returning();
  return partyRow(orNotFound(row));
};

type Changed = Pick<Row, 'companions' | 'waitingCompanions' | 'needs' | 'needsNote'>;

/** Its order stays. Companions who already waited keep their place in line. */
export const updateParty = async (tx: Tx, id: string, changed: Changed): Promise<void> => {
  const waitingOrder = changed.waitingCompanions
    ? sql`coalesce(${activityRegistration.waitingOrder}, nextval('activity_join_order'))`
    : null;
  await tx
    .update(activityRegistration)
    .set({ ...changed, waitingOrder })
    .where(eq(activityRegistration.id, id));
};

export const promote = async (
  tx: Tx,
  ids: string[],
  values: { promotedAt: Date; remindedAt: Date | null },
): Promise<void> => {
  await tx
    .update(activityRegistration)
    .set({ status: 'registered', ...values })
    .where(inArray(activityRegistration.id, ids));
};

/** Adds to both counts; a table check rejects exceeding the quota. */
export const updateCounts = async (
  tx: Tx,
  activityId: string,
  { people, waiting }: { people: number; waiting: number },
): Promise<void> => {
  await tx
    .update(activity)
    .set({
      registeredCount: sql`${activity.registeredCount} + ${people}`,
      waitlistCount: sql`${activity.waitlistCount} + ${waiting}`,
    })
    .where(eq(activity.id, activityId));
};

/** 1-based. */
export const countPosition = async (
  db: Queryable,
  { activityId, joinOrder }: Pick<Party, 'activityId' | 'joinOrder'>,
): Promise<number> => {
  const [ahead] = await db
    .select({ n: count() })
    .from(activityRegistration)
    .where(
      and(
        eq(activityRegistration.activityId, activityId),
        eq(activityRegistration.status, 'waitlisted'),
        lt(activityRegistration.joinOrder, joinOrder),
      ),
    );
  return (ahead?.n ?? 0) + 1;
};

export const registrationOf = (row: Party, timeZone: string): Registration => ({
  registrationId: row.id,
  name: row.name,
  phone: row.phone,
  companions: row.companions,
  waitingCompanions: row.waitingCompanions,
  needs: row.needs,
  needsNote: row.needsNote,
  smsConsent: row.smsConsent,
  registeredAt: localTime(row.registeredAt, timeZone),
});

/** The person's status by activity; activities they have not joined are left out. */
export const listStatuses = async (
  db: Queryable,
  userId: string,
  activityIds: string[],
): Promise<Map<string, RegistrationStatus>> => {
  if (!activityIds.length) return new Map();
  const rows = await db
    .select({ id: activityRegistration.activityId, status: activityRegistration.status })
    .from(activityRegistration)
    .where(
      and(
        eq(activityRegistration.userId, userId),
        inArray(activityRegistration.activityId, activityIds),
        ne(activityRegistration.status, 'cancelled'),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.status as RegistrationStatus]));
};

/** In lock order. */
export const listJoined = async (tx: Tx, userId: string): Promise<Party[]> => {
  const rows = await tx
    .select()
    .from(activityRegistration)
    .where(eq(activityRegistration.userId, userId))
    .orderBy(asc(activityRegistration.activityId));
  return rows.map(partyRow);
};

export const deleteRegistration = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(activityRegistration).where(eq(activityRegistration.id, id));
};

/** Contact data: the account's phone and verified email; without an account, what the office entered. */
export const findReach = async (
  db: Queryable,
  party: Pick<Party, 'userId' | 'phone'>,
): Promise<{ phone: string; email: string | null }> => {
  if (!party.userId) return { phone: party.phone, email: null };
  const [row] = await db
    .select({ phone: user.phone, email: verifiedEmail })
    .from(user)
    .where(eq(user.id, party.userId));
  return row ?? { phone: party.phone, email: null };
};
