import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import { limits } from '#contract/limits.ts';
import { maySubmitFrom, type WhiteCardStatus } from '#contract/whitecard.ts';

/** The business refusals of a card number, before the database has its say about doubles. */
export const judgeCard = (
  typed: string,
  status: WhiteCardStatus,
): { id: string } | { refused: 'white_card_format' | 'white_card_already_submitted' } => {
  const id = tidyWhiteCardId(typed);
  if (!isWhiteCardId(id)) return { refused: 'white_card_format' };
  if (!maySubmitFrom[status]) return { refused: 'white_card_already_submitted' };
  return { id };
};

/** 24 hours by the clock, as the spec promises. */
export const contactByAfter = (now: Date): Date =>
  new Date(now.getTime() + limits.whiteCardFollowUpHours * 60 * 60 * 1000);
