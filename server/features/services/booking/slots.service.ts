/** Free slots: facts from the store, decisions by the rules. */
import { AppError } from '#contract/errors.ts';
import type { FreeSlots, ServiceAddress, Slot, SlotCheck } from '#contract/services/services.ts';
import type { RunningSlot } from '#contract/services/visits-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { findOwn } from '#server/features/services/requests/whole-records.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { type AgencyTime, agencyTime } from '#server/platform/time/agency-time.ts';
import type { Schedule } from '#server/shared/settings/office-hours.rules.ts';
import { listSchedules } from '#server/shared/settings/office-hours.store.ts';
import { listOffices } from '#server/shared/settings/offices.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as offices from './offices.store.ts';
import {
  freeDays,
  freeDuring,
  lastDay,
  nearestSlots,
  refuseSlot,
  refuseWalkIn,
  runningSlot,
  type Taken,
  today,
} from './slots.rules.ts';

type SlotQuery = { companyAddressId: string; from?: string | undefined; to?: string | undefined };
type Facts = { schedule: Schedule; taken: Taken; time: AgencyTime };
/** Who books, and which visit is being moved. */
export type Asker = {
  userId: string;
  recordId?: string | undefined;
  /** Staff book on their behalf. */
  byStaff?: boolean | undefined;
  /** They stand at the counter. `beyond`: why they are seen although every place is taken. */
  walkIn?: { beyond?: string | undefined } | undefined;
};

/** Staff may book at short notice, but beyond capacity only a walk-in, with a reason. */
export const scheduleFor = ({ byStaff }: Asker, schedule: Schedule): Schedule =>
  byStaff ? { ...schedule, leadMinutes: 0 } : schedule;

/** Throws not_found for unpublished offices. */
const factsOf = async (
  db: Queryable,
  now: Date,
  officeId: string,
  asker: Asker,
): Promise<Facts> => {
  if (!(await offices.findOffice(db, officeId))) throw new AppError('not_found');
  const { userId, recordId } = asker;
  // Only exclude the asker's own visit: excluding another's would free a seat that is taken.
  const except = recordId && (await findOwn(db, userId, recordId)) ? recordId : undefined;
  const time = agencyTime(now, await getTimeZone(db));
  return {
    time,
    schedule: scheduleFor(asker, await offices.getSchedule(db, officeId)),
    taken: {
      taken: await offices.listTaken(db, [officeId], { after: now, except }),
      own: await offices.listOwnVisits(db, userId, { after: now, except }),
    },
  };
};

export const findSlots = async (
  db: Queryable,
  now: Date,
  query: SlotQuery,
  asker: Asker,
): Promise<FreeSlots> => {
  const { companyAddressId, from, to } = query;
  const { schedule, taken, time } = await factsOf(db, now, companyAddressId, asker);
  return {
    companyAddressId,
    slotMinutes: schedule.slotMinutes,
    firstDay: today(time),
    lastDay: lastDay(schedule, time),
    ...freeDays(schedule, taken, time, { from, to }),
  };
};

/** The slots that clients see, those at short notice, and the one that is running. */
export const findStaffSlots = async (
  db: Queryable,
  now: Date,
  query: SlotQuery,
  asker: Asker,
): Promise<FreeSlots & { running: RunningSlot | null }> => {
  const slots = await findSlots(db, now, query, { ...asker, byStaff: true });
  const { schedule, taken, time } = await factsOf(db, now, query.companyAddressId, asker);
  const slot = runningSlot(schedule, time);
  if (!slot) return { ...slots, running: null };
  const { reserveDate, reserveTime } = slot;
  return {
    ...slots,
    running: {
      reserveDate,
      reserveTime,
      until: time.toLocal(slot.endsAt).slice(11),
      free: freeDuring(slot, schedule, reserveDate, taken.taken),
      hasVisit: refuseWalkIn(slot, schedule, taken, time, true) === 'own_conflict',
    },
  };
};

export const checkSlot = async (
  db: Queryable,
  now: Date,
  { companyAddressId, ...slot }: Slot & { companyAddressId: string },
  asker: Asker,
): Promise<SlotCheck> => {
  const { schedule, taken, time } = await factsOf(db, now, companyAddressId, asker);
  const reason = refuseSlot(slot, schedule, taken, time);
  return reason
    ? { available: false, reason, nearest: nearestSlots(slot, schedule, taken, time) }
    : { available: true, nearest: [] };
};

/** Every office with its first free slot. */
export const listAddresses = async (
  db: Queryable,
  now: Date,
  { userId }: Asker,
  locale: Locale,
): Promise<ServiceAddress[]> => {
  const time = agencyTime(now, await getTimeZone(db));
  const all = await listOffices(db, locale);
  const ids = all.map((office) => office.companyAddressId);
  const schedules = await listSchedules(db, ids);
  const taken = await offices.listTaken(db, ids, { after: now });
  const own = await offices.listOwnVisits(db, userId, { after: now });
  return all.map((office) => {
    const { companyAddressId: id } = office;
    const schedule = schedules.get(id);
    const there = taken.filter((t) => t.companyAddressId === id);
    const [day] = schedule ? freeDays(schedule, { taken: there, own }, time, {}, 1).days : [];
    const first = day?.times.find((t) => t.available);
    const nextFree =
      day && first ? { reserveDate: day.reserveDate, reserveTime: first.reserveTime } : null;
    return { ...office, nextFree };
  });
};
