import { expect, it } from 'vitest';
import { chineseOnly, daysBetween } from './callback.rules.ts';

it('counts the days until then', () => {
  expect(daysBetween('2026-06-05 23:59', '2026-06-05 17:00')).toBe(0);
  expect(daysBetween('2026-06-05 23:59', '2026-06-08 12:00')).toBe(3);
});

it('a Chinese name stands alone beside the English one', () => {
  expect(chineseOnly('劉欣怡 Grace')).toBe('劉欣怡');
  expect(chineseOnly('Grace Liu')).toBe('Grace Liu');
  expect(chineseOnly('歐陽 明')).toBe('歐陽 明');
});
