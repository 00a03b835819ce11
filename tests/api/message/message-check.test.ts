/** "Is this really from you?": the ID at the end of each text, the check of strangers and of the phone line, the inbox. */
import { describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/account/account.ts';
import { checkMessage, checkRules } from '#contract/message/check.ts';
import { convertOfficeWords } from '#contract/message/convert.ts';
import { getOwnMessages } from '#contract/message/inbox.ts';
import { messageKindOf } from '#contract/message/kinds.ts';
import { findByShortId } from '#contract/message/office.ts';
import { isShortId } from '#contract/message/short-id.ts';
import { messages as demoMessages } from '#demo/messages.ts';
import { en } from '#i18n/en.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const path = '/home/api/message/check';
const check = (shortId: string, phoneEnding: string) =>
  t.read(checkMessage, { body: { shortId, phoneEnding } });

/** Somebody with the texts of a registration. */
const registered = async () => {
  const form = people.patientForm();
  const verificationCode = await people.codeFor(form.phone, 'register');
  // The newest comes first: the welcome is younger than the code.
  t.clock.pass(60_000);
  const { json } = await people.send('patient', { ...form, verificationCode });
  if (!json.data) throw new Error('not registered');
  const me = { ...json.data, phone: form.phone };
  const { rows } = await t.pool.query('select template, short_id from message where user_id = $1', [
    me.user.userId,
  ]);
  const idOf = (template: string): string =>
    rows.find((row) => row.template === template)?.short_id ?? '';
  return {
    ...me,
    ending: me.phone.slice(-4),
    welcome: idOf('welcomePatient'),
    code: idOf('codeRegister'),
  };
};

describe('a text', () => {
  it('has an ID of its own, codes too', async () => {
    const me = await registered();
    expect([me.welcome, me.code].every(isShortId)).toBe(true);
    expect(me.welcome).not.toBe(me.code);
  });
});

describe('whoever holds a text', () => {
  it('learns that we sent it, when and what about, and nothing else', async () => {
    const me = await registered();
    expect(await check(me.welcome, me.ending)).toEqual({
      shortId: me.welcome,
      sent: true,
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
      kind: 'account',
    });
    expect(
      await check(`Persimmon Home Care: hello. Message ID ${me.code}`, me.phone),
    ).toMatchObject({ shortId: me.code, sent: true, kind: 'code' });
  });

  it('learns the same whether the ID or the phone is wrong: nothing', async () => {
    const me = await registered();
    const other = me.ending === '0000' ? '1111' : '0000';
    const none = { sent: false, at: null, kind: null };
    expect(await check(me.welcome, other)).toEqual({ shortId: me.welcome, ...none });
    expect(await check('P-RRRRR', me.ending)).toEqual({ shortId: 'P-RRRRR', ...none });
  });

  it('is not told that a text was sent which was held back', async () => {
    const me = await registered();
    await t.pool.query(`update message set state = 'held' where short_id = $1`, [me.welcome]);
    expect(await check(me.welcome, me.ending)).toMatchObject({ sent: false });
  });

  it('is told what is wrong, at its field', async () => {
    const body = { shortId: 'hello', phoneEnding: '12' };
    const { status, json } = await t.call('POST', path, { body, lang: 'en' });
    expect(status).toBe(400);
    expect(json.errors).toEqual([
      { field: 'shortId', message: en.scams.wrongId },
      { field: 'phoneEnding', message: en.scams.wrongEnding },
    ]);
  });

  it('cannot guess on: neither one ID from many addresses, nor many IDs from one', async () => {
    // Wider in tests, where everyone has one address.
    const spend = (key: string, points: number) =>
      t.pool.query(
        `insert into rate_limit (key, points, expire) values ($1, $2, $3)
         on conflict (key) do update set points = $2, expire = $3`,
        [key, points, Date.now() + 3_600_000],
      );
    const me = await registered();
    const { rows } = await t.pool.query(`select key from rate_limit where key like 'message-%'`);
    const keys = rows.map((row) => row.key as string);
    const address = keys.find((key) => key.startsWith('message-check:')) ?? '';
    expect(address).not.toBe('');
    const body = { shortId: me.welcome, phoneEnding: me.ending };
    const statusOf = async () => (await t.call('POST', path, { body })).status;
    await spend(`message-id:${me.welcome}`, checkRules.perIdAndDay * 50);
    expect(await statusOf()).toBe(429);
    await t.pool.query('delete from rate_limit where key = $1', [`message-id:${me.welcome}`]);
    expect(await statusOf()).toBe(200);
    await spend(address, checkRules.perAddressAndHour * 50);
    expect(await statusOf()).toBe(429);
    await t.pool.query(`delete from rate_limit where key like 'message-%'`);
  });
});

describe('the phone line', () => {
  it('finds the message without its text, and the look is written down', async () => {
    const me = await registered();
    const token = await t.staffSession('coordinator');
    const { messages } = await t.read(findByShortId, {
      token,
      body: { shortId: me.welcome.toLowerCase().replace('-', ' ') },
    });
    expect(messages).toMatchObject([
      { shortId: me.welcome, kind: 'account', to: `…${me.ending}`, userId: me.user.userId },
    ]);
    expect(JSON.stringify(messages)).not.toContain(me.phone);
    expect(await actionsOf(t, { subjectId: me.user.userId })).toContain('message.check');
  });

  it('is told when there is none', async () => {
    const token = await t.staffSession('admin');
    const answer = await t.read(findByShortId, { token, body: { shortId: 'P-RRRRR' } });
    expect(answer).toEqual({ shortId: 'P-RRRRR', messages: [] });
  });
});

describe('the own messages', () => {
  it('show every text with its ID, codes without their words, pages of one’s own alone', async () => {
    const [me, other] = [await registered(), await registered()];
    const mine = await t.read(getOwnMessages, { token: me.token, query: 'pageSize=1&pageNum=2' });
    expect(mine).toMatchObject({ total: 2, pages: 2 });
    expect(mine.records).toMatchObject([{ shortId: me.code, kind: 'code', text: null }]);
    const [first] = (await t.read(getOwnMessages, { token: me.token })).records;
    expect(first).toMatchObject({ shortId: me.welcome, kind: 'account', state: 'sent' });
    expect(first?.text).toContain('Persimmon Home Care');
    const theirs = await t.read(getOwnMessages, { token: other.token });
    expect(JSON.stringify(theirs)).not.toContain(me.welcome);
  });

  it('are in the export with their IDs, and gone with the account', async () => {
    const me = await registered();
    const whole = JSON.stringify(
      await t.call('POST', `/home${exportOwnData.path}`, {
        token: me.token,
        body: { password: goodPassword },
      }),
    );
    expect(whole).toContain(me.welcome);
    await t.call('POST', '/home/api/user/delete', {
      token: me.token,
      body: { password: goodPassword },
    });
    expect(await check(me.welcome, me.ending)).toMatchObject({ sent: false });
  });
});

it('the demo has texts to check', async () => {
  const [, , finished] = demoMessages;
  expect(await check(finished?.shortId ?? '', '0101')).toMatchObject({
    sent: true,
    kind: 'request',
  });
});

it('every template has a kind a reader understands', () => {
  const names = Object.keys(en.messages).filter((name) => messageKindOf(name) === 'other');
  expect(
    names.filter((name) => !/^(calendar|documents|because|read|toDo|digest)/.test(name)),
  ).toEqual([]);
});

describe('what the office wrote', () => {
  it('can be read in the other script', async () => {
    const { token } = await registered();
    const say = (text: string, to: 'zh-CN' | 'zh-TW') =>
      t.read(convertOfficeWords, { token, body: { text, to } });
    expect(await say('請帶證件來。', 'zh-CN')).toEqual({ text: '请带证件来。' });
    // By words, not by characters.
    expect(await say('请发短信。', 'zh-TW')).toEqual({ text: '請發簡訊。' });
  });
});
