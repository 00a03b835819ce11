import { sql } from 'drizzle-orm';
import { check, date, index, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofUser } from '#server/schema/account.ts';
import { moment } from '#server/schema/columns.ts';

/** The number of a caregiver's ID card. Whether it is valid follows from account and papers. */
export const idCard = pgTable(
  'id_card',
  {
    number: text('number').primaryKey(),
    userId: ofUser().notNull(),
    /** Secret in the QR code that reveals the name. */
    code: text('code').notNull(),
    issuedAt: moment('issued_at').notNull(),
    issuedOn: date('issued_on').notNull(),
  },
  (t) => [
    check('id_card_number', sql`${t.number} ~ '^PHI-[0-9]{4}-[0-9]{6,}$'`),
    uniqueIndex('id_card_once').on(t.userId),
    // Found by how they begin, in any database locale.
    index('id_card_no_begins').on(sql`${t.number} collate "C"`),
  ],
);

export const idCardNumber = pgSequence('id_card_number');
