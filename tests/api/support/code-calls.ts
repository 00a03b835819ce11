/** Codes as they lie in the database, and as they are used for a new password. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { goodPassword, peopleOf } from './people.ts';

export const [second, minute, hour] = [1_000, 60_000, 3_600_000] as const;
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

export const codeCalls = (t: TestApp) => {
  const people = peopleOf(t);
  const codesOf = async (phone: string) => {
    const { rows } = await t.pool.query(
      'select * from verification_code where phone = $1 order by created_at, id',
      [`+1${phone}`],
    );
    return rows;
  };
  const reset = (phone: string, verificationCode: string, options = {}) =>
    t.call('POST', '/home/api/user/resetPassword', {
      body: { phone, verificationCode, password: goodPassword },
      lang: 'en',
      ...options,
    });
  /** Somebody with an account, made without the slow password. */
  const someone = async () => {
    const phone = people.newPhone();
    await t.newPatient(phone);
    return phone;
  };
  return { people, codesOf, reset, someone };
};

/** To be asked last: no phone and no code was logged, and nothing of it was an error of ours. */
export const expectNothingLogged = (t: TestApp) => {
  const log = t.logs.join('');
  expect(t.logs.length).toBeGreaterThan(50);
  expect(log).not.toMatch(/718555\d{4}|\b\d{6}\b(?=")|wrong_code.*phone/);
  expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
};
