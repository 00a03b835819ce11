import type { LocalText } from '#contract/staff/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';

/** A text of the office in the reader's language, or in any there is. */
export const readLocal = (text: LocalText, locale: Locale): string =>
  text[locale] || locales.map((one) => text[one]).find(Boolean) || '';
