import { expect, it } from 'vitest';
import { contentInfo } from '#contract/content/item-types.ts';
import { contentChanges } from './content-changes.ts';

const changes = (type: 'article' | 'team' | 'banner', before: object, after: object) =>
  contentChanges(
    contentInfo[type].fields,
    before as Record<string, unknown>,
    after as Record<string, unknown>,
  ).map(({ path, locale, before: was, after: is }) => [path, locale ?? '', was, is]);

it('each language for itself, rich text by its words', () => {
  const before = {
    title: { en: 'A', 'zh-TW': '甲' },
    content: { en: '<p>One <b>two</b></p>' },
    recommended: false,
    cover: '/media/a.svg',
  };
  const after = {
    ...before,
    title: { en: 'A', 'zh-TW': '乙' },
    content: { en: '<p><i>One</i> three</p>' },
    recommended: true,
  };
  expect(changes('article', before, after)).toEqual([
    ['recommended', '', 'false', 'true'],
    ['title', 'zh-TW', '甲', '乙'],
    ['content', 'en', 'One two', 'One three'],
  ]);
  expect(changes('article', before, before)).toEqual([]);
});

it('inside rows, groups and buttons', () => {
  const member = { portrait: '', name: { en: 'Ming' }, role: {}, line: {} };
  expect(changes('team', { members: [] }, { members: [member] })).toEqual([
    ['members.0.name', 'en', '', 'Ming'],
  ]);
  const button = (to: string) => ({ primary: { label: { en: 'Go' }, to } });
  expect(changes('banner', button('/a'), button('/b'))).toEqual([['primary.to', '', '/a', '/b']]);
});
