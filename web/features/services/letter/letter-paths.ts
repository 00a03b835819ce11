/** Paths of the letter desk. */
export const sendLetterPath = '/services/letter';
export const letterPath = (recordId: string): string =>
  `${sendLetterPath}/${encodeURIComponent(recordId)}`;
export const lettersPath = '/user/index?tab=letters';
