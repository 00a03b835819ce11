/** Moving and cancelling: by its owner, until shortly before. */
import { AppError } from '#contract/errors.ts';
import type { Slot } from '#contract/services.ts';
import { getTimeZone } from '#server/db/settings.ts';
import { wallClock } from '#server/ports/clock.ts';
import type { Applicant, Deps } from './services-apply.ts';
import { booking, holdPlace } from './services-booking.ts';
import { deletePlace, findOffice } from './services-offices.store.ts';
import { refuseCancel, refuseMove } from './services-records.rules.ts';
import * as records from './services-records.store.ts';

type Change = Applicant & { recordId: string };

export const moveVisit = (
  { db, clock, notices }: Deps,
  { userId, recordId, locale }: Change,
  to: Slot & { companyAddressId?: string | undefined },
): Promise<void> => {
  const now = clock.now();
  return booking(db, now, async (tx) => {
    const person = await records.findPerson(tx, userId);
    const record = person && (await records.findOwnForChange(tx, userId, recordId));
    if (!record) throw new AppError('not_found');
    const refusal = refuseMove(record, now);
    if (refusal) throw new AppError(refusal);
    const { startsAt: from, companyAddressId: at, item, recordNo } = record;
    const companyAddressId = to.companyAddressId ?? at;
    if (!from || !companyAddressId) throw new AppError('no_appointment');
    const { reserveDate, reserveTime } = to;
    const wall = wallClock(from, await getTimeZone(tx));
    // The same time again: a second click, not a second move.
    if (companyAddressId === at && `${reserveDate} ${reserveTime}` === wall) return;
    const wanted = { companyAddressId, reserveDate, reserveTime };
    const { take, office, ...held } = await holdPlace(tx, now, wanted, { userId, recordId });
    await records.updateRecord(tx, recordId, { ...held, locale, changedAt: now });
    await take(recordId);
    const { startsAt } = held;
    await records.insertEvent(tx, recordId, { event: 'moved', by: 'owner', at: now, startsAt });
    const reader = { phone: person.phone, locale, userId };
    await notices.visit(tx, reader, 'visitMoved', { item, recordNo, startsAt, office });
  });
};

export const cancelRecord = (
  { db, clock, notices }: Deps,
  { userId, recordId, locale }: Change,
): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await records.findPerson(tx, userId);
    const record = person && (await records.findOwnForChange(tx, userId, recordId));
    if (!record) throw new AppError('not_found');
    if (record.cancelledAt) return;
    const now = clock.now();
    const refusal = refuseCancel(record, now);
    if (refusal) throw new AppError(refusal);
    const { startsAt, companyAddressId, item, recordNo } = record;
    await records.updateRecord(tx, recordId, {
      status: 'finish',
      cancelledAt: now,
      dueAt: null,
      remindAt: null,
      changedAt: now,
    });
    await deletePlace(tx, recordId);
    await records.insertEvent(tx, recordId, { event: 'cancelled', by: 'owner', at: now, startsAt });
    const reader = { phone: person.phone, locale, userId };
    const office = companyAddressId && (await findOffice(tx, companyAddressId));
    if (startsAt && office)
      await notices.visit(tx, reader, 'visitCancelled', { item, recordNo, startsAt, office });
    else await notices.request(tx, reader, 'requestCancelled', { item, recordNo, dueAt: null });
  });
