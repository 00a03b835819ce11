/** Decides about a card. Of two concurrent decisions the first wins; the other fails with `conflict`. */
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { joinSentences } from '#server/shared/cases/correction.ts';
import { callDueAfter } from '#server/shared/cases/promised-time.ts';
import type { Needs } from '#server/shared/deps.ts';
import { followCardDecision } from '#server/shared/people/important-dates.ts';
import { findSpokenName } from '#server/shared/people/person-name.store.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { findReaderOf, type HandedIn, lockStatus, updateReviewed } from './whitecard.store.ts';

export type CardReview = {
  userId: string;
  /** `submitted`, to check it again: by a correction only. */
  decision: HandedIn;
  /** Why the last decision was wrong. */
  correction?: string | undefined;
  /** Shown to the owner. */
  note: string | null;
  /** What the text message says of it. */
  why: string | null;
  /** For the audit log. */
  actor: string;
};

const decisionMessages = {
  eligible: 'messages.cardEligible',
  ineligible: 'messages.cardIneligible',
} as const;

const wordsOf = (
  locale: Locale,
  { decision, correction, why }: CardReview,
  { was, phone, name }: { was: HandedIn; phone: string; name: string },
) => {
  if (correction)
    return sayMessage(locale, 'messages.decisionCorrected', {
      about: say(locale, 'office.corrections.about.card'),
      was: say(locale, `office.corrections.card.${was}`),
      now: say(locale, `office.corrections.card.${decision}`),
      reason: joinSentences([correction, why], locale),
      phone,
    });
  if (decision === 'submitted') throw new Error('only a correction opens a card again');
  const reason = why ?? say(locale, 'messages.readWhy');
  return sayMessage(locale, decisionMessages[decision], { name, phone, reason });
};

/** Returns the status before. */
export const decideCard = async (
  tx: Tx,
  { clock, messages }: Needs<'clock' | 'messages'>,
  review: CardReview,
): Promise<HandedIn> => {
  const { userId, decision, correction, note, actor } = review;
  const reader = orNotFound(await findReaderOf(tx, userId));
  const at = clock.now();
  const was = await lockStatus(tx, userId);
  if (!was || was === decision || (was === 'submitted') === Boolean(correction))
    throw new AppError('conflict');
  await updateReviewed(tx, userId, {
    status: decision,
    at,
    note,
    corrected: Boolean(correction),
    // Checking again is promised like the first time.
    ...(decision === 'submitted' && { contactBy: await callDueAfter(tx, at) }),
  });
  await insertAudit(tx, {
    at,
    actor,
    action: correction ? 'whitecard.correct' : 'whitecard.review',
    subjectId: userId,
    details: { decision, ...(correction && { was }) },
  });
  await followCardDecision(tx, { userId, eligible: decision === 'eligible', now: at });
  const { phone } = await getSetting(tx, 'agency');
  const name = await findSpokenName(tx, userId, reader.locale);
  const words = wordsOf(reader.locale, review, { was, phone, name });
  await messages.send(tx, { channel: 'sms', to: reader.phone, owner: userId, ...words });
  return was;
};
