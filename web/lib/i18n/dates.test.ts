import { describe, expect, it } from 'vitest';
import { formatLocal } from './dates.ts';

describe('a time of day', () => {
  it.each([
    ['en', '10:17\u00a0PM'],
    ['zh-CN', '下午10:17'],
    ['zh-TW', '下午10:17'],
  ] as const)('is told by twelve hours in %s', (locale, told) => {
    const said = formatLocal('2026-11-18 22:17', locale, { hour: 'numeric', minute: '2-digit' });
    expect(said).toBe(told);
  });
});
