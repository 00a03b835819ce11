import { expect, it } from 'vitest';
import { signatureOf } from './provider-signature.ts';

const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';

/** Twilio's own examples. */
it.each([
  [
    'CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212',
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  ],
  [
    'Sid=CA123&SidAccount=AC123&Digits=5678&Digits=1234&Digits=1234',
    'IK+Dwps556ElfBT0I3Rgjkr1wJU=',
  ],
])('%s', (fields, signature) => {
  expect(signatureOf('12345', url, new URLSearchParams(fields))).toBe(signature);
});
