import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as api from '#contract/account-people.ts';
import { askForCaller, getCallerChoices, getCallerSlots } from '#contract/services-caller.ts';
import { fillPersonSearch } from '#server/db/person-search.ts';
import { user } from '#server/db/schema/account.ts';
import { auditLog } from '#server/db/schema/audit.ts';
import { caseEntry } from '#server/db/schema/office.ts';
import { whiteCard } from '#server/db/schema/whitecard.ts';
import { testSealer } from './demo.ts';
import { partiesOf } from './parties.ts';
import { peopleOf } from './people.ts';
import { testApp } from './test-app.ts';
import { at, visitsOf } from './visits.ts';

const t = testApp();
let coordinator: string;
beforeAll(async () => {
  coordinator = await t.staffSession('coordinator');
});

const idOf = async (phone: string): Promise<string> => {
  const [row] = await t.db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.phone, `+1${phone}`));
  return row?.id ?? '';
};
const search = (keyword: string, more = '') =>
  t.read(api.listPeople, {
    token: coordinator,
    query: `keyword=${encodeURIComponent(keyword)}${more}`,
  });
const named = async (keyword: string) =>
  (await search(keyword)).records.map((person) => person.firstName);
const personPath = (userId: string, rest = '') => `/staff/people/${userId}${rest}`;
const getPerson = (userId: string) =>
  t.read(api.getPerson, { token: coordinator, path: personPath(userId) });
const post = (path: string, body: object, token = coordinator) =>
  t.call<{ userId?: string }>('POST', `/home${path}`, { token, body, lang: 'en' });
const someone = async (phone: string, values: Partial<typeof user.$inferInsert> = {}) => {
  const token = await t.newPatient(phone, values);
  await fillPersonSearch(t.db);
  return { token, userId: await idOf(phone) };
};
const auditOf = async (subjectId: string) =>
  (await t.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))).map(
    (row) => row.action,
  );

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
      },
    });
    expect(status, text).toBe(200);
    for (const keyword of ['黄秀兰', 'hxl', 'lotus', phone])
      expect((await search(keyword)).records.map((p) => p.userId)).toContain(userId);
    expect(await named('Before Change')).toEqual([]);
  });

  it('shows the last four of the phone only, and pages', async () => {
    const page = await t.read(api.listPeople, { token: coordinator, query: 'pageSize=2' });
    expect(page.records.length).toBe(2);
    expect(page.total).toBeGreaterThan(2);
    expect(JSON.stringify(page)).not.toContain('+1');
    const caregivers = await t.read(api.listPeople, {
      token: coordinator,
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
      expect((await t.call('GET', `/home${personPath(id)}`, { token: coordinator })).status).toBe(
        404,
      );
  });

  it('is not for an editor', async () => {
    const token = await t.staffSession('editor');
    expect((await t.call('GET', '/home/staff/people', { token })).status).toBe(403);
  });
});

describe('closing an account', () => {
  it('first shows the message and changes nothing, then ends the sessions', async () => {
    const { token, userId } = await someone('6465550010', { locale: 'zh-CN' });
    const path = personPath(userId, '/close');
    const shown = await t.read(api.closePerson, {
      token: coordinator,
      path,
      body: { closed: true, preview: true },
    });
    expect(shown.messages).toMatchObject([{ channel: 'sms', to: '0010', locale: 'zh-CN' }]);
    expect((await getPerson(userId)).state).toBe('open');
    await t.read(api.closePerson, { token: coordinator, path, body: { closed: true } });
    expect((await t.call('GET', '/home/api/user/patient/info', { token })).status).toBe(401);
    expect(await peopleOf(t).messagesTo('6465550010')).toEqual([shown.messages[0]?.text]);
    const again = await post(path, { closed: true });
    expect([again.status, again.json.code]).toEqual([409, 'changed_meanwhile']);
    const open = await t.read(api.closePerson, {
      token: coordinator,
      path,
      body: { closed: false },
    });
    expect(open.state).toBe('open');
    expect(await auditOf(userId)).toEqual(expect.arrayContaining(['person.close', 'person.open']));
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
      token: coordinator,
      body: { ...body, preview: true },
    });
    expect(shown).toMatchObject({ userId: null, messages: [{ locale: 'zh-TW' }] });
    expect(await idOf('6465550020')).toBe('');
    const made = await t.read(api.enterPerson, { token: coordinator, body });
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

  it('chooses a password by a code, and is then like everybody', async () => {
    const people = peopleOf(t);
    const made = await t.read(api.enterPerson, {
      token: coordinator,
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
    const forThem = { token: coordinator, lang: 'en' } as const;
    const choices = await t.read(getCallerChoices, {
      ...forThem,
      path: personPath(userId, '/services'),
    });
    expect(choices.services.map((s) => s.serviceId)).toContain('government-benefits');
    const companyAddressId = choices.offices[0]?.companyAddressId ?? '';
    const slots = await t.read(getCallerSlots, {
      ...forThem,
      path: personPath(userId, '/slots'),
      query: `companyAddressId=${companyAddressId}`,
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

describe('merging two accounts of one person', () => {
  const twoOf = async (number: number) => {
    const keep = await someone(`64655511${number}1`, { firstName: 'Keep', lastName: 'Er' });
    const double = await someone(`64655511${number}2`, {
      firstName: 'Dou',
      lastName: 'Ble',
      email: `double${number}@mail.example`,
      loginEmail: `double${number}@mail.example`,
    });
    return { keep, double, path: personPath(keep.userId, '/merge') };
  };
  const planOf = (path: string, doubleId: string) =>
    t.read(api.mergePeople, { token: coordinator, path, body: { doubleId } });

  it('moves everything, once, and the double signs in no more', async () => {
    const { keep, double, path } = await twoOf(1);
    const visits = visitsOf(t);
    const parties = partiesOf(t);
    const record = await visits.book(double.token, at('2025-06-17 10:00'));
    const [one, both] = [await parties.newActivity(5), await parties.newActivity(5)];
    await parties.join(one, double.token);
    await parties.join(both, double.token);
    await parties.join(both, keep.token);
    await t.call('POST', '/home/api/user/comment/add', {
      token: double.token,
      body: { rating: 5, commentText: 'They come on time.' },
    });
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=MG54321Z', {
      token: double.token,
    });
    await t.db.insert(caseEntry).values({
      kind: 'card',
      subjectId: double.userId,
      entry: 'note',
      at: t.clock.now(),
      textSealed: testSealer().seal('called her daughter', double.userId),
    });

    const plan = await planOf(path, double.userId);
    expect(plan.done).toBe(false);
    expect(plan.moves).toEqual(
      expect.arrayContaining([
        { part: 'records', count: 1 },
        { part: 'registrations', count: 1 },
        { part: 'reviews', count: 1 },
        { part: 'card', count: 1 },
      ]),
    );
    expect(plan.stays).toEqual([{ part: 'registrations', count: 1 }]);
    expect((await getPerson(double.userId)).records.length).toBe(1);

    const done = await t.read(api.mergePeople, {
      token: coordinator,
      path,
      body: { doubleId: double.userId, plan: plan.plan },
    });
    expect(done.done).toBe(true);
    const person = await getPerson(keep.userId);
    expect(person.records.map((r) => r.recordId)).toEqual([record.recordId]);
    expect(person.activities.map((a) => a.activityId).sort()).toEqual([one, both].sort());
    expect(person.reviews.length).toBe(1);
    expect(person.email).toBe('double1@mail.example');
    expect(person.whiteCard?.number).toBe('•••••21Z');
    expect(person.history.map((h) => h.text)).toContain('called her daughter');
    expect(person.doubles.map((d) => d.userId)).toEqual([double.userId]);
    const [card] = await t.db.select().from(whiteCard).where(eq(whiteCard.userId, keep.userId));
    expect(testSealer().open(card?.idSealed ?? '', keep.userId)).toBe('MG54321Z');
    await parties.expectSound(both);

    const me = await t.call('GET', '/home/api/user/patient/info', { token: double.token });
    expect(me.status).toBe(401);
    expect((await getPerson(double.userId)).state).toBe('merged');
    expect((await search('6465551112')).records.map((p) => p.userId)).toEqual([keep.userId]);
    expect((await search('double', '&state=merged')).records.map((p) => p.userId)).toContain(
      double.userId,
    );
    const again = await post(path, { doubleId: double.userId, plan: plan.plan });
    expect([again.status, again.json.code]).toEqual([409, 'merge_impossible']);
  });

  it('is refused when something has changed since it was shown', async () => {
    const { keep, double, path } = await twoOf(2);
    const { plan } = await planOf(path, double.userId);
    await visitsOf(t).book(double.token, at('2025-06-17 11:00'));
    const late = await post(path, { doubleId: double.userId, plan });
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await getPerson(keep.userId)).records).toEqual([]);
  });

  it('of two who merge the same at once one is told', async () => {
    const { double, path } = await twoOf(3);
    const { plan } = await planOf(path, double.userId);
    const answers = await Promise.all(
      [1, 2].map(() => post(path, { doubleId: double.userId, plan })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
  });

  it('a patient and a caregiver, or one and the same, stay as they are', async () => {
    const { keep, path } = await twoOf(4);
    for (const doubleId of [keep.userId, await idOf('2125550103')])
      expect((await post(path, { doubleId })).json.code).toBe('merge_impossible');
    expect((await post(path, { doubleId: 'absent' })).status).toBe(404);
  });

  it('whoever deletes the account deletes the double too', async () => {
    const { keep, double, path } = await twoOf(5);
    const { plan } = await planOf(path, double.userId);
    await post(path, { doubleId: double.userId, plan });
    const { deleteUser } = await import('#server/features/account/account-people.store.ts');
    await deleteUser(t.db, keep.userId);
    expect(await idOf('6465551152')).toBe('');
  });
});
