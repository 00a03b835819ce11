/** One i18next instance per render (server) or per page (browser), with the words of one language at a time. */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '#i18n/messages.ts';
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';
import { wholePage } from '#web/lib/page/hydration-barrier.ts';
import { type Group, groups, groupsOf, loadWords } from './words.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
  }
}

const namespace = 'translation';

export const createI18n = async (locale: Locale, words: Partial<Messages>): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: fallbackLocale,
    resources: { [locale]: { [namespace]: words } },
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
};

const has = (instance: i18n, locale: Locale, group: Group): boolean =>
  instance.getResource(locale, namespace, group) !== undefined;

/** The browser's instance; the router loads a page's words through it before navigating. */
let shown: { instance: i18n; locale: Locale } | null = null;

const add = async (instance: i18n, locale: Locale, asked: readonly Group[]): Promise<void> => {
  const missing = asked.filter((group) => !has(instance, locale, group));
  if (!missing.length && instance.hasResourceBundle(locale, namespace)) return;
  instance.addResourceBundle(locale, namespace, await loadWords(locale, missing), true, true);
};

export const startI18n = async (locale: Locale): Promise<i18n> => {
  const words = await loadWords(locale, groupsOf(window.location.pathname));
  const instance = await createI18n(locale, words);
  shown = { instance, locale };
  return instance;
};

/** The words of the next page. */
export const wordsBefore = async (pathname: string): Promise<void> => {
  if (shown) await add(shown.instance, shown.locale, groupsOf(pathname));
};

/** Switches without a reload: loads the words, then re-renders everything that is hydrated. */
export const switchLanguage = async (instance: i18n, locale: Locale): Promise<void> => {
  const before = shown?.locale;
  const used = groups.filter((group) => before && has(instance, before, group));
  await add(instance, locale, used);
  // Last: parts may have begun to hydrate meanwhile.
  await wholePage();
  if (shown) shown.locale = locale;
  await instance.changeLanguage(locale);
};
