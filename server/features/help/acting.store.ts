import { aliasedTable, and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ActingEnder } from '#contract/help/words.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { user } from '#server/schema/account.ts';
import { personLink } from '#server/schema/help.ts';
import { staff } from '#server/schema/staff.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

type LinkRow = typeof personLink.$inferSelect;

const helper = aliasedTable(user, 'helper');

// ---- on every call with the header ----
const openLink = prepared('person_link_open', (db) =>
  db
    .select({
      linkId: personLink.id,
      relationship: personLink.relationship,
      lastUsedAt: personLink.lastUsedAt,
      locale: user.locale,
      user: {
        userId: user.id,
        userType: user.userType,
        firstName: user.firstName,
        lastName: user.lastName,
        preferredName: user.preferredName,
        chineseName: user.chineseName,
      },
    })
    .from(personLink)
    .innerJoin(user, eq(user.id, personLink.userId))
    .where(
      and(
        eq(personLink.helperId, sql.placeholder('helperId')),
        eq(personLink.userId, sql.placeholder('personId')),
        isNull(personLink.endedAt),
        eq(user.suspended, false),
      ),
    ),
);
export const findOpenLink = async (
  db: Queryable,
  { helperId, personId }: { helperId: string; personId: string },
) => {
  if (!isUuid(personId)) return null;
  const [row] = await openLink(db, { helperId, personId });
  return row ? { ...row, locale: localeOf(row.locale) } : null;
};

/** False when it has ended meanwhile. */
export const updateUsed = async (db: Queryable, linkId: string, at: Date): Promise<boolean> => {
  const used = await db
    .update(personLink)
    .set({ lastUsedAt: at })
    .where(and(eq(personLink.id, linkId), isNull(personLink.endedAt)))
    .returning({ id: personLink.id });
  return used.length > 0;
};

// ---- making and ending ----
export type Party = typeof user.$inferSelect;

/** Both people's rows, locked in one order, so that two requests wait for each other. */
export const lockBoth = async (tx: Tx, personId: string, helperId: string) => {
  const rows = await tx
    .select()
    .from(user)
    .where(or(eq(user.id, personId), eq(user.id, helperId)))
    .orderBy(user.id)
    .for('no key update');
  const one = (id: string) => rows.find((row) => row.id === id && !row.suspended) ?? null;
  return { person: one(personId), helper: one(helperId) };
};

export const findByPhone = async (db: Queryable, phone: string): Promise<Party | null> => {
  const [row] = await db.select().from(user).where(eq(user.phone, phone));
  return row && !row.suspended ? row : null;
};

/** How many the helper acts for, and how many act for the person. */
export const countOpen = async (tx: Tx, personId: string, helperId: string) => {
  const open = async (where: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select({ n: count() })
      .from(personLink)
      .where(and(where, isNull(personLink.endedAt)));
    return row?.n ?? 0;
  };
  return {
    people: await open(eq(personLink.helperId, helperId)),
    helpers: await open(eq(personLink.userId, personId)),
  };
};

export const insertLink = async (
  tx: Tx,
  link: Omit<LinkRow, 'lastUsedAt' | 'endedAt' | 'endedBy'>,
): Promise<void> => {
  await tx.insert(personLink).values(link);
};

/** False when it had ended before. */
export const updateEnded = async (
  tx: Tx,
  linkId: string,
  endedAt: Date,
  endedBy: ActingEnder,
): Promise<boolean> => {
  const ended = await tx
    .update(personLink)
    .set({ endedAt, endedBy })
    .where(and(eq(personLink.id, linkId), isNull(personLink.endedAt)))
    .returning({ id: personLink.id });
  return ended.length > 0;
};

// ---- shown ----
const select = (db: Queryable) =>
  db
    .select({ link: personLink, person: user, helper, staffName: staff.name })
    .from(personLink)
    .innerJoin(user, eq(user.id, personLink.userId))
    .innerJoin(helper, eq(helper.id, personLink.helperId))
    .leftJoin(staff, eq(staff.id, personLink.staffId));
export type WholeLink = Awaited<ReturnType<typeof select>>[number];

/** Of a person on either side; open ones first, then newest first. */
export const listLinks = (db: Queryable, userId: string): Promise<WholeLink[]> =>
  select(db)
    .where(or(eq(personLink.userId, userId), eq(personLink.helperId, userId)))
    .orderBy(
      sql`${personLink.endedAt} desc nulls first`,
      desc(personLink.createdAt),
      desc(personLink.id),
    );

/** If this person is on either side of it. */
export const findLink = async (
  db: Queryable,
  userId: string,
  linkId: string,
): Promise<WholeLink | null> => {
  if (!isUuid(linkId)) return null;
  const [row] = await select(db).where(
    and(
      eq(personLink.id, linkId),
      or(eq(personLink.userId, userId), eq(personLink.helperId, userId)),
    ),
  );
  return row ?? null;
};

export const findOpenPair = async (
  tx: Tx,
  personId: string,
  helperId: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: personLink.id })
    .from(personLink)
    .where(
      and(
        eq(personLink.userId, personId),
        eq(personLink.helperId, helperId),
        isNull(personLink.endedAt),
      ),
    );
  return row?.id ?? null;
};
