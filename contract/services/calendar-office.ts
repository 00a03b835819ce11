/** Office hours as staff set them, and what a change does to existing bookings. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, recordId, searched, wallDate, wallTime } from '#contract/fields.ts';
import { LocalText, MessagePreview, preview } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { Slot } from './services.ts';
import { PersonNames } from './visits-office.ts';

const calendar = { tag: 'staff', access: 'manageOffices' } as const;

const opening = { from: wallTime, to: wallTime };
const forward = ({ from, to }: { from: string; to: string }) => from < to;
const Opening = z.strictObject(opening).refine(forward, 'fields.time');
const WeekOpening = z
  .strictObject({ weekday: z.int('fields.choice').min(0).max(6), ...opening })
  .refine(forward, 'fields.time');
const places = z.int('fields.number').min(0, 'fields.number').max(100, 'fields.number');

export const OfficeSchedule = z.strictObject({
  /** Weekday 0 is Sunday; a day may have several ranges, around lunch. */
  hours: z.array(WeekOpening).max(50, 'fields.tooLong'),
  slotMinutes: z.int('fields.number').min(5, 'fields.number').max(480, 'fields.number'),
  places,
  leadMinutes: z.int('fields.number').min(0, 'fields.number').max(10_080, 'fields.number'),
  horizonDays: z.int('fields.number').min(1, 'fields.number').max(366, 'fields.number'),
});
export type OfficeSchedule = z.infer<typeof OfficeSchedule>;

const reason = LocalText.nullable();
const ClosedDay = z.strictObject({ day: wallDate, reason });
export const ExceptionDay = z.strictObject({
  day: wallDate,
  hours: z.array(Opening).min(1, 'fields.required').max(10, 'fields.tooLong'),
  /** Null: as usual. */
  places: places.nullable(),
  reason,
});
export type ExceptionDay = z.infer<typeof ExceptionDay>;
export const Holiday = z.strictObject({ day: wallDate, name: LocalText });
export type Holiday = z.infer<typeof Holiday>;

export const OfficeCalendar = z.object({
  companyAddressId: z.string(),
  name: z.string(),
  /** Null: takes no appointments. */
  schedule: OfficeSchedule.nullable(),
  closedDays: z.array(ClosedDay),
  exceptions: z.array(ExceptionDay),
});
export type OfficeCalendar = z.infer<typeof OfficeCalendar>;

export const getOfficeCalendar = defineApi({
  ...calendar,
  method: 'GET',
  path: '/staff/calendar',
  summary: 'Hours, closed days and exceptions of every office, and holidays; from today on',
  answer: z.object({
    today: z.string(),
    /** Version of the whole calendar, for optimistic locking. */
    version: z.string(),
    offices: z.array(OfficeCalendar),
    holidays: z.array(Holiday),
  }),
});

export const suggestHolidays = defineApi({
  ...calendar,
  method: 'GET',
  path: '/staff/calendar/federal-holidays',
  summary: 'The US federal holidays of a year, on the days they are observed; nothing is changed',
  query: z.strictObject({
    year: z.coerce
      .number()
      .int('fields.number')
      .min(2000, 'fields.number')
      .max(2100, 'fields.number'),
  }),
  answer: z.array(Holiday),
});

const ofOffice = { companyAddressId: recordId };
export const CalendarChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('schedule'), ...ofOffice, schedule: OfficeSchedule }),
    z.strictObject({ kind: z.literal('closeDay'), ...ofOffice, ...ClosedDay.shape }),
    z.strictObject({ kind: z.literal('openDay'), ...ofOffice, day: wallDate }),
    z.strictObject({ kind: z.literal('exception'), ...ofOffice, ...ExceptionDay.shape }),
    z.strictObject({ kind: z.literal('endException'), ...ofOffice, day: wallDate }),
    z.strictObject({
      kind: z.literal('addHolidays'),
      holidays: z.array(Holiday).min(1, 'fields.required').max(30, 'fields.tooLong'),
    }),
    z.strictObject({ kind: z.literal('removeHoliday'), day: wallDate }),
  ],
  { error: 'fields.choice' },
);
export type CalendarChange = z.infer<typeof CalendarChange>;

/** What happens to a booking: moved there, or cancelled. */
const Fate = z.strictObject({
  recordId,
  sequence: counted,
  to: z.strictObject({ reserveDate: wallDate, reserveTime: wallTime }).nullable(),
});
export type Fate = z.infer<typeof Fate>;

export const Affected = z.object({
  recordId: z.string(),
  sequence: z.number(),
  recordNo: z.string(),
  names: PersonNames,
  phoneEnd: z.string(),
  locale: z.enum(locales),
  item: z.string(),
  officeName: z.string(),
  at: Slot,
  /** The new time; null: none free, or to be cancelled. */
  to: Slot.nullable(),
  messages: z.array(MessagePreview),
});
export type Affected = z.infer<typeof Affected>;

/**
 * With `preview` nothing changes: the response lists the affected bookings, a free time for each, and every message.
 * Without, `fates` must name exactly those bookings (else 409 `changed_meanwhile`), and all changes are atomic.
 * Repeating a change is a no-op and sends nothing.
 */
export const changeCalendar = defineApi({
  ...calendar,
  method: 'POST',
  path: '/staff/calendar/change',
  summary: 'Change hours, close a day, add holidays; whoever is booked then is moved or cancelled',
  body: z.strictObject({
    version: searched(100),
    change: CalendarChange,
    /** Default: each moves to the nearest free time. */
    fates: z.array(Fate).max(1000, 'fields.tooLong').optional(),
    preview,
  }),
  answer: z.object({ affected: z.array(Affected) }),
});
