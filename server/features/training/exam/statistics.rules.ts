/** Which questions deserve a second look. */
import { type QuestionFault, statisticsRules } from '#contract/training/bank-office.ts';

export type ItemFigures = { answered: number; wrong: number; discrimination: number | null };

/** Null for a good one, and before enough people have answered. */
export const faultOf = ({ answered, wrong, discrimination }: ItemFigures): QuestionFault | null => {
  const { answersMin, hardFrom, easyBelow } = statisticsRules;
  if (answered < answersMin) return null;
  if (discrimination !== null && discrimination < 0) return 'backwards';
  const share = wrong / answered;
  if (share >= hardFrom) return 'tooHard';
  return share < easyBelow ? 'tooEasy' : null;
};
