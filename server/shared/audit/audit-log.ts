import type { Queryable } from '#server/platform/database/connect.ts';
import { auditLog } from '#server/schema/audit.ts';

/** Who saw or changed what, in the transaction that does it: what is not written down does not happen. */
export const insertAudit = async (
  tx: Queryable,
  entry: {
    at: Date;
    /** A user's id, or the name of a command. */
    actor: string;
    action: string;
    subjectId?: string;
    /** What it is about where it is no person: 'article fall-at-home'. */
    subject?: string;
    details?: Record<string, string>;
  },
): Promise<void> => {
  await tx.insert(auditLog).values({ details: {}, ...entry });
};
