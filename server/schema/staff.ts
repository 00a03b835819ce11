import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffRoles } from '#contract/access.ts';
import { sealed, sealedList } from '#server/platform/database/sealed-columns.ts';
import { moment, quoted, randomId } from './columns.ts';

export const staff = pgTable(
  'staff',
  {
    id: randomId(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** The authenticator that counts, sealed with the id. */
    totpSealed: sealed('totp_sealed', 'id'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** Its successor, until that is confirmed: the one above counts meanwhile. */
    totpNextSealed: sealed('totp_next_sealed', 'id'),
    totpNextAt: moment('totp_next_at'),
    /** The last step whose code was taken: a code works once. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Sealed hashes of the codes that are left (features/staff/recovery-codes.ts). */
    recoveryHashes: sealedList('recovery_hashes', 'id').notNull().default(sql`'{}'`),
    active: boolean('active').notNull().default(true),
    /** The one they read the office in: what we send them is in it. */
    locale: text('locale').notNull().default('en'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('staff_role', sql`${t.role} in (${quoted(staffRoles)})`),
    uniqueIndex('staff_by_email').on(t.email),
  ],
);

export const staffSession = pgTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid('id').notNull().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The second factor is still to come. */
    pending: boolean('pending').notNull(),
    /** Begun by a link that came by email: only then may a first second factor be set up where one is a must. */
    byLink: boolean('by_link').notNull().default(false),
    /** Of the device's key; the device is known once the second factor was given. */
    deviceHash: text('device_hash'),
    /** Who is in has proved it again: the proof's hash, and when. */
    proofHash: text('proof_hash'),
    provedAt: moment('proved_at'),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [index('staff_session_by_staff').on(t.staffId)],
);

/** A link that opens once. The very first administrator's has nobody's row yet. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_invitation_by_staff').on(t.staffId)],
);

/** A link by email to choose a new password. There may be some at once: a stranger who asks for one must not end another. */
export const staffReset = pgTable(
  'staff_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_reset_by_staff').on(t.staffId)],
);
