/** Nobody is locked out for good (quality 45): the ways back of a client. */
import { describe, expect, it } from 'vitest';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { profilesOf } from '#tests/api/support/profiles.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, update } = profilesOf(t, people);

/** With a proved address and a card. */
const newMe = async () => {
  const email = `${people.newPhone()}@mail.example`;
  const me = await someone({ email, loginEmail: email });
  const { id } = await people.userRow(me.phone);
  const card = people.newCard();
  const path = `/home/api/user/submit-white-card?whiteCardId=${card}`;
  expect((await t.call('POST', path, { token: me.token })).json.code).toBe('200');
  return { ...me, userId: id as string, email, card };
};

describe('a client who', () => {
  it('forgot the password: the code to the phone', async () => {
    const me = await newMe();
    const verificationCode = await people.codeFor(me.phone, 'resetPassword');
    const body = { phone: me.phone, password: 'Fresh-tea-2026!', verificationCode };
    expect((await t.call('POST', '/home/api/user/resetPassword', { body })).status).toBe(200);
    expect((await people.signIn(me.phone, body.password)).status).toBe(200);
  });

  it('lost the phone but knows the password: the new phone’s code, from any device', async () => {
    const me = await newMe();
    const { json } = await people.signIn(me.email);
    const token = json.data?.token ?? '';
    const phone = people.newPhone();
    const verificationCode = await people.codeFor(phone, 'changePhone', { token });
    const body = { ...me.form, phone, verificationCode, password: goodPassword };
    expect((await update(token, body)).status).toBe(200);
    expect((await people.signIn(phone)).status).toBe(200);
  });

  it('lost both: the office enters them with the new phone and merges the old account into it', async () => {
    const me = await newMe();
    const staff = await t.staffSession('coordinator');
    const phone = people.newPhone();
    const office = (path: string, body: object) =>
      t.call<{ userId: string; plan: string }>('POST', `/home/staff/people/${path}`, {
        token: staff,
        body,
      });
    const name = { firstName: 'Test', lastName: 'Patient', locale: 'en' };
    const entered = await office('enter', { ...name, phone });
    const { userId = '' } = entered.json.data ?? {};
    const planned = await office(`${userId}/merge`, { doubleId: me.userId });
    const { plan } = planned.json.data ?? {};
    expect((await office(`${userId}/merge`, { doubleId: me.userId, plan })).status).toBe(200);
    const verificationCode = await people.codeFor(phone, 'resetPassword');
    const body = { phone, password: goodPassword, verificationCode };
    expect((await t.call('POST', '/home/api/user/resetPassword', { body })).status).toBe(200);
    const { json } = await people.signIn(phone);
    const token = json.data?.token ?? '';
    const own = await t.call<{ whiteCardId: string }>('POST', '/home/api/user/white-card/reveal', {
      token,
      body: { password: goodPassword },
    });
    expect(own.json.data?.whiteCardId).toBe(me.card);
    // What the old phone and the old sessions opened is closed.
    expect((await people.signIn(me.phone)).status).toBe(401);
    const list = await t.call('GET', '/home/api/user/session/list', { token: me.token });
    expect(list.status).toBe(401);
  });
});
