import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { id, local, moment } from './columns.ts';

export const comment = pgTable(
  'comment',
  {
    id: id(),
    userId: uuid('user_id').references(() => user.id),
    /** Public name, never the full one. For accounts it is derived on read. */
    userName: local('user_name').notNull(),
    /** Where the writer lives, and since when they are with us; of no account. */
    place: local('place'),
    clientSince: integer('client_since'),
    rating: integer('rating').notNull(),
    text: local('text').notNull(),
    images: text('images').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull().defaultRandom(),
    reply: local('reply'),
    replyAt: moment('reply_at'),
    hidden: boolean('hidden').notNull().default(false),
    /** Hidden until the office approves it. */
    waiting: boolean('waiting').notNull().default(false),
    top: boolean('top').notNull().default(false),
    /** When the office first read it. */
    seenAt: moment('seen_at'),
  },
  (t) => [
    check('comment_rating', sql`${t.rating} between 1 and 5`),
    check('comment_images', sql`cardinality(${t.images}) <= 3`),
    check('comment_reply', sql`(${t.reply} is null) = (${t.replyAt} is null)`),
    check('comment_waiting', sql`${t.hidden} or not ${t.waiting}`),
    uniqueIndex('comment_by_request').on(t.userId, t.requestKey),
    index('comment_by_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('comment_newest').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`not hidden`),
    index('comment_highest')
      .on(t.rating.desc().nullsFirst(), t.createdAt.desc().nullsFirst(), t.id)
      .where(sql`not hidden`),
    // In the office's order: unread, then waiting, then newest.
    index('comment_of_office').on(
      sql`(seen_at is null) desc nulls first`,
      t.waiting.desc().nullsFirst(),
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('comment_todo').on(t.createdAt).where(sql`seen_at is null or waiting`),
    index('comment_hidden').on(t.createdAt).where(sql`hidden`),
    index('comment_top').on(t.createdAt.desc().nullsFirst()).where(sql`top and not hidden`),
  ],
);
