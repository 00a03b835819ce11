import type { Helper } from '#contract/help/helper.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { cardCase, clientChanged, helperDetails } from '#server/shared/cases/case-work.ts';
import { contactByAfter } from './whitecard.rules.ts';
import { insertCard } from './whitecard.store.ts';

/**
 * Stores a card number for its owner. Returns the contact deadline, or null if the number belongs to another account.
 */
export type HandInCard = (
  tx: Tx,
  card: { userId: string; id: string; now: Date; helper?: Helper | undefined },
) => Promise<Date | null>;

export const createHandInCard =
  ({ sealer }: { sealer: Sealer }): HandInCard =>
  async (tx, { userId, id, now, helper }) => {
    const contactBy = contactByAfter(now);
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
    await clientChanged(tx, cardCase(userId), { at: now, details });
    return contactBy;
  };
