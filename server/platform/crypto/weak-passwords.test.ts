import { expect, it } from 'vitest';
import { password } from '#contract/fields.ts';
import { staffPassword } from '#contract/staff/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import { isWeakPassword } from './weak-passwords.ts';

it.each([
  'Password1!',
  'P@ssw0rd',
  'p@ssw0rd!!!',
  'QWERTY123!',
  'Ｐａｓｓｗｏｒｄ１！',
  'Woaini520!',
  '1qaz@WSX',
])('%s keeps the rule of the spec and is refused all the same', (typed) => {
  expect(password.safeParse(typed).success).toBe(true);
  expect(isWeakPassword(typed)).toBe(true);
});

it.each([
  'aaaaaaaaaaaaaaa',
  'abababababababab',
  'Tangerine-88!Tangerine-88!',
  '123456789012345',
  '987654321098765',
  'abcdefghijklmnop',
  'qwertyuiopasdfghjkl',
  '1111222233334444',
  'Password1!Password1',
  'passwordpassword1',
  'password12345678',
  'PASSWORD!!!!!!!!!!!',
  'administrator123',
  'qwerty1234567890',
  'persimmonpersimmon',
  'welcome-welcome-1',
  '柿子柿子柿子柿子柿子柿子柿子柿子',
])('%s is long enough for staff and is refused all the same', (typed) => {
  expect(staffPassword.safeParse(typed).success).toBe(true);
  expect(isWeakPassword(typed)).toBe(true);
});

it.each(['Aa1!Aa1!', 'aaaa111!', 'abcd1234!', 'Qwer!1234'])(
  '%s is repetitive or a walk on the keyboard, for clients too',
  (typed) => {
    expect(password.safeParse(typed).success).toBe(true);
    expect(isWeakPassword(typed)).toBe(true);
  },
);

it.each([
  demoPassword,
  'Tangerine-88!',
  '柿子好吃8!',
  'correct horse 7 battery!',
  'a sentence to remember',
  'another long sentence',
  '今天天气很好我们去公园散步吧',
  'Brand-new-99!',
  'tea at four with Mrs. Wong',
])('%s is good', (typed) => {
  expect(isWeakPassword(typed)).toBe(false);
});

it('takes no time to speak of, however long it is', () => {
  const start = performance.now();
  for (let i = 0; i < 100; i++) isWeakPassword('ab1!'.repeat(49) + i);
  expect(performance.now() - start).toBeLessThan(1_000);
});
