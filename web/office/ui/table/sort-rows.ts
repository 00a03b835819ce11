import { htmlLang, type Locale } from '#i18n/pick-locale.ts';

type Value = string | number | null;

/** Sorts a list that is loaded as a whole. Rows without a value come last from either end; without an order, all stay. */
export const sortRows = <R, Name extends string>(
  rows: readonly R[],
  sort: Name | `-${Name}` | undefined,
  { values, locale }: { values: Record<Name, (row: R) => Value>; locale: Locale },
): readonly R[] => {
  if (!sort) return rows;
  const isDown = sort.startsWith('-');
  const read = values[(isDown ? sort.slice(1) : sort) as Name];
  const words = new Intl.Collator(htmlLang[locale], { numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [read(one), read(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const by =
      typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
    return isDown ? -by : by;
  });
};
