import { describe, expect, it } from 'vitest';
import { redactProviderError } from './redact-provider-error.ts';

const sms = { to: '+12125550101', text: 'Your code is 424242.' };

describe('what a provider said', () => {
  it.each([
    ['the SMS provider answered 400', 'the SMS provider answered 400'],
    ["The 'To' number +12125550101 is not valid", "The 'To' number … is not valid"],
    ['To: (212) 555-0101 unreachable', 'To: (… unreachable'],
    ['2125550101: blocked', '…: blocked'],
    ['Refused: "Your code is 424242."', 'Refused: "…"'],
    ['550 5.1.1 <mei@example.com>:\r\n user unknown', '550 5.1.1 <…>: user unknown'],
  ])('%s', (said, kept) => {
    expect(redactProviderError(new Error(said), sms)).toBe(kept);
  });

  it('is cut, and may be no error at all', () => {
    expect(redactProviderError('x'.repeat(1_000), sms)).toHaveLength(300);
    expect(redactProviderError(undefined, sms)).toBe('undefined');
  });
});
