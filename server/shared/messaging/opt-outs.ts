/** SMS opt-outs, by number. */

import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { user } from '#server/schema/account.ts';
import { type OptOutSource, smsOptOut } from '#server/schema/office.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';

const optOutOf = prepared('opt_out', (db) =>
  db
    .select({ id: smsOptOut.id })
    .from(smsOptOut)
    .where(sql`${smsOptOut.toHash} = any(${sql.placeholder('hashes')}::text[])`)
    .limit(1),
);

export const isOptedOut = async (db: Queryable, sealer: Sealer, to: string): Promise<boolean> =>
  (await optOutOf(db, { hashes: sealer.hashes(to) })).length > 0;

type Change = { to: string; source: OptOutSource; now: Date };

const auditIt = async (tx: Tx, action: AuditAction, { to, source, now }: Change) => {
  const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.phone, to)).limit(1);
  await insertAudit(tx, {
    at: now,
    actor: 'sms',
    action,
    subject: `phone ***${to.slice(-4)}`,
    ...(person && { subjectId: person.id }),
    details: { source },
  });
};

/** Returns false if unchanged. */
export const insertOptOut = async (tx: Tx, sealer: Sealer, change: Change): Promise<boolean> => {
  const { to, source, now } = change;
  if (await isOptedOut(tx, sealer, to)) return false;
  const id = randomUUID();
  const rows = await tx
    .insert(smsOptOut)
    .values({ id, toHash: sealer.hash(to), toSealed: sealer.seal(to, id), source, at: now })
    .onConflictDoNothing()
    .returning({ id: smsOptOut.id });
  if (!rows.length) return false;
  await auditIt(tx, 'message.stop', change);
  return true;
};

export const deleteOptOut = async (tx: Tx, sealer: Sealer, change: Change): Promise<boolean> => {
  const rows = await tx
    .delete(smsOptOut)
    .where(inArray(smsOptOut.toHash, sealer.hashes(change.to)))
    .returning({ id: smsOptOut.id });
  if (!rows.length) return false;
  await auditIt(tx, 'message.start', change);
  return true;
};
