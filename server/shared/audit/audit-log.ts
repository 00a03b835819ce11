import type { Queryable } from '#server/platform/database/connect.ts';
import { auditLog } from '#server/schema/audit.ts';

/** Audit entries are written in the transaction of the action: no entry, no action. */
export const insertAudit = async (
  tx: Queryable,
  entry: {
    at: Date;
    /** A user's id, or the name of a command. */
    actor: string;
    action: string;
    subjectId?: string;
    /** The subject if it is not a person: 'article fall-at-home'. */
    subject?: string;
    details?: Record<string, string>;
  },
): Promise<void> => {
  await tx.insert(auditLog).values({ details: {}, ...entry });
};
