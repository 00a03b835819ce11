import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { ViewList } from '#contract/staff/views.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { staffView } from '#server/schema/staff.ts';

const { id, staffId, list, name, query } = staffView;
const shown = { viewId: id, name, query };

export const listViews = (db: Queryable, whose: string, of: ViewList) =>
  db
    .select(shown)
    .from(staffView)
    .where(and(eq(staffId, whose), eq(list, of)))
    .orderBy(asc(staffView.createdAt), asc(id));

/** Those with another name. */
export const countOthers = async (db: Queryable, whose: string, of: ViewList, named: string) => {
  const [row] = await db
    .select({ n: count() })
    .from(staffView)
    .where(and(eq(staffId, whose), eq(list, of), ne(name, named)));
  return row?.n ?? 0;
};

export const saveView = async (db: Queryable, values: typeof staffView.$inferInsert) => {
  const [row] = await db
    .insert(staffView)
    .values(values)
    .onConflictDoUpdate({ target: [staffId, list, name], set: { query: sql`excluded.query` } })
    .returning(shown);
  if (!row) throw new Error('the view was not saved');
  return row;
};

export const deleteView = async (db: Queryable, whose: string, viewId: string) =>
  isUuid(viewId) &&
  (
    await db
      .delete(staffView)
      .where(and(eq(staffId, whose), eq(id, viewId)))
      .returning({ id })
  ).length > 0;
