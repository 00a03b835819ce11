import { fallbackLocale, isLocale, type Locale } from '#i18n/pick-locale.ts';

/** The language that stands in a row: the database does not know which there are. */
export const localeOf = (stored: string): Locale => (isLocale(stored) ? stored : fallbackLocale);
