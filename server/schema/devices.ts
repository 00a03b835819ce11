import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './account.ts';
import { moment } from './columns.ts';
import { staff } from './staff.ts';

/**
 * A known device of a client or staff member, by the hash of its key. Failed guesses from elsewhere do not lock it
 * out.
 */
export const knownDevice = pgTable(
  'known_device',
  {
    keyHash: text('key_hash').primaryKey(),
    userId: ofUser(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [
    check('known_device_owner', sql`num_nonnulls(${t.userId}, ${t.staffId}) = 1`),
    index('known_device_by_user').on(t.userId),
    index('known_device_by_staff').on(t.staffId),
  ],
);
