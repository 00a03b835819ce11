import { describe, expect, it } from 'vitest';
import { judgePostcode } from './content.rules.ts';

const find = (zip: string) => (zip === '10013' ? { city: 'New York', state: 'NY' } : null);

describe('judgePostcode', () => {
  it.each([
    ['10013', { postcode: '10013', city: 'New York', state: 'NY' }],
    ['１００１３', { postcode: '10013', city: 'New York', state: 'NY' }],
    ['00000', 'unknown_postcode'],
    ['1001', 'invalid_postcode'],
    ['abcde', 'invalid_postcode'],
    ['10013-1234', 'invalid_postcode'],
    ['', 'invalid_postcode'],
  ])('%s', (zip, verdict) => {
    expect(judgePostcode(zip, find)).toEqual(verdict);
  });
});
