import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

describe('a table for a spreadsheet', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+17185550100', "'+17185550100"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['王美玲', '王美玲'],
    [null, ''],
    [-5, '-5'],
  ])('%j', async (value, written) => {
    expect(await csvFile('a.csv', [[value]]).text()).toBe(`${written}\r\n`);
    const bytes = new Uint8Array(await csvFile('a.csv', [[value]]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
