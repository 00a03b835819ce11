/** Acting for somebody: with consent, only where the contract allows it, told to both, ended at once. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { isForStaff, may } from '#contract/access.ts';
import { getPatientInfo } from '#contract/account/account.ts';
import { getPeopleLinks } from '#contract/help/acting.ts';
import { actingForHeader, actingRules } from '#contract/help/words.ts';
import { listOwnDates, makeDateFeed } from '#contract/renewal/renewal.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import { getRequestCase } from '#contract/services/requests-office.ts';
import { actingCalls } from '#tests/api/support/acting-calls.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, nameOf, ofPeople } from '#tests/api/support/endpoints.ts';
import { everyCell } from '#tests/api/support/matrix.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at } from '#tests/api/support/visits.ts';

const t = testApp();
const a = actingCalls(t);
const { v } = a;
const family = async () => {
  const mother = await a.someone('Mei', { chineseName: '陳美', locale: 'zh-TW' });
  const son = await a.someone('Wei', { chineseName: '陳偉', locale: 'en' });
  return { mother, son };
};
const letter = { serviceId: 'letter-interpretation', method: 'online' };

describe('the consent', () => {
  it('is a code that comes to the person’s own phone, in their language, with who asks', async () => {
    const { mother, son } = await family();
    const code = await a.ask(son, mother.phone);
    const [text = ''] = await messagesTo(t, mother.phone);
    expect(text).toContain('Wei Chen');
    expect(text).toContain('替您辦事');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await a.linkWith(son, mother.phone, wrong)).json.code).toBe('wrong_code');
    // Somebody else cannot use it.
    const stranger = await a.someone('Bo');
    expect((await a.linkWith(stranger, mother.phone, code)).json.code).toBe('wrong_code');
    const { json } = await a.linkWith(son, mother.phone, code);
    expect(json.data).toMatchObject({
      relationship: 'son',
      consent: 'code',
      person: { userId: mother.userId, name: 'Mei Chen' },
    });
    expect((await a.linkWith(son, mother.phone, code)).json.code).toBe('wrong_code');
    expect((await messagesTo(t, mother.phone))[0]).toContain('陳偉現在可以');
    expect((await messagesTo(t, son.phone))[0]).toContain('act for Mei Chen');
  });

  it('does not tell who has an account', async () => {
    const { mother, son } = await family();
    const caregiver = '2125550103';
    const answers: unknown[][] = [];
    for (const phone of [mother.phone, v.newPhone(), caregiver]) {
      t.clock.pass(61_000);
      const body = { phone };
      const options = { token: son.token, lang: 'en', body } as const;
      const { status, json } = await t.call('POST', '/home/api/user/people/code', options);
      const again = await t.call('POST', '/home/api/user/people/code', options);
      const guess = await a.linkWith(son, phone, '123456');
      answers.push([status, json.data, again.json.code, guess.json.code]);
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    const before = (await messagesTo(t, caregiver)).length;
    await a.ask(son, v.newPhone());
    expect((await messagesTo(t, caregiver)).length).toBe(before);
  });

  it('is never given to oneself, and the tries and askings are counted', async () => {
    const { mother, son } = await family();
    const own = await t.call('POST', '/home/api/user/people/code', {
      token: son.token,
      lang: 'en',
      body: { phone: son.phone },
    });
    expect([own.json.code, own.json.errors?.[0]?.field]).toEqual(['invalid_input', 'phone']);
    const code = await a.ask(son, mother.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i++) await a.linkWith(son, mother.phone, wrong);
    expect((await a.linkWith(son, mother.phone, code)).json.code).toBe('wrong_code');

    const small = await startTestApp({ env: { APP_ENV: 'production' } });
    onTestFinished(small.close);
    const calls = actingCalls(small);
    const asker = await calls.someone('Wei');
    for (let i = 0; i < actingRules.asksPerDay; i++) await calls.ask(asker, calls.v.newPhone());
    small.clock.pass(61_000);
    const more = await small.call('POST', '/home/api/user/people/code', {
      token: asker.token,
      body: { phone: calls.v.newPhone() },
    });
    expect(more.json.code).toBe('code_limit');
  });

  it('given twice at once makes one link', async () => {
    const { mother, son } = await family();
    const [one, two] = [await a.ask(son, mother.phone), await a.ask(son, mother.phone)];
    const answers = await Promise.all([one, two].map((c) => a.linkWith(son, mother.phone, c)));
    expect(answers.map(({ json }) => json.code)).toContain('200');
    const { rows } = await t.pool.query('select id from person_link where user_id = $1', [
      mother.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is bounded on both sides', async () => {
    const { mother } = await family();
    for (let i = 0; i < actingRules.helpersMax; i++) {
      await a.link(await a.someone('Wei'), mother);
      // Three codes in ten minutes go to one phone.
      t.clock.pass(10 * 60_000);
    }
    const late = await a.someone('Late');
    const code = await a.ask(late, mother.phone);
    expect((await a.linkWith(late, mother.phone, code)).json.code).toBe('too_many_people');
    const busy = await a.someone('Busy');
    for (let i = 0; i < actingRules.peopleMax; i++) await a.link(busy, await a.someone('Mei'));
    const more = await t.call('POST', '/home/api/user/people/code', {
      token: busy.token,
      body: { phone: v.newPhone() },
    });
    expect(more.json.code).toBe('too_many_people');
  });
});

describe('acting', () => {
  it('is for the person, by the helper, and everybody sees it', async () => {
    const { mother, son } = await family();
    await a.link(son, mother);
    const info = await t.read(getPatientInfo, a.as(son, mother));
    expect(info.firstName).toBe('Mei');
    const { json } = await v.apply(son.token, letter, a.as(son, mother));
    const record = json.data as ServiceRecord;
    const helper = { name: '陳偉 Wei Chen', relationship: 'son' };
    expect(record.history).toMatchObject([{ event: 'received', by: 'helper', helper }]);
    expect(record.contactPhone).toBe(`+1${mother.phone}`);
    // The person gets the text, in their language.
    expect((await messagesTo(t, mother.phone))[0]).toMatch(/收到/);
    expect((await v.own(mother.token, record.recordId)).status).toBe(200);
    expect((await v.own(son.token, record.recordId)).status).toBe(404);
    const visit = await v.apply(
      son.token,
      { serviceId: 'government-benefits', method: 'offline', ...at('2025-06-18 11:00') },
      a.as(son, mother),
    );
    const { recordId = '' } = visit.json.data ?? {};
    const path = `/home/api/user/serviceRecord/${recordId}/cancel`;
    const cancelled = await t.call<ServiceRecord>('POST', path, a.as(son, mother));
    expect(cancelled.json.data?.history.at(-1)).toMatchObject({ event: 'cancelled', helper });
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=KW11223Z', {
      ...a.as(son, mother),
    });
    const { rows: entries } = await t.pool.query(
      `select details from case_entry where kind = 'card' and subject_id = $1`,
      [mother.userId],
    );
    expect(entries[0].details).toMatchObject({ helper: '陳偉 Wei Chen', relationship: 'son' });
    const staff = await t.staffSession('coordinator');
    const request = await t.read(getRequestCase, {
      token: staff,
      path: `/staff/request/${record.recordId}`,
    });
    expect(JSON.stringify(request)).toContain('Wei Chen');
    const { rows } = await t.pool.query(
      `select details from audit_log where actor = $1 and subject_id = $2 and action = 'acting.change'`,
      [son.userId, mother.userId],
    );
    expect(rows.map(({ details }) => details.call)).toEqual([
      'POST /api/service/apply',
      'POST /api/service/apply',
      'POST /api/user/serviceRecord/{recordId}/cancel',
      'POST /api/user/submit-white-card',
    ]);
  });

  it('for both parents shows each their own', async () => {
    const { mother, son } = await family();
    const father = await a.someone('Jian');
    await a.link(son, mother);
    await a.link(son, father);
    for (const parent of [mother, father])
      expect((await t.read(getPatientInfo, a.as(son, parent))).phone).toBe(`+1${parent.phone}`);
    const links = await t.read(getPeopleLinks, { token: son.token });
    expect(links.people.map(({ person }) => person.userId).sort()).toEqual(
      [mother.userId, father.userId].sort(),
    );
    const { helpers } = await t.read(getPeopleLinks, { token: father.token });
    expect(helpers).toMatchObject([{ helperName: '陳偉 Wei Chen', endedAt: null }]);
    expect(helpers[0]?.lastUsedAt).not.toBeNull();
  });

  it('hands out no address that outlives it', async () => {
    const { mother, son } = await family();
    await a.link(son, mother);
    await t.read(makeDateFeed, { token: mother.token });
    expect((await t.read(listOwnDates, { token: mother.token })).feed.path).not.toBeNull();
    expect((await t.read(listOwnDates, a.as(son, mother))).feed.path).toBeNull();
  });

  it('ends at once, by either of the two, and both are told', async () => {
    const { mother, son } = await family();
    for (const who of [mother, son]) {
      const { personLinkId } = await a.link(son, mother);
      const [request, ended] = await Promise.all([
        v.apply(son.token, letter, a.as(son, mother)),
        a.end(who, personLinkId),
      ]);
      expect(['200', 'acting_ended', 'too_many_open']).toContain(request.json.code);
      expect(ended.status).toBe(200);
      const later = await v.apply(son.token, letter, a.as(son, mother));
      expect([later.status, later.json.code]).toEqual([403, 'acting_ended']);
      expect((await messagesTo(t, mother.phone)).join()).toContain('陳偉不能再替您辦事');
      expect((await messagesTo(t, son.phone))[0]).toContain('no longer act for Mei Chen');
      // Idempotent, and told once.
      const before = (await messagesTo(t, son.phone)).length;
      expect((await a.end(who, personLinkId)).status).toBe(200);
      expect((await messagesTo(t, son.phone)).length).toBe(before);
    }
  });

  it('ends with the account, and while it is paused', async () => {
    const { mother, son } = await family();
    await a.link(son, mother);
    await t.pool.query('update app_user set suspended = true where id = $1', [mother.userId]);
    const { json } = await t.call('GET', '/home/api/user/patient/info', a.as(son, mother));
    expect(json.code).toBe('acting_ended');
  });
});

describe('every call of clients', () => {
  const calls = ofPeople.filter(
    (api) => !isForStaff(api.access) && !may('visitor', api.access) && may('patient', api.access),
  );
  it.each(calls.map((api) => [nameOf(api), api] as const))('%s', async (_, api) => {
    const { mother, son } = await family();
    const { personLinkId } = await a.link(son, mother);
    const stranger = await a.someone('Stranger');
    const ask = async (headers: Record<string, string>) => {
      const body = goodBodies[api.path];
      const options = { token: son.token, lang: 'en', headers, ...(body && { body }) } as const;
      return (await t.call(api.method, addressOf(api), options)).json.code;
    };
    const gone = api.forOthers ? 'acting_ended' : 'not_for_others';
    await everyCell([stranger.userId, 'nobody'], String, async (id) => {
      expect(await ask({ [actingForHeader]: id })).toBe(gone);
    });
    const linked = await ask({ [actingForHeader]: mother.userId });
    if (api.forOthers) expect(['acting_ended', 'not_for_others']).not.toContain(linked);
    else expect(linked).toBe('not_for_others');
    await a.end(mother, personLinkId);
    expect(await ask({ [actingForHeader]: mother.userId })).toBe(gone);
  });
});
