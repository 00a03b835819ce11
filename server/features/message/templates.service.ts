/** Built-in message templates by name, with sample values. */
import { isFixedTemplate, type TemplateKind } from '#contract/message/office.ts';
import { en } from '#i18n/en.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { placeholdersOf } from '#i18n/translator.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';

type Words = { [key: string]: string | Words };

/** `{ 'documents.medicalReport': '…' }` */
const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  );

const editable = (words: Words) => new Map(flat(words).filter(([key]) => !isFixedTemplate(key)));

const originals: Record<Locale, Map<string, string>> = {
  en: editable(en.messages),
  'zh-CN': editable(zhHans.messages),
  'zh-TW': editable(zhHant.messages),
};

/** Used in calendar files or inside other messages. */
const isPart = (key: string) =>
  /^(documents|papers|because|renewalOf|toDo|digest|visitReasons|activityReasons)\.|^calendar|^(careItem|readWhy|readNote)$|^checklist(Ready|Missing|All)$/.test(
    key,
  );
const byEmail = new Set([
  'codeChangeEmail',
  'contactChanged',
  'checklistEmail',
  'activityReminderEmail',
  'activityNewsEmail',
]);

const kindOf = (key: string): TemplateKind =>
  isPart(key) ? 'part' : byEmail.has(key) ? 'email' : 'sms';

export const templateKeys = [...originals.en].map(([key, text]) => ({
  key,
  kind: kindOf(key),
  placeholders: placeholdersOf(text),
}));

export const originalOf = (key: string, locale: Locale): string | undefined =>
  originals[locale].get(key);

const sampleWords: Record<Locale, Record<string, string>> = {
  en: en.office.messages.samples,
  'zh-CN': zhHans.office.messages.samples,
  'zh-TW': zhHant.office.messages.samples,
};

/** Unknown placeholders show their name. */
export const samplesOf = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    [...new Set(templateKeys.flatMap(({ placeholders }) => placeholders))].map((name) => [
      name,
      sampleWords[locale][name] ?? name,
    ]),
  );
