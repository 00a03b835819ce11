/** Every message with its state. Recipient and text are sealed with its id; the keyed hash finds a recipient. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Channel } from '#contract/message.ts';
import { expiringTemplates, secretTemplates } from '#contract/message-office.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Queryable } from './connect.ts';
import { message } from './schema/office.ts';

export type Outgoing = {
  channel: Channel;
  to: string;
  text: string;
  /** Which of our texts it is; none where staff wrote it. */
  template?: TemplateKey;
  locale?: Locale;
  /** Whom it is to, where we know. */
  userId?: string | null | undefined;
};

export const insertMessage = async (
  tx: Queryable,
  sealer: Sealer,
  { channel, to, text, template, locale = fallbackLocale, userId = null }: Outgoing,
  now: Date,
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(message).values({
    id,
    channel,
    toHash: sealer.hash(to),
    toSealed: sealer.seal(to, id),
    textSealed: sealer.seal(text, id),
    template: template?.replace(/^messages\./, '') ?? null,
    locale,
    userId,
    createdAt: now,
  });
  return id;
};

/** What is still to be sent; null for what was sent, given up or erased meanwhile. */
export const findWaiting = async (db: Queryable, id: string) => {
  const [row] = await db
    .select({
      channel: message.channel,
      toSealed: message.toSealed,
      textSealed: message.textSealed,
    })
    .from(message)
    .where(and(eq(message.id, id), eq(message.state, 'waiting')));
  return row?.textSealed ? { ...row, textSealed: row.textSealed } : null;
};

/** What opens something is erased with it. */
const textOnceDone = (templates: readonly string[]) =>
  sql`case when ${inArray(message.template, [...templates])} then null else ${message.textSealed} end`;

export const updateSent = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await db
    .update(message)
    .set({
      state: 'sent',
      sentAt: now,
      error: null,
      attempts: sql`${message.attempts} + 1`,
      textSealed: textOnceDone(secretTemplates),
    })
    .where(eq(message.id, id));
};

export const updateTried = async (db: Queryable, id: string, error: string): Promise<void> => {
  await db
    .update(message)
    .set({ error, attempts: sql`${message.attempts} + 1` })
    .where(and(eq(message.id, id), eq(message.state, 'waiting')));
};

/** Given up. A code is worthless by now; everything else can be sent again. */
export const updateFailed = async (db: Queryable, id: string): Promise<void> => {
  await db
    .update(message)
    .set({ state: 'failed', textSealed: textOnceDone(expiringTemplates) })
    .where(and(eq(message.id, id), eq(message.state, 'waiting')));
};

/** Failed ones wait again; those that somebody else has taken up meanwhile are left out. */
export const updateToWaiting = async (
  tx: Queryable,
  ids: readonly string[],
): Promise<{ id: string; userId: string | null }[]> => {
  const failed = tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        inArray(message.id, [...ids]),
        eq(message.state, 'failed'),
        isNotNull(message.textSealed),
      ),
    )
    .for('update', { skipLocked: true });
  return tx
    .update(message)
    .set({ state: 'waiting', error: null })
    .where(inArray(message.id, failed))
    .returning({ id: message.id, userId: message.userId });
};
