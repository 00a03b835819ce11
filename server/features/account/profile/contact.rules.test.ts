import { describe, expect, it } from 'vitest';
import { contactChange, isContactChange, missingProof } from './contact.rules.ts';

const before = { phone: '+12125550101', email: 'mei@example.com' };
const phone = '+12125550199';
const email = 'new@example.com';

describe('what changes, and what it takes', () => {
  it.each([
    ['nothing', before, []],
    ['the phone', { ...before, phone }, ['verificationCode', 'password']],
    ['the address', { ...before, email }, ['emailCode', 'password']],
    ['both', { phone, email }, ['verificationCode', 'emailCode', 'password']],
    ['no address any more', { ...before, email: null }, ['password']],
  ] as const)('%s', (_, after, fields) => {
    const change = contactChange(before, after);
    expect(isContactChange(change)).toBe(fields.length > 0);
    expect(missingProof(change, {}).map((one) => one.field)).toEqual(fields);
    const proof = { verificationCode: '1', emailCode: '2', password: '3' };
    expect(missingProof(change, proof)).toEqual([]);
  });

  it('a first address is one like any other', () => {
    const change = contactChange({ ...before, email: null }, { ...before, email });
    expect(missingProof(change, { password: 'x' }).map((one) => one.field)).toEqual(['emailCode']);
  });
});
