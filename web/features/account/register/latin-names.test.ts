import { expect, it } from 'vitest';
import { hanNameIn, loadLatinNames } from './latin-names.ts';

it.each([
  ['CHEN', 'MEI LING', null],
  ['陈', '美玲', ['CHEN', 'MEILING', '陈美玲']],
  ['陳', '美玲', ['CHEN', 'MEILING', '陳美玲']],
  ['陈美玲', '', ['CHEN', 'MEILING', '陈美玲']],
  ['', '陈美玲', ['CHEN', 'MEILING', '陈美玲']],
  ['', '歐陽修', ['OUYANG', 'XIU', '歐陽修']],
  ['单', '一', ['SHAN', 'YI', '单一']],
  ['吕', '绿', ['LYU', 'LYU', '吕绿']],
  ['CHEN', '美玲', ['', 'MEILING', '美玲']],
  ['陈', 'MEI LING', ['CHEN', '', '陈']],
  ['', '', null],
] as const)('%j, %j', async (last, first, offered) => {
  const han = hanNameIn(last, first);
  const names = han && (await loadLatinNames(han));
  expect(names && [names.lastName, names.firstName, names.chineseName]).toEqual(offered);
});
