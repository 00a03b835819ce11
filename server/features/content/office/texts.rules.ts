/** Traverses a value by its field table: texts, pictures, rich text. */
import type { Field, Fields } from '#contract/content/item-fields.ts';
import { mapTexts } from '#contract/content/map.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';

export type Value = Record<string, unknown>;
export type Place = { path: string; field: Field; value: unknown };

const inside = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name));

/** All leaf fields with their path, including those in rows and groups. */
export const listPlaces = (fields: Fields, value: Value, at = ''): Place[] =>
  Object.entries(fields).flatMap(([name, field]): Place[] => {
    const path = inside(at, name);
    const own = value[name];
    if (field.kind === 'group') return listPlaces(field.of, own as Value, path);
    if (field.kind === 'rows') {
      const rows = own as Value[];
      const inRows = rows.flatMap((row, i) => listPlaces(field.of, row, inside(path, i)));
      return [{ path, field, value: own }, ...inRows];
    }
    return [{ path, field, value: own }];
  });

export type Located = { path: string; text: LocalText; optional: boolean; rich: boolean };

const textsOf = ({ path, field, value }: Place): Located[] => {
  const located = (text: unknown, where = path): Located => ({
    path: where,
    text: text as LocalText,
    optional: field.optional === true && field.kind === 'local',
    rich: field.kind === 'rich',
  });
  if (field.kind === 'local' || field.kind === 'rich') return [located(value)];
  if (field.kind === 'locals')
    return (value as LocalText[]).map((text, i) => located(text, inside(path, i)));
  if (field.kind === 'link' && value)
    return [located((value as { label: LocalText }).label, inside(path, 'label'))];
  return [];
};

export const listTexts = (fields: Fields, value: Value): Located[] =>
  listPlaces(fields, value).flatMap(textsOf);

export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);

/** No text and no media. */
export const isBlank = (text: string | undefined, rich: boolean): boolean => {
  if (!text?.trim()) return true;
  return rich && !/<(img|video)\b/.test(text) && !text.replace(/<[^>]*>|&nbsp;/g, '').trim();
};

/** An optional text must exist in all languages or none. */
export const missingIn = ({ text, optional, rich }: Located): Locale[] => {
  const missing = locales.filter((locale) => isBlank(text[locale], rich));
  return optional && missing.length === locales.length ? [] : missing;
};

/** Sanitizes the rich text. */
export const cleanRich = (fields: Fields, value: Value, clean: (html: string) => string): Value =>
  mapTexts(fields, value, (text, { rich }) => {
    if (!rich) return text;
    const cleaned = locales.flatMap((locale) => {
      const html = text[locale];
      return html === undefined ? [] : [[locale, clean(html)]];
    });
    return { ...text, ...Object.fromEntries(cleaned) };
  });

/** Paths of library pictures, with an optional focal point. */
const libraryPath = /(?<!\\)"\/files\/([0-9a-f-]{36})(?:#focus=[\d.,]+)?"/g;

export const libraryPictures = (value: Value): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(libraryPath)].map(([, id]) => id ?? '')),
];

/** Sets the focal point of every library picture. */
export const withFocus = (value: Value, focusOf: (fileId: string) => string): Value =>
  JSON.parse(
    JSON.stringify(value).replace(libraryPath, (_, id: string) => `"/files/${id}${focusOf(id)}"`),
  ) as Value;
