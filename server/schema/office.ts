/** Tables of the office: work on cases, drafts, media, messages and templates. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { planReasons } from '#contract/activity/plan-reasons.ts';
import { messageShares } from '#contract/message/budget.ts';
import { channels } from '#contract/message/message.ts';
import {
  callOutcomes,
  caseEntries,
  caseKinds,
  entryKinds,
  heldReasons,
  messageStates,
} from '#contract/staff/office.ts';
import { cardQueues } from '#contract/whitecard/office.ts';
import { keyedHash, passingHash, sealed } from '#server/platform/database/sealed-columns.ts';
import { countedId, local, moment, quoted, randomId } from './columns.ts';
import { companyAddress } from './content.ts';
import { staff } from './staff.ts';
import { file } from './upload.ts';

const optOutSources = ['reply', 'provider'] as const;
export type OptOutSource = (typeof optOutSources)[number];

/** Why a message has no owner. `before`: from before a reason was required. */
const ownerlessReasons = ['noAccount', 'staff', 'erased', 'before'] as const;
export type OwnerlessReason = (typeof ownerlessReasons)[number];

/** The assignee of a case. Without a row: nobody yet. */
export const caseWork = pgTable(
  'case_work',
  {
    kind: text('kind', { enum: caseKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    assigneeId: uuid('assignee_id').references(() => staff.id),
    /** Version for optimistic locking. */
    version: integer('version').notNull().default(0),
    /** When the person was last reached, which fulfils the promise due then. */
    contactedAt: moment('contacted_at'),
    /** The last call, reached or not. */
    calledAt: moment('called_at'),
    callOutcome: text('call_outcome', { enum: callOutcomes }),
    /** The day to call again. */
    callAgainOn: date('call_again_on', { mode: 'string' }),
    /** The last decision by staff, maintained by a trigger on `case_entry` (0049_keys_and_views). */
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => staff.id),
    /** For white cards, maintained by triggers (0017_many_rows): tab, since when, and deadline. */
    part: text('part', { enum: cardQueues }),
    since: moment('since'),
    dueAt: moment('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.subjectId] }),
    check('case_work_kind', sql`${t.kind} in (${quoted(caseKinds)})`),
    check('case_work_call', sql`${t.callOutcome} in (${quoted(callOutcomes)})`),
    check('case_work_part', sql`${t.part} in (${quoted(cardQueues)})`),
    index('case_work_by_assignee').on(t.assigneeId, t.kind),
    index('case_work_to_call').on(t.callAgainOn).where(sql`call_again_on is not null`),
    index('case_work_decided').on(t.kind, t.decidedAt.asc().nullsFirst()),
    // In queue order.
    index('case_work_by_part').on(t.part, t.dueAt, t.since.desc().nullsFirst(), t.subjectId),
  ],
);

/** Staff actions and notes on a case; never shown to its owner. */
export const caseEntry = pgTable(
  'case_entry',
  {
    id: countedId(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    entry: text('entry', { enum: caseEntries }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
    /** Sealed with the case's id. */
    textSealed: sealed('text_sealed', 'subject_id'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    check('case_entry_kind', sql`${t.kind} in (${quoted(entryKinds)})`),
    check('case_entry_entry', sql`${t.entry} in (${quoted(caseEntries)})`),
    index('case_entry_by_case').on(t.kind, t.subjectId, t.id),
  ],
);

/** A day with exceptional hours or seats. Closed days are in `office_closed_day`. */
export const officeExceptionDay = pgTable(
  'office_exception_day',
  {
    companyAddressId: text('company_address_id')
      .notNull()
      .references(() => companyAddress.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    hours: jsonb('hours').$type<{ from: string; to: string }[]>().notNull(),
    places: integer('places'),
    reason: local('reason'),
  },
  (t) => [primaryKey({ columns: [t.companyAddressId, t.day] })],
);

/** All offices are closed. */
export const holiday = pgTable('holiday', {
  day: date('day', { mode: 'string' }).primaryKey(),
  name: local('name').notNull(),
});

/** An unpublished draft; with a time, it is published automatically. */
export const contentDraft = pgTable(
  'content_draft',
  {
    type: text('type').notNull(),
    /** The content's id, or its future id. */
    contentId: text('content_id').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    publishAt: moment('publish_at'),
    /** Why a scheduled activity changes. */
    reason: text('reason', { enum: planReasons }),
    version: integer('version').notNull().default(0),
    staffId: uuid('staff_id').references(() => staff.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.contentId] }),
    check('content_draft_reason', sql`${t.reason} in (${quoted(planReasons)})`),
    index('content_draft_to_publish').on(t.publishAt).where(sql`publish_at is not null`),
  ],
);

/** Last change per language: one older than the others is outdated. */
export const contentLanguage = pgTable(
  'content_language',
  {
    type: text('type').notNull(),
    contentId: text('content_id').notNull(),
    locale: text('locale').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.contentId, t.locale] })],
);

/** A picture of the site. */
export const media = pgTable(
  'media',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => file.id),
    name: text('name').notNull(),
    alt: local('alt').notNull(),
    /** Focal point, from 0 to 1. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    staffId: uuid('staff_id').references(() => staff.id),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('media_focal', sql`${t.focalX} between 0 and 1 and ${t.focalY} between 0 and 1`),
    index('media_newest').on(t.createdAt),
  ],
);

/** A film upload in segments; received ones are in the file store under its id. */
export const filmUpload = pgTable('film_upload', {
  id: randomId(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  staffId: uuid('staff_id').references(() => staff.id),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Messages and their state. Recipient and text are sealed with the id. */
export const message = pgTable(
  'message',
  {
    id: randomId(),
    channel: text('channel', { enum: channels }).notNull(),
    /** At the end of a text message. Rarely two have the same: they went to different phones. Null for emails. */
    shortId: text('short_id'),
    toHash: keyedHash('to_hash', 'to_sealed').notNull(),
    toSealed: sealed('to_sealed', 'id').notNull(),
    /** The last four digits of a phone without an account, to find it; the others are found through the account. */
    toEnding: text('to_ending'),
    /** Null once sent if the text contains a secret: a code, an invitation. */
    textSealed: sealed('text_sealed', 'id'),
    /** The template in i18n/messages; null if written by staff. */
    template: text('template'),
    locale: text('locale').notNull(),
    /** No foreign key: it would lock the person's row, while the sender holds other locks. */
    userId: uuid('user_id'),
    /** Who wrote it, if staff did. */
    staffId: uuid('staff_id'),
    /** Why it has no owner. The default is for rows written by the previous version. */
    ownerless: text('ownerless', { enum: ownerlessReasons }).default('before'),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    /** The daily budget it counts against. */
    share: text('share', { enum: messageShares }).notNull().default('notice'),
    /** Whether it was counted: once, whatever the number of attempts. */
    charged: boolean('charged').notNull().default(false),
    heldBecause: text('held_because', { enum: heldReasons }),
    attempts: integer('attempts').notNull().default(0),
    /** Incremented when staff resend a message, so the provider does not drop it as a duplicate. */
    round: integer('round').notNull().default(0),
    /** When it is due: at once, or after quiet hours. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** The provider's error, redacted. */
    error: text('error'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (t) => [
    check('message_channel', sql`${t.channel} in (${quoted(channels)})`),
    check('message_state', sql`${t.state} in (${quoted(messageStates)})`),
    check('message_ownerless', sql`${t.ownerless} in (${quoted(ownerlessReasons)})`),
    check('message_share', sql`${t.share} in (${quoted(messageShares)})`),
    check('message_held_because', sql`${t.heldBecause} in (${quoted(heldReasons)})`),
    check('message_owned', sql`${t.userId} is not null or ${t.ownerless} is not null`),
    index('message_newest').on(t.createdAt, t.id),
    // In the office's order: failed ones, then newest; read from its end.
    index('message_of_office').on(sql`(state in ('failed', 'undelivered'))`, t.createdAt, t.id),
    index('message_by_template').on(t.template, t.createdAt, t.id),
    index('message_wrong').on(t.createdAt).where(sql`state in ('failed', 'undelivered')`),
    index('message_waiting').on(t.dueAt).where(sql`state = 'waiting'`),
    index('message_by_recipient').on(t.toHash, t.createdAt),
    index('message_by_user').on(t.userId, t.createdAt),
    index('message_by_short_id').on(t.shortId),
    index('message_by_ending').on(t.toEnding, t.createdAt).where(sql`to_ending is not null`),
  ],
);

/**
 * Messages of a share sent per local day: to one recipient (by keyed hash), to strangers, to all. Kept for two days
 * even if the account is deleted, so deleting does not reset it. A new key does.
 */
export const messageSpent = pgTable(
  'message_spent',
  {
    id: countedId(),
    day: date('day', { mode: 'string' }).notNull(),
    recipient: passingHash('recipient', 0).notNull(),
    share: text('share', { enum: messageShares }).notNull(),
    sent: integer('sent').notNull(),
  },
  (t) => [uniqueIndex('message_spent_once').on(t.day, t.recipient, t.share)],
);

/** Opted-out numbers: kept when the account is deleted, or the next text would be unsolicited. */
export const smsOptOut = pgTable(
  'sms_opt_out',
  {
    id: randomId(),
    toHash: keyedHash('to_hash', 'to_sealed').notNull().unique(),
    toSealed: sealed('to_sealed', 'id').notNull(),
    /** Reported by reply, or by the provider rejecting a message. */
    source: text('source', { enum: optOutSources }).notNull(),
    at: moment('at').notNull(),
  },
  (t) => [check('sms_opt_out_source', sql`${t.source} in (${quoted(optOutSources)})`)],
);

/** The office's override of a message template. */
export const messageTemplate = pgTable(
  'message_template',
  {
    key: text('key').notNull(),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.locale] })],
);
