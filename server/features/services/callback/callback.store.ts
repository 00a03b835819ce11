import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type {
  CallbackOutcome,
  CallbackSort,
  CallbackState,
} from '#contract/services/callback-office.ts';
import type { CallbackWish } from '#contract/services/callback-rules.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { countAll, rowsIn } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { callback } from '#server/schema/callback.ts';
import { staff } from '#server/schema/staff.ts';
import { deleteEntriesOf } from '#server/shared/cases/case-work.ts';
import { personMatches } from '#server/shared/people/person-search.ts';
import { endsWith } from './callback-search.store.ts';

const isOpen = isNull(callback.closedAt);

type NewCallback = {
  phone: string;
  locale: string;
  wish: CallbackWish;
  createdAt: Date;
  dueAt: Date;
};

/** The deadline of the phone's open request; `already` if there was one before. */
export const insertCallback = async (
  db: Queryable,
  row: NewCallback,
): Promise<{ dueAt: Date; already: boolean }> => {
  const [written] = await db
    .insert(callback)
    .values(row)
    .onConflictDoNothing()
    .returning({ dueAt: callback.dueAt });
  if (written) return { ...written, already: false };
  const [open] = await db
    .select({ dueAt: callback.dueAt })
    .from(callback)
    .where(and(eq(callback.phone, row.phone), isOpen));
  // It may have been closed in between.
  return open ? { ...open, already: true } : insertCallback(db, row);
};

const rowsOf = { open: isOpen, closed: isNotNull(callback.closedAt) };

export type CallbackFilter = {
  locale?: Locale | undefined;
  keyword?: string | undefined;
};

const matching = ({ locale, keyword }: CallbackFilter): SQL | undefined =>
  and(
    locale && eq(callback.locale, locale),
    keyword?.trim()
      ? or(
          endsWith(keyword),
          sql`${callback.phone} in (select ${user.phone} from ${user} where ${personMatches(keyword)})`,
        )
      : undefined,
  );

export const countCallbacks = (
  db: Queryable,
  filter: CallbackFilter = {},
): Promise<Record<CallbackState, number>> => {
  const rows = (state: CallbackState) => rowsIn(callback, and(rowsOf[state], matching(filter)));
  return countAll(db, { open: rows('open'), closed: rows('closed') });
};

const orderOf = (state: CallbackState, sort?: CallbackSort | `-${CallbackSort}`): SQL[] => {
  const when = state === 'open' ? callback.dueAt : callback.closedAt;
  const usual = state === 'open' ? 'when' : '-when';
  const by = (sort ?? usual).endsWith('asked') ? callback.createdAt : when;
  return [(sort ?? usual).startsWith('-') ? desc(by) : asc(by), asc(callback.id)];
};

/** Its state, and how many stand before it there. */
export const findPlace = async (
  db: Queryable,
  callbackId: string,
): Promise<{ state: CallbackState; before: number } | null> => {
  if (!isUuid(callbackId)) return null;
  const [row] = await db.select().from(callback).where(eq(callback.id, callbackId));
  if (!row) return null;
  const { id, dueAt, closedAt } = row;
  const state = closedAt ? 'closed' : 'open';
  const before = closedAt
    ? or(gt(callback.closedAt, closedAt), and(eq(callback.closedAt, closedAt), lt(callback.id, id)))
    : or(lt(callback.dueAt, dueAt), and(eq(callback.dueAt, dueAt), lt(callback.id, id)));
  const [found] = await db.select({ n: count() }).from(callback).where(and(rowsOf[state], before));
  return { state, before: found?.n ?? 0 };
};

export const listCallbacks = (
  db: Queryable,
  state: CallbackState,
  {
    limit,
    offset,
    sort,
    ...filter
  }: CallbackFilter & {
    limit: number;
    offset: number;
    sort?: CallbackSort | `-${CallbackSort}` | undefined;
  },
) =>
  db
    .select({
      callback,
      by: staff.name,
      person: {
        userId: user.id,
        ...nameColumns,
      },
    })
    .from(callback)
    .leftJoin(user, eq(user.phone, callback.phone))
    .leftJoin(staff, eq(staff.id, callback.staffId))
    .where(and(rowsOf[state], matching(filter)))
    .orderBy(...orderOf(state, sort))
    .limit(limit)
    .offset(offset);

/** Whose number it is, locked; a merged duplicate's belongs to the person. Null if nobody is known by it. */
export const lockPersonOf = async (tx: Tx, callbackId: string): Promise<string | null> => {
  if (!isUuid(callbackId)) return null;
  const [owner] = await tx
    .select({ userId: sql<string>`coalesce(${user.mergedInto}, ${user.id})` })
    .from(callback)
    .innerJoin(user, eq(user.phone, callback.phone))
    .where(eq(callback.id, callbackId));
  if (owner)
    await tx.select({ id: user.id }).from(user).where(eq(user.id, owner.userId)).for('update');
  return owner?.userId ?? null;
};

/** Locked. */
export const getCallback = async (tx: Tx, callbackId: string) => {
  const [row] = isUuid(callbackId)
    ? await tx.select().from(callback).where(eq(callback.id, callbackId)).for('update')
    : [];
  if (!row) throw new AppError('not_found');
  return row;
};

export const updateCallback = async (
  tx: Tx,
  callbackId: string,
  values: {
    staffId: string;
    dueAt?: Date;
    tries?: number;
    triedAt?: Date | null;
    outcome?: CallbackOutcome | null;
    closedAt?: Date | null;
  },
): Promise<void> => {
  await tx
    .update(callback)
    .set({ ...values, version: sql`${callback.version} + 1` })
    .where(eq(callback.id, callbackId));
};

/** A phone has one open request: another may have come since this one was closed. */
export const hasOpen = async (tx: Tx, phone: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: callback.id })
    .from(callback)
    .where(and(eq(callback.phone, phone), isOpen));
  return rows.length > 0;
};

export const deleteClosedBefore = async (db: Queryable, before: Date): Promise<void> => {
  const gone = await db
    .delete(callback)
    .where(lt(callback.closedAt, before))
    .returning({ id: callback.id });
  await deleteEntriesOf(db, 'callback', gone);
};
