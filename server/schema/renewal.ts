import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { paperKinds } from '#contract/account/documents.ts';
import { type DateEvent, dateKinds, dateSources, dateStates } from '#contract/renewal/renewal.ts';
import { keyedHash, sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser } from './account.ts';
import { moment, quoted, randomId } from './columns.ts';
import { serviceRecord } from './services.ts';

/** A renewal or deadline of a person, in the agency's local days. */
export const importantDate = pgTable(
  'important_date',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    kind: text('kind', { enum: dateKinds }).notNull(),
    /** Which paper of a caregiver ends; the passport sets and moves it. */
    paper: text('paper', { enum: paperKinds }),
    /** What the person calls it, sealed with the date's id. */
    titleSealed: sealed('title_sealed', 'id'),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: dateSources }).notNull(),
    state: text('state', { enum: dateStates }).notNull().default('upcoming'),
    /** The day of the next reminder; null if none is to come. */
    remindOn: date('remind_on', { mode: 'string' }),
    /** The request to renew. */
    recordId: uuid('record_id').references(() => serviceRecord.id, { onDelete: 'set null' }),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull().defaultRandom(),
    /** Incremented by every change; also the sequence in calendars. */
    version: integer('version').notNull().default(0),
    /** Who did what, oldest first; `at` in ISO 8601. */
    history: jsonb('history').$type<DateEvent[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    check('important_date_kind', sql`${t.kind} in (${quoted(dateKinds)})`),
    check('important_date_source', sql`${t.source} in (${quoted(dateSources)})`),
    check('important_date_state', sql`${t.state} in (${quoted(dateStates)})`),
    index('important_date_by_user').on(t.userId, t.day),
    uniqueIndex('important_date_by_key').on(t.userId, t.requestKey),
    // A white card ends on one day.
    uniqueIndex('important_date_one_card')
      .on(t.userId)
      .where(sql`kind = 'whiteCard' and state in ('upcoming', 'started')`),
    check('important_date_paper', sql`(${t.kind} = 'paper') = (${t.paper} is not null)`),
    uniqueIndex('important_date_one_paper').on(t.userId, t.paper).where(sql`kind = 'paper'`),
    index('important_date_by_day').on(t.day, t.id),
    index('important_date_by_record').on(t.recordId).where(sql`record_id is not null`),
    index('important_date_to_remind')
      .on(t.remindOn)
      .where(sql`remind_on is not null and state in ('upcoming', 'started')`),
  ],
);

/** The secret address of a person's calendar. Sealed, so that it can be shown again. */
export const dateFeed = pgTable(
  'date_feed',
  {
    userId: ofUser().primaryKey(),
    tokenSealed: sealed('token_sealed', 'user_id').notNull(),
    tokenHash: keyedHash('token_hash', 'token_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [uniqueIndex('date_feed_by_token').on(t.tokenHash)],
);
