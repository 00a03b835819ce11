/** What the office knows about a person, and what it changed. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { personEntries } from '#contract/account/person-words.ts';
import { relationships } from '#contract/help/words.ts';
import { sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser } from './account.ts';
import { moment, quoted, randomId } from './columns.ts';
import { staff } from './staff.ts';

/** Emergency contacts, and people we may talk to. */
export const personContact = pgTable(
  'person_contact',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    nameSealed: sealed('name_sealed', 'id').notNull(),
    phoneSealed: sealed('phone_sealed', 'id'),
    relationship: text('relationship', { enum: relationships }).notNull(),
    emergency: boolean('emergency').notNull(),
    maySpeak: boolean('may_speak').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    check('person_contact_relationship', sql`${t.relationship} in (${quoted(relationships)})`),
    index('person_contact_by_user').on(t.userId, t.position),
  ],
);

/** Changes by staff, with what was before; deleted with the account, unlike the audit log. */
export const personEntry = pgTable(
  'person_entry',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    entry: text('entry', { enum: personEntries }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
    /** `PersonFacts` of the contract. */
    factsSealed: sealed('facts_sealed', 'id').notNull(),
  },
  (t) => [
    check('person_entry_entry', sql`${t.entry} in (${quoted(personEntries)})`),
    index('person_entry_by_user').on(t.userId, t.at),
  ],
);
