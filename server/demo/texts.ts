/** Texts from the demo's clients, in the office inbox. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { texts } from '#demo/texts.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { conversation, inboundText } from '#server/schema/message.ts';
import { message } from '#server/schema/office.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { findCoordinatorId } from './coordinator.ts';

const hour = 3_600_000;

export const loadTexts = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  for (const { id: providerId, phone: digits, hoursAgo, text, answer } of texts) {
    const phone = `+1${digits}`;
    const conversationId = randomUUID();
    const made = await tx
      .insert(conversation)
      .values({
        id: conversationId,
        phoneHash: sealer.hash(phone),
        phoneSealed: sealer.seal(phone, conversationId),
        phoneEnding: phone.slice(-4),
        state: answer ? 'done' : 'open',
        unread: answer ? 0 : 1,
        version: 1,
        lastAt: before(answer?.hoursAgo ?? hoursAgo),
        lastBy: answer ? 'office' : 'client',
      })
      .onConflictDoNothing()
      .returning({ id: conversation.id });
    // Somebody has written in the meantime.
    if (!made.length) continue;
    const [person] = await tx.select().from(user).where(eq(user.phone, phone));
    const textId = randomUUID();
    await tx.insert(inboundText).values({
      id: textId,
      conversationId,
      providerId,
      userId: person?.id ?? null,
      textSealed: sealer.seal(text, textId),
      receivedAt: before(hoursAgo),
    });
    if (!answer || !person) continue;
    const id = randomUUID();
    const at = before(answer.hoursAgo);
    await tx.insert(message).values({
      id,
      channel: 'sms',
      shortId: answer.shortId,
      toHash: sealer.hash(phone),
      toSealed: sealer.seal(phone, id),
      textSealed: sealer.seal(answer.text, id),
      template: null,
      locale: localeOf(person.locale),
      userId: person.id,
      staffId: await findCoordinatorId(tx),
      ownerless: null,
      state: 'sent',
      share: 'office',
      charged: true,
      attempts: 1,
      dueAt: at,
      createdAt: at,
      sentAt: at,
    });
  }
};
