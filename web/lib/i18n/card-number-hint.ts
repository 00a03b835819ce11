/** How to fix an invalid card number: which position is wrong, or how many characters are missing. */

import { tidyWhiteCardId, whiteCardSlips } from '#contract/field-rules.ts';
import { type Locale, listComma } from '#i18n/pick-locale.ts';
import type { Translate } from '#i18n/translator.ts';

const length = 'XX00000X'.length;

export const cardNumberFix = (value: string, t: Translate, locale: Locale): string => {
  const slips = whiteCardSlips(value);
  if (slips.length) {
    const places = slips.join(listComma[locale]);
    return t('home.whiteCardSlip', { places });
  }
  const typed = [...tidyWhiteCardId(value)].length;
  return typed === length ? t('home.whiteCardHint') : t('home.whiteCardCount', { count: typed });
};
