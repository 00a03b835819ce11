/** One day at the offices: opening, free slots, visits. */
import type { OfficeDay } from '#contract/services/visits-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { listTaken } from '#server/features/services/booking/offices.store.ts';
import {
  freeDuring,
  placesOn,
  runningSlot,
  timesOf,
} from '#server/features/services/booking/slots.rules.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say } from '#server/platform/http/translate.ts';
import { agencyTime, momentOf } from '#server/platform/time/agency-time.ts';
import {
  type LocalText,
  readText,
  readTextOrNull,
} from '#server/shared/localized-text/localized-text.ts';
import { openingsOf, type Schedule } from '#server/shared/settings/office-hours.rules.ts';
import { listSchedules } from '#server/shared/settings/office-hours.store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { listClosings } from './calendar.store.ts';
import * as visits from './visits.store.ts';
import { viewVisit } from './visits.view.ts';

/** Days shown around the selected one. */
const strip = { before: 1, after: 7 };

type DayFilter = { day?: string | undefined; office?: string | undefined };
type Closings = Awaited<ReturnType<typeof listClosings>>;

const closedBy = (
  schedule: Schedule | undefined,
  officeId: string,
  day: string,
  time: { weekdayOf(date: string): number },
  { holidays, closed }: Closings,
): { closed: OfficeDay['closed']; text: LocalText | null } => {
  const holiday = holidays.find((h) => h.day === day);
  if (holiday) return { closed: 'holiday', text: holiday.name };
  const own = closed.find((c) => c.companyAddressId === officeId && c.day === day);
  if (own) return { closed: 'day', text: own.reason };
  const isOpen = schedule && openingsOf(schedule, day, time).length > 0;
  return { closed: isOpen ? null : 'weekday', text: null };
};

const loadDay = async (db: Db, now: Date, filter: DayFilter, locale: Locale) => {
  const timeZone = await getTimeZone(db);
  const time = agencyTime(now, timeZone);
  const day = filter.day ?? time.toLocal(now).slice(0, 10);
  const all = await visits.listAllOffices(db);
  const shown = filter.office ? all.filter(({ id }) => id === filter.office) : all;
  const officeIds = shown.map(({ id }) => id);
  const beginOf = (date: string) => momentOf(`${date} 00:00`, timeZone) ?? now;
  const span = { from: beginOf(day), until: beginOf(time.dayAfter(day, 1)) };
  return { timeZone, time, day, all, shown, officeIds, beginOf, span, locale };
};

export const viewDay = async (db: Db, now: Date, filter: DayFilter, locale: Locale) => {
  const { timeZone, time, day, all, shown, officeIds, beginOf, span } = await loadDay(
    db,
    now,
    filter,
    locale,
  );
  const schedules = await listSchedules(db, officeIds);
  const closings = await listClosings(db, officeIds);
  const taken = await listTaken(db, officeIds, { after: span.from, before: span.until });
  const rows = await visits.listVisits(db, { officeIds, ...span });

  const offices = shown.map(({ id, name }): OfficeDay => {
    const schedule = schedules.get(id);
    const times = schedule ? timesOf(schedule, day, time) : [];
    const exception = closings.exceptions.find((e) => e.companyAddressId === id && e.day === day);
    const { closed, text } = closedBy(schedule, id, day, time, closings);
    const there = taken.filter((t) => t.companyAddressId === id);
    const slots = times.map((at) => {
      const begins = momentOf(`${day} ${at}`, timeZone) ?? now;
      const ends = new Date(begins.getTime() + (schedule?.slotMinutes ?? 0) * 60_000);
      const span = { startsAt: begins, endsAt: ends };
      // Past slots are not free.
      const free = schedule && begins > now ? freeDuring(span, schedule, day, there) : 0;
      return { time: at, places: schedule ? placesOn(schedule, day) : 0, free };
    });
    const running = schedule && runningSlot(schedule, time);
    const its = rows.filter(({ record }) => record.companyAddressId === id);
    return {
      companyAddressId: id,
      name: readText(name, locale),
      closed,
      reason: readTextOrNull(text ?? exception?.reason ?? null, locale),
      exception: Boolean(exception),
      booked: its.filter(({ record }) => !record.cancelledAt).length,
      free: slots.reduce((sum, slot) => sum + slot.free, 0),
      slots,
      running:
        schedule && running?.reserveDate === day
          ? { time: running.reserveTime, free: freeDuring(running, schedule, day, there) }
          : null,
      visits: its.map((row) => viewVisit(row, { locale, timeZone })),
    };
  });

  const first = time.dayAfter(day, -strip.before);
  const last = time.dayAfter(day, strip.after);
  const around = { from: beginOf(first), until: beginOf(time.dayAfter(last, 1)) };
  const counts = await visits.countVisitsByDay(db, { officeIds, ...around }, timeZone);
  const days = [];
  for (let date = first; date <= last; date = time.dayAfter(date, 1)) {
    const closed = [...schedules.values()].every((s) => !openingsOf(s, date, time).length);
    days.push({ day: date, booked: counts.get(date) ?? 0, closed });
  }
  return {
    day,
    now: time.toLocal(now),
    allOffices: all.map(({ id, name }) => ({
      companyAddressId: id,
      name: readText(name, locale),
    })),
    offices,
    days,
  };
};

export const exportDay = async (db: Db, now: Date, filter: DayFilter, locale: Locale) => {
  const { timeZone, day, shown, officeIds, span } = await loadDay(db, now, filter, locale);
  const rows = await visits.listVisits(db, { officeIds, ...span });
  const head = ['from', 'to', 'office', 'name', 'chinese', 'item', 'no', 'phone', 'state'] as const;
  const lines = rows.map((row) => {
    const visit = viewVisit(row, { locale, timeZone });
    const office = shown.find(({ id }) => id === visit.companyAddressId);
    return [
      visit.from,
      visit.to,
      office ? readText(office.name, locale) : '',
      visit.names.latin,
      visit.names.chinese,
      visit.item,
      visit.recordNo,
      visit.phoneEnd,
      say(locale, `office.days.states.${visit.state}`),
    ];
  });
  const words = head.map((column) => say(locale, `office.days.columns.${column}`));
  return { day, count: lines.length, file: csvFile(`visits-${day}.csv`, [words, ...lines]) };
};
