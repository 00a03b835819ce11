/** Which cases are open at which desk. A row is one tab; who is not heard of is forgotten. */
import { and, asc, eq, gt, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { CaseKind } from '#contract/staff/office.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { officeLooking, staff } from '#server/schema/staff.ts';

type Case = { kind: CaseKind; subjectId: string };

/** Keeps the newest `most` of this person. */
export const updateLooking = async (
  db: Queryable,
  {
    tab,
    staffId,
    now,
    most,
    ...looked
  }: Case & { tab: string; staffId: string; now: Date; most: number },
): Promise<void> => {
  const seen = { ...looked, seenAt: now };
  await db
    .insert(officeLooking)
    .values({ tab, staffId, ...seen })
    // Another person's tab is none of the caller's.
    .onConflictDoUpdate({
      target: officeLooking.tab,
      set: seen,
      setWhere: eq(officeLooking.staffId, staffId),
    });
  const newest = db
    .select({ tab: officeLooking.tab })
    .from(officeLooking)
    .where(eq(officeLooking.staffId, staffId))
    .orderBy(sql`${officeLooking.seenAt} desc`)
    .limit(most);
  await db
    .delete(officeLooking)
    .where(and(eq(officeLooking.staffId, staffId), notInArray(officeLooking.tab, newest)));
};

export const deleteLooking = async (
  db: Queryable,
  { tab, staffId }: { tab: string; staffId: string },
): Promise<void> => {
  await db
    .delete(officeLooking)
    .where(and(eq(officeLooking.tab, tab), eq(officeLooking.staffId, staffId)));
};

/** These tabs are there. */
export const touchLooking = async (db: Queryable, tabs: string[], now: Date): Promise<void> => {
  if (!tabs.length) return;
  await db.update(officeLooking).set({ seenAt: now }).where(inArray(officeLooking.tab, tabs));
};

export const deleteGone = async (db: Queryable, heardBefore: Date): Promise<void> => {
  await db.delete(officeLooking).where(lte(officeLooking.seenAt, heardBefore));
};

export const listOthers = (
  db: Queryable,
  { kind, subjectId, staffId, heardAfter }: Case & { staffId: string; heardAfter: Date },
): Promise<{ staffId: string; name: string }[]> =>
  db
    .selectDistinct({ staffId: staff.id, name: staff.name })
    .from(officeLooking)
    .innerJoin(staff, eq(staff.id, officeLooking.staffId))
    .where(
      and(
        eq(officeLooking.kind, kind),
        eq(officeLooking.subjectId, subjectId),
        ne(officeLooking.staffId, staffId),
        gt(officeLooking.seenAt, heardAfter),
        eq(staff.active, true),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
