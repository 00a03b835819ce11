import { expect, it } from 'vitest';
import { chineseOnly } from './callback.rules.ts';

it('a Chinese name stands alone beside the English one', () => {
  expect(chineseOnly('劉欣怡 Grace')).toBe('劉欣怡');
  expect(chineseOnly('Grace Liu')).toBe('Grace Liu');
  expect(chineseOnly('歐陽 明')).toBe('歐陽 明');
});
