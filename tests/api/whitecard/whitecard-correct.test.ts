/** "I mistyped it": a card number corrected once, within a day, and told to the office. */
import { describe, expect, it } from 'vitest';
import { getWhiteCard } from '#contract/whitecard/whitecard.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let next = 400;

const submit = (token: string, card: string) =>
  t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${card}`, { token, lang: 'en' });
const correct = (token: string, whiteCardId: string) =>
  t.call<{ contactBy: string }>('POST', '/home/api/user/white-card/correct', {
    token,
    lang: 'en',
    body: { whiteCardId },
  });
const someone = async () => {
  const number = next++;
  const phone = `2125550${number}`;
  const token = await t.newPatient(phone);
  return { phone, token, card: `QX${10_000 + number}X`, right: `QX${20_000 + number}X` };
};
const storedCard = async (phone: string): Promise<string> => {
  const { rows } = await t.pool.query(
    'select w.* from white_card w join app_user u on u.id = w.user_id where u.phone = $1',
    [`+1${phone}`],
  );
  return testSealer().open(rows[0].id_sealed, rows[0].user_id);
};

describe('a mistyped number', () => {
  it('is corrected once; the promise to call stays, and a second time is refused in words', async () => {
    const { token, phone, card, right } = await someone();
    await submit(token, card);
    expect(await t.read(getWhiteCard, { token })).toMatchObject({
      correctUntil: '2025-06-12 10:30',
    });
    t.clock.set('2025-06-11T15:00:00Z');
    const { json, text } = await correct(token, ` ${right.toLowerCase()} `);
    expect(json.code, text).toBe('200');
    expect(json.data?.contactBy).toBe('2025-06-12 10:30');
    expect(await storedCard(phone)).toBe(right);
    expect(await t.read(getWhiteCard, { token })).toMatchObject({
      whiteCardStatus: 'submitted',
      correctUntil: null,
    });
    // Sent again after a lost answer: the same.
    expect((await correct(token, right)).json.code).toBe('200');
    expect((await correct(token, card)).json.code).toBe('white_card_no_correction');
    expect(await storedCard(phone)).toBe(right);
  });

  it('sent again unchanged uses nothing up', async () => {
    const { token, card, right } = await someone();
    await submit(token, card);
    expect((await correct(token, card)).json.code).toBe('200');
    expect((await correct(token, right)).json.code).toBe('200');
  });

  it('is not corrected after a day, before a submission, or into something else', async () => {
    const one = await someone();
    expect((await correct(one.token, one.right)).json.code).toBe('white_card_no_correction');
    await submit(one.token, one.card);
    expect((await correct(one.token, 'nonsense')).json.code).toBe('white_card_format');
    expect((await correct(one.token, 'AB12345C')).json.code).toBe('white_card_taken');
    t.clock.set('2025-06-12T14:30:00Z');
    const later = await t.sessionOf(one.phone);
    expect((await correct(later, one.right)).json.code).toBe('white_card_no_correction');
    expect(await storedCard(one.phone)).toBe(one.card);
    const caregiver = await t.sessionOf('2125550103');
    expect((await correct(caregiver, one.right)).status).toBe(403);
  });

  it('is one correction at the same moment from two devices', async () => {
    const { token, phone, card, right } = await someone();
    await submit(token, card);
    const other = right.replace('QX', 'QY');
    const answers = await Promise.all(
      [right, other, right, other].map((number) => correct(token, number)),
    );
    const codes = answers.map(({ json }) => json.code).sort();
    expect(codes).toEqual(['200', '200', 'white_card_no_correction', 'white_card_no_correction']);
    expect([right, other]).toContain(await storedCard(phone));
  });
});

it('the office sees it, and cannot decide over the old number', async () => {
  const staff = await t.staffSession('coordinator');
  const { token, phone, card, right } = await someone();
  await submit(token, card);
  const { rows } = await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`]);
  const path = `/home/staff/card/${rows[0].id}`;
  type Case = { version: number; cardNumber: string; history: { details: object }[] };
  const look = async () => {
    const answer = await t.call<Case>('GET', path, { token: staff });
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data as Case;
  };
  const before = await look();
  await correct(token, right);
  const after = await look();
  expect(after.cardNumber.slice(-3)).toBe(right.slice(-3));
  expect(after.history.at(-1)?.details).toEqual({ corrected: 'number' });
  const decided = await t.call('POST', `${path}/review`, {
    token: staff,
    body: { version: before.version, decision: 'eligible' },
  });
  expect(decided.json.code, decided.text).toBe('changed_meanwhile');
});
