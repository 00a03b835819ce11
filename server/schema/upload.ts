import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { uploadPurposes } from '#contract/upload/upload.ts';
import { personDocument, user } from './account.ts';
import { moment, quoted } from './columns.ts';
import { staff } from './staff.ts';

/** An uploaded picture. The bytes are in the file store under its id; private ones encrypted. */
export const file = pgTable(
  'file',
  {
    id: uuid('id').primaryKey(),
    /** Null until a registration claims it. */
    ownerId: uuid('owner_id').references(() => user.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    /** Who photographed it at the counter; null for the person's own. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Hash of the key of an anonymous upload. */
    keyHash: text('key_hash'),
    /** The document it belongs to, and its position. */
    documentId: uuid('document_id').references(() => personDocument.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    type: text('type', { enum: ['image/jpeg', 'image/png'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Set once something refers to it; until then it expires. */
    claimedAt: moment('claimed_at'),
  },
  (t) => [
    check('file_purpose', sql`${t.purpose} in (${quoted(uploadPurposes)})`),
    index('file_by_owner').on(t.ownerId),
    index('file_by_document').on(t.documentId, t.position),
    index('file_unclaimed').on(t.createdAt).where(sql`claimed_at is null`),
  ],
);

/** A reference to a picture; deleted with it. */
export const ofPicture = () => uuid('file_id').references(() => file.id, { onDelete: 'cascade' });
