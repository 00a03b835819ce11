import { describe, expect, it } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { getDemoMessages } from '#contract/message/message.ts';
import { WhiteCardReceipt } from '#contract/whitecard/whitecard.ts';
import { en } from '#i18n/en.ts';
import { locales } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { expectNone, wordsOfLogs } from '#tests/api/security/canaries.ts';
import type { CallOptions } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const words = { en, 'zh-CN': zhHans, 'zh-TW': zhHant };
const path = '/home/api/user/submit-white-card';
type Receipt = { whiteCardStatus: string; contactBy: string };
const submit = (token: string, card: string, options: CallOptions = {}) =>
  t.call<Receipt>('POST', `${path}?whiteCardId=${encodeURIComponent(card)}`, {
    token,
    lang: 'en',
    ...options,
  });

let next = 200;
/** A patient and a card number that nobody else has. */
const someone = async () => {
  const phone = `2125550${next}`;
  const card = `QZ${10_000 + next}X`;
  next++;
  return { phone, card, token: await t.newPatient(phone) };
};
const rowOf = async (phone: string) => {
  const { rows } = await t.pool.query(
    `select w.*, row_to_json(w)::text as everything from white_card w
     join app_user u on u.id = w.user_id where u.phone = $1`,
    [`+1${phone}`],
  );
  return rows[0];
};
const messagesTo = (phone: string) => t.read(getDemoMessages, { query: `to=${phone}` });

describe('a card number that is taken', () => {
  it('is answered with the status and the time of our call', async () => {
    const { token, card, phone } = await someone();
    const { status, json } = await submit(token, card);
    expect([status, json.code]).toEqual([200, '200']);
    expect(WhiteCardReceipt.parse(json.data)).toEqual({
      whiteCardStatus: 'submitted',
      contactBy: '2025-06-12 10:30',
    });
    expect((await rowOf(phone)).contact_by).toEqual(new Date('2025-06-12T14:30:00Z'));
    expect(await t.read(getPatientInfo, { token })).toMatchObject({ whiteCardStatus: 'submitted' });
  });

  it.each([
    ['a weekend in spring', '2025-03-08T20:00:00Z', '2025-03-09 16:00'],
    ['one in autumn', '2025-11-01T20:00:00Z', '2025-11-02 15:00'],
    ['the evening', '2025-11-03T23:30:00Z', '2025-11-04 17:00'],
    ['the night', '2025-12-30T10:27:00Z', '2025-12-30 17:00'],
  ])(
    'is promised within 24 hours, in office hours where there are any: %s',
    async (_, now, contactBy) => {
      t.clock.set(now);
      const { token, card } = await someone();
      expect((await submit(token, card)).json.data?.contactBy).toBe(contactBy);
    },
  );

  it('is stored as ciphertext alone', async () => {
    const { token, card, phone } = await someone();
    await submit(token, card);
    const row = await rowOf(phone);
    expect(row).toMatchObject({ status: 'submitted' });
    expect(row.everything).not.toContain(card);
    expectNone(row.everything.toUpperCase(), [card, card.slice(0, 7), card.slice(2)]);
    expect(testSealer().open(row.id_sealed, row.user_id)).toBe(card);
    expect(() => testSealer().open(row.id_sealed, 'another')).toThrow();
    const everywhere = await t.pool.query(
      `select string_agg(m::text, '') as all from demo_message m`,
    );
    expect(everywhere.rows[0].all).not.toContain(card);
    expectNone(wordsOfLogs(t.logs), [card]);
  });

  it.each([
    ['in the query', (card: string): [string, CallOptions] => [`?whiteCardId=${card}`, {}]],
    ['in the body', (card: string): [string, CallOptions] => ['', { body: { whiteCardId: card } }]],
    [
      'in the query, with a JSON content type and no body',
      (card: string): [string, CallOptions] => [
        `?whiteCardId=${card}`,
        { headers: { 'content-type': 'application/json' } },
      ],
    ],
    [
      'in the query, with a body of null',
      (card: string): [string, CallOptions] => [
        `?whiteCardId=${card}`,
        { body: 'null', headers: { 'content-type': 'application/json' } },
      ],
    ],
  ])('may come %s', async (_, form) => {
    const { token, card } = await someone();
    const [query, options] = form(card);
    const { json } = await t.call('POST', path + query, { token, ...options });
    expect(json.code).toBe('200');
  });

  it.each([
    (card: string) => card.toLowerCase(),
    (card: string) => ` ${card.slice(0, 2)} ${card.slice(2, 7)} ${card.slice(7)} `,
    (card: string) => `my card: ${card}.`,
  ])('may be typed as %s', async (typed) => {
    const { token, card, phone } = await someone();
    expect((await submit(token, typed(card))).json.code).toBe('200');
    const { id_sealed, user_id } = await rowOf(phone);
    expect(testSealer().open(id_sealed, user_id)).toBe(card);
  });

  it.each([
    ['en', 'Thursday, Jun 12, 10:30 AM'],
    ['zh-CN', '6月12日星期四 上午10:30'],
    ['zh-TW', '6月12日星期四 上午10:30'],
  ] as const)('is confirmed by SMS in the language the person reads: %s', async (lang, time) => {
    const { token, card, phone } = await someone();
    await submit(token, card, { lang });
    const [message, ...more] = await messagesTo(phone);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: 'sms', to: `+1${phone}` });
    expect(message?.text).toBe(
      words[lang].messages.whiteCardSubmitted
        .replace('{{name}}', 'Test Patient')
        .replace('{{by}}', time)
        .replace('{{phone}}', '(212) 555-0100'),
    );
  });
});

describe('a card number that is refused', () => {
  it.each(['', 'AB1234C', 'AB123456C', '12345678', 'ABO2345C', '\0', "' or 1=1", '柿'.repeat(60)])(
    'for its format: %j',
    async (card) => {
      const { token, phone } = await someone();
      for (const lang of locales) {
        const { status, json } = await submit(token, card, { lang });
        expect([status, json.code, json.message]).toEqual([
          200,
          'white_card_format',
          words[lang].errors.white_card_format,
        ]);
      }
      expect(await rowOf(phone)).toBeUndefined();
      expect(await messagesTo(phone)).toEqual([]);
    },
  );

  it('when none is sent at all', async () => {
    const { token } = await someone();
    const { status, json } = await t.call('POST', path, { token, lang: 'en' });
    expect([status, json.message]).toEqual([
      200,
      'Please enter the correct white card format, such as: XX00000X',
    ]);
  });

  it('for another account’s number, whose owner notices nothing', async () => {
    const owner = await someone();
    await submit(owner.token, owner.card);
    const before = await rowOf(owner.phone);
    const other = await someone();
    const { status, json } = await submit(other.token, owner.card.toLowerCase());
    expect([status, json.code, json.message]).toEqual([
      200,
      'white_card_taken',
      en.errors.white_card_taken,
    ]);
    expect(await rowOf(other.phone)).toBeUndefined();
    expect(await rowOf(owner.phone)).toEqual(before);
    expect(await messagesTo(other.phone)).toEqual([]);
    // The other one still has a try with the right number.
    expect((await submit(other.token, other.card)).json.code).toBe('200');
  });

  it.each(['submitted', 'eligible'])('when one was handed in and is %s', async (status) => {
    const { token, card, phone } = await someone();
    await submit(token, card);
    await t.pool.query('update white_card set status = $1 where user_id = $2', [
      status,
      (await rowOf(phone)).user_id,
    ]);
    const again = await submit(token, 'ZZ99999Z');
    expect([again.status, again.json.code]).toEqual([200, 'white_card_already_submitted']);
    expect(await rowOf(phone)).toMatchObject({ status });
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it.each([{ status: 'eligible' }, { whiteCardStatus: 'eligible' }, { userId: 'x' }])(
    'with the extra field %j',
    async (extra) => {
      const { token, card, phone } = await someone();
      const { status, json } = await t.call('POST', path, {
        token,
        body: { whiteCardId: card, ...extra },
      });
      expect(status).toBe(400);
      expect(json.errors?.map((e) => e.field)).toEqual(Object.keys(extra));
      expect(await rowOf(phone)).toBeUndefined();
    },
  );

  it('for a caregiver, with the words of the spec', async () => {
    const token = await t.sessionOf('2125550103');
    const { status, json } = await submit(token, 'AB12345C');
    expect([status, json.message]).toEqual([403, 'Caregiver status cannot check Medicaid Card.']);
  });
});

it('after "ineligible" a new number, or the same one, may be handed in', async () => {
  for (const change of [false, true]) {
    const { token, card, phone } = await someone();
    await submit(token, card);
    const { user_id } = await rowOf(phone);
    await t.pool.query(`update white_card set status = 'ineligible' where user_id = $1`, [user_id]);
    t.clock.pass(60_000);
    const again = change ? card.replace('QZ', 'QY') : card;
    expect((await submit(token, again)).json.code).toBe('200');
    const row = await rowOf(phone);
    expect(row).toMatchObject({ status: 'submitted', submitted_at: t.clock.now() });
    expect(testSealer().open(row.id_sealed, user_id)).toBe(again);
    expect(await messagesTo(phone)).toHaveLength(2);
  }
});

it('after "ineligible" another account’s number is refused, and the old row stays', async () => {
  const [owner, other] = [await someone(), await someone()];
  await submit(owner.token, owner.card);
  await submit(other.token, other.card);
  const { user_id } = await rowOf(other.phone);
  await t.pool.query(`update white_card set status = 'ineligible' where user_id = $1`, [user_id]);
  const before = await rowOf(other.phone);
  expect((await submit(other.token, owner.card)).json.code).toBe('white_card_taken');
  expect(await rowOf(other.phone)).toEqual(before);
});
