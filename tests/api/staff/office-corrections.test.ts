/** Decisions of the office that were wrong: changed or undone, and the client is told what was a mistake. */
import { describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account/account.ts';
import { getServiceRecord } from '#contract/services/records.ts';
import { getRequestCase, listRequests } from '#contract/services/requests-office.ts';
import { getCardCase, listCards } from '#contract/whitecard/office.ts';
import { getWhiteCard } from '#contract/whitecard/whitecard.ts';
import { en } from '#i18n/en.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { office } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, people, applicant, open, review, statusOf, audits } = applicantsOf(t);
const v = visitsOf(t);

const told = (
  words: typeof en,
  { about, was, now, reason }: { about: string; was: string; now: string; reason: string },
) =>
  words.messages.decisionCorrected
    .replace('{{about}}', about)
    .replace('{{was}}', was)
    .replace('{{now}}', now)
    .replace('{{reason}}', reason)
    .replace('{{phone}}', office);

describe('an application', () => {
  it('is undone: to review again, with a promise, and the applicant is told why', async () => {
    const { id, phone, token: theirs } = await applicant({ locale: 'zh-TW' });
    await review(id, { decision: 'rejected', reasons: ['noOpening'] });
    const body = { decision: 'submitted', correction: '我們看錯了文件', version: 1 };
    const text = told(zhHant, {
      about: zhHant.office.corrections.about.application,
      was: zhHant.office.corrections.application.rejected,
      now: zhHant.office.corrections.application.submitted,
      reason: '我們看錯了文件。',
    });
    const seen = await review(id, { ...body, preview: true });
    expect(seen.json.data?.messages).toMatchObject([{ text }]);
    expect(await statusOf(id)).toBe('rejected');
    expect((await review(id, body)).status).toBe(200);
    expect(await people.messagesTo(phone)).toContain(text);
    const after = await open(id);
    expect(after).toMatchObject({ status: 'submitted', decidedAt: null, version: 2 });
    expect(after.dueAt).not.toBeNull();
    expect(after.history.map(({ details }) => details)).toEqual([
      { status: 'rejected', reasons: 'noOpening' },
      { status: 'submitted', was: 'rejected' },
    ]);
    expect(await t.read(getCaregiverInfo, { token: theirs })).toMatchObject({
      applicationStatus: 'submitted',
      officeNote: '我們看錯了文件',
    });
    expect(await audits(id, 'application.correct')).toHaveLength(1);
    expect((await review(id, { decision: 'approved', version: 2 })).status).toBe(200);
  });

  it('is changed in one step; what is still needed is named', async () => {
    const { id, phone } = await applicant();
    await review(id, { decision: 'approved' });
    const body = {
      decision: 'more_info',
      asked: ['medicalReport'],
      because: { medicalReport: { reason: 'tooOld' } },
      correction: 'The report is out of date.',
      version: 1,
    };
    expect((await review(id, body)).status).toBe(200);
    const { application, about } = en.office.corrections;
    const { medicalReport } = en.messages.documents;
    expect(await people.messagesTo(phone)).toContain(
      told(en, {
        about: about.application,
        was: application.approved,
        now: application.more_info.replace('{{documents}}', medicalReport),
        reason: 'The report is out of date.',
      }),
    );
    expect(await statusOf(id)).toBe('more_info');
  });

  it('is corrected only where something was decided, to something else, and with a reason', async () => {
    const { id } = await applicant();
    const early = await review(id, { decision: 'rejected', note: 'x', correction: 'No.' });
    expect([early.status, early.json.code]).toEqual([409, 'conflict']);
    await review(id, { decision: 'approved' });
    const refused = async (body: object) => {
      const { status, json } = await review(id, { version: 1, ...body });
      return [status, json.errors?.[0]?.field ?? json.code];
    };
    expect(await refused({ decision: 'submitted' })).toEqual([400, 'correction']);
    expect(await refused({ decision: 'submitted', correction: ' ' })).toEqual([400, 'correction']);
    expect(await refused({ decision: 'rejected', note: 'x' })).toEqual([409, 'conflict']);
    expect(await refused({ decision: 'approved', correction: 'No.' })).toEqual([409, 'conflict']);
    const editor = await t.staffSession('editor');
    const body = { decision: 'submitted', correction: 'No.', version: 1 };
    expect((await review(id, body, editor)).status).toBe(403);
    expect(await statusOf(id)).toBe('approved');
  });
});

const post = (path: string, body: object) =>
  t.call<{ messages: { text: string }[] }>('POST', `/home/staff/${path}`, {
    token: staff.token,
    body,
    lang: 'en',
  });

describe('a white card', () => {
  const cardOwner = async () => {
    const one = await v.someone({ locale: 'en' });
    const path = `/home/api/user/submit-white-card?whiteCardId=${people.newCard()}`;
    await t.call('POST', path, { token: one.token, lang: 'en' });
    return { ...one, id: await v.userIdOf(one.phone) };
  };
  const opened = (id: string) =>
    t.read(getCardCase, { token: staff.token, path: `/staff/card/${id}` });

  it('is undone: to check again within a day; the renewal that came of it is gone', async () => {
    const { id, phone, token: theirs } = await cardOwner();
    await post(`card/${id}/review`, { decision: 'eligible', version: 1 });
    t.clock.pass(60_000);
    const wrong = await post(`card/${id}/review`, { decision: 'submitted', version: 2 });
    expect(wrong.json.errors?.[0]?.field).toBe('correction');
    const body = { decision: 'submitted', correction: 'It was another card', version: 2 };
    expect((await post(`card/${id}/review`, body)).status).toBe(200);
    const { card, about } = en.office.corrections;
    expect(await v.messagesTo(phone)).toContain(
      told(en, {
        about: about.card,
        was: card.eligible,
        now: card.submitted,
        reason: 'It was another card.',
      }),
    );
    const { records } = await t.read(listCards, {
      token: staff.token,
      query: 'queue=open&pageSize=100',
    });
    expect(records.find((row) => row.id === id)).toMatchObject({
      status: 'submitted',
      dueAt: '2025-06-12 10:31',
    });
    const { history, whiteCardStatus } = await t.read(getWhiteCard, { token: theirs });
    expect(whiteCardStatus).toBe('submitted');
    expect(history.map(({ status, corrected }) => [status, corrected])).toEqual([
      ['submitted', false],
      ['eligible', false],
      ['submitted', true],
    ]);
    const { rows } = await t.pool.query('select state from important_date where user_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: 'dropped' }]);
  });

  it('says the reason of the new decision beside what was wrong', async () => {
    const { id, phone } = await cardOwner();
    await post(`card/${id}/review`, { decision: 'eligible', version: 1 });
    const correction = 'We looked at another card.';
    const body = { decision: 'ineligible', reasons: ['notActive'], correction, version: 2 };
    expect((await post(`card/${id}/review`, body)).status).toBe(200);
    expect((await v.messagesTo(phone)).join('\n')).toContain(
      `${correction} ${en.office.papers.cardReasons.notActive}`,
    );
  });

  it('is changed from one decision to the other, once', async () => {
    const { id, phone } = await cardOwner();
    await post(`card/${id}/review`, { decision: 'ineligible', note: 'x', version: 1 });
    const body = { decision: 'eligible', correction: 'We read it wrong.', version: 2 };
    expect((await post(`card/${id}/review`, body)).status).toBe(200);
    expect((await v.messagesTo(phone)).join('\n')).toContain(en.office.corrections.card.eligible);
    expect((await opened(id)).history.at(-1)).toMatchObject({
      details: { status: 'eligible', was: 'ineligible' },
      text: 'We read it wrong.',
    });
    const twice = await post(`card/${id}/review`, { ...body, version: 3 });
    expect([twice.status, twice.json.code]).toEqual([409, 'conflict']);
  });
});

describe('a request', () => {
  it('that was finished is to do again; only a correction does that', async () => {
    const one = await v.someone({ locale: 'zh-TW' });
    const wish = { serviceId: 'letter-interpretation', method: 'online' };
    const { json } = await v.apply(one.token, wish, { lang: 'zh-TW' });
    const recordId = json.data?.recordId ?? '';
    const change = (body: object) => post(`request/${recordId}/status`, body);
    await change({ status: 'finish', version: 0 });
    const plain = await change({ status: 'error', note: '請來電', version: 1 });
    expect([plain.status, plain.json.code]).toEqual([409, 'conflict']);
    const done = await change({ status: 'init', correction: '按錯了', version: 1 });
    expect(done.status, done.text).toBe(200);
    const text = (await v.messagesTo(one.phone)).join('\n');
    expect(text).toContain(zhHant.office.corrections.record.finish);
    expect(text).toContain('按錯了。');
    const record = await t.read(getServiceRecord, {
      token: one.token,
      path: `/api/user/serviceRecord/${recordId}`,
    });
    expect(record).toMatchObject({ status: 'init' });
    expect(record.dueAt).not.toBeNull();
    expect(record.history.at(-1)).toMatchObject({ event: 'reopened', note: '按錯了' });
    const { records } = await t.read(listRequests, {
      token: staff.token,
      query: 'queue=init&pageSize=100',
    });
    expect(records.find((row) => row.id === recordId)?.dueAt).not.toBeNull();
    const found = await t.read(getRequestCase, {
      token: staff.token,
      path: `/staff/request/${recordId}`,
    });
    expect(found.history.at(-1)).toMatchObject({ details: { status: 'init', was: 'finish' } });
    const again = await change({ status: 'finish', correction: 'x', version: 2 });
    expect([again.status, again.json.code]).toEqual([409, 'conflict']);
  });
});
