/** Messages and their state. Recipient and text are sealed with the message id; recipients are found by keyed hash. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { shareOf } from '#contract/message/budget.ts';
import type { Channel } from '#contract/message/message.ts';
import { expiringTemplates, secretTemplates } from '#contract/message/office.ts';
import { smsText } from '#contract/message/sms-segments.ts';
import type { HeldReason, MessageState } from '#contract/staff/office.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';
import type { Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { placeholders, prepared } from '#server/platform/database/prepared.ts';
import { user } from '#server/schema/account.ts';
import { message, type OwnerlessReason } from '#server/schema/office.ts';
import { adoptTexts } from './conversation-log.ts';
import { newShortId } from './short-ids.ts';

/**
 * The owner, for erasure, export and phone changes. A message without one says why: a number without an account,
 * staff, or a deleted account (then it is deleted once sent).
 */
export type Owner = { owner: string } | { owner: null; why: Exclude<OwnerlessReason, 'before'> };

export const ownedBy = (userId: string | null | undefined): Owner =>
  userId ? { owner: userId } : { owner: null, why: 'noAccount' };

export type Outgoing = Owner & {
  channel: Channel;
  to: string;
  text: string;
  /** The template; none if staff wrote the text. */
  template?: TemplateKey;
  locale?: Locale;
  /** Sent by staff: exempt from budgets. */
  byOffice?: boolean;
  /** Who wrote it, if a person did. */
  staffId?: string;
};

/** As stored. */
export const templateNameOf = ({ template }: Pick<Outgoing, 'template'>): string | null =>
  template?.replace(/^messages\./, '') ?? null;

const newMessage = prepared('new_message', (db) =>
  db
    .insert(message)
    .values(
      placeholders([
        'id',
        'channel',
        'shortId',
        'toHash',
        'toSealed',
        'toEnding',
        'textSealed',
        'template',
        'share',
        'locale',
        'userId',
        'staffId',
        'ownerless',
        'createdAt',
        'dueAt',
      ]),
    ),
);

export const insertMessage = async (
  tx: Queryable,
  sealer: Sealer,
  outgoing: Outgoing,
  now: Date,
  id = orderedId(),
): Promise<string> => {
  const { channel, to, text, template, locale = fallbackLocale, owner } = outgoing;
  await newMessage(tx, {
    id,
    channel,
    shortId: channel === 'sms' ? newShortId() : null,
    toHash: sealer.hash(to),
    toSealed: sealer.seal(to, id),
    toEnding: channel === 'sms' && owner === null ? to.slice(-4) : null,
    textSealed: sealer.seal(channel === 'sms' ? smsText(text) : text, id),
    template: templateNameOf({ template }),
    share: outgoing.byOffice ? 'office' : shareOf(templateNameOf({ template })),
    locale,
    userId: owner,
    staffId: outgoing.staffId ?? null,
    ownerless: outgoing.owner === null ? outgoing.why : null,
    createdAt: now,
    dueAt: now,
  });
  return id;
};

/** Assigns earlier messages, both ways, to the new account of their number. */
export const adoptMessages = async (
  tx: Queryable,
  sealer: Sealer,
  { phone, userId }: { phone: string; userId: string },
): Promise<void> => {
  await tx
    .update(message)
    .set({ userId, ownerless: null })
    .where(and(inArray(message.toHash, sealer.hashes(phone)), eq(message.ownerless, 'noAccount')));
  await adoptTexts(tx, sealer, { phone, userId });
};

/** The provider's idempotency key: stable over retries, new when staff resend a delivered message. */
const keyOf = (id: string, round: number): string => (round ? `${id}-${round}` : id);
const keyForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-([1-9]\d{0,5}))?$/;

const isWaiting = (id: string) => and(eq(message.id, id), eq(message.state, 'waiting'));
const waitingMessages = prepared('waiting_messages', (db) =>
  db
    .select({
      channel: message.channel,
      shortId: message.shortId,
      locale: message.locale,
      template: message.template,
      round: message.round,
      id: message.id,
      share: message.share,
      ownerless: message.ownerless,
      toHash: message.toHash,
      toSealed: message.toSealed,
      textSealed: message.textSealed,
      // What staff write themselves is for the current reader.
      isOfClosed: sql<boolean>`coalesce(${user.suspended} and ${message.staffId} is null, false)`,
    })
    .from(message)
    .leftJoin(user, eq(user.id, message.userId))
    .where(
      and(
        sql`${message.id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(message.state, 'waiting'),
      ),
    ),
);
const waitingWith = (
  row: Awaited<ReturnType<typeof waitingMessages>>[number],
  textSealed: Sealed,
) => ({ ...row, textSealed, key: keyOf(row.id, row.round) });
export type WaitingMessage = ReturnType<typeof waitingWith>;

/** Those that are still to be sent, by id: not what was sent, given up or erased. */
export const findWaiting = async (
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, WaitingMessage>> => {
  const rows = await waitingMessages(db, { ids });
  return new Map(
    rows.flatMap((row) => (row.textSealed ? [[row.id, waitingWith(row, row.textSealed)]] : [])),
  );
};

/** Recipient's account was deleted: delete the message when done. */
const deleteFarewell = async (
  db: Queryable,
  ended: readonly { id: string; ownerless: OwnerlessReason | null }[],
): Promise<void> => {
  const ids = ended.filter(({ ownerless }) => ownerless === 'erased').map(({ id }) => id);
  if (ids.length) await db.delete(message).where(inArray(message.id, ids));
};
const endedRow = { id: message.id, ownerless: message.ownerless };

/** Erases texts that contain codes or links. */
const textOnceDone = (templates: readonly string[]) =>
  sql`case when ${inArray(message.template, [...templates])} then null else ${message.textSealed} end`;

const sentMessage = prepared('sent_message', (db) =>
  db
    .update(message)
    .set({
      // The receipt may arrive before the provider's response.
      state: sql`case when ${message.state} = 'waiting' then 'sent' else ${message.state} end`,
      sentAt: sql`${sql.placeholder('now')}`,
      error: null,
      attempts: sql`${message.attempts} + 1`,
      textSealed: textOnceDone(secretTemplates),
    })
    .where(eq(message.id, sql.placeholder('id')))
    .returning(endedRow),
);

export const updateSent = async (db: Queryable, id: string, now: Date): Promise<void> => {
  await deleteFarewell(db, await sentMessage(db, { id, now }));
};

export const updateTried = async (db: Queryable, id: string, error: string): Promise<void> => {
  await db
    .update(message)
    .set({ error, attempts: sql`${message.attempts} + 1` })
    .where(isWaiting(id));
};

/** Given up. Codes have expired; anything else can be resent. */
export const updateFailed = async (db: Queryable, id: string): Promise<void> => {
  const ended = await db
    .update(message)
    .set({ state: 'failed', textSealed: textOnceDone(expiringTemplates) })
    .where(isWaiting(id))
    .returning(endedRow);
  await deleteFarewell(db, ended);
};

/** Held. The owner reads it in the personal center; staff may send it. */
export const updateHeld = async (
  db: Queryable,
  id: string,
  heldBecause: HeldReason,
): Promise<void> => {
  const ended = await db
    .update(message)
    .set({ state: 'held', heldBecause, textSealed: textOnceDone(expiringTemplates) })
    .where(isWaiting(id))
    .returning(endedRow);
  await deleteFarewell(db, ended);
};

/** The account is closed: what has not left yet never does. */
export const holdMessagesOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx
    .update(message)
    .set({ state: 'held', heldBecause: 'closed', textSealed: textOnceDone(expiringTemplates) })
    .where(and(eq(message.userId, userId), eq(message.state, 'waiting'), isNull(message.staffId)));
};

export const updateDue = async (db: Queryable, id: string, dueAt: Date): Promise<void> => {
  await db.update(message).set({ dueAt }).where(isWaiting(id));
};

type ReceiptState = 'delivered' | 'undelivered' | 'failed';

/** Applies a delivery receipt. Late receipts of an earlier attempt, or failures after success, are ignored. */
export const updateByReceipt = async (
  db: Queryable,
  key: string,
  { state, error, now }: { state: ReceiptState; error: string | null; now: Date },
): Promise<void> => {
  const [, id, round = '0'] = keyForm.exec(key) ?? [];
  if (!id) return;
  const before: MessageState[] =
    state === 'delivered' ? ['waiting', 'sent', 'undelivered', 'failed'] : ['waiting', 'sent'];
  await db
    .update(message)
    .set({
      state,
      error,
      sentAt: sql`coalesce(${message.sentAt}, ${now.toISOString()})`,
      textSealed: textOnceDone(secretTemplates),
    })
    .where(
      and(eq(message.id, id), eq(message.round, Number(round)), inArray(message.state, before)),
    );
};

/** Requeues failed and held messages; skips those that changed meanwhile. */
export const updateToWaiting = async (
  tx: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; userId: string | null }[]> => {
  const failed = tx
    .select({ id: message.id })
    .from(message)
    .where(
      and(
        inArray(message.id, [...ids]),
        inArray(message.state, ['failed', 'undelivered', 'held']),
        isNotNull(message.textSealed),
      ),
    )
    .for('update', { skipLocked: true });
  return tx
    .update(message)
    .set({
      state: 'waiting',
      // From now on it counts as sent by staff.
      share: 'office',
      charged: false,
      heldBecause: null,
      error: null,
      dueAt: now,
      round: sql`${message.round} + case when ${message.sentAt} is null then 0 else 1 end`,
      sentAt: null,
    })
    .where(inArray(message.id, failed))
    .returning({ id: message.id, userId: message.userId });
};
