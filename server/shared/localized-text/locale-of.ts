import { fallbackLocale, isLocale, type Locale } from '#i18n/pick-locale.ts';

/** The locale stored in a row; the database does not constrain it. */
export const localeOf = (stored: string): Locale => (isLocale(stored) ? stored : fallbackLocale);
