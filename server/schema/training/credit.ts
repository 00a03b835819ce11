import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { creditKinds, creditStates } from '#contract/training/credit.ts';
import { ofUser } from '#server/schema/account.ts';
import { moment, quoted, randomId } from '#server/schema/columns.ts';
import { staff } from '#server/schema/staff.ts';

/** A class in a room. Times are agency-local. */
export const trainingSession = pgTable(
  'training_session',
  {
    id: randomId(),
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
    room: text('room').notNull(),
    instructor: text('instructor').notNull(),
    places: integer('places').notNull(),
    hours: doublePrecision('hours').notNull(),
    subjects: text('subjects').array().notNull(),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    createdAt: moment('created_at').notNull(),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull(),
  },
  (t) => [
    check('training_session_places', sql`${t.places} > 0`),
    check('training_session_hours', sql`${t.hours} between 0 and 40`),
    check('training_session_times', sql`${t.starts} < ${t.ends}`),
    uniqueIndex('training_session_by_key').on(t.requestKey),
    index('training_session_by_day').on(t.day),
  ],
);

export const trainingSeat = pgTable(
  'training_seat',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSession.id, { onDelete: 'cascade' }),
    userId: ofUser().notNull(),
    takenAt: moment('taken_at').notNull(),
    presentAt: moment('present_at'),
    presentBy: text('present_by', { enum: ['code', 'staff'] }),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.userId] }),
    check('training_seat_present', sql`(${t.presentAt} is null) = (${t.presentBy} is null)`),
    index('training_seat_by_user').on(t.userId),
  ],
);

/** A skill that caregivers show to a nurse, step by step. */
export const trainingSkill = pgTable(
  'training_skill',
  {
    id: randomId(),
    title: text('title').notNull(),
    steps: text('steps').array().notNull(),
    hours: doublePrecision('hours').notNull(),
    subjects: text('subjects').array().notNull(),
    retired: boolean('retired').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('training_skill_hours', sql`${t.hours} between 0 and 40`),
    check('training_skill_steps', sql`cardinality(${t.steps}) > 0`),
  ],
);

/** Credit beside the certificates of the product. Undone ones stay, with the reason. */
export const trainingCredit = pgTable(
  'training_credit',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    kind: text('kind', { enum: creditKinds }).notNull(),
    state: text('state', { enum: creditStates }).notNull(),
    title: text('title').notNull(),
    /** The day it counts for. */
    creditedOn: date('credited_on', { mode: 'string' }).notNull(),
    hours: doublePrecision('hours').notNull(),
    subjects: text('subjects').array().notNull(),
    sessionId: uuid('session_id').references(() => trainingSession.id, { onDelete: 'cascade' }),
    /** Who taught, or the nurse who signed. */
    signedBy: text('signed_by'),
    steps: text('steps').array().notNull().default(sql`'{}'`),
    fileIds: uuid('file_ids').array().notNull().default(sql`'{}'`),
    reason: text('reason'),
    staffId: uuid('staff_id').references(() => staff.id),
    createdAt: moment('created_at').notNull(),
    requestKey: uuid('request_key').notNull(),
  },
  (t) => [
    check('training_credit_kind', sql`${t.kind} in (${quoted(creditKinds)})`),
    check('training_credit_state', sql`${t.state} in (${quoted(creditStates)})`),
    check('training_credit_hours', sql`${t.hours} between 0 and 40`),
    check('training_credit_class', sql`(${t.kind} = 'class') = (${t.sessionId} is not null)`),
    uniqueIndex('training_credit_by_key').on(t.requestKey),
    // The hours of a class count once.
    uniqueIndex('training_credit_of_class').on(t.sessionId, t.userId).where(sql`state = 'counted'`),
    index('training_credit_by_user').on(t.userId, t.creditedOn),
    index('training_credit_waiting').on(t.createdAt).where(sql`state = 'waiting'`),
  ],
);
