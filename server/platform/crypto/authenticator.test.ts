import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import {
  authenticatorUri,
  matchingStep,
  newAuthenticatorSecret,
  newRecoveryCodes,
} from './authenticator.ts';

// RFC 6238, appendix B (SHA-1), the last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [20000000000, '353130', 666666666],
])('knows the code of second %i', (second, code, step) => {
  expect(matchingStep(secret, code, new Date(second * 1000), 0)).toBe(step);
});

it('takes a clock that is one step off, not two', () => {
  const at = (seconds: number) => matchingStep(secret, '287082', new Date(seconds * 1000), 0);
  expect([at(29), at(59), at(89), at(119)]).toEqual([1, 1, 1, null]);
});

it('takes a code once', () => {
  expect(matchingStep(secret, '287082', new Date(59_000), 1)).toBeNull();
});

it.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('refuses %s', (code) => {
  expect(matchingStep(secret, code, new Date(59_000), 0)).toBeNull();
});

it('an app that reads the QR code makes the same codes', () => {
  const mine = newAuthenticatorSecret();
  const uri = authenticatorUri(mine, 'a@b.example', 'Persimmon');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Persimmon:a%40b\.example\?/);
  const now = new Date('2026-11-15T12:00:00Z');
  const app = new TOTP({ secret: mine });
  expect(matchingStep(mine, app.generate({ timestamp: now.getTime() }), now, 0)).not.toBeNull();
});

it('recovery codes are different and easy to read', () => {
  const codes = newRecoveryCodes(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([A-HJKMNP-TV-Z2-9]{4}-){2}[A-HJKMNP-TV-Z2-9]{4}$/);
});
