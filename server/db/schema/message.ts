import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from '#contract/message.ts';

/** What the demo "sent": read at /demo/inbox. Not there in production. */
export const demoMessage = pgTable(
  'demo_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The job that sent it: a repeated delivery is not shown twice. */
    jobId: text('job_id').notNull().unique(),
    channel: text('channel', { enum: channels }).notNull(),
    to: text('recipient').notNull(),
    text: text('text').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('demo_message_by_recipient').on(t.to, t.id.desc())],
);
