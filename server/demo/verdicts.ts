import { and, eq, inArray } from 'drizzle-orm';
import { verdictOf } from '#contract/staff/verdict-reasons.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';
import { verdicts } from '#demo/verdicts.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { whiteCardDocument } from '#server/schema/whitecard.ts';
import { listVerdicts, replaceVerdict } from '#server/shared/cases/document-verdicts.ts';
import { findCoordinatorId } from './coordinator.ts';
import { momentBefore } from './dates.ts';

/** Cases that are as the demo left them: undecided, and nothing said about their documents. */
const findOpen = async (tx: Tx, sealer: Sealer) => {
  const phones = [...new Set(verdicts.map(({ of }) => `+1${of}`))];
  const people = await tx
    .select({ id: user.id, phone: user.phone, status: caregiverApplication.status })
    .from(user)
    .leftJoin(caregiverApplication, eq(caregiverApplication.userId, user.id))
    .where(inArray(user.phone, phones));
  const open = new Map<string, string>();
  for (const { id, phone, status } of people) {
    const isOpen = status === null || status === 'more_info';
    if (isOpen && !(await listVerdicts(tx, sealer, { userId: id })).length)
      open.set(phone.slice(2), id);
  }
  return open;
};

export const loadVerdicts = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const staffId = await findCoordinatorId(tx);
  const open = await findOpen(tx, sealer);
  for (const { of, hoursAgo, reason = null, note, told = true, ...about } of verdicts) {
    const userId = open.get(of);
    if (!userId) continue;
    const at = momentBefore(now, hoursAgo / 24);
    await replaceVerdict(tx, sealer, {
      ...about,
      userId,
      verdict: reason ? verdictOf(reason) : 'accepted',
      reason,
      note,
      staffId,
      at,
      toldAt: told ? at : null,
    });
    // What is asked for again is not complete.
    if (about.caseKind === 'card' && reason && told)
      await tx
        .update(whiteCardDocument)
        .set({ complete: false })
        .where(
          and(
            eq(whiteCardDocument.userId, userId),
            eq(whiteCardDocument.kind, about.document as WhiteCardDocumentKind),
          ),
        );
  }
};
