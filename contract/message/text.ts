import { placeholder, placeholdersOf } from '#i18n/translator.ts';

type Verdict = { missing: string[]; unknown: string[] };

/** Whether an override of a message template keeps all placeholders. A malformed one counts as unknown. */
export const judgeText = (text: string, original: string): Verdict => {
  const wanted = placeholdersOf(original);
  const used = placeholdersOf(text);
  const broken = text.replace(placeholder, ' ').match(/\{+[^{}\s]*\}*|\}+/g) ?? [];
  return {
    missing: wanted.filter((name) => !used.includes(name)).map((name) => `{{${name}}}`),
    unknown: [
      ...used.filter((name) => !wanted.includes(name)).map((name) => `{{${name}}}`),
      ...broken,
    ],
  };
};
