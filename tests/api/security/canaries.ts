/**
 * Where a canary is looked for. Timings, moments and random ids hold any digits by chance, so they are left out, and a
 * short row of digits counts only where it stands alone: a search that chance can answer fails one day for nothing.
 */
import { expect } from 'vitest';

/** Names and labels; not the measured values. */
export const wordsOfMetrics = (text: string): string =>
  text.replace(/^([^#\s{]+(?:\{.*\})?) \S+( \d+)?$/gm, '$1');

const byChance = new Set(['reqId', 'time', 'ms']);

/** All that the lines say; not when, how long, and for which request. */
export const wordsOfLogs = (lines: readonly string[]): string =>
  lines
    .map((line) =>
      JSON.stringify(JSON.parse(line), (key, value) => (byChance.has(key) ? undefined : value)),
    )
    .join('\n');

const patternOf = (canary: string): RegExp => {
  const plain = canary.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  // Ten digits and more are nobody's by chance; six are, in a seal, a hash or the fraction of a second.
  return new RegExp(/^\d{1,9}$/.test(canary) ? `(?<![\\w.-])${plain}(?![\\w-])` : plain);
};

/** Any phone that `people.newPhone()` hands out, spelled with its country or without; not amid a hash or an id. */
export const anyTestPhone = /(?<![\w-])(\+?1)?718555\d{4}(?![\w-])/;

export const standsIn = (words: string, canary: string): boolean =>
  [canary, encodeURIComponent(canary)].some((spelled) => patternOf(spelled).test(words));

export const expectNone = (words: string, canaries: Iterable<string>): void => {
  expect([...canaries].filter((canary) => standsIn(words, canary))).toEqual([]);
};
