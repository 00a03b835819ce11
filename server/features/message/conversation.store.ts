/** Conversations by number: what came in, and who works on it. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { TextKeyword } from '#contract/message/conversation.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { countRows, rowsIn } from '#server/platform/database/count-rows.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { nameColumns, user } from '#server/schema/account.ts';
import { conversation, conversationPerson, inboundText } from '#server/schema/message.ts';
import { message } from '#server/schema/office.ts';
import { staff } from '#server/schema/staff.ts';

const isOf = (sealer: Sealer, phone: string) =>
  inArray(conversation.phoneHash, sealer.hashes(phone));

const rowsWhere = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      id: conversation.id,
      phoneSealed: conversation.phoneSealed,
      state: conversation.state,
      unread: conversation.unread,
      assigneeId: conversation.assigneeId,
      assignee: staff.name,
      version: conversation.version,
      lastAt: conversation.lastAt,
      lastBy: conversation.lastBy,
    })
    .from(conversation)
    .leftJoin(staff, eq(staff.id, conversation.assigneeId))
    .where(where);
export type ConversationRecord = Awaited<ReturnType<typeof rowsWhere>>[number];

export const findConversation = async (db: Queryable, id: string) =>
  isUuid(id) ? ((await rowsWhere(db, eq(conversation.id, id)))[0] ?? null) : null;
export const findConversationOf = async (db: Queryable, sealer: Sealer, phone: string) =>
  (await rowsWhere(db, isOf(sealer, phone)))[0] ?? null;

type Filter = {
  state?: 'open' | 'done' | undefined;
  assigneeId?: string | null | undefined;
  ids?: readonly string[] | undefined;
};
const matches = ({ state, assigneeId, ids }: Filter) =>
  and(
    ids && inArray(conversation.id, [...ids]),
    state && eq(conversation.state, state),
    assigneeId === null ? isNull(conversation.assigneeId) : undefined,
    assigneeId ? eq(conversation.assigneeId, assigneeId) : undefined,
  );
export const countConversations = (db: Queryable, filter: Filter): Promise<number> =>
  countRows(db, rowsIn(conversation, matches(filter)));
export const listConversations = (
  db: Queryable,
  {
    limit,
    offset,
    sort,
    ...filter
  }: Filter & { limit: number; offset: number; sort?: 'last' | '-last' | undefined },
) =>
  rowsWhere(db, matches(filter))
    .orderBy(
      ...(sort ? [] : [desc(sql`${conversation.unread} > 0`)]),
      sort === 'last' ? asc(conversation.lastAt) : desc(conversation.lastAt),
      conversation.id,
    )
    .limit(limit)
    .offset(offset);

/** The number's conversation, made if it is the first text, and locked: texts of a number come one after the other. */
export const lockConversation = async (
  tx: Tx,
  sealer: Sealer,
  phone: string,
  now: Date,
): Promise<{ id: string }> => {
  const find = async () => {
    const [row] = await tx
      .select({ id: conversation.id })
      .from(conversation)
      .where(isOf(sealer, phone))
      .for('update');
    return row;
  };
  const found = await find();
  if (found) return found;
  const id = randomUUID();
  await tx
    .insert(conversation)
    .values({
      id,
      phoneHash: sealer.hash(phone),
      phoneSealed: sealer.seal(phone, id),
      phoneEnding: phone.slice(-4),
      state: 'done',
      lastAt: now,
      lastBy: 'client',
    })
    .onConflictDoNothing();
  return (await find()) ?? { id };
};

type NewText = {
  conversationId: string;
  providerId: string;
  userId: string | null;
  text: string;
  keyword: TextKeyword | null;
  pictures: number;
  receivedAt: Date;
};

/** Returns false if the provider has told us before. */
export const insertText = async (
  tx: Tx,
  sealer: Sealer,
  { text, ...values }: NewText,
): Promise<boolean> => {
  const id = orderedId();
  const rows = await tx
    .insert(inboundText)
    .values({ ...values, id, textSealed: sealer.seal(text, id) })
    .onConflictDoNothing({ target: inboundText.providerId })
    .returning({ id: inboundText.id });
  return rows.length > 0;
};

const nextVersion = sql`${conversation.version} + 1`;

/** A text has come; one to be read opens the conversation again. */
export const updateReceived = async (
  tx: Tx,
  id: string,
  { now, isUnread }: { now: Date; isUnread: boolean },
): Promise<void> => {
  await tx
    .update(conversation)
    .set({
      lastAt: now,
      lastBy: 'client',
      version: nextVersion,
      ...(isUnread && { state: 'open', unread: sql`${conversation.unread} + 1` }),
    })
    .where(eq(conversation.id, id));
};

type Change = Partial<
  Pick<typeof conversation.$inferInsert, 'state' | 'assigneeId' | 'unread' | 'lastAt' | 'lastBy'>
>;

/** Returns false if the version is stale. */
export const updateConversation = async (
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: Change,
): Promise<boolean> => {
  const rows = await tx
    .update(conversation)
    .set({ ...change, version: nextVersion })
    .where(and(eq(conversation.id, id), eq(conversation.version, version)))
    .returning({ id: conversation.id });
  return rows.length > 0;
};

/** Reading changes nothing that another's work depends on: the version stays. */
export const updateRead = async (tx: Tx, id: string, version: number): Promise<void> => {
  await tx
    .update(conversation)
    .set({ unread: 0 })
    .where(and(eq(conversation.id, id), eq(conversation.version, version)));
};

/** The latest that came in. */
export const listInbound = (db: Queryable, conversationId: string, limit: number) =>
  db
    .select()
    .from(inboundText)
    .where(eq(inboundText.conversationId, conversationId))
    .orderBy(desc(inboundText.receivedAt), desc(inboundText.id))
    .limit(limit);

/** The latest that went there; of another account that had the number before, nothing. */
export const listOutbound = (
  db: Queryable,
  sealer: Sealer,
  { phone, userIds, limit }: { phone: string; userIds: string[]; limit: number },
) =>
  db
    .select({
      id: message.id,
      textSealed: message.textSealed,
      template: message.template,
      state: message.state,
      heldBecause: message.heldBecause,
      dueAt: message.dueAt,
      sentAt: message.sentAt,
      createdAt: message.createdAt,
      staff: staff.name,
    })
    .from(message)
    .leftJoin(staff, eq(staff.id, message.staffId))
    .where(
      and(
        inArray(message.toHash, sealer.hashes(phone)),
        eq(message.channel, 'sms'),
        or(isNull(message.userId), inArray(message.userId, userIds)),
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit);

const personColumns = {
  id: user.id,
  phone: user.phone,
  ...nameColumns,
  locale: user.locale,
  mergedInto: user.mergedInto,
};
export const listPeopleByPhone = (db: Queryable, phones: string[]) =>
  db.select(personColumns).from(user).where(inArray(user.phone, phones));
export const listPeopleById = (db: Queryable, ids: string[]) =>
  db
    .select(personColumns)
    .from(user)
    .where(inArray(user.id, ids.filter(isUuid)));
export type PersonRecord = Awaited<ReturnType<typeof listPeopleById>>[number];

export const listTies = (db: Queryable, conversationIds: string[]) =>
  db
    .select({ ...personColumns, conversationId: conversationPerson.conversationId })
    .from(conversationPerson)
    .innerJoin(user, eq(user.id, conversationPerson.userId))
    .where(inArray(conversationPerson.conversationId, conversationIds))
    .orderBy(conversationPerson.at, user.id);

/** Returns false if they were tied already. */
export const insertTie = async (
  tx: Tx,
  tie: typeof conversationPerson.$inferInsert,
): Promise<boolean> => {
  const rows = await tx
    .insert(conversationPerson)
    .values(tie)
    .onConflictDoNothing()
    .returning({ userId: conversationPerson.userId });
  return rows.length > 0;
};

/** What was sent there in the person's name is nobody's again. Returns false if they were not tied. */
export const deleteTie = async (
  tx: Tx,
  sealer: Sealer,
  { conversationId, userId, phone }: { conversationId: string; userId: string; phone: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(conversationPerson)
    .where(
      and(
        eq(conversationPerson.conversationId, conversationId),
        eq(conversationPerson.userId, userId),
      ),
    )
    .returning({ userId: conversationPerson.userId });
  if (!rows.length) return false;
  await tx
    .update(message)
    .set({ userId: null, ownerless: 'noAccount' })
    .where(and(inArray(message.toHash, sealer.hashes(phone)), eq(message.userId, userId)));
  return true;
};
