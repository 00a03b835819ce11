import { expect, test } from 'vitest';
import { scriptOf } from './script-of.ts';

test.each([
  ['房租收据看不清楚，请重新拍一张。', 'zh-CN'],
  ['房租收據看不清楚，請重新拍一張。', 'zh-TW'],
  ['Please call us about the lease.', 'en'],
  ['Medicaid 續期信收到了', 'zh-TW'],
  ['Medicaid 续期信收到了', 'zh-CN'],
  ['早安', null],
  ['(212) 555-0100', null],
])('%s', (text, language) => {
  expect(scriptOf(text)).toBe(language);
});
