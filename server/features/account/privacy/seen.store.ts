/** The office's looks at a person, from the audit log. */
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { actionsOfKind } from '#contract/staff/audit-actions.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { auditLog } from '#server/schema/audit.ts';
import { staff } from '#server/schema/staff.ts';

export type Place = { at: Date; id: number };

/** Programs are actors, too; only staff members are named by an id. */
const staffIdOf = sql`case when ${auditLog.actor} ~ '^[0-9a-f-]{36}$' then ${auditLog.actor}::uuid end`;

export const listLooks = (
  db: Queryable,
  userId: string,
  { older, limit }: { older: Place | undefined; limit: number },
) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      details: auditLog.details,
      staffId: staff.id,
      name: staff.name,
      role: staff.role,
    })
    .from(auditLog)
    .innerJoin(staff, eq(staff.id, staffIdOf))
    .where(
      and(
        eq(auditLog.subjectId, userId),
        inArray(auditLog.action, actionsOfKind('look')),
        older &&
          or(lt(auditLog.at, older.at), and(eq(auditLog.at, older.at), lt(auditLog.id, older.id))),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
