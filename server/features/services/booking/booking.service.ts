/**
 * Taking, moving and freeing a seat at an office. Availability is checked again inside the transaction, under a lock on
 * office and day that holds across processes; the unique key of `booking_place` is the last safeguard.
 */
import { AppError } from '#contract/errors.ts';
import type { Slot, SlotReason } from '#contract/services/services.ts';
import { remindAtFor } from '#server/features/services/requests/records.rules.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { together } from '#server/platform/database/together.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { createSemaphore } from '#server/platform/queue/semaphore.ts';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import * as offices from './offices.store.ts';
import { freePlace, placesOn, refuseSlot, refuseWalkIn, type Span, spanOf } from './slots.rules.ts';
import { type Asker, checkSlot, scheduleFor } from './slots.service.ts';

export type WantedSlot = Slot & { companyAddressId: string };

/** Aborts the transaction; becomes a 409 with free times outside it. */
class SlotRefused extends Error {
  readonly reason: SlotReason;
  readonly wanted: WantedSlot;
  readonly asker: Asker;
  constructor(reason: SlotReason, wanted: WantedSlot, asker: Asker) {
    super(reason);
    this.reason = reason;
    this.wanted = wanted;
    this.asker = asker;
  }
}

export type HeldSeat = Span & {
  companyAddressId: string;
  office: offices.OfficeNames;
  remindAt: Date | null;
  /** Takes the seat for a record that has been written; frees the one it had before. */
  take(recordId: string): Promise<void>;
};

/** Holds a seat until the transaction ends. `asker.recordId` is a visit being moved. */
export const holdPlace = async (
  tx: Tx,
  now: Date,
  wanted: WantedSlot,
  asker: Asker,
): Promise<HeldSeat> => {
  const { companyAddressId, ...slot } = wanted;
  const { userId, recordId: except } = asker;
  const [found, , officeSchedule, timeZone, { reminderTime }] = await together(
    offices.findOffice(tx, companyAddressId),
    offices.lockDay(tx, companyAddressId, slot.reserveDate),
    offices.getSchedule(tx, companyAddressId),
    getTimeZone(tx),
    getSetting(tx, 'promises'),
  );
  const office = orNotFound(found);
  const time = agencyTime(now, timeZone);
  const schedule = scheduleFor(asker, officeSchedule);
  const span = spanOf(slot, schedule, time);
  const during = span && { after: span.startsAt, before: span.endsAt, except };
  const [taken, own] = during
    ? await together(
        offices.listTaken(tx, [companyAddressId], during),
        offices.listOwnVisits(tx, userId, during),
      )
    : [[], []];
  const beyond = asker.walkIn?.beyond !== undefined;
  const reason = asker.walkIn
    ? refuseWalkIn(slot, schedule, { taken, own }, time, beyond)
    : refuseSlot(slot, schedule, { taken, own }, time);
  const places = placesOn(schedule, slot.reserveDate);
  // Beyond capacity there is a chair more than people.
  const place = span && freePlace(span, taken, beyond ? places + taken.length + 1 : places);
  if (reason || !span || !place) throw new SlotRefused(reason ?? 'full', wanted, asker);
  return {
    ...span,
    companyAddressId,
    office,
    remindAt: remindAtFor(span.startsAt, reminderTime, time),
    take: async (recordId) => {
      if (except) await offices.deletePlace(tx, recordId);
      const mine = await offices.insertPlace(tx, { ...span, companyAddressId, place, recordId });
      if (!mine) throw new SlotRefused('full', wanted, asker);
    },
  };
};

/** The locks a transaction needs: a day at an office, unless it takes no seat, and the calendar. */
export type BookingLocks = {
  day?: Pick<WantedSlot, 'companyAddressId' | 'reserveDate'> | undefined;
  calendar?: 'read' | 'change' | undefined;
};

/**
 * Serialize requests for the same office and day before they take a connection, and limit the total: all of them wait
 * while the calendar is changed.
 */
const turns = createSemaphore({ atOnce: 4, waitingMax: 1_000 });
const queued = <T>(db: Db, { day }: BookingLocks, work: () => Promise<T>): Promise<T> => {
  if (!day) return turns('', work);
  const name = `visits ${day.companyAddressId} ${day.reserveDate}`;
  return runExclusive(db, name, () => turns(name, work));
};

/**
 * Runs a transaction that takes a seat. Takes the calendar lock first: changing the calendar and moving visits
 * would otherwise deadlock with bookings. A refusal is rolled back and names the nearest free times.
 */
export const booking = async <T>(
  db: Db,
  now: Date,
  locks: BookingLocks,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  try {
    return await queued(db, locks, () =>
      db.transaction(async (tx) => {
        const [, done] = await together(
          offices.lockCalendar(tx, locks.calendar ?? 'read'),
          work(tx),
        );
        return done;
      }),
    );
  } catch (error) {
    if (!(error instanceof SlotRefused)) throw error;
    const { reason, wanted, asker } = error;
    // After the transaction, so others waiting for this day are not delayed.
    const { nearest } = await checkSlot(db, now, wanted, asker);
    throw new AppError(`slot_${reason}`, [], { reason, nearest });
  }
};
