import { expect, it } from 'vitest';
import { searchWords } from './search.rules.ts';

const only = (folded: string) => searchWords([[folded]])[0]?.[0];

it.each([
  ['太极', { part: '太极', lexemes: ['太极'], exact: true }],
  ['太极拳', { part: '太极拳', lexemes: ['太极拳'], exact: true }],
  ['长者生日会', { part: '长者生日会', lexemes: ['长者生', '者生日', '生日会'], exact: false }],
  ['𠮷野家店', { part: '𠮷野家店', lexemes: ['𠮷野家', '野家店'], exact: false }],
  ['dumpl', { part: 'dumpl', lexemes: ['dumpl'], exact: true }],
  ['dumplings', { part: 'dumpling', lexemes: ['dumpling'], exact: true }],
  ['bus', { part: 'bus', lexemes: ['bus'], exact: true }],
  ['café', { part: 'café', lexemes: ['café'], exact: true }],
  ['a太b', { part: 'a太b', lexemes: [], exact: false }],
  ['第3', { part: '第3', lexemes: ['第', '3'], exact: false }],
  ['100%', { part: '100%', lexemes: [], exact: false }],
  ["o'neil", { part: "o'neil", lexemes: [], exact: false }],
])('%s', (folded, word) => {
  expect(only(folded)).toEqual(word);
});

it('of a word that is longer than an entry the index knows the beginning', () => {
  const word = 'x'.repeat(60);
  expect(only(word)).toEqual({ part: word, lexemes: ['x'.repeat(40)], exact: false });
});

it('keeps the forms of a concept together', () => {
  const words = searchWords([['白卡', 'white card'], ['renew']]);
  expect(words.map((forms) => forms.map(({ part }) => part))).toEqual([
    ['白卡', 'white card'],
    ['renew'],
  ]);
  expect(searchWords([])).toEqual([]);
});
