/** The letter desk: photos and one press; the office answers; the deadline is remembered. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exportOwnData } from '#contract/account/account.ts';
import { listOwnDates } from '#contract/renewal/renewal.ts';
import * as api from '#contract/services/letters.ts';
import { getServiceRecord } from '#contract/services/records.ts';
import { getRequestCase, listRequests } from '#contract/services/requests-office.ts';
import type { MessagePreview } from '#contract/staff/office.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const people = peopleOf(t);
const coordinator = staffOf(t, 'coordinator');

type Locale = 'en' | 'zh-CN' | 'zh-TW';
const someone = async (lang: Locale = 'en') => {
  const { phone, token } = await v.someone({ locale: lang });
  const userId = await v.userIdOf(phone);
  const send = async (pages = 1, requestKey = randomUUID()) => {
    const fileIds: string[] = [];
    for (let n = 0; n < pages; n++) fileIds.push(await people.picture('service', userId));
    const body = { fileIds, requestKey };
    return t.call<{ recordId: string }>('POST', '/home/api/user/letter/send', {
      token,
      body,
      lang,
    });
  };
  const letterOf = (recordId: string) =>
    t.read(api.getLetter, { token, path: api.getLetter.path.replace('{recordId}', recordId) });
  return { phone, token, userId, send, letterOf };
};
const caseOf = (recordId: string) =>
  t.read(getRequestCase, { token: coordinator.token, path: `/staff/request/${recordId}` });
const answer = async (recordId: string, body: object) =>
  t.call<{ messages: MessagePreview[]; note: string }>(
    'POST',
    `/home/staff/letter/${recordId}/answer`,
    {
      token: coordinator.token,
      lang: 'en',
      body: { version: (await caseOf(recordId)).version, ...body },
    },
  );
const sent = async (lang: Locale = 'en') => {
  const who = await someone(lang);
  const { json } = await who.send(2);
  return { ...who, recordId: json.data?.recordId ?? '' };
};

describe('a photographed letter', () => {
  it('is a case in the office’s queue, with a due date and its photos', async () => {
    const { phone, token, recordId, letterOf } = await sent();
    const letter = await letterOf(recordId);
    expect(letter).toMatchObject({ status: 'init', answer: null, dueAt: '2025-06-13 10:30' });
    expect(letter.files).toHaveLength(2);
    expect((await t.read(api.listLetters, { token })).letters).toEqual([letter]);
    const { records } = await t.read(listRequests, {
      token: coordinator.token,
      query: `queue=init&keyword=${letter.recordNo}`,
    });
    expect(records).toMatchObject([{ id: recordId, dueAt: '2025-06-13 10:30' }]);
    const opened = await caseOf(recordId);
    expect(opened.pictures).toHaveLength(2);
    expect(opened.letter?.answer).toBeNull();
    expect(Object.keys(opened.letter?.canned ?? {}).sort()).toEqual([...api.letterTypes].sort());
    expect(await messagesTo(t, phone)).toHaveLength(1);
  });

  it('sent twice is one; without a photo it is none', async () => {
    const who = await someone();
    const key = randomUUID();
    const first = await who.send(1, key);
    const again = await who.send(1, key);
    expect(again.json.data).toEqual(first.json.data);
    const nothing = await who.send(0);
    expect([nothing.status, nothing.json.errors?.[0]?.field]).toEqual([400, 'fileIds']);
    expect((await t.read(api.listLetters, { token: who.token })).letters).toHaveLength(1);
  });

  it('cannot be sent where nobody reads letters', async () => {
    await t.pool.query(`update service set published = false where helps_with = 'letter'`);
    const who = await someone();
    expect((await t.read(api.listLetters, { token: who.token })).offered).toBe(false);
    expect((await who.send()).status).toBe(404);
    await t.pool.query(`update service set published = true where helps_with = 'letter'`);
  });

  it('texts to begin with are in the client’s language', async () => {
    for (const [lang, word] of [
      ['en', 'fair hearing'],
      ['zh-CN', '公平听证'],
      ['zh-TW', '公平聽證'],
    ] as const) {
      const { recordId } = await sent(lang);
      expect((await caseOf(recordId)).letter?.canned.denial).toContain(word);
    }
  });
});

describe('the answer', () => {
  const recertification = {
    letterType: 'recertification',
    noticeOn: '2025-06-01',
    deadline: '2025-08-01',
    text: 'Your benefits end soon.\n1. Keep the letter.',
  };

  it('is previewed, then sent: a short text with a link, a page, and a date', async () => {
    const { phone, token, userId, recordId, letterOf } = await sent();
    const shown = await answer(recordId, { ...recertification, preview: true });
    expect(shown.status, shown.text).toBe(200);
    const [message] = shown.json.data?.messages ?? [];
    expect(message?.text).toContain('Last day: August 1, 2025.');
    expect(message?.text).toContain(`https://care.example/services/letter/${recordId}`);
    expect((await letterOf(recordId)).answer).toBeNull();
    expect(await messagesTo(t, phone)).toHaveLength(1);

    await answer(recordId, recertification);
    expect((await messagesTo(t, phone))[0]).toBe(message?.text);
    expect(await letterOf(recordId)).toMatchObject({
      status: 'finish',
      dueAt: null,
      answer: {
        letterType: 'recertification',
        text: recertification.text,
        deadline: '2025-08-01',
        deadlineLeft: 51,
        hearingBy: null,
      },
    });
    const { dates } = await t.read(listOwnDates, { token });
    expect(dates).toMatchObject([
      { kind: 'letter', day: '2025-08-01', source: 'staff', remindOn: '2025-07-02' },
    ]);
    expect(dates[0]?.title).toContain('Recertification');
    const audits = await auditsOf(t, { action: 'letter.answer', subjectId: userId });
    expect(audits).toHaveLength(1);
    expect(JSON.stringify(audits)).not.toContain('Keep the letter');
    const { rows } = await t.pool.query('select text_sealed from letter_answer');
    expect(JSON.stringify(rows)).not.toContain('Keep the letter');
  });

  it('to a denial has the last day for a fair hearing: 60 days from the notice', async () => {
    const { token, recordId, letterOf } = await sent('zh-TW');
    const denial = { letterType: 'denial', text: '政府沒有批准您的申請。' };
    const without = await answer(recordId, denial);
    expect([without.status, without.json.errors?.[0]?.field]).toEqual([400, 'noticeOn']);
    const { status } = await answer(recordId, { ...denial, noticeOn: '2025-06-01' });
    expect(status).toBe(200);
    expect((await letterOf(recordId)).answer).toMatchObject({
      noticeOn: '2025-06-01',
      hearingBy: '2025-07-31',
      hearingLeft: 50,
    });
    const { dates } = await t.read(listOwnDates, { token });
    expect(dates).toMatchObject([{ day: '2025-07-31', title: '公平聽證：最後一天' }]);
  });

  it('is corrected: the date moves, and is one', async () => {
    const { token, recordId, letterOf } = await sent();
    await answer(recordId, recertification);
    await answer(recordId, { ...recertification, deadline: '2025-09-01', text: 'Better words.' });
    expect((await letterOf(recordId)).answer).toMatchObject({ text: 'Better words.' });
    const { dates } = await t.read(listOwnDates, { token });
    expect(dates.map(({ day }) => day)).toEqual(['2025-09-01']);
    const record = await t.read(getServiceRecord, {
      token,
      path: getServiceRecord.path.replace('{recordId}', recordId),
    });
    expect(record.history.map(({ event }) => event)).toEqual(['received', 'finished', 'noted']);
  });

  it('without a deadline makes no date', async () => {
    const { token, recordId } = await sent();
    await answer(recordId, { letterType: 'other', text: 'Nothing to do.' });
    expect((await t.read(listOwnDates, { token })).dates).toEqual([]);
  });

  it('is refused for what is no letter, was taken back, or changed meanwhile', async () => {
    const who = await sent();
    const other = await v.apply(who.token, { serviceId: 'medical-transport', method: 'online' });
    const notLetter = await answer(other.json.data?.recordId ?? '', recertification);
    expect(notLetter.status).toBe(404);
    const old = await answer(who.recordId, { ...recertification, version: 7 });
    expect([old.status, old.json.code]).toEqual([409, 'changed_meanwhile']);
    await t.call('POST', `/home/api/user/serviceRecord/${who.recordId}/cancel`, {
      token: who.token,
    });
    const late = await answer(who.recordId, recertification);
    expect([late.status, late.json.code]).toEqual([409, 'record_closed']);
  });

  it('is in the person’s export', async () => {
    const { token, recordId } = await sent();
    await answer(recordId, recertification);
    const data = await t.read(exportOwnData, { token, body: { password: goodPassword } });
    expect(data).toMatchObject({
      serviceRecords: [
        { recordId, letter: { letterType: 'recertification', text: recertification.text } },
      ],
    });
  });

  it('is read by nobody else', async () => {
    const { recordId } = await sent();
    const { token } = await someone();
    const path = `/home/api/user/letter/${recordId}`;
    expect((await t.call('GET', path, { token })).status).toBe(404);
  });
});

it('the demo shows one that waits, a recertification and a denial', async () => {
  const answered = await t.read(api.listLetters, { token: await t.sessionOf('2125550101') });
  expect(
    answered.letters.flatMap(({ answer }) =>
      answer ? [[answer.letterType, Boolean(answer.hearingBy), Boolean(answer.deadline)]] : [],
    ),
  ).toEqual([
    ['recertification', false, true],
    ['denial', true, false],
  ]);
  const token = await t.sessionOf('2125550102');
  const { letters } = await t.read(api.listLetters, { token });
  expect(letters[0]).toMatchObject({ status: 'init', answer: null });
});
