import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { letterTypes } from '#contract/services/letters.ts';
import { sealed } from '#server/platform/database/sealed-columns.ts';
import { moment, quoted } from './columns.ts';
import { importantDate } from './renewal.ts';
import { serviceRecord } from './services.ts';
import { staff } from './staff.ts';

/** What the office says about a letter, which is a request with photos. */
export const letterAnswer = pgTable(
  'letter_answer',
  {
    recordId: uuid('record_id')
      .primaryKey()
      .references(() => serviceRecord.id, { onDelete: 'cascade' }),
    letterType: text('letter_type', { enum: letterTypes }).notNull(),
    /** Sealed with the record's id. */
    textSealed: sealed('text_sealed', 'record_id').notNull(),
    locale: text('locale').notNull(),
    noticeOn: date('notice_on', { mode: 'string' }),
    deadline: date('deadline', { mode: 'string' }),
    hearingBy: date('hearing_by', { mode: 'string' }),
    /** The date that the person is reminded of. */
    dateId: uuid('date_id').references(() => importantDate.id, { onDelete: 'set null' }),
    staffId: uuid('staff_id').references(() => staff.id),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    check('letter_answer_type', sql`${t.letterType} in (${quoted(letterTypes)})`),
    index('letter_answer_by_date').on(t.dateId),
    index('letter_answer_by_staff').on(t.staffId),
    check('letter_answer_hearing', sql`${t.hearingBy} is null or ${t.letterType} = 'denial'`),
  ],
);
