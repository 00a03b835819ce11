/** The demo's white cards, and documents of those without one yet. */
import { whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import type { DemoCard, DemoPapers } from '#demo/agency.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import {
  whiteCard,
  whiteCardDocument,
  whiteCardEvent,
  whiteCardPapers,
  whiteCardPicture,
} from '#server/schema/whitecard.ts';
import { callDueAfter } from '#server/shared/cases/promised-time.ts';
import { momentBefore } from './dates.ts';
import { insertPhoto } from './pictures.ts';

const hoursBefore = (now: Date, hours: number): Date => momentBefore(now, hours / 24);

export const loadCard = async (
  tx: Tx,
  userId: string,
  { number, status, hoursAgo, note }: DemoCard,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const submittedAt = hoursBefore(now, hoursAgo);
  await tx.insert(whiteCard).values({
    userId,
    status,
    idSealed: sealer.seal(number, userId),
    idHash: sealer.hash(number),
    submittedAt,
    contactBy: await callDueAfter(tx, submittedAt),
  });
  await tx.insert(whiteCardEvent).values({ userId, status: 'submitted', at: submittedAt });
  if (status === 'submitted') return;
  const at = hoursBefore(now, hoursAgo - 24);
  await tx.insert(whiteCardEvent).values({ userId, status, at, note: note ?? null });
};

export const loadPapers = async (
  tx: Tx,
  userId: string,
  { savedHoursAgo, sentHoursAgo, pictures }: DemoPapers,
  now: Date,
  deps: { pictureStore?: PictureStore },
): Promise<void> => {
  const savedAt = hoursBefore(now, savedHoursAgo);
  const sentAt = sentHoursAgo === undefined ? null : hoursBefore(now, sentHoursAgo);
  await tx.insert(whiteCardPapers).values({
    userId,
    checklistBy: 'sms',
    savedAt,
    sentAt,
    contactBy: sentAt && (await callDueAfter(tx, sentAt)),
  });
  for (const kind of whiteCardDocumentKinds) {
    const drawings = pictures[kind];
    if (!drawings) continue;
    await tx.insert(whiteCardDocument).values({ userId, kind, complete: true });
    for (const [position, drawing] of drawings.entries()) {
      const photo = { ownerId: userId, purpose: 'whitecard', at: savedAt } as const;
      const fileId = await insertPhoto(tx, drawing, photo, deps);
      await tx.insert(whiteCardPicture).values({ fileId, userId, kind, position });
    }
  }
};
