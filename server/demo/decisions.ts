/** Who decided the demo's cases, in their histories: from there the office's lists have it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CaseEntry } from '#contract/staff/office.ts';
import { verdicts } from '#demo/verdicts.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { caseEntry, caseWork } from '#server/schema/office.ts';
import { serviceRecordEvent } from '#server/schema/services.ts';
import { whiteCardEvent } from '#server/schema/whitecard.ts';
import {
  applicationCase,
  type CaseRef,
  cardCase,
  insertCaseEntry,
  recordCase,
} from '#server/shared/cases/case-work.ts';
import { findCoordinatorId } from './coordinator.ts';
import { momentBefore } from './dates.ts';

type Decision = {
  ref: CaseRef;
  entry: Extract<CaseEntry, 'status' | 'asked'>;
  at: Date;
  details: Record<string, string>;
  note: string | null;
};

const recordStatus = { finished: 'finish', exception: 'error', unclear: 'unknown' } as const;
const recordEvents = Object.keys(recordStatus) as (keyof typeof recordStatus)[];

/** When a caregiver was told that a document is missing. */
const askedAt = (phone: string, now: Date): Date | null => {
  const told = verdicts.find(
    ({ of, reason, told = true }) => `+1${of}` === phone && reason && told,
  );
  return told ? momentBefore(now, told.hoursAgo / 24) : null;
};

const listDecisions = async (tx: Tx, now: Date): Promise<Decision[]> => {
  const applications = await tx
    .select({ application: caregiverApplication, phone: user.phone })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .where(inArray(caregiverApplication.status, ['approved', 'rejected', 'more_info']));
  const cards = await tx
    .select()
    .from(whiteCardEvent)
    .where(inArray(whiteCardEvent.status, ['eligible', 'ineligible']));
  const records = await tx
    .select()
    .from(serviceRecordEvent)
    .where(
      and(eq(serviceRecordEvent.by, 'staff'), inArray(serviceRecordEvent.event, recordEvents)),
    );
  return [
    ...applications.flatMap(({ application: { userId, ...one }, phone }) => {
      const isAsked = one.status === 'more_info';
      const at = isAsked ? askedAt(phone, now) : one.decidedAt;
      const asked = isAsked && { documents: (one.asked ?? []).join(',') };
      const details = { status: one.status, ...asked };
      const entry = isAsked ? ('asked' as const) : ('status' as const);
      return at ? [{ ref: applicationCase(userId), entry, at, details, note: one.officeNote }] : [];
    }),
    ...cards.map(({ userId, status, at, note }) => ({
      ref: cardCase(userId),
      entry: 'status' as const,
      at,
      details: { status },
      note,
    })),
    ...records.map(({ recordId, event, at, note }) => ({
      ref: recordCase(recordId),
      entry: 'status' as const,
      at,
      details: { status: recordStatus[event as keyof typeof recordStatus] },
      note,
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
};

/** Cases that have such an entry are left alone: the office has decided them, or an earlier start did this. */
export const loadDecisions = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const staffId = await findCoordinatorId(tx);
  if (!staffId) return;
  for (const { ref, note, ...decision } of await listDecisions(tx, now)) {
    const [there] = await tx
      .select({ id: caseEntry.id })
      .from(caseEntry)
      .where(
        and(
          eq(caseEntry.kind, ref.kind),
          eq(caseEntry.subjectId, ref.subjectId),
          eq(caseEntry.entry, decision.entry),
        ),
      )
      .orderBy(asc(caseEntry.id))
      .limit(1);
    if (there) continue;
    // A decision about a card counts as contact.
    const contactedAt = ref.kind === 'card' ? decision.at : null;
    await tx
      .insert(caseWork)
      .values({ ...ref, contactedAt, version: 1 })
      .onConflictDoNothing();
    const text = note ? { text: note } : {};
    await insertCaseEntry(tx, ref, { ...decision, ...text, staffId }, sealer);
  }
};
