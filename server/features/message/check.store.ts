import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { message } from '#server/schema/office.ts';

/** What left us, or may have: also those the provider never confirmed. Held messages did not. */
export const listLeft = (db: Queryable, shortId: string) =>
  db
    .select({
      id: message.id,
      toSealed: message.toSealed,
      template: message.template,
      sentAt: message.sentAt,
      createdAt: message.createdAt,
    })
    .from(message)
    .where(and(eq(message.shortId, shortId), ne(message.state, 'held')))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(20);
