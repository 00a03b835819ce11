/** Messages sent to a person, for export and erasure. */
import { and, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { MessageKind } from '#contract/message/kind-names.ts';
import { messageKindOf } from '#contract/message/kinds.ts';
import type { Channel } from '#contract/message/message.ts';
import type { HeldReason, MessageState } from '#contract/staff/office.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { demoMessage } from '#server/schema/message.ts';
import { message } from '#server/schema/office.ts';

/** By accounts, including merged duplicates, and by every known address. */
export type Reader = { userIds: string[]; recipients: string[] };

type SentMessage = {
  id: string;
  channel: Channel;
  at: Date;
  kind: MessageKind;
  shortId: string | null;
  /** Null: of an earlier version. */
  state: MessageState | null;
  heldBecause: HeldReason | null;
};

const isTo = (sealer: Sealer, { userIds, recipients }: Reader) =>
  or(
    inArray(message.userId, userIds),
    // Without an owner. Messages of another owner stay theirs, whatever address they went to.
    and(isNull(message.userId), inArray(message.toHash, recipients.flatMap(sealer.hashes))),
  );

/** Times, subjects and IDs of sent messages, newest first; without texts. */
export const listMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  reader: Reader,
): Promise<SentMessage[]> => {
  const { recipients } = reader;
  const kept = await db
    .select({
      id: message.id,
      channel: message.channel,
      shortId: message.shortId,
      template: message.template,
      sentAt: message.sentAt,
      createdAt: message.createdAt,
      state: message.state,
      heldBecause: message.heldBecause,
    })
    .from(message)
    .where(isTo(sealer, reader));
  const ids = kept.map((one) => one.id);
  const shown = await db
    .select({ id: demoMessage.id, channel: demoMessage.channel, at: demoMessage.sentAt })
    .from(demoMessage)
    .where(
      and(
        inArray(demoMessage.to, recipients),
        ids.length ? notInArray(demoMessage.jobId, ids) : undefined,
      ),
    );
  return [
    ...kept.map(({ template, sentAt, createdAt, ...one }) => ({
      ...one,
      at: sentAt ?? createdAt,
      kind: messageKindOf(template),
      // Older rows have no reason; there was only one.
      heldBecause: one.state === 'held' ? (one.heldBecause ?? 'optedOut') : null,
    })),
    // Of earlier versions.
    ...shown.map((one) => ({
      ...one,
      id: String(one.id),
      kind: 'other' as const,
      shortId: null,
      state: null,
      heldBecause: null,
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
};

/** Erases messages to these recipients; one being delivered is left to its worker. */
export const forgetMessagesTo = async (
  db: Queryable,
  sealer: Sealer,
  reader: Reader,
): Promise<void> => {
  const { recipients } = reader;
  const gone = await db.delete(message).where(isTo(sealer, reader)).returning({ id: message.id });
  const ids = gone.map((one) => one.id);
  await db
    .delete(demoMessage)
    .where(
      or(
        inArray(demoMessage.to, recipients),
        ids.length ? inArray(demoMessage.jobId, ids) : undefined,
      ),
    );
};
