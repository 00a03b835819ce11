/** The server's words: error and message texts in the caller's language. */
import i18next, { type TFunction } from 'i18next';
import { en } from '#i18n/en.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { fallbackLocale, firstTag, type Locale, pickLocale } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';

const instance = i18next.createInstance();
await instance.init({
  lng: fallbackLocale,
  fallbackLng: fallbackLocale,
  resources: {
    en: { translation: en },
    'zh-CN': { translation: zhHans },
    'zh-TW': { translation: zhHant },
  },
  interpolation: { escapeValue: false },
  initAsync: false,
});

const fixed: Record<Locale, TFunction> = {
  en: instance.getFixedT('en'),
  'zh-CN': instance.getFixedT('zh-CN'),
  'zh-TW': instance.getFixedT('zh-TW'),
};

export const say = (
  locale: Locale,
  key: MessageKey,
  values: Record<string, string | number> = {},
): string => String(fixed[locale](key as never, values as never));

/** A key that came through zod is only text to the compiler; an unknown one becomes the general sentence. */
export const sayField = (locale: Locale, key: string): string =>
  instance.exists(key) ? say(locale, key as MessageKey) : say(locale, 'fields.text');

/** The API's language: what the client sends from `lang` (readings "Envelope"). */
export const localeOfHeader = (header: string | undefined): Locale =>
  pickLocale(firstTag(header), firstTag(header));
