/** Moving and cancelling: by the owner until shortly before, by the office at any time. */
import { AppError } from '#contract/errors.ts';
import type { Slot } from '#contract/services/services.ts';
import type { CancelReason } from '#contract/services/visits-office.ts';
import type { Applicant, Deps } from '#server/features/services/requests/apply.service.ts';
import { refuseCancel, refuseMove } from '#server/features/services/requests/records.rules.ts';
import * as records from '#server/features/services/requests/records.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { joinSentences } from '#server/shared/cases/correction.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { booking, holdPlace, type WantedSlot } from './booking.service.ts';
import { deletePlace, findOffice } from './offices.store.ts';

type Change = Omit<Applicant, 'userType'> & { recordId: string };
type To = Slot & { companyAddressId?: string | undefined };
type Work = Omit<Deps, 'db' | 'sealer'>;

export const moveIn = async (
  tx: Tx,
  { clock, notices }: Work,
  { userId, recordId, locale, byStaff = false, helper }: Change,
  to: To,
  /** Given by the office: then the text says so. */
  reason?: string,
): Promise<void> => {
  const now = clock.now();
  const person = orNotFound(await records.findPerson(tx, userId));
  const record = orNotFound(await records.findOwnForChange(tx, userId, recordId));
  const refusal = refuseMove(record, now, byStaff);
  if (refusal) throw new AppError(refusal);
  const { startsAt: from, companyAddressId: at, item, recordNo } = record;
  const companyAddressId = to.companyAddressId ?? at;
  if (!from || !companyAddressId) throw new AppError('no_appointment');
  const { reserveDate, reserveTime } = to;
  const local = localTime(from, await getTimeZone(tx));
  // Same time as before: a double click.
  if (companyAddressId === at && `${reserveDate} ${reserveTime}` === local) return;
  const wanted = { companyAddressId, reserveDate, reserveTime };
  const { take, office, ...held } = await holdPlace(tx, now, wanted, { userId, recordId, byStaff });
  // A no-show is expected again.
  const again = { attendance: null, attendanceAt: null };
  await records.updateRecord(tx, recordId, { ...held, ...again, locale, changedAt: now });
  await take(recordId);
  const { startsAt } = held;
  const by = byStaff ? 'staff' : helper ? 'helper' : 'owner';
  await records.insertEvent(tx, recordId, {
    event: 'moved',
    by,
    helper: helper ?? null,
    at: now,
    startsAt,
    note: reason ?? null,
  });
  const reader = { phone: person.phone, locale, userId };
  const visit = { item, recordNo, startsAt, office };
  if (reason) await notices.visit(tx, reader, 'visitMovedByUs', visit, reason);
  else await notices.visit(tx, reader, 'visitMoved', visit);
};

export const moveVisit = async (deps: Deps, change: Change, to: To): Promise<void> => {
  const { db, clock } = deps;
  const { userId, recordId } = change;
  const companyAddressId =
    to.companyAddressId ?? (await records.findOwnOffice(db, userId, recordId));
  const day = companyAddressId ? { companyAddressId, reserveDate: to.reserveDate } : undefined;
  return booking(db, clock.now(), { day }, (tx) => moveIn(tx, deps, change, to));
};

/** Reason and note given by the office. */
type CancelDetails = {
  reason: CancelReason | 'hours';
  note?: string | undefined;
  /** The client gets no message. */
  silent?: boolean | undefined;
};

export const cancelIn = async (
  tx: Tx,
  { clock, notices }: Work,
  { userId, recordId, locale, byStaff = false, helper }: Change,
  cancelDetails?: CancelDetails,
): Promise<void> => {
  const person = orNotFound(await records.findPerson(tx, userId));
  const record = orNotFound(await records.findOwnForChange(tx, userId, recordId));
  if (record.cancelledAt) return;
  const now = clock.now();
  const refusal = refuseCancel(record, now, byStaff);
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
  const by = byStaff ? 'staff' : helper ? 'helper' : 'owner';
  // No reason needed when the owner asked for it.
  const reason = cancelDetails?.reason === 'asked' ? undefined : cancelDetails?.reason;
  const why = reason && say(locale, `messages.visitReasons.${reason}`);
  const note = joinSentences([why, cancelDetails?.note], locale) || null;
  await records.insertEvent(tx, recordId, {
    event: 'cancelled',
    by,
    helper: helper ?? null,
    at: now,
    startsAt,
    note,
  });
  if (cancelDetails?.silent) return;
  const reader = { phone: person.phone, locale, userId };
  const office = companyAddressId && (await findOffice(tx, companyAddressId));
  const about = { item, recordNo };
  if (!startsAt || !office)
    await notices.request(tx, reader, 'requestCancelled', { ...about, dueAt: null });
  else if (reason)
    await notices.visit(
      tx,
      reader,
      'visitCancelledByUs',
      { ...about, startsAt, office },
      note ?? '',
    );
  else await notices.visit(tx, reader, 'visitCancelled', { ...about, startsAt, office });
};

type Restore = Change & {
  /** Why the cancellation was wrong, in the owner's language. */
  correction: string;
  /** They were told that it is canceled. */
  wasTold: boolean;
};

/** A visit that was canceled takes a place again: its own, or that of another time. */
export const restoreIn = async (
  tx: Tx,
  { clock, notices }: Work,
  { userId, recordId, locale, correction, wasTold }: Restore,
  { companyAddressId, reserveDate, reserveTime }: WantedSlot,
): Promise<void> => {
  const now = clock.now();
  const person = orNotFound(await records.findPerson(tx, userId));
  if (person.isClosed) throw new AppError('changed_meanwhile');
  const record = orNotFound(await records.findOwnForChange(tx, userId, recordId));
  if (!record.cancelledAt || !record.startsAt) throw new AppError('changed_meanwhile');
  const wanted = { companyAddressId, reserveDate, reserveTime };
  const local = localTime(record.startsAt, await getTimeZone(tx));
  const isOwnTime =
    companyAddressId === record.companyAddressId && `${reserveDate} ${reserveTime}` === local;
  // Its time has begun: they may be standing at the counter.
  const isRunning = isOwnTime && record.startsAt <= now;
  const { take, office, ...held } = await holdPlace(tx, now, wanted, {
    userId,
    recordId,
    byStaff: true,
    ...(isRunning && { walkIn: {} }),
  });
  await records.updateRecord(tx, recordId, {
    ...held,
    status: 'init',
    cancelledAt: null,
    attendance: null,
    attendanceAt: null,
    changedAt: now,
  });
  await take(recordId);
  const { startsAt } = held;
  const event = { event: 'booked', by: 'staff', at: now, startsAt, note: correction } as const;
  await records.insertEvent(tx, recordId, event);
  if (!wasTold) return;
  const { item, recordNo } = record;
  const reader = { phone: person.phone, locale, userId };
  await notices.restored(tx, reader, { item, recordNo, startsAt, office }, correction);
};

export const cancelRecord = (deps: Deps, change: Change): Promise<void> =>
  deps.db.transaction((tx) => cancelIn(tx, deps, change));
