import { expect, it } from 'vitest';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

const leaves = (node: object, path = ''): [string, string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );

/** A text with one other character takes 70 instead of 160 in a part. */
it('English messages have only characters of which 160 fit in a part', () => {
  const others = leaves(en.messages).filter(([, text]) => /[^\n\x20-\x7e]/.test(text));
  expect(others).toEqual([]);
});

/** What we refuse, change, take away or ask for on our own. */
const byUs = [
  'applicationRejected',
  'applicationCallUs',
  'cardIneligible',
  'requestException',
  'requestUnclear',
  'visitMovedByUs',
  'visitCancelledByUs',
  'activityMoved',
  'activityMovedWaiting',
  'activityCalledOff',
  'activityPartyCancelled',
  'certificateRevoked',
  'decisionCorrected',
] as const;

it.each([
  ['en', en],
  ['zh-hans', zhHans],
  ['zh-hant', zhHant],
])('what we refuse or change on our own says why: %s', (_, { messages }) => {
  expect(byUs.filter((key) => !messages[key].includes('{{reason}}'))).toEqual([]);
});
