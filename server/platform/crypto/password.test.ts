import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

const right = 'Persimmon-2024!';
let stored: string;
beforeAll(async () => {
  stored = await hashPassword(right);
});

describe('a stored password', () => {
  it('is a salted hash', async () => {
    expect(stored).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/);
    expect(stored).not.toContain(right);
    expect(await hashPassword(right)).not.toBe(stored);
  });

  it.each([
    ['the right one', right, true],
    ['the right one in full width', 'Ｐersimmon-2024!', true],
    ['a wrong one', 'Persimmon-2024?', false],
    ['another case', right.toLowerCase(), false],
    ['one more space', `${right} `, false],
    ['nothing', '', false],
  ])('%s', async (_, typed, matches) => {
    expect(await passwordMatches(typed, stored)).toBe(matches);
  });

  it('nobody has none: no password opens an account that is not there', async () => {
    expect(await passwordMatches(right, null)).toBe(false);
    expect(await passwordMatches('', null)).toBe(false);
  });

  it.each(['argon2id', 'argon2id$$', `argon2id$${'A'.repeat(22)}$`])(
    'a damaged row %s opens nothing',
    async (damaged) => {
      expect(await passwordMatches(right, damaged).catch(() => false)).toBe(false);
    },
  );
});
