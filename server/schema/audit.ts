import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { countedId, moment } from './columns.ts';

/** The audit log; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: countedId(),
    at: moment('at').notNull(),
    /** A user's id, or the name of a command. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    /** The subject if it is not a person: 'article fall-at-home'. */
    subject: text('subject'),
    /** The network address that a staff member's call came from; null for clients and jobs. */
    address: text('address'),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
  },
  (t) => [
    index('audit_by_subject').on(t.subjectId, t.at),
    index('audit_by_time').on(t.at, t.id),
    index('audit_by_actor').on(t.actor, t.at),
    index('audit_by_thing').on(t.subject, t.at).where(sql`subject is not null`),
  ],
);
