import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { channels } from '#contract/message/message.ts';
import { countedId, moment } from './columns.ts';

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
