import type { AuditAction } from '#contract/staff/audit-actions.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { officeAddress } from '#server/platform/http/office-address.ts';
import { auditLog } from '#server/schema/audit.ts';

/** Audit entries are written in the transaction of the action: no entry, no action. */
export const insertAudit = async (
  tx: Queryable,
  entry: {
    at: Date;
    /** A user's id, or the name of a command. */
    actor: string;
    action: AuditAction;
    subjectId?: string;
    /** The subject if it is not a person: 'article fall-at-home'. */
    subject?: string;
    details?: Record<string, string>;
  },
): Promise<void> => {
  await tx.insert(auditLog).values({ details: {}, address: officeAddress(), ...entry });
};
