import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { whiteCardStatuses } from '#contract/whitecard.ts';
import { user } from './account.ts';

const handedIn = [
  'submitted',
  'eligible',
  'ineligible',
] as const satisfies readonly (typeof whiteCardStatuses)[number][];

/** A card that was handed in; a patient without a row is 'waiting'. The number is encrypted; its keyed hash is unique. */
export const whiteCard = pgTable(
  'white_card',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text('status', { enum: handedIn }).notNull(),
    idSealed: text('id_sealed').notNull(),
    idHash: text('id_hash').notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    contactBy: timestamp('contact_by', { withTimezone: true }).notNull(),
  },
  (t) => [
    check('white_card_status', sql`${t.status} in ('submitted', 'eligible', 'ineligible')`),
    uniqueIndex('white_card_by_number').on(t.idHash),
  ],
);
