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
import { caseKinds } from '#contract/staff/office.ts';
import { viewLists } from '#contract/staff/views.ts';
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
    /** The active authenticator, sealed with the id. */
    totpSealed: sealed('totp_sealed', 'id'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The new one until it is confirmed; the old stays active. */
    totpNextSealed: sealed('totp_next_sealed', 'id'),
    totpNextAt: moment('totp_next_at'),
    /** The last accepted time step: codes work once. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Sealed hashes of the remaining recovery codes. */
    recoveryHashes: sealedList('recovery_hashes', 'id').notNull().default(sql`'{}'`),
    active: boolean('active').notNull().default(true),
    /** Interface language, also used for messages. */
    locale: text('locale').notNull().default('en'),
    /** Single keys of the office; off for those whose screen reader or voice control presses them. */
    letterKeys: boolean('letter_keys').notNull().default(true),
    /** A weekly mail about the teams that they supervise. */
    teamDigest: boolean('team_digest').notNull().default(true),
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
    /** The second factor is still missing. */
    pending: boolean('pending').notNull(),
    /** Started by an emailed link: required for setting up a first mandatory second factor. */
    byLink: boolean('by_link').notNull().default(false),
    /** Hash of the device key; the device is trusted after the second factor. */
    deviceHash: text('device_hash'),
    /** Step-up proof: its hash and time. */
    proofHash: text('proof_hash'),
    provedAt: moment('proved_at'),
    device: text('device').notNull(),
    browser: text('browser').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [index('staff_session_by_staff').on(t.staffId)],
);

/** A one-time invitation link. The first administrator's has no inviter. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('staff_invitation_by_staff').on(t.staffId)],
);

/** A list as somebody wants to see it: filters, order and columns. Other people's names are never in it. */
export const staffView = pgTable(
  'staff_view',
  {
    id: randomId(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    list: text('list', { enum: viewLists }).notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('staff_view_list', sql`${t.list} in (${quoted(viewLists)})`),
    uniqueIndex('staff_view_by_name').on(t.staffId, t.list, t.name),
  ],
);

/** A password reset link. Several may be valid, so a stranger's request cannot invalidate another. */
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

/** The case that a tab has open. Kept by its stream; one that is not heard of is nobody's any more. */
export const officeLooking = pgTable(
  'office_looking',
  {
    /** Chosen by the tab. */
    tab: uuid('tab').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: caseKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    check('office_looking_kind', sql`${t.kind} in (${quoted(caseKinds)})`),
    index('office_looking_by_staff').on(t.staffId),
    index('office_looking_by_case').on(t.kind, t.subjectId),
  ],
);
