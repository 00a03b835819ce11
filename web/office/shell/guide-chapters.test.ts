import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { chapterAt, chapters } from './guide-chapters.ts';
import { officePlaces } from './office-nav.ts';

const own = ['/office/help', '/office/practice'];

it('every page of the menu has its chapter, and no chapter is without a page', () => {
  for (const { to } of officePlaces)
    if (!own.includes(to)) expect(chapterAt(to), to).not.toBeNull();
  expect(chapters.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(en.office.guide.chapters).toSorted(),
  );
});

it.each([
  ['/office', 'desk'],
  ['/office/cards/123', 'cards'],
  ['/office/content/article/new', 'content'],
  ['/office/people/123/seen', 'people'],
  ['/office/help', null],
])('%s belongs to %s', (path, id) => expect(chapterAt(path)).toBe(id));

it.each([
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
])('buttons are named by words that exist: %s', (_, words) => {
  const named = [...JSON.stringify(words.office.guide).matchAll(/\$t\(([\w.]+)\)/g)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, key = ''] of named) {
    const value = key
      .split('.')
      .reduce<unknown>((node, part) => Reflect.get(Object(node), part), words);
    expect(typeof value, key).toBe('string');
  }
});
