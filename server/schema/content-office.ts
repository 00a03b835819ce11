/** Content over time: what it was, and until when it is shown. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { versionKinds } from '#contract/content/versions-office.ts';
import { moment, quoted } from './columns.ts';
import { staff } from './staff.ts';

/** A version of content. Ids are ordered (`orderedId`). */
export const contentVersion = pgTable(
  'content_version',
  {
    id: uuid('id').primaryKey(),
    type: text('type').notNull(),
    contentId: text('content_id').notNull(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    /** Null: from before versions were kept. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
    /** When the version was written that this one restored. */
    restoredOf: moment('restored_of'),
  },
  (t) => [
    check('content_version_kind', sql`${t.kind} in (${quoted(versionKinds)})`),
    index('content_version_of').on(t.type, t.contentId, t.at, t.id),
  ],
);

/** When content is taken down automatically. */
export const contentTakeDown = pgTable(
  'content_take_down',
  {
    type: text('type').notNull(),
    contentId: text('content_id').notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
  },
  (t) => [primaryKey({ columns: [t.type, t.contentId] }), index('content_take_down_at').on(t.at)],
);
