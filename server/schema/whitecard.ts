import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { channels } from '#contract/message/message.ts';
import {
  whiteCardDocumentKinds,
  whiteCardPictureKinds,
  type whiteCardStatuses,
} from '#contract/whitecard/whitecard.ts';
import { keyedHash, sealed } from '#server/platform/database/sealed-columns.ts';
import { ofUser } from './account.ts';
import { countedId, moment, quoted } from './columns.ts';
import { ofPicture } from './upload.ts';

const handedIn = [
  'submitted',
  'eligible',
  'ineligible',
] as const satisfies readonly (typeof whiteCardStatuses)[number][];

/** A submitted card; a patient without a row is 'waiting'. The number is encrypted; its keyed hash is unique. */
export const whiteCard = pgTable(
  'white_card',
  {
    userId: ofUser().primaryKey(),
    status: text('status', { enum: handedIn }).notNull(),
    idSealed: sealed('id_sealed', 'user_id').notNull(),
    idHash: keyedHash('id_hash', 'id_sealed').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    contactBy: moment('contact_by').notNull(),
    /** When its owner corrected a mistyped number: once. */
    correctedAt: moment('corrected_at'),
  },
  (t) => [
    check('white_card_status', sql`${t.status} in ('submitted', 'eligible', 'ineligible')`),
    uniqueIndex('white_card_by_number').on(t.idHash),
    index('white_card_by_time').on(t.submittedAt),
  ],
);

/** Status history of a card, with the office's texts for its owner. */
export const whiteCardEvent = pgTable(
  'white_card_event',
  {
    id: countedId(),
    userId: ofUser().notNull(),
    status: text('status', { enum: handedIn }).notNull(),
    at: moment('at').notNull(),
    note: text('note'),
    /** The office corrected its decision. */
    corrected: boolean('corrected').notNull().default(false),
  },
  (t) => [
    check('white_card_event_status', sql`${t.status} in (${quoted(handedIn)})`),
    index('white_card_event_by_user').on(t.userId, t.id),
  ],
);

/** A person's white card documents: when saved and submitted, and by when we call. */
export const whiteCardPapers = pgTable(
  'white_card_papers',
  {
    userId: ofUser().primaryKey(),
    checklistBy: text('checklist_by', { enum: channels }).notNull(),
    savedAt: moment('saved_at').notNull(),
    sentAt: moment('sent_at'),
    contactBy: moment('contact_by'),
    /** Idempotency key of the last submission. */
    requestKey: uuid('request_key'),
  },
  (t) => [check('white_card_papers_channel', sql`${t.checklistBy} in (${quoted(channels)})`)],
);

/** Kinds marked as complete by the person. */
export const whiteCardDocument = pgTable(
  'white_card_document',
  {
    userId: ofUser().notNull(),
    kind: text('kind', { enum: whiteCardDocumentKinds }).notNull(),
    complete: boolean('complete').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('white_card_document_kind', sql`${t.kind} in (${quoted(whiteCardDocumentKinds)})`),
  ],
);

/** Pictures per kind, in order; each belongs to one. */
export const whiteCardPicture = pgTable(
  'white_card_picture',
  {
    fileId: ofPicture().primaryKey(),
    userId: ofUser().notNull(),
    kind: text('kind', { enum: whiteCardPictureKinds }).notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    check('white_card_picture_kind', sql`${t.kind} in (${quoted(whiteCardPictureKinds)})`),
    index('white_card_picture_by_user').on(t.userId, t.kind, t.position),
  ],
);
