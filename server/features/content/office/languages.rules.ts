/** Which languages need work. */

import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import type { LanguageWork } from '#contract/content/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { listTexts, missingIn, type Value } from './texts.rules.ts';

const wordsIn = (type: ContentType, value: Value, locale: Locale): string =>
  JSON.stringify(listTexts(contentInfo[type].fields, value).map(({ text }) => text[locale] ?? ''));

/** Languages in which two values differ; all of them if there was no value before. */
export const changedLanguages = (type: ContentType, before: Value | null, after: Value): Locale[] =>
  locales.filter(
    (locale) => !before || wordsIn(type, before, locale) !== wordsIn(type, after, locale),
  );

export type ChangedAt = Partial<Record<Locale, Date>>;

export const languageWork = (
  type: ContentType,
  { live, draft, changedAt }: { live: Value | null; draft: Value | null; changedAt: ChangedAt },
): LanguageWork => {
  const value = draft ?? live;
  if (!value) return { missing: [], outdated: [], converted: [] };
  const texts = listTexts(contentInfo[type].fields, value);
  const missing = locales.filter((locale) => texts.some((one) => missingIn(one).includes(locale)));
  const converted = locales.filter((locale) => texts.some(({ text }) => text.converted === locale));
  const inDraft = live && draft ? changedLanguages(type, live, draft) : [];
  const at = (locale: Locale) =>
    inDraft.includes(locale) ? Number.POSITIVE_INFINITY : (changedAt[locale]?.getTime() ?? 0);
  const newest = Math.max(...locales.map(at));
  return {
    missing,
    converted,
    outdated: locales.filter((locale) => at(locale) < newest && !missing.includes(locale)),
  };
};
