import { expect, it } from 'vitest';
import { password } from '#contract/fields.ts';
import { demoPassword } from '#demo/agency.ts';
import { isCommonPassword } from './common-passwords.ts';

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
  expect(isCommonPassword(typed)).toBe(true);
});

it.each([demoPassword, 'Tangerine-88!', '柿子好吃8!', 'correct horse 7 battery!'])(
  '%s is not common',
  (typed) => {
    expect(isCommonPassword(typed)).toBe(false);
  },
);
