/** Using a code: once, in time, with few tries. */
import { describe, expect, it } from 'vitest';
import { codeCalls, expectNothingLogged, from, minute } from '#tests/api/support/code-calls.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ env: { TRUST_PROXY: '1' } });
const { people, codesOf, reset, someone } = codeCalls(t);

describe('using a code', () => {
  it('works once', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    expect((await reset(phone, code)).json.code).toBe('200');
    expect((await reset(phone, code)).json.code).toBe('wrong_code');
  });

  it('is forgiven its spaces', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `;
    expect((await reset(phone, typed)).json.code).toBe('200');
  });

  it('until it expires, to the second', async () => {
    for (const [ms, answer] of [
      [10 * minute - 1, '200'],
      [10 * minute, 'wrong_code'],
    ] as const) {
      t.clock.set(demoNow);
      const phone = await someone();
      const code = await people.codeFor(phone, 'resetPassword');
      t.clock.pass(ms);
      expect((await reset(phone, code)).json.code).toBe(answer);
    }
  });

  it.each([
    ['forward', '2025-03-09T06:55:00Z'],
    ['back', '2025-11-02T05:55:00Z'],
  ])('ten minutes are ten minutes when the clocks go %s (quality 14)', async (_, before) => {
    for (const [ms, answer] of [
      [10 * minute - 1, '200'],
      [10 * minute, 'wrong_code'],
    ] as const) {
      t.clock.set(before);
      const phone = await someone();
      const code = await people.codeFor(phone, 'resetPassword');
      t.clock.pass(ms);
      expect((await reset(phone, code)).json.code).toBe(answer);
    }
  });

  it('of two that were asked for, either works; then neither', async () => {
    for (const which of [0, 1] as const) {
      const phone = await someone();
      const first = await people.codeFor(phone, 'resetPassword');
      t.clock.pass(minute);
      const second = await people.codeFor(phone, 'resetPassword');
      const codes = [first, second] as const;
      expect((await reset(phone, codes[which])).json.code).toBe('200');
      expect((await reset(phone, codes[1 - which] ?? '')).json.code).toBe('wrong_code');
    }
  });

  it('takes five tries, also the right one after them fails', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 4; i++) expect((await reset(phone, wrong)).json.code).toBe('wrong_code');
    const other = await someone();
    const otherCode = await people.codeFor(other, 'resetPassword');
    for (let i = 0; i < 5; i++) await reset(other, otherCode === wrong ? '333333' : wrong);
    expect((await reset(phone, code)).json.code).toBe('200');
    expect((await reset(other, otherCode)).json.code).toBe('wrong_code');
    expect((await codesOf(other))[0].tries).toBe(5);
  });

  it('can be looked at before: a right one stays whole, a wrong one counts as a try', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const look = (verificationCode: string, purpose = 'resetPassword') =>
      t.call('POST', '/home/api/user/sms-code/check', {
        body: { phone, purpose, verificationCode },
      });
    for (let n = 0; n < 7; n += 1) expect((await look(code)).json.code).toBe('200');
    expect((await look(code, 'register')).json.code).toBe('wrong_code');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 4; n += 1) expect((await look(wrong)).json.code).toBe('wrong_code');
    expect((await look(code)).json.code).toBe('200');
    expect((await reset(phone, code)).json.code).toBe('200');
    expect((await look(code)).json.code).toBe('wrong_code');
  });

  it('looked at wrongly five times is of no use any more', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let n = 0; n < 5; n += 1)
      await t.call('POST', '/home/api/user/sms-code/check', {
        body: { phone, purpose: 'resetPassword', verificationCode: wrong },
      });
    expect((await reset(phone, code)).json.code).toBe('wrong_code');
  });

  it('is for its purpose and its number alone', async () => {
    const [phone, other] = [await someone(), await someone()];
    const code = await people.codeFor(phone, 'resetPassword');
    await people.askCode(other, 'resetPassword');
    expect((await reset(other, code)).json.code).toBe('wrong_code');
    const fresh = people.newPhone();
    const forRegistering = await people.codeFor(fresh, 'register');
    await t.newPatient(fresh);
    expect((await reset(fresh, forRegistering)).json.code).toBe('wrong_code');
  });

  it('20 at once: one succeeds', async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(phone, code)));
    expect(answers.map((a) => a.json.code).sort()).toEqual([
      '200',
      ...Array(19).fill('wrong_code'),
    ]);
    expect((await codesOf(phone))[0].used_at).not.toBeNull();
  });

  // The promised 10,000 are a matter of npm run torture.
  const guessed = Number(process.env.CODE_GUESSES ?? 200);
  it(`${guessed} guesses from 100 addresses: five are compared, none is right`, {
    timeout: 600_000,
  }, async () => {
    const phone = await someone();
    const code = await people.codeFor(phone, 'resetPassword');
    const guesses = Array.from({ length: guessed }, (_, i) => String(i).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const codes = new Set<string>();
    for (let i = 0; i < guesses.length; i += 20)
      for (const { json } of await Promise.all(
        guesses
          .slice(i, i + 20)
          .map((guess, j) => reset(phone, guess, from(`203.0.113.${(i + j) % 100}`))),
      ))
        codes.add(json.code);
    expect([...codes]).toEqual(['wrong_code']);
    expect((await codesOf(phone))[0]).toMatchObject({ tries: 5, used_at: null });
    expect((await reset(phone, code)).json.code).toBe('wrong_code');
  });
});

it('nothing of all this is in the log', () => expectNothingLogged(t));
