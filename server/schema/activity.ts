import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ActivityNeed } from '#contract/activity/register.ts';
import type { Helper } from '#contract/help/helper.ts';
import { user } from './account.ts';
import { id, local, moment, randomId } from './columns.ts';
import { city } from './content.ts';

export const activityType = pgTable('activity_type', {
  id: id(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

/** Local time of the agency: an activity at 10:00 stays at 10:00 across clock changes. */
const localTime = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

export const activity = pgTable(
  'activity',
  {
    id: id(),
    typeId: text('type_id')
      .notNull()
      .references(() => activityType.id),
    cityId: text('city_id')
      .notNull()
      .references(() => city.id),
    title: local('title').notNull(),
    location: local('location').notNull(),
    description: local('description').notNull(),
    requirements: local('requirements').notNull(),
    notes: local('notes').notNull(),
    organizer: local('organizer').notNull(),
    covers: text('covers').array().notNull(),
    highlights: text('highlights').array().notNull(),
    startTime: localTime('start_time').notNull(),
    endTime: localTime('end_time').notNull(),
    registerStart: localTime('register_start').notNull(),
    registerEnd: localTime('register_end').notNull(),
    quota: integer('quota').notNull(),
    registeredCount: integer('registered_count').notNull().default(0),
    waitlistCount: integer('waitlist_count').notNull().default(0),
    /** Shared by repeated activities. */
    seriesId: uuid('series_id'),
    featured: boolean('featured').notNull().default(false),
    published: boolean('published').notNull().default(true),
    /**
     * Normalized title in all languages (server/shared/localized-text/search-normalize.ts): title matches rank first.
     */
    titleText: text('title_text').notNull().default(''),
    /** Normalized search text, one line per text and language. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    check('activity_quota', sql`${t.quota} > 0 and ${t.registeredCount} between 0 and ${t.quota}`),
    check('activity_waitlist', sql`${t.waitlistCount} >= 0`),
    check(
      'activity_times',
      sql`${t.endTime} > ${t.startTime} and ${t.registerEnd} > ${t.registerStart}`,
    ),
    index('activity_by_end').on(t.endTime, t.id),
    index('activity_by_start').on(t.startTime, t.id),
    index('activity_by_series').on(t.seriesId).where(sql`series_id is not null`),
    index('activity_by_city').on(t.cityId, t.startTime),
    index('activity_by_type').on(t.typeId, t.startTime),
    index('activity_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/** Registration order: taken while the activity's row is locked. */
export const joinOrder = pgSequence('activity_join_order');

/** A party: a person and up to four companions. One without an account was entered by staff. */
export const activityRegistration = pgTable(
  'activity_registration',
  {
    id: randomId(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activity.id),
    userId: uuid('user_id').references(() => user.id),
    status: text('status', { enum: ['registered', 'waitlisted', 'cancelled'] }).notNull(),
    joinOrder: bigint('join_order', { mode: 'number' })
      .notNull()
      .default(sql`nextval('activity_join_order')`),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    companions: integer('companions').notNull(),
    /** Further companions who wait for a place, and their place in line. */
    waitingCompanions: integer('waiting_companions').notNull().default(0),
    waitingOrder: bigint('waiting_order', { mode: 'number' }),
    needs: text('needs').array().$type<ActivityNeed[]>().notNull(),
    needsNote: text('needs_note'),
    smsConsent: boolean('sms_consent').notNull(),
    privacyAcceptedAt: moment('privacy_accepted_at'),
    /** Language of messages. */
    locale: text('locale').notNull(),
    registeredAt: moment('registered_at').notNull(),
    promotedAt: moment('promoted_at'),
    cancelledAt: moment('cancelled_at'),
    cancelledByStaff: boolean('cancelled_by_staff').notNull().default(false),
    /** When they arrived, and how many. */
    checkedInAt: moment('checked_in_at'),
    arrived: integer('arrived'),
    enteredByStaff: boolean('entered_by_staff').notNull().default(false),
    /** Who registered for the person, if somebody acts for them. */
    helper: jsonb('helper').$type<Helper>(),
    /** Reminded, or no reminder needed. */
    remindedAt: moment('reminded_at'),
    /** How often this person has joined; cancelled rows are reused. */
    times: integer('times').notNull().default(1),
  },
  (t) => [
    check('registration_status', sql`${t.status} in ('registered', 'waitlisted', 'cancelled')`),
    check('registration_companions', sql`${t.companions} between 0 and 4`),
    check('registration_phone', sql`${t.phone} ~ '^[+]1[0-9]{10}$'`),
    check(
      'registration_waiting_companions',
      sql`${t.waitingCompanions} between 0 and 4 - ${t.companions} and (${t.waitingCompanions} = 0 or ${t.status} = 'registered') and (${t.waitingCompanions} > 0) = (${t.waitingOrder} is not null)`,
    ),
    check(
      'registration_cancelled',
      sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`,
    ),
    uniqueIndex('registration_once').on(t.activityId, t.userId),
    uniqueIndex('registration_in_order').on(t.activityId, t.joinOrder),
    index('registration_waiting').on(t.activityId, t.joinOrder).where(sql`status = 'waitlisted'`),
    index('registration_waiting_rest')
      .on(t.activityId, t.waitingOrder)
      .where(sql`waiting_order is not null`),
    index('registration_by_user').on(t.userId),
    index('registration_by_time').on(t.registeredAt),
    index('registration_to_remind')
      .on(t.activityId)
      .where(sql`status = 'registered' and reminded_at is null`),
  ],
);
