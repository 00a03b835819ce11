/** Common column types. Those that reference a table are next to it. */
import { sql } from 'drizzle-orm';
import { bigint, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';

/** Demo content has readable ids; content by staff a random one. */
export const id = () => text('id').primaryKey().default(sql`gen_random_uuid()::text`);
export const randomId = () => uuid('id').primaryKey().defaultRandom();
/** For append-only tables, in order. */
export const countedId = () =>
  bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const local = (name: string) => jsonb(name).$type<LocalText>();
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The values of a list for a check constraint. */
export const quoted = (values: readonly string[]) =>
  sql.raw(values.map((v) => `'${v}'`).join(', '));
