/** Translations on the server: errors and messages in the caller's language. */
import { en } from '#i18n/en.ts';
import type { MessageKey, TemplateKey } from '#i18n/messages.ts';
import { firstTag, type Locale, pickLocale } from '#i18n/pick-locale.ts';
import { createTranslator, fillIn, type Translator, type Values } from '#i18n/translator.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';

const translators: Record<Locale, Translator> = {
  en: createTranslator('en', en),
  'zh-CN': createTranslator('zh-CN', zhHans),
  'zh-TW': createTranslator('zh-TW', zhHant),
};

/** The office's own wording of message templates; loaded by server/shared/messaging/template-overrides.ts. */
let overrides: ReadonlyMap<string, string> = new Map();

export const overrideKey = (locale: string, key: string): string => `${locale} ${key}`;
export const setTemplateOverrides = (words: ReadonlyMap<string, string>): void => {
  overrides = words;
};

/** The built-in words, with their placeholders. */
export const originalText = (locale: Locale, key: string): string | null =>
  translators[locale].find(key);

export const say = (locale: Locale, key: MessageKey, values: Values = {}): string => {
  const own = key.startsWith('messages.') && overrides.get(overrideKey(locale, key));
  return own ? fillIn(own, values) : translators[locale].t(key, values);
};

/** A message's text, with its template and language. */
export const sayMessage = (locale: Locale, template: TemplateKey, values: Values = {}) => ({
  template,
  locale,
  text: say(locale, template, values),
});

/** Keys that come through zod are plain strings; unknown ones become the general message. */
export const sayField = (locale: Locale, key: string, values: Values = {}): string =>
  translators[locale].find(key, values) ?? say(locale, 'fields.text');

/** The API's language: what the client sends from `lang` (readings "Envelope"). */
export const localeOfHeader = (header: string | undefined): Locale =>
  pickLocale(firstTag(header), firstTag(header));
