/** Caregivers' applications in the office: found, looked at, given out, decided once. */
import { beforeEach, describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account.ts';
import * as api from '#contract/account-office.ts';
import { addCaseNote, listAssignees, markContacted } from '#contract/office-cases.ts';
import { en } from '#i18n/en.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { demoNow } from './demo.ts';
import { allKinds, peopleOf } from './people.ts';
import { jpeg } from './pictures.ts';
import { testApp } from './test-app.ts';
import { uploadCalls } from './upload-calls.ts';

const t = testApp();
const people = peopleOf(t);
let token: string;
beforeEach(async () => {
  t.clock.set(demoNow);
  token = await t.staffSession('coordinator');
});

const office = '(212) 555-0100';
const hour = 3_600_000;

/** An applicant, due so many hours from now. */
const applicant = async ({
  locale = 'en' as Locale,
  dueIn = 5,
  ...name
}: {
  locale?: Locale;
  dueIn?: number;
  chineseName?: string;
  firstName?: string;
} = {}) => {
  const phone = people.newPhone();
  await t.newPatient(phone, { userType: 'caregiver', locale, ...name });
  const { id } = await people.userRow(phone);
  const dueAt = new Date(t.clock.now().getTime() + dueIn * hour);
  await t.pool.query(
    `insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at, due_at)
     values ($1, 'submitted', 1, 'x', $2, $3)`,
    [id, demoNow, dueAt],
  );
  for (const kind of allKinds) {
    const { rows } = await t.pool.query(
      `insert into person_document (user_id, kind, created_at) values ($1, $2, $3) returning id`,
      [id, kind, demoNow],
    );
    await t.pool.query(
      `insert into file (id, owner_id, purpose, document_id, type, width, height, bytes, created_at, claimed_at)
       values (gen_random_uuid(), $1, 'registration', $2, 'image/png', 1, 1, 1, $3, $3)`,
      [id, rows[0].id, demoNow],
    );
  }
  return { id: id as string, phone, token: await t.sessionOf(phone) };
};

const list = (query = '', who = token) => t.read(api.listApplications, { token: who, query });
const open = (id: string) =>
  t.read(api.getApplicationCase, { token, path: `/staff/application/${id}`, lang: 'en' });
const review = (id: string, body: object, who = token) =>
  t.call<{ messages: { text: string }[]; note: string | null }>(
    'POST',
    `/home/staff/application/${id}/review`,
    { token: who, body: { version: 0, ...body }, lang: 'en' },
  );
const statusOf = async (id: string) => (await people.applicationRow(id)).status;
const audits = async (id: string, action: string) => {
  const { rows } = await t.pool.query(
    'select actor, subject from audit_log where subject_id = $1 and action = $2',
    [id, action],
  );
  return rows;
};

describe('the queue', () => {
  it('has what is overdue first, then what is due soonest, and says how much lies where', async () => {
    const later = await applicant({ dueIn: 30 });
    const late = await applicant({ dueIn: -2 });
    const soon = await applicant({ dueIn: 3 });
    const { records, counts, total } = await list('queue=submitted&pageSize=100');
    const order = records
      .map((r) => r.id)
      .filter((id) => [later, late, soon].some((a) => a.id === id));
    expect(order).toEqual([late.id, soon.id, later.id]);
    expect(records.find((r) => r.id === late.id)).toMatchObject({ overdue: true, documents: 4 });
    expect(counts.submitted).toBe(total);
    const ids = async (query: string) => (await list(query)).records.map((r) => r.id);
    expect(await ids('due=overdue&pageSize=100')).not.toContain(soon.id);
    const day = await ids('due=day&pageSize=100');
    expect([day.includes(late.id), day.includes(soon.id), day.includes(later.id)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('finds a name in both scripts, and the last four of a phone', async () => {
    const { id, phone } = await applicant({ chineseName: '陳小明', firstName: 'Xiaoming' });
    const found = async (keyword: string) =>
      (await list(`keyword=${encodeURIComponent(keyword)}`)).records.map((r) => r.id);
    for (const keyword of ['陳小明', '陈', 'xiaoming', 'cxm', '小明 xiao', phone.slice(-4)])
      expect(await found(keyword), keyword).toContain(id);
    expect(await found('100%_nobody')).toEqual([]);
  });

  it('is a table without formulas', async () => {
    await applicant({ firstName: '=HYPERLINK("http://x.example")', chineseName: '@Bad' });
    const path = '/home/staff/application/export?queue=submitted';
    const { status, text, headers } = await t.call('GET', path, { token, lang: 'zh-TW' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toContain('applications.csv');
    expect(text).toContain(zhHant.office.cases.csv.assignee);
    expect(text).toContain("'@Bad");
    expect(text.split(/[\r\n,]+/).filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
    expect(text).not.toMatch(/\d{10}/);
  });

  it('opens for those who work on cases alone', async () => {
    const { id } = await applicant();
    for (const role of ['editor', 'trainer'] as const) {
      const who = await t.staffSession(role);
      const { status } = await review(id, { decision: 'approved' }, who);
      expect(status).toBe(403);
    }
    const client = await t.sessionOf('2125550101');
    expect((await review(id, { decision: 'approved' }, client)).status).toBe(401);
    expect(await statusOf(id)).toBe('submitted');
  });
});

describe('a decision', () => {
  it('is first only a preview: the words in the applicant’s language, and nothing is changed', async () => {
    const { id, phone } = await applicant({ locale: 'zh-TW' });
    const body = {
      decision: 'rejected',
      reasons: ['noCertificate'],
      note: '請來電。',
      preview: true,
    };
    const { status, json } = await review(id, body);
    expect(status).toBe(200);
    const text = zhHant.messages.applicationRejected.replace('{{phone}}', office);
    expect(json.data).toEqual({
      messages: [{ channel: 'sms', to: phone.slice(-4), locale: 'zh-TW', text }],
      note: `${zhHant.office.cases.reasons.noCertificate}\n請來電。`,
    });
    expect(await statusOf(id)).toBe('submitted');
    expect(await people.messagesTo(phone)).toEqual([]);
    expect(await open(id)).toMatchObject({ version: 0, history: [] });
    expect(await audits(id, 'application.review')).toEqual([]);
  });

  it('approves: the applicant is told, the case is written down', async () => {
    const { id, phone } = await applicant({ locale: 'zh-CN' });
    expect((await review(id, { decision: 'approved' })).status).toBe(200);
    expect(await statusOf(id)).toBe('approved');
    const text = zhHans.messages.applicationApproved.replace('{{phone}}', office);
    expect(await people.messagesTo(phone)).toEqual([text]);
    const after = await open(id);
    expect(after).toMatchObject({ status: 'approved', version: 1, dueAt: null });
    expect(after.history).toMatchObject([
      { entry: 'status', by: 'Test Staff', details: { status: 'approved' } },
    ]);
    expect(await audits(id, 'application.review')).toHaveLength(1);
  });

  it('rejects with standard reasons, which the applicant reads in their language', async () => {
    const { id, token: theirs } = await applicant({ locale: 'zh-CN' });
    await review(id, { decision: 'rejected', reasons: ['medical', 'noOpening'] });
    expect(await t.read(getCaregiverInfo, { token: theirs })).toMatchObject({
      applicationStatus: 'rejected',
      officeNote: `${zhHans.office.cases.reasons.medical}\n${zhHans.office.cases.reasons.noOpening}`,
    });
  });

  it('asks for more; what comes then is a new version, and the case is to review again', async () => {
    const { id, phone, token: theirs } = await applicant();
    const asked = { decision: 'more_info', asked: ['medicalReport'], reasons: ['unreadable'] };
    expect((await review(id, asked)).status).toBe(200);
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.applicationMoreInfo
        .replace('{{documents}}', en.messages.documents.medicalReport)
        .replace('{{phone}}', office),
    ]);
    const waiting = await open(id);
    expect(waiting.documentList.filter((d) => d.missing).map((d) => d.kind)).toEqual([
      'medicalReport',
    ]);
    const fileIds = [await people.picture('document', id)];
    const path = '/home/api/user/caregiver/documents';
    const added = await t.call('POST', path, {
      token: theirs,
      body: { medicalReport: { fileIds } },
    });
    expect(added.status, added.text).toBe(200);
    const again = await open(id);
    expect(again).toMatchObject({ status: 'submitted', version: 2 });
    expect(again.history.at(-1)).toMatchObject({
      by: null,
      details: { documents: 'medicalReport', status: 'submitted' },
    });
    // Who had looked at the old papers is told.
    const stale = await review(id, { decision: 'approved', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await review(id, { decision: 'approved', version: 2 })).status).toBe(200);
  });

  it.each([
    [{ decision: 'rejected' }, 'reasons'],
    [{ decision: 'rejected', reasons: ['unreadable'] }, 'reasons'],
    [{ decision: 'more_info' }, 'asked'],
    [{ decision: 'approved', asked: ['medicalReport'] }, 'asked'],
    [{ decision: 'rejected', reasons: ['because'] }, 'reasons'],
    [{ decision: 'submitted' }, 'decision'],
    [{ decision: 'approved', version: -1 }, 'version'],
  ])('%j is refused at its field', async (body, field) => {
    const { id } = await applicant();
    const { status, json } = await review(id, body);
    expect([status, json.errors?.[0]?.field.split('.')[0]]).toEqual([400, field]);
    expect(await statusOf(id)).toBe('submitted');
  });
});

describe('two people on one case', () => {
  it('the second is told, and nothing is overwritten', async () => {
    const { id, phone } = await applicant();
    expect((await review(id, { decision: 'approved' })).status).toBe(200);
    const second = await review(id, { decision: 'rejected', reasons: ['noOpening'] });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(await statusOf(id)).toBe('approved');
    expect(await people.messagesTo(phone)).toHaveLength(1);
  });

  it('at the same moment one wins', async () => {
    const { id, phone } = await applicant();
    const answers = await Promise.all([
      review(id, { decision: 'approved' }),
      review(id, { decision: 'rejected', note: 'No.' }),
      review(id, { decision: 'more_info', asked: ['medicalReport'] }),
    ]);
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409, 409]);
    expect(await people.messagesTo(phone)).toHaveLength(1);
    expect((await open(id)).history).toHaveLength(1);
  });
});

describe('work on a case', () => {
  const given = (cases: object[], assigneeId: string | null) =>
    t.call<{ assigned: number; changed: string[] }>('POST', '/home/staff/case/assign', {
      token,
      body: { kind: 'application', cases, assigneeId },
    });

  it('is given to somebody, many at once; those that changed stay', async () => {
    const [a, b] = [await applicant(), await applicant()];
    const [first] = await t.read(listAssignees, { token });
    if (!first) throw new Error('nobody works on cases');
    await review(b.id, { decision: 'approved' });
    const both = [a, b].map(({ id }) => ({ id, version: 0 }));
    const { json } = await given(both, first.staffId);
    expect(json.data).toEqual({ assigned: 1, changed: [b.id] });
    expect(await open(a.id)).toMatchObject({ assignee: first.name, version: 1 });
    expect((await open(b.id)).assignee).toBeNull();
    const mine = await list(`assignee=${first.staffId}&pageSize=100`);
    expect(mine.records.map((r) => r.id)).toContain(a.id);
    expect(mine.records.map((r) => r.id)).not.toContain(b.id);
    expect((await list('assignee=nobody&pageSize=100')).records.map((r) => r.id)).not.toContain(
      a.id,
    );
    const stale = await given([{ id: a.id, version: 0 }], null);
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await given([{ id: a.id, version: 1 }], null)).status).toBe(200);
    expect((await open(a.id)).assignee).toBeNull();
  });

  it('is not given to who does not work on cases', async () => {
    const { id } = await applicant();
    const { rows } = await t.pool.query(`select id from staff where role = 'editor' limit 1`);
    const { status, json } = await given([{ id, version: 0 }], rows[0].id);
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'assigneeId']);
  });

  it('has notes that the applicant never sees, and remembers who called', async () => {
    const { id, token: theirs } = await applicant();
    const about = { kind: 'application', id };
    await t.read(addCaseNote, { token, body: { ...about, text: 'Speaks Fuzhounese.' } });
    await t.read(markContacted, { token, body: { ...about, version: 0, text: 'Will send it.' } });
    const { history, contactedAt } = await open(id);
    expect(history).toMatchObject([
      { entry: 'note', text: 'Speaks Fuzhounese.' },
      { entry: 'contacted', text: 'Will send it.' },
    ]);
    expect(contactedAt).not.toBeNull();
    const { text } = await t.call('GET', '/home/api/user/caregiver/info', { token: theirs });
    expect(text).not.toContain('Fuzhounese');
    const { rows } = await t.pool.query('select text_sealed from case_entry');
    expect(JSON.stringify(rows)).not.toContain('Fuzhounese');
    const absent = { kind: 'card', id, version: 0 };
    const { status } = await t.call('POST', '/home/staff/case/contacted', { token, body: absent });
    expect(status).toBe(404);
  });
});

describe('a document', () => {
  it('is seen by those who work on cases, and every look is written down', async () => {
    const { id, token: theirs } = await applicant();
    const calls = uploadCalls(t);
    const { fileId } = await calls.upload(await jpeg(), { purpose: 'document', token: theirs });
    const path = `/home/staff/file/${fileId}`;
    // Not handed in yet.
    expect((await calls.get(path, { token })).status).toBe(404);
    const body = { medicalReport: { fileIds: [fileId] } };
    await t.call('POST', '/home/api/user/caregiver/documents', { token: theirs, body });
    for (const _ of [1, 2]) {
      const { status, headers, bytes } = await calls.get(path, { token });
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control']).toContain('no-store');
      expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    const looks = await audits(id, 'document.view');
    expect(looks.map((row) => row.subject)).toEqual([`file ${fileId}`, `file ${fileId}`]);
    for (const who of [await t.staffSession('editor'), theirs, undefined])
      expect((await calls.get(path, { token: who })).status).toBeGreaterThanOrEqual(401);
    expect(await audits(id, 'document.view')).toHaveLength(2);
  });

  it('and so is every look at a case', async () => {
    const { id } = await applicant();
    await open(id);
    expect(await audits(id, 'application.view')).toHaveLength(1);
    const path = '/home/staff/application/absent';
    expect((await t.call('GET', path, { token })).status).toBe(404);
  });
});
