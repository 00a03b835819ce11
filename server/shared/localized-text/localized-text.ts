/** Text in three languages as stored; readers get their own, or the closest available. */
import { fallbackLocale, type Locale } from '#i18n/pick-locale.ts';

export type LocalText = Partial<Record<Locale, string>> & {
  /** The script that was converted automatically and not yet reviewed by staff. */
  converted?: 'zh-CN' | 'zh-TW';
};

/** Own language, then the other Chinese script for Chinese readers, then 繁體中文, then any. */
export const readText = (text: LocalText, locale: Locale): string => {
  const order: Locale[] =
    locale === 'en'
      ? ['en', fallbackLocale, 'zh-CN']
      : locale === 'zh-CN'
        ? ['zh-CN', 'zh-TW', 'en']
        : ['zh-TW', 'zh-CN', 'en'];
  for (const one of order) {
    const words = text[one];
    if (words) return words;
  }
  return '';
};

export const readTextOrNull = (text: LocalText | null, locale: Locale): string | null =>
  text ? readText(text, locale) || null : null;
