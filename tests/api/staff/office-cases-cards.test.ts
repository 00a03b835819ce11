/** White cards and requests in the office. */
import { describe, expect, it } from 'vitest';
import { getServiceRecord } from '#contract/services/records.ts';
import * as requests from '#contract/services/requests-office.ts';
import { recordCall } from '#contract/staff/case-calls.ts';
import * as cards from '#contract/whitecard/office.ts';
import { getWhiteCard, getWhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { office } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const staff = staffOf(t, 'coordinator');

let next = 10_000;

/** A patient with a card that is handed in. */
const cardOwner = async (locale: 'en' | 'zh-CN' | 'zh-TW' = 'zh-TW') => {
  const one = await v.someone({ locale });
  const number = `CX${next++}Z`;
  const path = `/home/api/user/submit-white-card?whiteCardId=${number}`;
  await t.call('POST', path, { token: one.token, lang: locale });
  await t.pool.query('delete from demo_message where recipient = $1', [`+1${one.phone}`]);
  return { ...one, number, id: await v.userIdOf(one.phone) };
};
const post = <T = { messages: { text: string; to: string }[]; note: string | null }>(
  path: string,
  body: object | undefined,
  who = staff.token,
) => t.call<T>('POST', `/home/staff/${path}`, { token: who, body, lang: 'en' });
const openCard = (id: string) =>
  t.read(cards.getCardCase, { token: staff.token, path: `/staff/card/${id}` });
const openRequest = (id: string) =>
  t.read(requests.getRequestCase, { token: staff.token, path: `/staff/request/${id}`, lang: 'en' });
const audits = async (subjectId: string, action: string) =>
  (await auditsOf(t, { subjectId, action })).length;

describe('a white card', () => {
  it('waits in the queue with its promise, until somebody called', async () => {
    const { id } = await cardOwner();
    const row = async () =>
      (
        await t.read(cards.listCards, { token: staff.token, query: 'queue=open&pageSize=100' })
      ).records.find((r) => r.id === id);
    expect(await row()).toMatchObject({
      status: 'submitted',
      dueAt: '2025-06-12 10:30',
      version: 1,
    });
    t.clock.pass(25 * 3_600_000);
    await staff.signIn();
    expect(await row()).toMatchObject({ overdue: true });
    const body = { kind: 'card', id, version: 1, outcome: 'reached' };
    await t.read(recordCall, { token: staff.token, body });
    expect(await row()).toMatchObject({ overdue: false, dueAt: null, version: 2 });
  });

  it('shows its number masked; in full only when asked, and that is written down', async () => {
    const { id, number } = await cardOwner();
    const { cardNumber } = await openCard(id);
    expect(cardNumber).toBe(`•••••${number.slice(-3)}`);
    const { json } = await post<{ cardNumber: string }>(`card/${id}/reveal`, undefined);
    expect(json.data).toEqual({ cardNumber: number });
    expect(await audits(id, 'whitecard.reveal')).toBe(1);
    const list = await t.call('GET', '/home/staff/card/export', { token: staff.token });
    expect(list.text).not.toContain(number);
  });

  it('is marked eligible once; the owner is told in their language', async () => {
    const { id, phone, token: theirs } = await cardOwner('zh-CN');
    const body = { decision: 'eligible', note: '可以开始了。', version: 1 };
    const seen = await post(`card/${id}/review`, { ...body, preview: true });
    const text = zhHans.messages.cardEligible
      .replace('{{name}}', 'Test Patient')
      .replace('{{phone}}', office);
    expect(seen.json.data).toMatchObject({ messages: [{ text, to: phone.slice(-4) }] });
    expect(await v.messagesTo(phone)).toEqual([]);
    const answers = await Promise.all([
      post(`card/${id}/review`, body),
      post(`card/${id}/review`, { ...body, decision: 'ineligible' }),
    ]);
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409]);
    expect(await v.messagesTo(phone)).toHaveLength(1);
    const { history } = await t.read(getWhiteCard, { token: theirs });
    expect(history.at(-1)).toMatchObject({ note: '可以开始了。' });
    const stale = await post(`card/${id}/review`, body);
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    const twice = await post(`card/${id}/review`, { ...body, version: 2 });
    expect([twice.status, twice.json.code]).toEqual([409, 'conflict']);
  });

  it('is not eligible for a reason, which its owner reads in their language', async () => {
    const { id, phone, token: theirs } = await cardOwner('zh-CN');
    const body = { decision: 'ineligible', version: 1 };
    const silent = await post(`card/${id}/review`, body);
    expect([silent.status, silent.json.errors?.[0]?.field]).toEqual([400, 'reasons']);
    for (const wrong of [{ reasons: ['because'] }, { decision: 'eligible', reasons: ['notFound'] }])
      expect((await post(`card/${id}/review`, { ...body, ...wrong })).status).toBe(400);
    const reasoned = { ...body, reasons: ['notActive'], note: '我们帮您续办。' };
    const note = `${zhHans.office.papers.cardReasons.notActive}\n我们帮您续办。`;
    const seen = await post(`card/${id}/review`, { ...reasoned, preview: true });
    expect(seen.json.data?.note).toBe(note);
    expect((await post(`card/${id}/review`, reasoned)).status).toBe(200);
    expect((await v.messagesTo(phone))[0]).toContain(
      `${zhHans.office.papers.cardReasons.notActive}${zhHans.messages.readNote}`,
    );
    const { history } = await t.read(getWhiteCard, { token: theirs });
    expect(history.at(-1)).toMatchObject({ status: 'ineligible', note });
    expect((await openCard(id)).history.at(-1)).toMatchObject({
      details: { status: 'ineligible', reasons: 'notActive' },
      text: note,
    });
  });

  it('needs papers: they are asked for by name, and their owner sees them missing', async () => {
    const { id, phone, token: theirs } = await cardOwner();
    await t.pool.query(
      `insert into white_card_document (user_id, kind, complete) values ($1, 'rent', true)`,
      [id],
    );
    const { status } = await post(`card/${id}/ask`, { kinds: ['rent', 'utility'], version: 1 });
    expect(status).toBe(200);
    const names = [zhHant.messages.papers.rent, zhHant.messages.papers.utility].join('、');
    expect(await v.messagesTo(phone)).toEqual([
      zhHant.messages.papersWanted
        .replace('{{name}}', 'Test Patient')
        .replace('{{list}}', names)
        .replace('{{phone}}', office),
    ]);
    const { missing } = await t.read(getWhiteCardDocuments, { token: theirs });
    expect(missing).toContain('rent');
    expect((await openCard(id)).history.at(-1)).toMatchObject({
      entry: 'asked',
      details: { papers: 'rent,utility' },
    });
    const empty = await post(`card/${id}/ask`, { kinds: [], version: 2 });
    expect([empty.status, empty.json.errors?.[0]?.field]).toEqual([400, 'kinds']);
  });

  it('is not to be seen without its case', async () => {
    const { phone } = await v.someone();
    const id = await v.userIdOf(phone);
    for (const path of [`card/${id}/reveal`, 'card/absent/reveal'])
      expect((await post(path, undefined)).status).toBe(404);
    const editor = await t.staffSession('editor');
    expect((await post(`card/${id}/reveal`, undefined, editor)).status).toBe(403);
  });
});

describe('a request', () => {
  const asked = async (body: object = {}) => {
    const one = await v.someone({ locale: 'zh-TW' });
    const wish = {
      serviceId: 'letter-interpretation',
      method: 'online',
      note: '看不懂的信',
      ...body,
    };
    const { json, text } = await v.apply(one.token, wish, { lang: 'zh-TW' });
    if (!json.data) throw new Error(text);
    await t.pool.query('delete from demo_message where recipient = $1', [`+1${one.phone}`]);
    return { ...one, ...json.data };
  };
  const owned = (theirs: string, recordId: string) =>
    t.read(getServiceRecord, { token: theirs, path: `/api/user/serviceRecord/${recordId}` });

  it('waits in the queue; a visit does not', async () => {
    const { recordId, recordNo } = await asked();
    const { rows } = await t.pool.query(
      `select id from service_record where method = 'offline' limit 1`,
    );
    const query = 'queue=init&pageSize=100';
    const { records } = await t.read(requests.listRequests, {
      token: staff.token,
      query,
      lang: 'en',
    });
    expect(records.find((r) => r.id === recordId)).toMatchObject({ recordNo, status: 'init' });
    expect(records.map((r) => r.id)).not.toContain(rows[0].id);
    const visit = await t.call('GET', `/home/staff/request/${rows[0].id}`, { token: staff.token });
    expect(visit.status).toBe(404);
    const byNumber = await t.read(requests.listRequests, {
      token: staff.token,
      query: `keyword=${recordNo}`,
    });
    expect(byNumber.records.map((r) => r.id)).toEqual([recordId]);
  });

  it('is opened with its note, and the look is written down', async () => {
    const { recordId, phone } = await asked();
    expect(await openRequest(recordId)).toMatchObject({ note: '看不懂的信', version: 0 });
    expect(await audits(await v.userIdOf(phone), 'request.view')).toBe(1);
  });

  it('is finished with a note that its owner reads, and a message', async () => {
    const { recordId, recordNo, phone, token: theirs } = await asked();
    const body = { status: 'finish', note: '信不用回覆。', version: 0 };
    const { json } = await post(`request/${recordId}/status`, { ...body, preview: true });
    expect(json.data?.messages[0]?.text).toContain(recordNo);
    expect((await owned(theirs, recordId)).status).toBe('init');
    expect((await post(`request/${recordId}/status`, body)).status).toBe(200);
    const record = await owned(theirs, recordId);
    expect(record).toMatchObject({ status: 'finish', dueAt: null });
    expect(record.history.at(-1)).toMatchObject({ event: 'finished', note: '信不用回覆。' });
    expect(await v.messagesTo(phone)).toHaveLength(1);
    expect((await v.messagesTo(phone))[0]).toContain('已經辦好了');
    const stale = await post(`request/${recordId}/status`, { ...body, status: 'error' });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await owned(theirs, recordId)).status).toBe('finish');
  });

  it('of two answers at once one counts; an exception says what is wrong', async () => {
    const { recordId, phone } = await asked();
    const answers = await Promise.all([
      post(`request/${recordId}/status`, { status: 'finish', version: 0 }),
      post(`request/${recordId}/status`, { status: 'error', note: 'x', version: 0 }),
    ]);
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409]);
    expect(await v.messagesTo(phone)).toHaveLength(1);
    const silent = await post(`request/${recordId}/status`, { status: 'unknown', version: 1 });
    expect([silent.status, silent.json.errors?.[0]?.field]).toEqual([400, 'note']);
  });

  it('needs something from its owner: the text says what', async () => {
    const { recordId, recordNo, phone } = await asked();
    const note = '請寄六月的房租收據';
    expect(
      (await post(`request/${recordId}/status`, { status: 'error', note, version: 0 })).status,
    ).toBe(200);
    const [text] = await v.messagesTo(phone);
    expect(text).toContain(`${note}。`);
    expect(text).toContain(recordNo);
    expect(text).not.toContain('{{');
  });

  it('that its owner took back stays as it is', async () => {
    const { recordId, token: theirs } = await asked();
    await v.cancel(theirs, recordId);
    const { status, json } = await post(`request/${recordId}/status`, {
      status: 'finish',
      version: 0,
    });
    expect([status, json.code]).toEqual([409, 'record_closed']);
  });
});

it('what the office wrote about somebody goes with the account', async () => {
  const { id, phone } = await cardOwner();
  await t.read(recordCall, {
    token: staff.token,
    body: { kind: 'card', id, version: 1, outcome: 'reached', text: 'Called.' },
  });
  await t.pool.query(
    'update app_user set password_hash = (select password_hash from app_user where phone = $1) where id = $2',
    ['+12125550101', id],
  );
  const theirs = await t.sessionOf(phone);
  const body = { password: 'Persimmon-2024!' };
  const gone = await t.call('POST', '/home/api/user/delete', { token: theirs, body });
  expect(gone.status, gone.text).toBe(200);
  for (const table of ['case_entry', 'case_work']) {
    const { rows } = await t.pool.query(`select 1 from ${table} where subject_id = $1`, [id]);
    expect(rows).toEqual([]);
  }
});
