/** What differs between two versions: field by field, each language for itself. */
import type { Field, Fields } from '#contract/content/item-fields.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { plainText } from './text-diff.ts';

type Value = Record<string, unknown>;
export type ContentChange = {
  /** `members.0.name` */
  path: string;
  field: Field;
  locale?: Locale;
  before: string;
  after: string;
};

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(asText).join('\n') : String(value);
};

const changeOf = (path: string, field: Field, before: string, after: string): ContentChange[] =>
  before === after ? [] : [{ path, field, before, after }];

const textChanges = (path: string, field: Field, was: unknown, is: unknown): ContentChange[] =>
  locales.flatMap((locale) => {
    const read = (text: unknown) => {
      const own = (text as LocalText | undefined)?.[locale] ?? '';
      return field.kind === 'rich' ? plainText(own) : own;
    };
    return changeOf(path, field, read(was), read(is)).map((change) => ({ ...change, locale }));
  });

const listChanges = (
  was: unknown,
  is: unknown,
  one: (at: number, was: unknown, is: unknown) => ContentChange[],
): ContentChange[] => {
  const [before, after] = [(was ?? []) as unknown[], (is ?? []) as unknown[]];
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) => one(at, before[at], after[at])).flat();
};

const fieldChanges = (path: string, field: Field, was: unknown, is: unknown): ContentChange[] => {
  switch (field.kind) {
    case 'local':
    case 'rich':
      return textChanges(path, field, was, is);
    case 'locals':
      return listChanges(was, is, (at, a, b) => textChanges(`${path}.${at}`, field, a, b));
    case 'link': {
      const [a, b] = [was, is] as ({ label: LocalText; to: string } | null | undefined)[];
      return [
        ...textChanges(path, field, a?.label, b?.label),
        ...changeOf(`${path}.to`, field, a?.to ?? '', b?.to ?? ''),
      ];
    }
    case 'group':
      return contentChanges(field.of, (was ?? {}) as Value, (is ?? {}) as Value, path);
    case 'rows':
      return listChanges(was, is, (at, a, b) =>
        contentChanges(field.of, (a ?? {}) as Value, (b ?? {}) as Value, `${path}.${at}`),
      );
    default:
      return changeOf(path, field, asText(was), asText(is));
  }
};

export const contentChanges = (
  fields: Fields,
  before: Value,
  after: Value,
  at = '',
): ContentChange[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    fieldChanges(at ? `${at}.${name}` : name, field, before[name], after[name]),
  );
