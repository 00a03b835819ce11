import { expect, it } from 'vitest';
import { asIdentity, sessionLifetimeMs, touchEveryMs } from './account.rules.ts';

it.each([
  ['2125550101', { phone: '+12125550101' }],
  ['+1 (212) 555-0101', { phone: '+12125550101' }],
  ['２１２５５５０１０１', { phone: '+12125550101' }],
  ['mei@example.com', { email: 'mei@example.com' }],
  [' Mei@Example.COM ', { email: 'mei@example.com' }],
  ['ｍｅｉ＠example.com', { email: 'mei@example.com' }],
  ['911', { email: '911' }],
  ['2125550101@example.com', { email: '2125550101@example.com' }],
])('%s signs in as %j', (username, identity) => {
  expect(asIdentity(username)).toEqual(identity);
});

it('a session lasts 12 hours without use, or 30 days when remembered', () => {
  expect(sessionLifetimeMs(false)).toBe(12 * 3_600_000);
  expect(sessionLifetimeMs(true)).toBe(30 * 24 * 3_600_000);
  expect(touchEveryMs).toBeLessThan(sessionLifetimeMs(false) / 10);
});
