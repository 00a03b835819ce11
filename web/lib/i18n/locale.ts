/** The reader's language: stored under 'lang' and mirrored in a cookie for server rendering. */

import { storageKeys } from '#contract/limits.ts';
import { fallbackLocale, htmlLang, isLocale, type Locale, locales } from '#i18n/pick-locale.ts';
import { queryCache } from '#web/lib/api/query-cache.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const year = 60 * 60 * 24 * 365;

/** The language the page is in now; on the server callers pass it explicitly. */
export const currentLocale = (): Locale => {
  if (typeof document === 'undefined') return fallbackLocale;
  const lang = document.documentElement.lang;
  return locales.find((locale) => htmlLang[locale] === lang) ?? fallbackLocale;
};

export const storedLocale = (): Locale | null => {
  const stored = readStored(storageKeys.lang);
  return isLocale(stored) ? stored : null;
};

const mirrorInCookie = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our readers
  document.cookie = `${storageKeys.lang}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`;
};

export const rememberLocale = (locale: Locale): void => {
  if (locale !== currentLocale()) queryCache.clear();
  writeStored(storageKeys.lang, locale);
  mirrorInCookie(locale);
  document.documentElement.lang = htmlLang[locale];
};
