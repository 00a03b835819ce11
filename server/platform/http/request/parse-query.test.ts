import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

describe('a query string', () => {
  it.each([
    ['', {}],
    ['a=1', { a: '1' }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1', { a: ['1'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a%5B%5D=1&a%5B%5D=2', { a: ['1', '2'] }],
    ['a=1&a[]=2', { a: ['1', '2'] }],
    ['a[]=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['a[]=', { a: [''] }],
    ['a=%E6%9B%BC%E5%93%88%E9%A0%93', { a: '曼哈頓' }],
    ['a=x+y', { a: 'x y' }],
    ['a=%zz', { a: '%zz' }],
    ['a=1=2', { a: '1=2' }],
    ['a[b]=1', { 'a[b]': '1' }],
    ['[]=1', { '': ['1'] }],
  ])('%s', (text, query) => {
    expect(parseQuery(text)).toEqual(query);
  });

  it('cannot reach a prototype', () => {
    const query = parseQuery('__proto__=x&__proto__[]=y&constructor=z&toString=1');
    expect(Object.keys(query).sort()).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('with a thousand fields ends at a hundred', () => {
    const text = Array.from({ length: 1_000 }, (_, i) => `k${i}=1`).join('&');
    expect(Object.keys(parseQuery(text))).toHaveLength(100);
  });
});
