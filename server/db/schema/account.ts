import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { userTypes } from '#contract/access.ts';

const quoted = (values: readonly string[]) => sql.raw(values.map((v) => `'${v}'`).join(', '));

export const user = pgTable(
  'app_user',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userType: text('user_type', { enum: userTypes }).notNull(),
    /** '+1' and ten digits. */
    phone: text('phone').notNull(),
    /** Lower case. */
    email: text('email'),
    /** argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    preferredName: text('preferred_name'),
    chineseName: text('chinese_name'),
    locale: text('locale').notNull().default('zh-TW'),
    suspended: boolean('suspended').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('user_type', sql`${t.userType} in (${quoted(userTypes)})`),
    check('user_phone', sql`${t.phone} ~ '^[+]1[0-9]{10}$'`),
    uniqueIndex('user_by_phone').on(t.phone),
    uniqueIndex('user_by_email').on(t.email),
  ],
);

/** The token itself is never kept, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('session_by_user').on(t.userId), index('session_by_expiry').on(t.expiresAt)],
);
