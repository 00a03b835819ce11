/** Decides about a card. Of two concurrent decisions the first wins; the other fails with `conflict`. */
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { followCardDecision } from '#server/shared/people/important-dates.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { findReaderOf, updateReviewed } from './whitecard.store.ts';

type Deps = { clock: Clock; messages: Messages };

export type CardReview = {
  userId: string;
  decision: 'eligible' | 'ineligible';
  /** Shown to the owner. */
  note: string | null;
  /** For the audit log. */
  actor: string;
};

const decisionMessages = {
  eligible: 'messages.cardEligible',
  ineligible: 'messages.cardIneligible',
} as const;

export const decideCard = async (
  tx: Tx,
  { clock, messages }: Deps,
  { userId, decision, note, actor }: CardReview,
): Promise<void> => {
  const reader = orNotFound(await findReaderOf(tx, userId));
  const at = clock.now();
  if (!(await updateReviewed(tx, userId, { status: decision, at, note })))
    throw new AppError('conflict');
  const details = { decision };
  await insertAudit(tx, { at, actor, action: 'whitecard.review', subjectId: userId, details });
  await followCardDecision(tx, { userId, eligible: decision === 'eligible', now: at });
  const { phone } = await getSetting(tx, 'agency');
  const words = sayMessage(reader.locale, decisionMessages[decision], { phone });
  await messages.send(tx, { channel: 'sms', to: reader.phone, owner: userId, ...words });
};
