/** docs/office-guide.md calls buttons and pages what the screen calls them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from './en.ts';

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

const plain = (text: string) => text.replace(/’/g, "'").replace(/[.…]$/, '').trim();

const words = leaves(en).map(plain);
/** `My year {{year}}` and `ZIP for the inspector: all` are named without what follows. */
const names = new Set([...words, ...words.map((text) => plain(text.split(/ \{\{|: /)[0] ?? ''))]);

const guide = readFileSync('docs/office-guide.md', 'utf8').replace(/\s+/g, ' ');
/** In italics with a capital letter; examples of what a history says name a person. */
const named = [...guide.matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)]
  .map(([, name = '']) => plain(name))
  .filter((name) => !name.startsWith('Wei Chen'));

it('the guide to the office names what is on the screen', () => {
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
