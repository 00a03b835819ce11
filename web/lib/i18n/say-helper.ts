/** Who helped and what they did, in words: 'Your son Wei added 2 photos'. */

import type { HelpLink } from '#contract/help/help.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { DateEvent } from '#contract/renewal/renewal.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';
import { formatDate } from './dates.ts';

/** To the person who is helped. */
export const sayYours = ({ name, relationship }: Helper, t: Translate): string =>
  t(`help.your.${relationship}`, { name });

/** To the office. */
export const sayWho = ({ name, relationship }: Helper, t: Translate): string =>
  t('help.desk.who', { name, relationship: t(`help.relationships.${relationship}`) });

/** As the beginning of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sayAct = (
  { action, count, recordNo }: HelpLink['history'][number],
  who: string,
  t: Translate,
): string => {
  const values = { who, count: count ?? 0, no: recordNo ?? '' };
  return capital(t(`help.acts.${action}`, values));
};

/** What was done with a date: 'Your son Wei changed the day to Dec 13'. */
export const sayDateAct = (
  { event, day }: DateEvent,
  who: string,
  t: Translate,
  locale: Locale,
): string => capital(t(`help.dateActs.${event}`, { who, day: formatDate(day, locale) }));
