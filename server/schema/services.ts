import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Helper } from '#contract/help/helper.ts';
import {
  eventActors,
  recordEvents,
  recordKinds,
  recordStatuses,
  serviceMethods,
} from '#contract/services/records.ts';
import { attendances } from '#contract/staff/office.ts';
import { sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser } from './account.ts';
import { countedId, local, moment, quoted, randomId } from './columns.ts';
import { companyAddress, service } from './content.ts';
import { ofPicture } from './upload.ts';

/** Booking rules of an office. Without a row it takes no appointments: "call us". */
export const officeSchedule = pgTable(
  'office_schedule',
  {
    companyAddressId: text('company_address_id')
      .primaryKey()
      .references(() => companyAddress.id, { onDelete: 'cascade' }),
    /** In the agency's local time; weekday 0 is Sunday. A day may have several ranges, around lunch. */
    hours: jsonb('hours').$type<{ weekday: number; from: string; to: string }[]>().notNull(),
    slotMinutes: integer('slot_minutes').notNull().default(30),
    places: integer('places').notNull(),
    leadMinutes: integer('lead_minutes').notNull().default(120),
    horizonDays: integer('horizon_days').notNull().default(60),
  },
  (t) => [
    check('office_slot_minutes', sql`${t.slotMinutes} between 5 and 480`),
    check('office_places', sql`${t.places} >= 0`),
    check('office_lead', sql`${t.leadMinutes} >= 0`),
    check('office_horizon', sql`${t.horizonDays} between 1 and 366`),
  ],
);

export const officeClosedDay = pgTable(
  'office_closed_day',
  {
    companyAddressId: text('company_address_id')
      .notNull()
      .references(() => companyAddress.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    reason: local('reason'),
  },
  (t) => [primaryKey({ columns: [t.companyAddressId, t.day] })],
);

/** Sequence from which record numbers are made. */
export const serviceRecordNo = pgSequence('service_record_no', { startWith: 2046 });

/** A service record: an online request, or a visit to an office. */
export const serviceRecord = pgTable(
  'service_record',
  {
    id: randomId(),
    recordNo: text('record_no').notNull(),
    userId: ofUser().notNull(),
    kind: text('kind', { enum: recordKinds }).notNull(),
    /** Null if no longer offered; `item` keeps the original name. */
    serviceId: text('service_id').references(() => service.id, { onDelete: 'set null' }),
    item: local('item').notNull(),
    icon: text('icon').notNull(),
    method: text('method', { enum: serviceMethods }).notNull(),
    status: text('status', { enum: recordStatuses }).notNull().default('init'),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull().defaultRandom(),
    contactPhone: text('contact_phone').notNull(),
    /** The person's note, sealed with the record's id. */
    noteSealed: sealed('note_sealed', 'id'),
    /** Language of the request; used for reminders. */
    locale: text('locale').notNull(),
    enteredByStaff: boolean('entered_by_staff').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at'),
    cancelledAt: moment('cancelled_at'),
    /** Whether the person came to the visit. */
    attendance: text('attendance', { enum: attendances }),
    attendanceAt: moment('attendance_at'),
    companyAddressId: text('company_address_id').references(() => companyAddress.id),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When the reminder is due; null if sent or not needed. */
    remindAt: moment('remind_at'),
    /** iCalendar sequence: incremented by every change. */
    sequence: integer('sequence').notNull().default(0),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('service_record_kind', sql`${t.kind} in (${quoted(recordKinds)})`),
    check('service_record_method', sql`${t.method} in (${quoted(serviceMethods)})`),
    check('service_record_attendance', sql`${t.attendance} in (${quoted(attendances)})`),
    check('service_record_status', sql`${t.status} in (${quoted(recordStatuses)})`),
    // A visit has an office and a time, a request has neither.
    check(
      'service_record_visit',
      sql`num_nonnulls(${t.companyAddressId}, ${t.startsAt}, ${t.endsAt}) = case ${t.method} when 'offline' then 3 else 0 end`,
    ),
    uniqueIndex('service_record_by_no').on(t.recordNo),
    // Found by how they begin, in any database locale.
    index('service_record_no_begins').on(sql`${t.recordNo} collate "C"`),
    uniqueIndex('service_record_by_key').on(t.userId, t.requestKey),
    // One long-term care application per person.
    uniqueIndex('service_record_one_care')
      .on(t.userId)
      .where(sql`kind = 'care' and cancelled_at is null`),
    // Scanned backwards for "newest first".
    index('service_record_by_user').on(t.userId, t.createdAt, t.id),
    index('service_record_by_time').on(t.createdAt, t.id),
    index('service_record_own_visits')
      .on(t.userId, t.endsAt)
      .where(sql`starts_at is not null and cancelled_at is null`),
    index('service_record_by_office')
      .on(t.companyAddressId, t.startsAt)
      .where(sql`starts_at is not null`),
    index('service_record_to_remind').on(t.remindAt).where(sql`remind_at is not null`),
    index('service_record_due').on(t.dueAt).where(sql`due_at is not null`),
    index('service_record_by_service').on(t.serviceId),
    // Open requests: few rows match.
    index('service_record_open')
      .on(t.dueAt)
      .where(sql`method = 'online' and cancelled_at is null and status = 'init'`),
    index('service_record_stuck')
      .on(t.createdAt)
      .where(sql`method = 'online' and cancelled_at is null and status in ('error', 'unknown')`),
  ],
);

/** Deleted with the record. */
const ofRecord = () =>
  uuid('record_id').references(() => serviceRecord.id, { onDelete: 'cascade' });

/** One row per booked seat: uniqueness rules out double booking. Cancelling deletes the row. */
export const bookingPlace = pgTable(
  'booking_place',
  {
    companyAddressId: text('company_address_id')
      .notNull()
      .references(() => companyAddress.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: integer('place').notNull(),
    recordId: ofRecord().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyAddressId, t.startsAt, t.place] }),
    uniqueIndex('booking_place_by_record').on(t.recordId),
    check('booking_place_number', sql`${t.place} >= 1`),
  ],
);

/** Events of a record, visible to its owner. */
export const serviceRecordEvent = pgTable(
  'service_record_event',
  {
    id: countedId(),
    recordId: ofRecord().notNull(),
    event: text('event', { enum: recordEvents }).notNull(),
    by: text('by', { enum: eventActors }).notNull(),
    /** The helper, if it was done by a help link or by somebody who acts for the owner. */
    helper: jsonb('helper').$type<Helper>(),
    at: moment('at').notNull(),
    startsAt: moment('starts_at'),
    note: text('note'),
  },
  (t) => [
    check('service_record_event_kind', sql`${t.event} in (${quoted(recordEvents)})`),
    index('service_record_event_by_record').on(t.recordId, t.id),
  ],
);

/** Pictures of a request, in order; each belongs to one request. */
export const serviceRecordPicture = pgTable(
  'service_record_picture',
  {
    fileId: ofPicture().primaryKey(),
    recordId: ofRecord().notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('service_record_picture_by_record').on(t.recordId, t.position)],
);
