/** Who helped and what they did, in words: 'Your son Wei added 2 photos'. */
import type { TFunction } from 'i18next';
import type { HelpLink } from '#contract/help/help.ts';
import type { Helper } from '#contract/help/helper.ts';

/** To the person who is helped. */
export const sayYours = ({ name, relationship }: Helper, t: TFunction): string =>
  t(`help.your.${relationship}`, { name });

/** As the beginning of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sayAct = (
  { action, count, recordNo }: HelpLink['history'][number],
  who: string,
  t: TFunction,
): string => {
  const values = { who, count: count ?? 0, no: recordNo ?? '' };
  return capital(t(`help.acts.${action}`, values));
};
