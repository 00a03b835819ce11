/** What staff say about each document, and what its owner reads of it. */
import { describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account/account.ts';
import { addDocuments } from '#contract/account/register.ts';
import { getCardCase } from '#contract/whitecard/office.ts';
import { getWhiteCardDocuments, sendWhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { en } from '#i18n/en.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { office } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, people, applicant, open, review, audits } = applicantsOf(t);
const v = visitsOf(t);

type Note = { note: string | null; messages: { text: string }[] };
const post = (path: string, body: object, token = staff.token) =>
  t.call<Note>('POST', `/home/staff/${path}`, { token, body, lang: 'en' });
const refused = { verdict: 'refused', reason: 'blurred' };

describe('a paper for a white card', () => {
  let next = 10;
  /** Has sent a lease and an income paper. */
  const owner = async (locale: 'en' | 'zh-TW' = 'en') => {
    const { phone, token } = await v.someone({ locale });
    const id = await v.userIdOf(phone);
    const number = `CV770${next++}Z`;
    await t.call('POST', `/home/api/user/submit-white-card?whiteCardId=${number}`, { token });
    const rent = await people.picture('whitecard', id);
    const income = await people.picture('whitecard', id);
    await t.read(sendWhiteCardDocuments, {
      token,
      body: {
        documents: [
          { kind: 'rent', fileIds: [rent], complete: true },
          { kind: 'income', fileIds: [income], complete: false },
        ],
        checklistBy: 'sms',
        send: false,
      },
    });
    return { id, phone, token, rent };
  };
  const opened = (id: string) =>
    t.read(getCardCase, { token: staff.token, path: `/staff/card/${id}` });
  const paperOf = async (id: string, kind: string) =>
    (await opened(id)).papers.find((one) => one.kind === kind);
  const own = async (token: string, kind: string) =>
    (await t.read(getWhiteCardDocuments, { token })).documents.find((one) => one.kind === kind);
  const judge = async (id: string, document: string, said: object) =>
    post(`card/${id}/verdict`, { version: (await opened(id)).version, document, ...said });

  it('is accepted: complete whatever its owner said, and its owner sees it; undone it is open', async () => {
    const { id, token } = await owner();
    const done = await judge(id, 'income', { verdict: 'accepted' });
    expect(done.status, done.text).toBe(200);
    expect(await paperOf(id, 'income')).toMatchObject({
      ready: true,
      verdict: { verdict: 'accepted', reason: null, by: 'Test Staff', told: true },
    });
    expect(await own(token, 'income')).toMatchObject({
      ready: true,
      verdict: { verdict: 'accepted', reason: null, note: null },
    });
    expect((await judge(id, 'income', { verdict: null })).status).toBe(200);
    expect((await own(token, 'income'))?.verdict).toBeNull();
    const twice = await judge(id, 'income', { verdict: null });
    expect([twice.status, twice.json.code]).toEqual([409, 'conflict']);
    expect((await opened(id)).history.map((one) => one.details).slice(-2)).toEqual([
      { papers: 'income', verdict: 'accepted' },
      { papers: 'income', verdict: 'undone' },
    ]);
    expect(await audits(id, 'whitecard.verdict')).toHaveLength(2);
  });

  it('is refused: its owner reads why once it is asked for, until another picture comes', async () => {
    const { id, phone, token, rent } = await owner('zh-TW');
    const note = '請帶整份租約。';
    expect((await judge(id, 'rent', { ...refused, note })).status).toBe(200);
    expect((await own(token, 'rent'))?.verdict).toBeNull();
    // What was said is what is asked; what is not there needs no reason.
    const { version } = await opened(id);
    const body = { version, kinds: ['rent', 'utility'] };
    const seen = await post(`card/${id}/ask`, { ...body, preview: true });
    const { verdicts } = zhHant.center;
    const lines = [
      `${zhHant.whitecard.documents.rent.name}：${verdicts.reasons.blurred}${note}`,
      `${zhHant.whitecard.documents.utility.name}：${verdicts.reasons.notSent}`,
    ].join('\n');
    expect(seen.json.data?.note).toBe(lines);
    expect((await own(token, 'rent'))?.verdict).toBeNull();
    expect((await post(`card/${id}/ask`, body)).status).toBe(200);
    const list = `${zhHant.messages.papers.rent}（照片不清楚）、${zhHant.messages.papers.utility}`;
    expect(await v.messagesTo(phone)).toContain(
      zhHant.messages.papersWanted
        .replace('{{name}}', 'Test Patient')
        .replace('{{list}}', list)
        .replace('{{phone}}', office),
    );
    const told = { verdict: 'unreadable', reason: 'blurred', note };
    expect(await own(token, 'rent')).toMatchObject({ ready: false, verdict: told });
    expect((await own(token, 'utility'))?.verdict).toMatchObject({ reason: 'notSent' });
    expect((await opened(id)).history.at(-1)).toMatchObject({ entry: 'asked', text: lines });

    const send = (fileIds: string[]) =>
      t.read(sendWhiteCardDocuments, {
        token,
        body: {
          documents: [{ kind: 'rent', fileIds, complete: true }],
          checklistBy: 'sms',
          send: false,
        },
      });
    await send([rent]);
    expect(await own(token, 'rent')).toMatchObject({ ready: false, verdict: told });
    await send([rent, await people.picture('whitecard', id)]);
    expect(await own(token, 'rent')).toMatchObject({ ready: true, verdict: null });
    expect((await paperOf(id, 'rent'))?.verdict).toBeNull();
  });

  it('that is there is not asked for without a reason', async () => {
    const { id, token } = await owner();
    const { version } = await opened(id);
    const ask = (body: object) => post(`card/${id}/ask`, { version, ...body });
    const silent = await ask({ kinds: ['rent'] });
    expect([silent.status, silent.json.errors?.[0]?.field]).toEqual([400, 'because.rent.reason']);
    for (const because of [
      { rent: { reason: 'notSent' } },
      { rent: { reason: 'because' } },
      { utility: { reason: 'notSent' }, rent: { reason: 'expired' } },
    ])
      expect((await ask({ kinds: ['rent'], because })).status).toBe(400);
    const absent = { kinds: ['utility'], because: { utility: { reason: 'blurred' } } };
    expect((await ask(absent)).status).toBe(400);
    const because = { rent: { reason: 'expired', note: 'From 2019.' } };
    expect((await ask({ kinds: ['rent'], because })).status).toBe(200);
    expect((await own(token, 'rent'))?.verdict).toEqual({
      verdict: 'expired',
      reason: 'expired',
      note: 'From 2019.',
    });
  });

  it.each([
    [{ document: 'rent', verdict: 'refused' }, 400],
    [{ document: 'rent', verdict: 'refused', reason: 'notSent' }, 400],
    [{ document: 'rent', verdict: 'accepted', reason: 'blurred' }, 400],
    [{ document: 'rent', verdict: 'accepted', note: 'Good.' }, 400],
    [{ document: 'rent', verdict: 'refused', reason: 'blurred', note: 'x'.repeat(201) }, 400],
    [{ document: 'application_form', verdict: 'accepted' }, 400],
    [{ document: 'utility', verdict: 'accepted' }, 409],
    [{ document: 'rent', verdict: 'accepted', version: 7 }, 409],
  ])('%j is refused', async (said, status) => {
    const { id } = await owner();
    expect((await judge(id, said.document, said)).status).toBe(status);
    expect((await paperOf(id, said.document))?.verdict ?? null).toBeNull();
  });

  it('is judged by those who work on cases', async () => {
    const { id, token } = await owner();
    const body = { version: 1, document: 'rent', verdict: 'accepted' };
    for (const [who, status] of [
      [await t.staffSession('editor'), 403],
      [token, 401],
      ['', 401],
    ] as const)
      expect((await post(`card/${id}/verdict`, body, who)).status).toBe(status);
    expect((await post('card/absent/verdict', body)).status).toBe(404);
  });
});

describe('a document of an application', () => {
  const judge = (id: string, version: number, said: object, document = 'medicalReport') =>
    post(`application/${id}/verdict`, { version, document, ...said });
  const own = async (token: string, kind = 'medicalReport') =>
    (await t.read(getCaregiverInfo, { token })).documents.find((one) => one.kind === kind);

  it('is refused, asked for with that reason, and new once another comes', async () => {
    const { id, token } = await applicant();
    expect((await judge(id, 0, { ...refused, note: 'Page 2.' })).status).toBe(200);
    expect((await own(token))?.verdict).toBeNull();
    const asks = { decision: 'more_info', asked: ['medicalReport'], version: 1 };
    const { json } = await review(id, asks);
    const line = `Medical exam report: ${en.center.verdicts.reasons.blurred} Page 2.`;
    expect(json.data?.note).toBe(line);
    expect(await own(token)).toMatchObject({
      missing: true,
      verdict: { verdict: 'unreadable', reason: 'blurred', note: 'Page 2.' },
    });
    const fileIds = [await people.picture('document', id)];
    await t.read(addDocuments, { token, body: { medicalReport: { fileIds } } });
    expect((await own(token))?.verdict).toBeNull();
  });

  it('that is accepted after all is not asked for any longer, and the application is to review', async () => {
    const { id, token } = await applicant();
    const because = { medicalReport: { reason: 'expired' } };
    await review(id, { decision: 'more_info', asked: ['medicalReport'], because });
    expect((await judge(id, 1, { verdict: 'accepted' })).status).toBe(200);
    const info = await t.read(getCaregiverInfo, { token });
    expect([info.applicationStatus, info.officeNote]).toEqual(['submitted', null]);
    expect(await own(token)).toMatchObject({ missing: false, verdict: { verdict: 'accepted' } });
    expect((await open(id)).history.at(-1)).toMatchObject({
      entry: 'checked',
      details: { documents: 'medicalReport', verdict: 'accepted', status: 'submitted' },
    });
  });

  it('is judged no longer once rejected; an approval forgets what was said against it', async () => {
    const { id } = await applicant();
    await judge(id, 0, refused);
    await review(id, { decision: 'approved', version: 1 });
    const { documentList } = await open(id);
    expect(documentList.every(({ verdict }) => verdict === null)).toBe(true);
    const { id: other } = await applicant();
    await review(other, { decision: 'rejected', reasons: ['noOpening'] });
    const closed = await judge(other, 1, { verdict: 'accepted' });
    expect([closed.status, closed.json.code]).toEqual([409, 'application_closed']);
  });

  it('that was asked for by mistake: a corrected decision takes back what was said', async () => {
    const { id, token } = await applicant();
    const because = { medicalReport: { reason: 'expired' } };
    await review(id, { decision: 'more_info', asked: ['medicalReport'], because });
    const correction = 'That was another report.';
    await review(id, { decision: 'submitted', correction, version: 1 });
    expect((await own(token))?.verdict).toBeNull();
  });

  it('sent after the approval is refused with its reason, while the older one stays', async () => {
    const { id, token } = await applicant();
    await review(id, { decision: 'approved' });
    const fileIds = [await people.picture('document', id)];
    await t.read(addDocuments, { token, body: { medicalReport: { fileIds } } });
    const { version } = await open(id);
    expect((await judge(id, version, { verdict: 'refused', reason: 'cutOff' })).status).toBe(200);
    const ask = { version: version + 1, decision: 'ask', asked: ['medicalReport'] };
    expect((await post(`application/${id}/documents`, ask)).status).toBe(200);
    expect(await own(token)).toMatchObject({
      missing: true,
      renewal: null,
      verdict: { verdict: 'unreadable', reason: 'cutOff' },
    });
  });
});
