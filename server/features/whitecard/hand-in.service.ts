import type { Helper } from '#contract/help/helper.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { sayMoment } from '#server/platform/time/clock.ts';
import { cardCase, clientChanged, helperDetails } from '#server/shared/cases/case-work.ts';
import { callDueAfter } from '#server/shared/cases/promised-time.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { findSpokenName } from '#server/shared/people/person-name.store.ts';
import type { Settings } from '#server/shared/settings/settings.ts';
import { insertCard } from './whitecard.store.ts';

/**
 * Stores a card number for its owner. Returns the contact deadline, or null if the number belongs to another account.
 */
export type HandInCard = (
  tx: Tx,
  card: {
    userId: string;
    id: string;
    now: Date;
    helper?: Helper | undefined;
    staffId?: string | null;
  },
) => Promise<Date | null>;

export const createHandInCard =
  ({ sealer }: { sealer: Sealer }): HandInCard =>
  async (tx, { userId, id, now, helper, staffId = null }) => {
    const contactBy = await callDueAfter(tx, now);
    const isNew = await insertCard(
      tx,
      {
        userId,
        idSealed: sealer.seal(id, userId),
        idHash: sealer.hash(id),
        submittedAt: now,
        contactBy,
      },
      sealer.hashes(id),
    );
    if (!isNew) return null;
    const details = { status: 'submitted', ...helperDetails(helper) };
    await clientChanged(tx, cardCase(userId), { at: now, details, staffId });
    return contactBy;
  };

/** When we call. */
export const tellSubmitted = async (
  tx: Tx,
  messages: Messages,
  {
    userId,
    phone: to,
    locale,
    contactBy,
  }: { userId: string; phone: string; locale: Locale; contactBy: Date },
  { timeZone, phone }: Pick<Settings['agency'], 'timeZone' | 'phone'>,
): Promise<void> => {
  const by = sayMoment(contactBy, timeZone, locale);
  const name = await findSpokenName(tx, userId, locale);
  const words = sayMessage(locale, 'messages.whiteCardSubmitted', { name, by, phone });
  await messages.send(tx, { channel: 'sms', to, owner: userId, ...words });
};
