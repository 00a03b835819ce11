import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import { limits } from '#contract/limits.ts';
import {
  maySubmitFrom,
  type WhiteCardDocumentKind,
  type WhiteCardStatus,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';

/** Checks of a card number before the database checks for duplicates. */
export const judgeCard = (
  typed: string,
  status: WhiteCardStatus,
): { id: string } | { refused: 'white_card_format' | 'white_card_already_submitted' } => {
  const id = tidyWhiteCardId(typed);
  if (!isWhiteCardId(id)) return { refused: 'white_card_format' };
  if (!maySubmitFrom[status]) return { refused: 'white_card_already_submitted' };
  return { id };
};

type Standing = { status: WhiteCardStatus; submittedAt: Date; correctedAt: Date | null };

/** Until when a mistyped number can be corrected; null once that was done, decided or too long ago. */
export const correctUntil = (card: Standing | null, now: Date): Date | null => {
  if (card?.status !== 'submitted' || card.correctedAt) return null;
  const until = new Date(card.submittedAt.getTime() + limits.whiteCardCorrectHours * 3_600_000);
  return now < until ? until : null;
};

export type DocumentState<P> = {
  kind: WhiteCardDocumentKind;
  files: P[];
  complete: boolean;
  ready: boolean;
};

/** All kinds in page order; one is ready when it has a picture and the owner marked it complete. */
export const documentStates = <P extends { kind: string }>(
  pictures: readonly P[],
  complete: readonly WhiteCardDocumentKind[],
): DocumentState<P>[] =>
  whiteCardDocumentKinds.map((kind) => {
    const files = pictures.filter((picture) => picture.kind === kind);
    const isComplete = complete.includes(kind);
    return { kind, files, complete: isComplete, ready: isComplete && files.length > 0 };
  });
