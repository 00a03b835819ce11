import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf, pagingQuery, toPaged } from './paging.ts';

const query = z.strictObject(pagingQuery);

describe('the paging query', () => {
  it.each([
    [{}, {}],
    [{ pageNum: '1' }, { pageNum: 1 }],
    [{ pageSize: '100' }, { pageSize: 100 }],
    [
      { pageNum: '1000000', pageSize: '1' },
      { pageNum: 1_000_000, pageSize: 1 },
    ],
    [{ pageNum: '007' }, { pageNum: 7 }],
  ])('%j is %j', (typed, read) => {
    expect(query.parse(typed)).toEqual(read);
  });

  it.each([
    '0',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    '',
    ' 1',
    '1 ',
    'NaN',
    'Infinity',
    '１',
    '1000001',
    '99999999999999999999',
    'null',
  ])('refuses pageNum %j and names it', (pageNum) => {
    const [issue] = query.safeParse({ pageNum }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['pageNum'], message: 'fields.number' });
  });

  it.each(['0', '101', '-5', '10.0'])('refuses pageSize %j and names it', (pageSize) => {
    const [issue] = query.safeParse({ pageSize }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['pageSize'], message: 'fields.number' });
  });
});

describe('pages', () => {
  it('are ten long and begin at one', () => {
    expect(pageOf({})).toEqual({ pageNum: 1, pageSize: 10, limit: 10, offset: 0 });
    expect(pageOf({ pageNum: 3, pageSize: 7 })).toMatchObject({ limit: 7, offset: 14 });
  });

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 1, 100],
  ])('%d records by %d make %d', (total, pageSize, pages) => {
    expect(toPaged([], total, { pageSize }).pages).toBe(pages);
  });
});
