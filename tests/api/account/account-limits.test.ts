/** What one account may try in an hour, as production counts it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ demo: false, env: { APP_ENV: 'production' } });
});
afterAll(() => t.close());

const taken = 'QZ12345X';
const handIn = async (token: string, whiteCardId: string) => {
  const body = { whiteCardId };
  const answer = await t.call('POST', '/home/api/user/submit-white-card', { token, body });
  return answer.json.code;
};
const ten = Array.from({ length: 10 }, (_, i) => i);

it('card numbers of others cannot be counted through: ten tries an hour', async () => {
  const owner = await t.newPatient('2125551001');
  expect(await handIn(owner, taken)).toBe('200');
  const curious = await t.newPatient('2125551002');
  for (const _ of ten) expect(await handIn(curious, taken)).toBe('white_card_taken');
  expect(await handIn(curious, taken)).toBe('too_many_requests');
  expect(await handIn(curious, 'QZ54321X')).toBe('too_many_requests');
  // Another account is not held up by it.
  expect(await handIn(await t.newPatient('2125551003'), 'QZ54321X')).toBe('200');
});
