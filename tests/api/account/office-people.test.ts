/** People in the office: found, looked at, entered on the phone. */
import { describe, expect, it } from 'vitest';
import * as api from '#contract/account/people-office.ts';
import { askForCaller, getCallerChoices } from '#contract/services/caller-office.ts';
import { getVisitSlots } from '#contract/services/visits-office.ts';
import { actionsOf } from '#tests/api/support/office.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { personCalls, personPath } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { coordinator, idOf, search, getPerson, post, someone } = personCalls(t);

const named = async (keyword: string) =>
  (await search(keyword)).records.map((person) => person.firstName);
const auditOf = (subjectId: string) => actionsOf(t, { subjectId });

describe('the search', () => {
  it.each([
    '陈',
    '陳',
    '陳美玲',
    'Chen',
    'chen meiling',
    'cml',
    '0101',
    '(212) 555-0101',
    'meiling.chen@',
  ])('finds Meiling Chen by %s', async (keyword) =>
    expect(await named(keyword)).toContain('Meiling'),
  );

  it('finds nobody by what nobody has', async () => {
    for (const keyword of ['zzz', '%', '林美玲', '0199']) expect(await named(keyword)).toEqual([]);
  });

  it('whole words come first', async () => {
    await someone('6465550001', { firstName: 'Lingling', lastName: 'Chenko' });
    await someone('6465550002', { firstName: 'Ah', lastName: 'Chenk' });
    const found = await named('chenk');
    expect(found[0]).toBe('Ah');
  });

  it('keeps up with changes of name, phone and email', async () => {
    const people = peopleOf(t);
    const phone = people.newPhone();
    const { token, userId } = await someone(phone, { firstName: 'Before', lastName: 'Change' });
    const emailCode = await people.emailCodeFor('lotus@mail.example', token);
    const { status, text } = await t.call('POST', '/home/api/user/patient/info/update', {
      token,
      body: {
        firstName: 'Xiulan',
        lastName: 'Huang',
        chineseName: '黃秀蘭',
        gender: 'female',
        address: '12 Persimmon Street',
        city: 'New York',
        state: 'NY',
        postcode: '10002',
        phone,
        email: 'lotus@mail.example',
        emailCode,
        password: goodPassword,
      },
    });
    expect(status, text).toBe(200);
    for (const keyword of ['黄秀兰', 'hxl', 'lotus', phone])
      expect((await search(keyword)).records.map((p) => p.userId)).toContain(userId);
    expect(await named('Before Change')).toEqual([]);
  });

  it('shows the last four of the phone only, and pages', async () => {
    const page = await t.read(api.listPeople, { token: coordinator.token, query: 'pageSize=2' });
    expect(page.records.length).toBe(2);
    expect(page.total).toBeGreaterThan(2);
    expect(JSON.stringify(page)).not.toContain('+1');
    const caregivers = await t.read(api.listPeople, {
      token: coordinator.token,
      query: 'userType=caregiver',
    });
    expect(new Set(caregivers.records.map((p) => p.userType))).toEqual(new Set(['caregiver']));
  });

  it('uses the index', async () => {
    await t.pool.query('analyze app_user');
    const client = await t.pool.connect();
    try {
      await client.query('begin; set local enable_seqscan = off');
      for (const part of ['% li%', '%u09648%', '%0188%']) {
        const { rows } = await client.query(
          `explain select id from app_user where search_text like '${part}'`,
        );
        expect(JSON.stringify(rows)).toContain('user_search');
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a person', () => {
  it('comes with everything, the card number masked, and the look is written down', async () => {
    const userId = await idOf('2125550102');
    const person = await getPerson(userId);
    expect(person).toMatchObject({ firstName: 'Guoqiang', phone: '+12125550102', state: 'open' });
    expect(person.whiteCard).toMatchObject({ status: 'submitted', number: '•••••45C' });
    expect(JSON.stringify(person)).not.toContain('AB12345C');
    expect(await auditOf(userId)).toContain('person.view');
  });

  it('of a caregiver has the application and its documents', async () => {
    const person = await getPerson(await idOf('2125550104'));
    expect(person.application?.status).toBe('submitted');
    expect(person.documents.map((d) => d.kind)).toContain('medicalReport');
  });

  it('that is not there is not found', async () => {
    for (const id of ['absent', '00000000-0000-4000-8000-000000000001'])
      expect(
        (await t.call('GET', `/home${personPath(id)}`, { token: coordinator.token })).status,
      ).toBe(404);
  });

  it('is not for an editor', async () => {
    const token = await t.staffSession('editor');
    expect((await t.call('GET', '/home/staff/people', { token })).status).toBe(403);
  });
});

describe('a person on the phone', () => {
  const body = {
    firstName: 'Ah Mui',
    lastName: 'Wong',
    chineseName: '王阿妹',
    phone: '(646) 555-0020',
    locale: 'zh-TW',
  };
  it('is entered, told, and found', async () => {
    const path = '/staff/people/enter';
    const shown = await t.read(api.enterPerson, {
      token: coordinator.token,
      body: { ...body, preview: true },
    });
    expect(shown).toMatchObject({ userId: null, messages: [{ locale: 'zh-TW' }] });
    expect(await idOf('6465550020')).toBe('');
    const made = await t.read(api.enterPerson, { token: coordinator.token, body });
    expect((await getPerson(made.userId ?? '')).enteredByStaff).toBe(true);
    expect((await search('wam')).records.map((p) => p.userId)).toContain(made.userId);
    const again = await post(path, body);
    expect([again.status, again.json.code]).toEqual([409, 'person_exists']);
    expect(again.json.data?.userId).toBe(made.userId);
    const guess = await t.call('POST', '/home/auth/login', {
      body: { username: '6465550020', password: 'x' },
    });
    expect(guess.status).toBe(401);
  });

  it('is entered with all that was said; the rest stays empty', async () => {
    const said = {
      email: 'ah.mui@mail.example',
      address: '12 Mott St',
      city: 'New York',
      state: 'NY',
    };
    const made = await t.read(api.enterPerson, {
      token: coordinator.token,
      body: { ...body, ...said, preferredName: '', phone: '6465550028' },
    });
    const { profile, emailVerified } = await getPerson(made.userId ?? '');
    expect(profile).toMatchObject({ ...said, preferredName: '', apartment: '', postcode: '' });
    expect(emailVerified).toBe(false);
    const wrong = await post('/staff/people/enter', {
      ...body,
      postcode: 'abc',
      phone: '6465550029',
    });
    expect(wrong.status).toBe(400);
  });

  it('chooses a password by a code, and is then like everybody', async () => {
    const people = peopleOf(t);
    const made = await t.read(api.enterPerson, {
      token: coordinator.token,
      body: { ...body, phone: '6465550021' },
    });
    const verificationCode = await people.codeFor('6465550021', 'resetPassword');
    const password = 'Tangerine-88!';
    const { status } = await t.call('POST', '/home/api/user/resetPassword', {
      body: { phone: '6465550021', verificationCode, password },
    });
    expect(status).toBe(200);
    expect((await getPerson(made.userId ?? '')).enteredByStaff).toBe(false);
    const login = await t.call('POST', '/home/auth/login', {
      body: { username: '6465550021', password },
    });
    expect(login.status).toBe(200);
  });

  it('is asked and booked for, which the record says', async () => {
    const { userId } = await someone('6465550022', { locale: 'zh-CN' });
    const forThem = { token: coordinator.token, lang: 'en' } as const;
    const choices = await t.read(getCallerChoices, {
      ...forThem,
      path: personPath(userId, '/services'),
    });
    expect(choices.services.map((s) => s.serviceId)).toContain('government-benefits');
    const companyAddressId = choices.offices[0]?.companyAddressId ?? '';
    const slots = await t.read(getVisitSlots, {
      ...forThem,
      query: `companyAddressId=${companyAddressId}&userId=${userId}`,
    });
    const [day] = slots.days;
    const time = day?.times.find((one) => one.available);
    const visit = {
      serviceId: 'government-benefits',
      method: 'offline',
      companyAddressId,
      reserveDate: day?.reserveDate,
      reserveTime: time?.reserveTime,
      requestKey: '00000000-0000-4000-8000-00000000000a',
    };
    const path = personPath(userId, '/request');
    const shown = await t.read(askForCaller, {
      ...forThem,
      path,
      body: { ...visit, preview: true },
    });
    expect(shown).toMatchObject({ recordId: null, messages: [{ to: '0022', locale: 'zh-CN' }] });
    // The number is given when it is done.
    expect(shown.messages[0]?.text).toContain('R-…');
    expect((await getPerson(userId)).records).toEqual([]);
    const made = await t.read(askForCaller, { ...forThem, path, body: visit });
    const again = await t.read(askForCaller, { ...forThem, path, body: visit });
    expect(again.recordId).toBe(made.recordId);
    expect((await getPerson(userId)).records).toMatchObject([
      { recordId: made.recordId, enteredByStaff: true },
    ]);
    const past = await post(path, { ...visit, reserveDate: '2020-01-06', requestKey: undefined });
    expect([past.status, past.json.code]).toEqual([409, 'slot_past']);
    const entered = (await auditOf(userId)).filter((action) => action === 'record.enter');
    expect(entered).toHaveLength(1);
  });

  it.each(['phone', 'firstName', 'locale'])('%s is needed', async (field) => {
    const { [field as 'phone']: _, ...rest } = body;
    const { status, json } = await post('/staff/people/enter', rest);
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
  });
});
