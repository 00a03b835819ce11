import { describe, expect, it } from 'vitest';
import { stillWrong } from './mending.ts';

const before = {
  title: { en: 'A', 'zh-TW': '甲', converted: 'zh-TW' },
  cover: '',
  startTime: '2026-01-01 10:00',
  endTime: '2026-01-01 09:00',
  members: [{ name: { en: '' } }],
};
const left = (field: string, changed: object) =>
  stillWrong([{ field }], before, { ...before, ...changed }, { endTime: ['startTime'] }).length;

describe('an error goes', () => {
  it.each([
    ['with its field', 'cover', { cover: '/media/a.svg' }],
    ['with the one language that it is about', 'title.en', { title: { ...before.title, en: 'B' } }],
    ['with the approval', 'title.zh-TW', { title: { en: 'A', 'zh-TW': '甲' } }],
    ['inside a row', 'members.0.name.en', { members: [{ name: { en: 'Ming' } }] }],
    ['with its row', 'members.0.name.en', { members: [] }],
    ['with what it is compared with', 'endTime', { startTime: '2026-01-01 08:00' }],
  ])('%s', (_, field, changed) => {
    expect(left(field, changed)).toBe(0);
  });
});

it('stays while something else changes, in the same list', () => {
  expect(left('cover', { title: {} })).toBe(1);
  expect(left('title.en', { title: { ...before.title, 'zh-CN': '甲' } })).toBe(1);
  const errors = [{ field: 'cover' }];
  expect(stillWrong(errors, before, before)).toBe(errors);
});
