/** Language rules of spec §1. */
export const locales = ['en', 'zh-CN', 'zh-TW'] as const;
export type Locale = (typeof locales)[number];

export const fallbackLocale: Locale = 'zh-TW';

/** Each language named in itself; no flags. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
};

/** List separator. */
export const listComma: Record<Locale, string> = { en: ', ', 'zh-CN': '、', 'zh-TW': '、' };
/** Between the parts of one line. */
export const comma: Record<Locale, string> = { en: ', ', 'zh-CN': '，', 'zh-TW': '，' };

/** The value of <html lang>. */
export const htmlLang: Record<Locale, string> = {
  en: 'en',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
};

export const isLocale = (value: unknown): value is Locale =>
  (locales as readonly unknown[]).includes(value);

/** zh-CN is 简体中文, any other zh is 繁體中文, anything else English; nothing at all is the fallback. */
export const localeOfTag = (tag: string | undefined | null): Locale => {
  if (!tag) return fallbackLocale;
  const lower = tag.toLowerCase();
  if (lower === 'zh-cn' || lower === 'zh-hans-cn') return 'zh-CN';
  if (lower === 'zh' || lower.startsWith('zh-')) return 'zh-TW';
  return 'en';
};

/** The preferred tag of an Accept-Language header. */
export const firstTag = (header: string | undefined): string | undefined => {
  if (!header) return undefined;
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const q = rest.map((r) => /^\s*q=([\d.]+)/.exec(r)?.[1]).find(Boolean);
      return { tag: tag.trim(), q: q === undefined ? 1 : Number(q) };
    })
    .filter((t) => t.tag && t.tag !== '*' && t.q > 0);
  return wanted.reduce<{ tag: string; q: number } | undefined>(
    (best, t) => (best && best.q >= t.q ? best : t),
    undefined,
  )?.tag;
};

/** A stored choice wins; otherwise the browser's language decides. */
export const pickLocale = (stored: unknown, browserTag: string | undefined | null): Locale =>
  isLocale(stored) ? stored : localeOfTag(browserTag);
