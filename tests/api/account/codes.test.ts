/** Asking for a code: what is sent to whom, and how often. */
import { describe, expect, it } from 'vitest';
import { codeRules, type PhonePurpose, sendCode } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import {
  codeCalls,
  expectNothingLogged,
  from,
  hour,
  minute,
  second,
} from '#tests/api/support/code-calls.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { office, seen } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ env: { TRUST_PROXY: '1' } });
const { people, codesOf, reset, someone } = codeCalls(t);

describe('a code', () => {
  it('has six digits, is sent, and is kept only as a hash', async () => {
    const phone = people.newPhone();
    const answer = await t.read(sendCode, { body: { phone, purpose: 'register' } });
    expect(answer).toEqual({ againAfterSeconds: 60, validMinutes: 10 });
    const [text = ''] = await people.messagesTo(phone);
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    expect(code).toHaveLength(codeRules.digits);
    const [row, ...more] = await codesOf(phone);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ purpose: 'register', tries: 0, used_at: null });
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row.expires_at).toEqual(new Date(Date.parse(demoNow) + 10 * minute));
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  it.each([
    ['en', en],
    ['zh-CN', zhHans],
    ['zh-TW', zhHant],
  ] as const)('is sent in the caller’s language: %s', async (lang: Locale, words) => {
    const phone = people.newPhone();
    const code = await people.codeFor(phone, 'register', { lang });
    expect(await people.messagesTo(phone)).toEqual([
      words.messages.codeRegister.replace('{{code}}', code).replace('{{minutes}}', '10'),
    ]);
  });

  it.each(['abc', '911', '12125550101x', '+442071838750', '1125550101', '２１２５５５', ''])(
    'is not sent to %j',
    async (phone) => {
      const { status, json } = await people.askCode(phone, 'register');
      expect(status).toBe(400);
      expect(json.errors).toEqual([{ field: 'phone', message: en.fields.phone }]);
    },
  );

  it.each([{ purpose: 'login' }, { purpose: '' }, {}])('is not sent for %j', async (more) => {
    const body = { phone: people.newPhone(), ...more };
    const { status, json } = await t.call('POST', '/home/api/user/sms-code', { body, lang: 'en' });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'purpose']);
  });
});

describe('nobody learns from asking whether a phone has an account', () => {
  it.each(['register', 'resetPassword'] as const)('%s', async (purpose) => {
    const [known, unknown] = [await someone(), people.newPhone()];
    const a = await people.askCode(known, purpose);
    const b = await people.askCode(unknown, purpose);
    expect(seen(a)).toEqual(seen(b));
    expect(a.status).toBe(200);
    // The second within the minute is refused alike.
    expect(seen(await people.askCode(known, purpose))).toEqual(
      seen(await people.askCode(unknown, purpose)),
    );
    const rows = [...(await codesOf(known)), ...(await codesOf(unknown))];
    expect(rows.map((r) => r.code_hash !== null).sort()).toEqual([false, true]);
  });

  it('its holder does: by a message without a code', async () => {
    const known = await someone();
    await people.askCode(known, 'register');
    const [text = ''] = await people.messagesTo(known);
    expect(text).toBe(en.messages.hasAccount.replace('{{phone}}', office));
    expect(text).not.toMatch(/\b\d{6}\b/);
    const unknown = people.newPhone();
    await people.askCode(unknown, 'resetPassword');
    expect(await people.messagesTo(unknown)).toEqual([
      en.messages.noAccount.replace('{{phone}}', office),
    ]);
  });

  it('and a wrong code is refused alike', async () => {
    const [known, unknown] = [await someone(), people.newPhone()];
    for (const phone of [known, unknown]) await people.askCode(phone, 'resetPassword');
    for (let i = 0; i < codeRules.triesPerCode + 2; i++) {
      const a = await reset(known, '000000');
      const b = await reset(unknown, '000000');
      expect(a.json.code).toBe('wrong_code');
      expect(seen(a)).toEqual(seen(b));
    }
    // Also when none was ever asked for.
    const never = await reset(people.newPhone(), '000000');
    expect(seen(await reset(known, '000000'))).toEqual(seen(never));
  });
});

describe('changing the phone', () => {
  it('needs somebody signed in', async () => {
    for (const token of [undefined, '', 'garbage']) {
      const { status, json } = await people.askCode(people.newPhone(), 'changePhone', { token });
      expect([status, json.code]).toEqual([401, 'unauthorized']);
    }
  });

  it('sends a code to a phone that nobody has, and only words to another', async () => {
    const token = await t.newPatient(people.newPhone());
    const [free, taken] = [people.newPhone(), await someone()];
    const a = await people.askCode(free, 'changePhone', { token });
    const b = await people.askCode(taken, 'changePhone', { token });
    expect(seen(a)).toEqual(seen(b));
    expect((await people.messagesTo(free))[0]).toMatch(/\b\d{6}\b/);
    expect((await people.messagesTo(taken))[0]).not.toMatch(/\b\d{6}\b/);
  });
});

describe('the limits of a number', () => {
  it('one a minute, three in ten minutes, five a day; whatever they are for', async () => {
    const phone = await someone();
    const ask = async (purpose: PhonePurpose = 'register') => {
      const { status, json } = await people.askCode(phone, purpose);
      return status === 200 ? 'sent' : json.code;
    };
    expect(await ask()).toBe('sent');
    t.clock.pass(59 * second);
    expect(await ask('resetPassword')).toBe('code_too_soon');
    t.clock.pass(second);
    expect(await ask('resetPassword')).toBe('sent');
    t.clock.pass(minute);
    expect(await ask()).toBe('sent');
    t.clock.pass(minute);
    expect(await ask()).toBe('code_limit');
    t.clock.pass(8 * minute);
    expect(await ask()).toBe('sent');
    t.clock.pass(hour);
    expect(await ask()).toBe('sent');
    t.clock.pass(hour);
    expect(await ask()).toBe('code_limit');
    t.clock.pass(24 * hour);
    expect(await ask()).toBe('sent');
    expect(await people.messagesTo(phone)).toHaveLength(6);
  });

  it('hold when 20 ask at once', async () => {
    const phone = people.newPhone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => people.askCode(phone, 'register')),
    );
    const codes = answers.map((a) => a.json.code).sort();
    expect(codes).toEqual(['200', ...Array(19).fill('code_too_soon')]);
    expect(await people.messagesTo(phone)).toHaveLength(1);
  });

  it('forgive spaces: it is one number however it is written', async () => {
    const phone = people.newPhone();
    expect((await people.askCode(phone, 'register')).status).toBe(200);
    const again = await people.askCode(`+1 (${phone.slice(0, 3)}) ${phone.slice(3)}`, 'register');
    expect(again.json.code).toBe('code_too_soon');
  });

  it('everyone together gets 5,000 a day', async () => {
    const spent = (sent: number) =>
      t.pool.query(
        `insert into message_spent (day, recipient, share, sent) values ($1, 'all', 'code', $2)
         on conflict (day, recipient, share) do update set sent = excluded.sent`,
        [demoNow.slice(0, 10), sent],
      );
    const ask = async () => (await people.askCode(people.newPhone(), 'register')).json.code;
    await spent(codeRules.perDayForAll - 1);
    expect(await ask()).toBe('200');
    await spent(codeRules.perDayForAll);
    expect(await ask()).toBe('code_limit');
    t.clock.pass(24 * hour);
    expect(await ask()).toBe('200');
    await t.pool.query('delete from message_spent');
  });
});

it('an address gets 60 an hour, 50 times as many where everyone shares one', async () => {
  const strict = await startTestApp({ env: { APP_ENV: 'production', TRUST_PROXY: '1' } });
  try {
    let phone = 2_000;
    const ask = (address: string) =>
      strict.call('POST', '/home/api/user/sms-code', {
        body: { phone: `646555${phone++}`, purpose: 'register' },
        ...from(address),
      });
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await ask('203.0.113.7')).status);
    expect(answers).toEqual([...Array(60).fill(200), 429]);
    expect((await ask('203.0.113.8')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

it('nothing of all this is in the log', () => expectNothingLogged(t));
