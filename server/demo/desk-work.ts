/** Staff work on the demo's cases: assignees, calls, notes. */
import { eq } from 'drizzle-orm';
import { deskWork } from '#demo/desk-records.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { caseWork } from '#server/schema/office.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { staff } from '#server/schema/staff.ts';
import { insertCaseEntry } from '#server/shared/cases/case-work.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { momentBefore } from './dates.ts';

const findSubjectId = async (tx: Tx, { kind, of }: (typeof deskWork)[number]): Promise<string> => {
  const [row] =
    kind === 'record'
      ? await tx
          .select({ id: serviceRecord.id })
          .from(serviceRecord)
          .where(eq(serviceRecord.recordNo, of))
      : await tx
          .select({ id: user.id })
          .from(user)
          .where(eq(user.phone, `+1${of}`));
  if (!row) throw new Error(`demo work on an unknown case: ${of}`);
  return row.id;
};

export const loadDeskWork = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const timeZone = await getTimeZone(tx);
  const team = await tx.select({ id: staff.id, role: staff.role, name: staff.name }).from(staff);
  const ofRole = (role: string) => team.find((one) => one.role === role);
  const before = (hours: number) => momentBefore(now, hours / 24);
  for (const work of deskWork) {
    const ref = { kind: work.kind, subjectId: await findSubjectId(tx, work) };
    const { to, calledHoursAgo, outcome = 'reached', callAgainToday, notes = [] } = work;
    const assignee = to && ofRole(to);
    const calledAt = calledHoursAgo === undefined ? null : before(calledHoursAgo);
    const callAgainOn = callAgainToday ? localTime(now, timeZone).slice(0, 10) : null;
    const values = {
      assigneeId: assignee?.id ?? null,
      contactedAt: outcome === 'reached' ? calledAt : null,
      calledAt,
      callOutcome: calledAt && outcome,
      callAgainOn,
      version: 1,
    };
    await tx
      .insert(caseWork)
      .values({ ...ref, ...values })
      .onConflictDoUpdate({ target: [caseWork.kind, caseWork.subjectId], set: values });
    for (const { by, hoursAgo, text } of notes)
      await insertCaseEntry(
        tx,
        ref,
        { entry: 'note', staffId: ofRole(by)?.id ?? null, at: before(hoursAgo), text },
        sealer,
      );
    if (calledAt)
      await insertCaseEntry(
        tx,
        ref,
        {
          entry: 'contacted',
          staffId: assignee?.id ?? null,
          at: calledAt,
          details: { outcome, ...(callAgainOn && { callAgainOn }) },
        },
        sealer,
      );
  }
};
