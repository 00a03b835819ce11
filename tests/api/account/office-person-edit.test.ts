/** Staff edit a person: what is kept, who is told, and two at once. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/account/person-edit.ts';
import { user } from '#server/schema/account.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { personCalls, personPath } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { coordinator, getPerson, post, search, someone } = personCalls(t);
const people = peopleOf(t);
const wei = {
  name: '陳偉',
  relationship: 'son',
  phone: '6465550399',
  emergency: true,
  maySpeak: true,
} as const;

const edit = async (userId: string, values: object, version?: string) => {
  const person = await getPerson(userId);
  return post(personPath(userId, '/edit'), {
    ...person.profile,
    version: version ?? person.version,
    ...values,
  });
};

describe('editing a person', () => {
  it('keeps every change with before and after; the audit log has the fields only', async () => {
    const { userId } = await someone('6465550301', { firstName: 'Mei', lastName: 'Lam' });
    const values = {
      chineseName: '林美',
      address: '12 Persimmon Street',
      city: 'New York',
      state: 'NY',
      postcode: '10002',
      locale: 'zh-CN',
      note: 'Hard of hearing.\nCall after ten.',
      contacts: [wei],
    };
    const { status, text } = await edit(userId, values);
    expect(status, text).toBe(200);
    const person = await getPerson(userId);
    expect(person.profile).toMatchObject({
      ...values,
      firstName: 'Mei',
      contacts: [{ ...wei, phone: '+16465550399' }],
    });
    expect(person.address).toContain('12 Persimmon Street');
    expect(person.changes).toMatchObject([{ entry: 'edited', by: expect.any(String) }]);
    const [first] = person.changes;
    expect(first?.changes).toContainEqual({ field: 'chineseName', before: '', after: '林美' });
    expect(first?.contacts).toMatchObject({ before: [], after: [{ name: '陳偉' }] });
    expect((await search('林美')).records.map((one) => one.userId)).toContain(userId);
    const { rows } = await t.pool.query(
      `select details from audit_log where subject_id = $1 and action = 'person.change'`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].details.fields).toContain('note, contacts');
    expect(JSON.stringify(rows)).not.toContain('Hard of hearing');
    await edit(userId, {});
    expect((await getPerson(userId)).changes).toHaveLength(1);
  });

  it('of two who edit at once the second is told, and nothing is overwritten', async () => {
    const { userId } = await someone('6465550302', { firstName: 'An', lastName: 'Ho' });
    const { version } = await getPerson(userId);
    expect((await edit(userId, { city: 'Queens' }, version)).status).toBe(200);
    const late = await edit(userId, { city: 'Bronx' }, version);
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await getPerson(userId)).profile.city).toBe('Queens');
  });

  it('a new email address is unverified, opens nothing, and the old ways are told', async () => {
    const old = 'old303@mail.example';
    const { token, userId } = await someone('6465550303', {
      locale: 'en',
      email: old,
      verifiedEmail: old,
      loginEmail: old,
    });
    const email = 'new303@mail.example';
    const shown = await edit(userId, { email, preview: true });
    expect(shown.json.data).toMatchObject({
      messages: [
        { channel: 'sms', to: '0303' },
        { channel: 'email', to: old },
      ],
    });
    expect((await getPerson(userId)).email).toBe(old);
    await edit(userId, { email });
    expect(await getPerson(userId)).toMatchObject({ email, emailVerified: false });
    expect((await t.call('GET', '/home/api/user/patient/info', { token })).status).toBe(401);
    const [row] = (await t.db.select().from(user)).filter(({ id }) => id === userId);
    expect([row?.verifiedEmail, row?.loginEmail]).toEqual([null, null]);
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ postcode: '00000' }, 'postcode'],
    [{ email: 'no' }, 'email'],
    [{ contacts: [{ ...wei, name: '' }] }, 'contacts.0.name'],
    [{ contacts: [{ ...wei, phone: '12' }] }, 'contacts.0.phone'],
    [{ contacts: Array(7).fill(wei) }, 'contacts'],
  ])('%j names the field', async (values, field) => {
    const { userId } = await someone(people.newPhone());
    const { status, json } = await edit(userId, values);
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
  });
});

describe('a new phone', () => {
  const phonePath = (userId: string, rest = '') => personPath(userId, `/phone${rest}`);
  const change = async (userId: string, values: object) =>
    post(phonePath(userId), { version: (await getPerson(userId)).version, ...values });

  it('with the code that it got: the old one is told, sessions end', async () => {
    const { token, userId } = await someone('6465550311', { locale: 'en' });
    const phone = '6465550312';
    await t.read(api.sendPersonPhoneCode, {
      token: coordinator.token,
      path: phonePath(userId, '/code'),
      body: { phone },
    });
    const [text = ''] = await people.messagesTo(phone);
    expect(text).toContain('at our counter');
    const verificationCode = text.match(/\d{6}/)?.[0] ?? '';
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    const refused = await change(userId, { phone, verificationCode: wrong });
    expect([refused.json.code, refused.json.errors?.[0]?.field]).toEqual([
      'wrong_code',
      'verificationCode',
    ]);
    const shown = await change(userId, { phone, verificationCode, preview: true });
    expect(shown.json.data).toMatchObject({ messages: [{ to: '0311' }] });
    expect((await getPerson(userId)).phone).toBe('+16465550311');
    const done = await change(userId, { phone, verificationCode });
    expect(done.status, done.text).toBe(200);
    const person = await getPerson(userId);
    expect(person.phone).toBe('+16465550312');
    expect(person.changes[0]).toMatchObject({
      entry: 'phone',
      changes: [{ field: 'phone', before: '+16465550311', after: '+16465550312' }],
    });
    expect((await t.call('GET', '/home/api/user/patient/info', { token })).status).toBe(401);
    expect((await people.messagesTo('6465550311')).join()).toContain('new phone number');
    expect(await actionsOf(t, { subjectId: userId })).toEqual(
      expect.arrayContaining(['person.code', 'person.phone']),
    );
  });

  it('without a code needs its reason, which is kept', async () => {
    const { userId } = await someone('6465550313');
    const phone = '6465550314';
    const { status, json } = await change(userId, { phone });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'reason']);
    const reason = 'Lost her phone; came with her ID.';
    expect((await change(userId, { phone, reason })).status).toBe(200);
    expect((await getPerson(userId)).changes[0]).toMatchObject({ entry: 'phone', reason });
  });

  it('that another person has, or the same one, is refused', async () => {
    const { userId } = await someone('6465550315');
    const other = await someone('6465550316');
    for (const path of [phonePath(userId), phonePath(userId, '/code')]) {
      const version = (await getPerson(userId)).version;
      const more = path.endsWith('code') ? {} : { version, reason: 'x' };
      const { status, json } = await post(path, { phone: '6465550316', ...more });
      expect([status, json.code, json.data?.userId]).toEqual([409, 'person_exists', other.userId]);
    }
    const same = await change(userId, { phone: '6465550315', reason: 'x' });
    expect([same.status, same.json.errors?.[0]?.field]).toEqual([400, 'phone']);
  });
});
