import { randomInt } from 'node:crypto';
import { isShortId, shortIdLength, shortIdLetters } from '#contract/message/short-id.ts';

/** Random, so that an ID tells nothing about others. */
export const newShortId = (): string => {
  const letters = Array.from(
    { length: shortIdLength },
    () => shortIdLetters[randomInt(shortIdLetters.length)],
  );
  const id = `P-${letters.join('')}`;
  return isShortId(id) ? id : newShortId();
};
