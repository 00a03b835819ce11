import { describe, expect, it } from 'vitest';
import { getActivity, getActivityPage, getActivityTop } from '#contract/activity/activity.ts';
import { getOwnRegistrations } from '#contract/activity/register.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { form, partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);

describe('registering', () => {
  it('takes a place for everyone who comes, and keeps what was typed', async () => {
    const id = await p.newActivity(20);
    const { token } = await p.newPerson({ firstName: 'Profile', lastName: 'Name' });
    const typed = {
      name: '  陳美玲 ',
      companions: 2,
      needs: ['diet', 'wheelchair'],
      needsNote: '  no pork\nno nuts ',
      smsConsent: true,
    };
    const { json } = await p.join(id, token, typed);
    const registration = {
      registrationId: expect.any(String),
      name: '陳美玲',
      phone: '+12125550177',
      companions: 2,
      waitingCompanions: 0,
      needs: ['wheelchair', 'diet'],
      needsNote: 'no pork\nno nuts',
      smsConsent: true,
      registeredAt: '2025-06-11 10:30',
    };
    expect(json.data).toEqual({ status: 'registered', isNew: true, registration });
    expect(await p.status(id, token)).toEqual({ status: 'registered', registration });
    const shown = await t.read(getActivity, { path: `/content/activity/${id}` });
    expect(shown).toMatchObject({ quota: 20, registeredCount: 3, waitlistCount: 0 });
    await p.expectSound(id);
  });

  it('does not wait for a migration that fills a column of the accounts', async () => {
    const id = await p.newActivity(5);
    const { phone, token } = await p.newPerson();
    const client = await t.pool.connect();
    try {
      await client.query('begin');
      await client.query('update app_user set gender = gender where phone = $1', [`+1${phone}`]);
      expect((await p.join(id, token)).json.data?.status).toBe('registered');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('has consent unticked and nobody along unless told', async () => {
    const id = await p.newActivity(5);
    const { token } = await p.newPerson();
    const { json } = await p.join(id, token, { companions: undefined });
    expect(json.data?.registration).toMatchObject({
      companions: 0,
      needs: [],
      needsNote: null,
      smsConsent: false,
    });
  });

  it('twice finds the first, whatever the second says', async () => {
    const id = await p.newActivity(5);
    const { phone, token } = await p.newPerson();
    const first = await p.join(id, token, { companions: 1 });
    const second = await p.join(id, token, { companions: 3, name: 'Someone Else' });
    expect(second.json.data).toEqual({ ...first.json.data, isNew: false });
    expect(await p.expectSound(id)).toMatchObject({ people: 2 });
    expect(await p.messagesTo(phone)).toHaveLength(1);
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['phone', '555'],
    ['companions', 5],
    ['companions', -1],
    ['companions', 1.5],
    ['companions', '1'],
    ['needs', ['pony']],
    ['needsNote', 'x'.repeat(301)],
    ['smsConsent', 'yes'],
    ['privacyAccepted', false],
    ['privacyAccepted', undefined],
    ['status', 'registered'],
    ['userId', '00000000-0000-4000-8000-000000000001'],
  ])('%s of %j is refused, and named', async (field, value) => {
    const id = await p.newActivity(5);
    const { token } = await p.newPerson();
    const { status, json } = await p.join(id, token, { [field]: value });
    expect([status, json.code]).toEqual([400, 'invalid_input']);
    expect(json.errors?.map((error) => error.field.split('.')[0])).toEqual([field]);
    expect(await p.rowsOf(id)).toMatchObject({ rows: [], counts: { registered_count: 0 } });
  });
});

describe('times', () => {
  it.each([
    ['activity_coming', { opens: '2025-06-11 10:31' }],
    ['activity_closed', { closes: '2025-06-11 10:30' }],
    ['activity_ended', { starts: '2025-06-11 09:00', ends: '2025-06-11 10:30' }],
  ] as const)('%s, in three languages', async (code, times) => {
    const id = await p.newActivity(5, times);
    const { token } = await p.newPerson();
    for (const [lang, words] of [
      ['en', en],
      ['zh-CN', zhHans],
      ['zh-TW', zhHant],
    ] as const) {
      const { status, json } = await p.join(id, token, {}, { lang });
      expect([status, json.code, json.message]).toEqual([409, code, words.errors[code]]);
    }
    expect((await p.rowsOf(id)).rows).toEqual([]);
  });

  it('one who has joined is found after it closed', async () => {
    const id = await p.newActivity(5);
    const { token } = await p.newPerson();
    await p.join(id, token);
    t.clock.set('2025-06-20T13:00:00Z');
    const later = await t.sessionOf((await p.newPerson()).phone);
    expect((await p.join(id, later)).json.code).toBe('activity_closed');
    t.clock.set(demoNow);
    expect((await p.join(id, token)).json.data).toMatchObject({ isNew: false });
  });

  it('it can be left until it begins', async () => {
    const id = await p.newActivity(5, { closes: '2025-06-11 10:40', starts: '2025-06-11 11:00' });
    const { token } = await p.newPerson();
    await p.join(id, token);
    t.clock.set('2025-06-11T15:00:00Z');
    expect((await p.leave(id, token)).json.code).toBe('activity_begun');
    t.clock.set('2025-06-11T14:59:00Z');
    expect((await p.leave(id, token)).json.data).toEqual({ status: 'none' });
    await p.expectSound(id);
  });

  it('what is not there, or not shown, cannot be joined', async () => {
    const { token } = await p.newPerson();
    expect((await p.join('absent', token)).status).toBe(404);
    expect((await p.leave('absent', token)).status).toBe(404);
    const id = await p.newActivity(5);
    await t.pool.query('update activity set published = false where id = $1', [id]);
    expect((await p.join(id, token)).status).toBe(404);
    expect((await p.leave(id, token)).status).toBe(404);
    const path = `/home/api/user/activity/register/status?activityId=${id}`;
    expect((await t.call('GET', path, { token })).status).toBe(404);
  });
});

describe('myStatus', () => {
  it('comes with a token, and leaves what everyone sees as it is', async () => {
    const [first] = (await t.read(getActivityPage, { query: 'status=sign_up' })).records;
    const id = first?.id ?? '';
    const { token } = await p.newPerson();
    const mine = async (who?: string) => ({
      page: (await t.read(getActivityPage, { token: who, query: 'status=sign_up' })).records.find(
        (one) => one.id === id,
      )?.myStatus,
      one: (await t.read(getActivity, { token: who, path: `/content/activity/${id}` })).myStatus,
    });
    expect(await mine(token)).toEqual({ page: 'none', one: 'none' });
    await p.join(id, token);
    expect(await mine(token)).toEqual({ page: 'registered', one: 'registered' });
    expect(await mine()).toEqual({ page: undefined, one: undefined });
    expect(await mine('garbage')).toEqual({ page: undefined, one: undefined });
    const other = await p.newPerson();
    expect(await mine(other.token)).toEqual({ page: 'none', one: 'none' });
    for (const one of await t.read(getActivityTop, { token })) expect(one.myStatus).toBeDefined();
  });

  it('is kept by nobody: no store for the own answer, a shared one for visitors', async () => {
    const { token } = await p.newPerson();
    const path = '/home/content/activity/page?pageSize=3';
    const own = await t.call('GET', path, { token });
    const shared = await t.call('GET', path);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers.etag).toBeUndefined();
    expect(shared.headers['cache-control']).toContain('public');
    expect(shared.headers.vary).toContain('Authorization');
    const { hits } = t.app.contentCache.counts;
    await t.call('GET', path, { token });
    expect(t.app.contentCache.counts.hits).toBe(hits + 1);
  });
});

it('my registrations: what is to come first, also a place in a line, never what I left', async () => {
  const { token } = await p.newPerson();
  const full = await p.newActivity(1, { starts: '2025-06-21 10:00', ends: '2025-06-21 11:00' });
  await p.join(full, (await p.newPerson()).token);
  const late = await p.newActivity(5, { starts: '2025-06-25 10:00', ends: '2025-06-25 11:00' });
  const left = await p.newActivity(5);
  const over = await p.newActivity(5, {
    closes: '2025-06-11 10:40',
    starts: '2025-06-11 10:50',
    ends: '2025-06-11 11:00',
  });
  for (const id of [late, full, over, left]) await p.join(id, token);
  await p.leave(left, token);
  t.clock.set('2025-06-11T15:10:00Z');
  const { records, total } = await t.read(getOwnRegistrations, { token, lang: 'en' });
  expect(records.map((one) => [one.activity.id, one.status, one.position, one.canCancel])).toEqual([
    [full, 'waitlisted', 1, true],
    [late, 'registered', undefined, true],
    [over, 'registered', undefined, false],
  ]);
  expect(total).toBe(3);
  expect(records[0]?.activity).toMatchObject({ title: 'Birthday Party', myStatus: 'waitlisted' });
  const other = await p.newPerson();
  expect((await t.read(getOwnRegistrations, { token: other.token })).records).toEqual([]);
});

it('what people type is text, whatever it looks like', async () => {
  const id = await p.newActivity(50);
  for (const name of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    "'; drop table activity; --",
  ]) {
    const { token } = await p.newPerson();
    const { json } = await p.join(id, token, { name, needsNote: name });
    expect(json.data?.registration).toMatchObject({ name, needsNote: name });
  }
});

it('the demo’s counts are those of its rows', async () => {
  const fresh = await startTestApp();
  try {
    const demo = partiesOf(fresh);
    const { rows } = await fresh.pool.query('select id from activity');
    expect(rows.length).toBeGreaterThan(20);
    for (const { id } of rows) await demo.expectSound(id);
  } finally {
    await fresh.close();
  }
});

it('needs the form', async () => {
  const id = await p.newActivity(5);
  const { token } = await p.newPerson();
  const path = `/home/api/user/activity/register?activityId=${id}`;
  expect((await t.call('POST', path, { token })).status).toBe(400);
  expect((await t.call('POST', path.split('?')[0] ?? '', { token, body: form() })).status).toBe(
    400,
  );
});
