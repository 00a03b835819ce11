/** Reads the audit log, which is append-only. */
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AuditKind, actionsOfKind } from '#contract/staff/audit-actions.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { containing } from '#server/platform/database/like.ts';
import { user } from '#server/schema/account.ts';
import { auditLog } from '#server/schema/audit.ts';
import { staff } from '#server/schema/staff.ts';
import { personMatches } from '#server/shared/people/person-search.ts';

/** Cursor: time and id of the last entry of a page. */
export type Cursor = { at: Date; id: number };
export type AuditFilter = {
  who?: string | undefined;
  kind?: AuditKind | undefined;
  action?: string | undefined;
  about?: string | undefined;
  /** `from` inclusive, `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
};

const peopleMax = 500;

const isAbout = async (db: Queryable, about: string): Promise<SQL | undefined> => {
  if (isUuid(about)) return eq(auditLog.subjectId, about);
  const people = await db
    .select({ id: user.id })
    .from(user)
    .where(personMatches(about))
    .limit(peopleMax);
  const ids = people.map(({ id }) => id);
  return or(
    ilike(auditLog.subject, containing(about)),
    ids.length ? inArray(auditLog.subjectId, ids) : undefined,
  );
};

const matching = async (
  db: Queryable,
  { who, kind, action, about, from, before }: AuditFilter,
): Promise<SQL | undefined> =>
  and(
    who ? eq(auditLog.actor, who) : undefined,
    kind ? inArray(auditLog.action, actionsOfKind(kind)) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    about ? await isAbout(db, about) : undefined,
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  );

const beyond = ({ at, id }: Cursor, side: 'older' | 'newer'): SQL | undefined => {
  const further = side === 'older' ? lt : gt;
  return or(further(auditLog.at, at), and(eq(auditLog.at, at), further(auditLog.id, id)));
};

type Side = { older?: Cursor | undefined; newer?: Cursor | undefined };

/** Newest first in both directions. */
export const listEntries = async (
  db: Queryable,
  filter: AuditFilter,
  { older, newer, limit }: Side & { limit: number },
) => {
  const backwards = Boolean(newer);
  const place = newer ?? older;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(await matching(db, filter), place && beyond(place, backwards ? 'newer' : 'older')))
    .orderBy(
      backwards ? asc(auditLog.at) : desc(auditLog.at),
      backwards ? asc(auditLog.id) : desc(auditLog.id),
    )
    .limit(limit);
  return backwards ? rows.toReversed() : rows;
};
export type Entry = Awaited<ReturnType<typeof listEntries>>[number];

/** Names of actors and subjects. */
export const listNames = async (db: Queryable, ids: string[]) => {
  const known = [...new Set(ids.filter(isUuid))];
  if (!known.length) return { staff: [], people: [] };
  return {
    staff: await db
      .select({ id: staff.id, name: staff.name, role: staff.role })
      .from(staff)
      .where(inArray(staff.id, known)),
    people: await db
      .select({
        id: user.id,
        name: sql<string>`concat_ws(' ', ${user.chineseName}, ${user.firstName}, ${user.lastName})`,
      })
      .from(user)
      .where(inArray(user.id, known)),
  };
};

export const listActions = async (db: Queryable): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.action));
  return rows.map(({ action }) => action);
};

export const listColleagues = (db: Queryable) =>
  db
    .select({ staffId: staff.id, name: staff.name })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id));
