/** Conversations by text message, and the demo's inbox. Sent messages are in office.ts. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  conversationSides,
  conversationStates,
  textKeywords,
} from '#contract/message/conversation.ts';
import { channels } from '#contract/message/message.ts';
import { keyedHash, sealed } from '#server/platform/database/sealed-columns.ts';
import { countedId, moment, quoted, randomId } from './columns.ts';
import { staff } from './staff.ts';

/** Messages of the demo, shown at /demo/inbox. Unused in production. */
export const demoMessage = pgTable(
  'demo_message',
  {
    id: countedId(),
    /** Idempotency key: repeated deliveries are stored once. */
    jobId: text('job_id').notNull().unique(),
    channel: text('channel', { enum: channels }).notNull(),
    to: text('recipient').notNull(),
    text: text('text').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('demo_message_by_recipient').on(t.to, t.id.desc().nullsFirst())],
);

/** One per phone number: what the office has to do about its texts. */
export const conversation = pgTable(
  'conversation',
  {
    id: randomId(),
    phoneHash: keyedHash('phone_hash', 'phone_sealed').notNull().unique(),
    phoneSealed: sealed('phone_sealed', 'id').notNull(),
    /** The last four digits, as lists show them: an unknown number is found by them. Empty: not filled in yet. */
    phoneEnding: text('phone_ending').notNull().default(''),
    state: text('state', { enum: conversationStates }).notNull(),
    assigneeId: uuid('assignee_id').references(() => staff.id),
    /** Texts of the client that nobody has read. */
    unread: integer('unread').notNull().default(0),
    /** Version for optimistic locking: every text, answer and change counts. */
    version: integer('version').notNull().default(0),
    lastAt: moment('last_at').notNull(),
    lastBy: text('last_by', { enum: conversationSides }).notNull(),
  },
  (t) => [
    check('conversation_state', sql`${t.state} in (${quoted(conversationStates)})`),
    check('conversation_last_by', sql`${t.lastBy} in (${quoted(conversationSides)})`),
    check('conversation_unread', sql`${t.unread} >= 0`),
    index('conversation_newest').on(t.state, t.lastAt.desc().nullsFirst(), t.id),
    index('conversation_by_ending').on(t.phoneEnding),
    index('conversation_unread_first').on(t.lastAt).where(sql`unread > 0`),
  ],
);

/** A text that came in. */
export const inboundText = pgTable(
  'inbound_text',
  {
    id: randomId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** The provider's id: a repeated call is stored once. */
    providerId: text('provider_id').notNull().unique(),
    /** The account of the number when the text came. No foreign key, as in `message`. */
    userId: uuid('user_id'),
    textSealed: sealed('text_sealed', 'id').notNull(),
    keyword: text('keyword', { enum: textKeywords }),
    /** How many pictures came with it; they stay with the provider. */
    pictures: integer('pictures').notNull().default(0),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    check('inbound_text_keyword', sql`${t.keyword} in (${quoted(textKeywords)})`),
    index('inbound_text_by_conversation').on(t.conversationId, t.receivedAt),
    index('inbound_text_by_user').on(t.userId),
  ],
);

/** People whom staff linked to a number other than their account's. */
export const conversationPerson = pgTable(
  'conversation_person',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** No foreign key: an erased person's conversation is judged after the account is gone. */
    userId: uuid('user_id').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.userId] }),
    index('conversation_person_by_user').on(t.userId),
  ],
);
