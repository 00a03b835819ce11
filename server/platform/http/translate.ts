/** Translations on the server: errors and messages in the caller's language. */
import i18next, { type TFunction } from 'i18next';
import { fillIn } from '#contract/message/text.ts';
import { en } from '#i18n/en.ts';
import type { MessageKey, TemplateKey } from '#i18n/messages.ts';
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

type Values = Record<string, string | number>;

/** The office's own wording of message templates; loaded by server/shared/messaging/template-overrides.ts. */
let overrides: ReadonlyMap<string, string> = new Map();

export const overrideKey = (locale: string, key: string): string => `${locale} ${key}`;
export const setTemplateOverrides = (words: ReadonlyMap<string, string>): void => {
  overrides = words;
};

export const say = (locale: Locale, key: MessageKey, values: Values = {}): string => {
  const own = key.startsWith('messages.') && overrides.get(overrideKey(locale, key));
  return own ? fillIn(own, values) : String(fixed[locale](key as never, values as never));
};

/** A message's text, with its template and language. */
export const sayMessage = (locale: Locale, template: TemplateKey, values: Values = {}) => ({
  template,
  locale,
  text: say(locale, template, values),
});

/** Keys that come through zod are plain strings; unknown ones become the general message. */
export const sayField = (locale: Locale, key: string, values: Values = {}): string =>
  instance.exists(key) ? say(locale, key as MessageKey, values) : say(locale, 'fields.text');

/** The API's language: what the client sends from `lang` (readings "Envelope"). */
export const localeOfHeader = (header: string | undefined): Locale =>
  pickLocale(firstTag(header), firstTag(header));
