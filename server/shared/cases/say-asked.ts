/** Documents that are asked for, in words for their owner: why, one by one. */
import { type Locale, listComma } from '#i18n/pick-locale.ts';
import { say } from '#server/platform/http/translate.ts';
import type { Asked } from './verdict.rules.ts';

type Name<K extends string> = (document: K) => string;

/** As a list in a text message. */
export const sayAskedList = <K extends string>(
  asked: readonly Asked<K>[],
  locale: Locale,
  name: Name<K>,
): string =>
  asked
    .map(({ document, reason }) =>
      say(locale, `messages.because.${reason}`, { name: name(document) }),
    )
    .join(listComma[locale]);

/** As lines on the owner's page. */
export const sayAskedLines = <K extends string>(
  asked: readonly Asked<K>[],
  locale: Locale,
  name: Name<K>,
): string =>
  asked
    .map(({ document, reason, note }) => {
      const why = [say(locale, `center.verdicts.reasons.${reason}`), note]
        .filter(Boolean)
        .join(locale === 'en' ? ' ' : '');
      return say(locale, 'center.verdicts.line', { name: name(document), why });
    })
    .join('\n');
