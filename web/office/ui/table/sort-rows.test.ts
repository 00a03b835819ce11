import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

const rows = [
  { name: '王芳', people: 2, at: '10:30' },
  { name: '陈明', people: 10, at: null },
  { name: 'Lee', people: 1, at: '09:05' },
];
type Row = (typeof rows)[number];
const values = {
  name: ({ name }: Row) => name,
  people: ({ people }: Row) => people,
  at: ({ at }: Row) => at,
};

it.each([
  [undefined, 'en', ['王芳', '陈明', 'Lee']],
  ['people', 'en', ['Lee', '王芳', '陈明']],
  ['-people', 'en', ['陈明', '王芳', 'Lee']],
  ['at', 'en', ['Lee', '王芳', '陈明']],
  ['-at', 'en', ['王芳', 'Lee', '陈明']],
  // By pinyin, as Chinese readers look for names.
  ['name', 'zh-CN', ['陈明', '王芳', 'Lee']],
] as const)('by %s, read in %s', (sort, locale, names) => {
  expect(sortRows(rows, sort, { values, locale }).map(({ name }) => name)).toEqual(names);
});
