/** Maps every text of a value, including those in rows, groups and buttons. */

import type { LocalText } from '#contract/staff/office.ts';
import type { Field, Fields } from './item-fields.ts';

type Value = Record<string, unknown>;
type Change = (text: LocalText, about: { rich: boolean }) => LocalText;

export const mapTexts = (fields: Fields, value: Value, change: Change): Value =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, mapField(field, value[name], change)]),
  );

const mapField = (field: Field, value: unknown, change: Change): unknown => {
  switch (field.kind) {
    case 'local':
    case 'rich':
      return change(value as LocalText, { rich: field.kind === 'rich' });
    case 'locals':
      return (value as LocalText[]).map((text) => change(text, { rich: false }));
    case 'link': {
      const link = value as { label: LocalText } | null;
      return link && { ...link, label: change(link.label, { rich: false }) };
    }
    case 'group':
      return mapTexts(field.of, value as Value, change);
    case 'rows':
      return (value as Value[]).map((row) => mapTexts(field.of, row, change));
    default:
      return value;
  }
};
