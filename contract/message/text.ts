/** The texts of messages: what is filled into them, and whether somebody's own wording keeps all of it. */

const hole = /\{\{(\w+)\}\}/g;

/** The names between `{{` and `}}`, each once, in the order of the text. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(hole)].map(([, name]) => name ?? '')),
];

/** What has no value stays as it is: better seen than silently gone. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(hole, (whole, name: string) => String(values[name] ?? whole));

type Verdict = { missing: string[]; unknown: string[] };

/** Compares somebody's wording with the original. A half-written placeholder counts as unknown. */
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
