import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentKinds } from '#contract/account/documents.ts';
import { documentReasons, verdictReasons, verdicts } from '#contract/staff/verdict-reasons.ts';
import { whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import { sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser } from './account.ts';
import { moment, quoted, randomId } from './columns.ts';
import { staff } from './staff.ts';

const caseKinds = ['application', 'card'] as const;

/** What staff said about a document of a case: the last word on what was sent last. */
export const documentVerdict = pgTable(
  'document_verdict',
  {
    id: randomId(),
    userId: ofUser().notNull(),
    caseKind: text('case_kind', { enum: caseKinds }).notNull(),
    document: text('document', { enum: [...documentKinds, ...whiteCardDocumentKinds] }).notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    reason: text('reason', { enum: documentReasons }),
    /** For its owner, in the office's own words. */
    noteSealed: sealed('note_sealed', 'id'),
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
    /** Since when its owner can read it; null until they are asked for another one. */
    toldAt: moment('told_at'),
  },
  (t) => [
    check(
      'document_verdict_document',
      sql`${t.caseKind} = 'application' and ${t.document} in (${quoted(documentKinds)}) or ${t.caseKind} = 'card' and ${t.document} in (${quoted(whiteCardDocumentKinds)})`,
    ),
    // In either case true or false, never unknown: a check takes unknown for true.
    check(
      'document_verdict_reason',
      sql`${t.verdict} = 'accepted' and ${t.reason} is null and ${t.noteSealed} is null and ${t.toldAt} is not null or ${t.reason} is not null and (${sql.join(
        Object.entries(verdictReasons).map(
          ([verdict, reasons]) =>
            sql`${t.verdict} = ${quoted([verdict])} and ${t.reason} in (${quoted(reasons)})`,
        ),
        sql` or `,
      )})`,
    ),
    uniqueIndex('document_verdict_once').on(t.userId, t.caseKind, t.document),
    index('document_verdict_by_staff').on(t.staffId),
  ],
);
