import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, local, moment } from './columns.ts';

export const articleType = pgTable('article_type', {
  id: id(),
  position: integer('position').notNull(),
  name: local('name').notNull(),
});

export const article = pgTable(
  'article',
  {
    id: id(),
    typeId: text('type_id')
      .notNull()
      .references(() => articleType.id),
    title: local('title').notNull(),
    summary: local('summary').notNull(),
    /** Sanitized HTML. */
    content: local('content').notNull(),
    cover: text('cover').notNull(),
    publishedAt: moment('published_at').notNull(),
    recommended: boolean('recommended').notNull().default(false),
    published: boolean('published').notNull().default(true),
  },
  (t) => [
    index('article_newest').on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`published`),
    index('article_by_type').on(t.typeId, t.publishedAt.desc().nullsFirst()).where(sql`published`),
    index('article_recommended')
      .on(t.publishedAt.desc().nullsFirst())
      .where(sql`published and recommended`),
  ],
);
