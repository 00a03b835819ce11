import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { sealed } from '#server/platform/database/sealed-columns.ts';

/** The canary: one row that every process opens before it starts (server/shared/keys/open-field-encryption.ts). */
export const keyCanary = pgTable(
  'key_canary',
  {
    id: integer('id').primaryKey().default(1),
    canarySealed: sealed('canary_sealed', 'id').notNull(),
  },
  (t) => [check('key_canary_one', sql`${t.id} = 1`)],
);
