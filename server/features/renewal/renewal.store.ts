import { and, asc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { LapseSort } from '#contract/renewal/office.ts';
import type { DateKind, DateState } from '#contract/renewal/renewal.ts';
import type { ServiceMethod, ServiceTask } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { KeyedHash, Sealed } from '#server/platform/crypto/field-encryption.ts';
import { firstRow, type Queryable, type Tx } from '#server/platform/database/connect.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import {
  type KeysetPage,
  keysOf,
  orderNamed,
  readPage,
  type SortKey,
} from '#server/platform/database/keyset.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { service } from '#server/schema/content.ts';
import { dateFeed, importantDate } from '#server/schema/renewal.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { isOpenDate, stateNow } from '#server/shared/people/important-dates.ts';
import { personMatches } from '#server/shared/people/person-search.ts';

type DateColumns = typeof importantDate.$inferSelect;

/** Locks the person's row: dates are counted. Null if closed, merged or gone. */
export const lockPerson = async (tx: Tx, userId: string) => {
  if (!isUuid(userId)) return null;
  const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('no key update');
  return row && !row.mergedInto ? row : null;
};

/** Locked, after its owner: so does a merge of accounts. Null if it is somebody else's. */
export const findForChange = async (
  tx: Tx,
  dateId: string,
  userId?: string,
): Promise<DateColumns | null> => {
  if (!isUuid(dateId)) return null;
  const isIt = and(
    eq(importantDate.id, dateId),
    userId ? eq(importantDate.userId, userId) : undefined,
  );
  const [owner] = await tx.select({ id: importantDate.userId }).from(importantDate).where(isIt);
  if (!owner) return null;
  await lockPerson(tx, owner.id);
  const [row] = await tx.select().from(importantDate).where(isIt).for('update');
  return row ?? null;
};

export const findOwn = async (db: Queryable, dateId: string, userId: string) => {
  if (!isUuid(dateId)) return null;
  const [row] = await db
    .select({ id: importantDate.id })
    .from(importantDate)
    .where(and(eq(importantDate.id, dateId), eq(importantDate.userId, userId)));
  return row?.id ?? null;
};

export const updateDate = async (
  tx: Tx,
  dateId: string,
  values: Partial<
    Pick<
      DateColumns,
      'day' | 'titleSealed' | 'source' | 'state' | 'remindOn' | 'recordId' | 'history'
    >
  > & { changedAt: Date },
): Promise<void> => {
  await tx
    .update(importantDate)
    .set({ ...values, version: sql`${importantDate.version} + 1` })
    .where(eq(importantDate.id, dateId));
};

// ---- what we know, for a request to renew ----
export const findHelp = async (db: Queryable, task: ServiceTask) => {
  const [row] = await db
    .select({ id: service.id, name: service.name, methods: service.methods })
    .from(service)
    .where(and(eq(service.helpsWith, task), eq(service.published, true)))
    .orderBy(asc(service.position), asc(service.id))
    .limit(1);
  return row ? { ...row, methods: row.methods as ServiceMethod[] } : null;
};

export const getKnown = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select({
      phone: user.phone,
      address: user.address,
      apartment: user.apartment,
      city: user.city,
      state: user.state,
      postcode: user.postcode,
      idSealed: sql<Sealed | null>`${whiteCard.idSealed}`,
    })
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .where(eq(user.id, userId));
  if (!row) throw new Error('signed-in user no longer exists');
  return row;
};

// ---- reminders ----
/** Locked; dates that another process is working on are skipped. */
export const takeToRemind = async (tx: Tx, today: string, limit: number) => {
  const rows = await tx
    .select({ date: importantDate, person: user })
    .from(importantDate)
    .innerJoin(user, eq(user.id, importantDate.userId))
    .where(and(isNotNull(importantDate.remindOn), lte(importantDate.remindOn, today), isOpenDate))
    .orderBy(asc(importantDate.remindOn), asc(importantDate.id))
    .limit(limit)
    .for('update', { of: importantDate, skipLocked: true });
  const states = await statesOf(
    tx,
    rows.map(({ date }) => date.id),
  );
  return rows.map(({ date, person }) => ({
    date: { ...date, state: states.get(date.id) ?? date.state },
    reader: {
      userId: person.id,
      phone: person.phone,
      locale: localeOf(person.locale),
      isOpen: !person.suspended,
    },
  }));
};

const statesOf = async (tx: Tx, ids: string[]) => {
  if (!ids.length) return new Map<string, DateState>();
  const rows = await tx
    .select({ id: importantDate.id, state: stateNow })
    .from(importantDate)
    .leftJoin(serviceRecord, eq(serviceRecord.id, importantDate.recordId))
    .where(inArray(importantDate.id, ids));
  return new Map(rows.map(({ id, state }) => [id, state]));
};

/** Not a change: versions and calendars stay as they are. */
export const updateRemindOn = async (
  tx: Tx,
  dateId: string,
  remindOn: string | null,
): Promise<void> => {
  await tx.update(importantDate).set({ remindOn }).where(eq(importantDate.id, dateId));
};

// ---- the calendar's address ----
export const findFeed = (db: Queryable, userId: string) =>
  firstRow(db.select().from(dateFeed).where(eq(dateFeed.userId, userId)));

export const upsertFeed = async (
  tx: Tx,
  feed: { userId: string; tokenSealed: Sealed; tokenHash: KeyedHash; createdAt: Date },
): Promise<void> => {
  const { userId: _, ...set } = feed;
  await tx.insert(dateFeed).values(feed).onConflictDoUpdate({ target: dateFeed.userId, set });
};

export const deleteFeed = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(dateFeed).where(eq(dateFeed.userId, userId));
};

/** Whose calendar it is; closed accounts have none. */
export const findReaderOfFeed = async (db: Queryable, hashes: KeyedHash[]) => {
  const [row] = await db
    .select({ userId: user.id, locale: user.locale })
    .from(dateFeed)
    .innerJoin(user, eq(user.id, dateFeed.userId))
    .where(and(inArray(dateFeed.tokenHash, hashes), eq(user.suspended, false)));
  return row ? { userId: row.userId, locale: localeOf(row.locale) } : null;
};

// ---- who lapses ----
type LapseFilter = {
  from: string;
  until: string;
  kind?: DateKind | undefined;
  state?: DateState | undefined;
  locale?: Locale | undefined;
  keyword?: string | undefined;
};

const matching = ({ from, until, kind, state, locale, keyword }: LapseFilter): SQL | undefined =>
  and(
    gte(importantDate.day, from),
    lt(importantDate.day, until),
    eq(user.suspended, false),
    kind && eq(importantDate.kind, kind),
    locale && eq(user.locale, locale),
    state ? sql`${stateNow} = ${state}` : isOpenDate,
    keyword?.trim() ? personMatches(keyword) : undefined,
  );

const soonest: SortKey[] = [
  { by: importantDate.day, type: 'date', notNull: true },
  { by: importantDate.id, type: 'uuid', notNull: true },
];
const orders: Record<LapseSort, SortKey[]> = {
  day: soonest,
  name: [
    { by: user.lastName, type: 'text', notNull: true },
    { by: user.firstName, type: 'text', notNull: true },
    ...soonest,
  ],
};

const lapses = (db: Queryable, where: SQL | undefined, order: readonly SortKey[]) =>
  db
    .select({
      date: importantDate,
      state: stateNow,
      recordNo: sql<string | null>`${serviceRecord.recordNo}`,
      person: {
        userId: user.id,
        ...nameColumns,
        phone: user.phone,
        locale: user.locale,
      },
      keys: keysOf(order),
    })
    .from(importantDate)
    .innerJoin(user, eq(user.id, importantDate.userId))
    .leftJoin(serviceRecord, eq(serviceRecord.id, importantDate.recordId))
    .where(where);

type LapseListing = LapseFilter &
  KeysetPage & { offset?: number; sort?: LapseSort | `-${LapseSort}` | undefined };

/** A month at most: sorted by name, too, only its dates are read. */
export const listLapses = (db: Queryable, { sort = 'day', ...listing }: LapseListing) => {
  const order = orderNamed(orders, sort);
  return readPage(order, listing, ({ where, orderBy, limit, offset }) =>
    lapses(db, and(matching(listing), where), order)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
};

export const countLapses = (db: Queryable, filter: LapseFilter): Promise<number> =>
  countRows(db, lapses(db, matching(filter), soonest));
