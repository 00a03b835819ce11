import type { LocalText } from '#contract/staff/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';

/** What staff wrote, in the reader's language or else in any that it has. */
export const readLocal = (text: LocalText | null, locale: Locale): string =>
  text ? ([locale, ...locales].map((one) => text[one]?.trim()).find(Boolean) ?? '') : '';
