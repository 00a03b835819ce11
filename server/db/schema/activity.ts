import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { city, id, local } from './content.ts';

export const activityType = pgTable('activity_type', {
  id: id(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

/** A time on the agency's wall clock: an activity at 10:00 stays at 10:00 when the clocks change. */
const wall = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

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
    startTime: wall('start_time').notNull(),
    endTime: wall('end_time').notNull(),
    registerStart: wall('register_start').notNull(),
    registerEnd: wall('register_end').notNull(),
    quota: integer('quota').notNull(),
    registeredCount: integer('registered_count').notNull().default(0),
    waitlistCount: integer('waitlist_count').notNull().default(0),
    featured: boolean('featured').notNull().default(false),
    published: boolean('published').notNull().default(true),
    /** All languages in one folded line, see server/db/fold.ts. */
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
    index('activity_by_city').on(t.cityId, t.startTime),
    index('activity_by_type').on(t.typeId, t.startTime),
    index('activity_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);
