/** Message templates: placeholders, and whether an override keeps all of them. */

const hole = /\{\{(\w+)\}\}/g;

/** Placeholder names, unique and in order of appearance. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(hole)].map(([, name]) => name ?? '')),
];

/** Placeholders without a value stay visible. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(hole, (whole, name: string) => String(values[name] ?? whole));

type Verdict = { missing: string[]; unknown: string[] };

/** Compares an override with the original. A malformed placeholder counts as unknown. */
export const judgeText = (text: string, original: string): Verdict => {
  const wanted = placeholdersOf(original);
  const used = placeholdersOf(text);
  const broken = text.replace(hole, ' ').match(/\{+[^{}\s]*\}*|\}+/g) ?? [];
  return {
    missing: wanted.filter((name) => !used.includes(name)).map((name) => `{{${name}}}`),
    unknown: [
      ...used.filter((name) => !wanted.includes(name)).map((name) => `{{${name}}}`),
      ...broken,
    ],
  };
};
