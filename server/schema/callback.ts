import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { callbackOutcomes } from '#contract/services/callback-office.ts';
import { callbackWishes } from '#contract/services/callback-rules.ts';
import { moment, quoted, randomId } from './columns.ts';
import { staff } from './staff.ts';

/** A callback request. It belongs to a phone, not to an account. */
export const callback = pgTable(
  'callback',
  {
    id: randomId(),
    phone: text('phone').notNull(),
    locale: text('locale').notNull(),
    wish: text('wish', { enum: callbackWishes }).notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Calls that nobody answered, and the last of them. */
    tries: integer('tries').notNull().default(0),
    triedAt: moment('tried_at'),
    outcome: text('outcome', { enum: callbackOutcomes }),
    closedAt: moment('closed_at'),
    /** Who noted it last. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Version for optimistic locking. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    check('callback_phone', sql`${t.phone} ~ '^[+]1[0-9]{10}$'`),
    check('callback_wish', sql`${t.wish} in (${quoted(callbackWishes)})`),
    check('callback_outcome', sql`${t.outcome} in (${quoted(callbackOutcomes)})`),
    check('callback_closed', sql`(${t.outcome} is null) = (${t.closedAt} is null)`),
    // One open request a phone.
    uniqueIndex('callback_open').on(t.phone).where(sql`closed_at is null`),
    index('callback_by_phone').on(t.phone),
    // Found by the last four digits.
    index('callback_by_ending').on(sql`right(${t.phone}, 4)`),
    index('callback_due').on(t.dueAt).where(sql`closed_at is null`),
    index('callback_by_created').on(t.createdAt, t.id),
    index('callback_closed_at').on(t.closedAt),
    index('callback_by_staff').on(t.staffId),
  ],
);
