/** Correcting a mistyped number, once: the office keeps its deadline and sees that the number is another. */
import { AppError } from '#contract/errors.ts';
import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import type { Helper } from '#contract/help/helper.ts';
import {
  cardCase,
  clientChanged,
  helperDetails,
  lockCase,
} from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import { correctUntil } from './whitecard.rules.ts';
import { getForSubmission, updateNumber } from './whitecard.store.ts';

/** Returns by when we call. */
export const correctCard = (
  { db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>,
  { userId, typed, helper }: { userId: string; typed: string; helper?: Helper | undefined },
): Promise<Date> =>
  db.transaction(async (tx) => {
    // The person, then the case, then the card: as a submission and a decision lock them. Read under all locks.
    await getForSubmission(tx, userId);
    await lockCase(tx, cardCase(userId));
    const { card } = await getForSubmission(tx, userId);
    const now = clock.now();
    const id = tidyWhiteCardId(typed);
    if (!isWhiteCardId(id)) throw new AppError('white_card_format');
    const hashes = sealer.hashes(id);
    // The same number again, or sent twice: there is nothing to correct.
    if (card?.status === 'submitted' && hashes.includes(card.idHash)) return card.contactBy;
    if (!card || !correctUntil(card, now)) throw new AppError('white_card_no_correction');
    const values = { idSealed: sealer.seal(id, userId), idHash: sealer.hash(id) };
    if (!(await updateNumber(tx, { userId, ...values, correctedAt: now }, hashes)))
      throw new AppError('white_card_taken');
    const details = { corrected: 'number', ...helperDetails(helper) };
    await clientChanged(tx, cardCase(userId), { at: now, details });
    return card.contactBy;
  });
