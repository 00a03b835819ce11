/** One i18next instance per render (server) or per page (browser), with one language's words loaded at a time. */
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '#i18n/messages.ts';
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
  }
}

/** Each language is a chunk of its own: a visitor downloads the one that is read. */
export const loadMessages: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('#i18n/en.ts')).en,
  'zh-CN': async () => (await import('#i18n/zh-hans.ts')).zhHans,
  'zh-TW': async () => (await import('#i18n/zh-hant.ts')).zhHant,
};

export const createI18n = async (locale: Locale): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: fallbackLocale,
    resources: { [locale]: { translation: await loadMessages[locale]() } },
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
    initAsync: false,
  });
  return instance;
};

/** Switches without a reload: the words come first, then everything redraws at once. */
export const switchLanguage = async (instance: i18n, locale: Locale): Promise<void> => {
  if (!instance.hasResourceBundle(locale, 'translation'))
    instance.addResourceBundle(locale, 'translation', await loadMessages[locale]());
  await instance.changeLanguage(locale);
};
