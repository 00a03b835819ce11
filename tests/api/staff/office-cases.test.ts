/** Caregivers' applications in the office: found, looked at, given out. */

import { describe, expect, it } from 'vitest';
import { listApplications } from '#contract/account/applications-office.ts';
import { getWhoSawMe } from '#contract/account/seen.ts';
import { recordCall } from '#contract/staff/case-calls.ts';
import { addCaseNote, listAssignees } from '#contract/staff/cases.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { jpeg } from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { uploadCalls } from '#tests/api/support/upload-calls.ts';

const t = testApp();
const { staff, applicant, open, review, statusOf, audits } = applicantsOf(t);

const list = (query = '') => t.read(listApplications, { token: staff.token, query });

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
    const { status, text, headers } = await t.call('GET', path, {
      token: staff.token,
      lang: 'zh-TW',
    });
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

describe('work on a case', () => {
  const given = (cases: object[], assigneeId: string | null) =>
    t.call<{ assigned: number; changed: string[] }>('POST', '/home/staff/case/assign', {
      token: staff.token,
      body: { kind: 'application', cases, assigneeId },
    });

  it('is given to somebody, many at once; those that changed stay', async () => {
    const [a, b] = [await applicant(), await applicant()];
    const [first] = await t.read(listAssignees, { token: staff.token });
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
    await t.read(addCaseNote, {
      token: staff.token,
      body: { ...about, text: 'Speaks Fuzhounese.' },
    });
    await t.read(recordCall, {
      token: staff.token,
      body: { ...about, version: 0, outcome: 'reached', text: 'Will send it.' },
    });
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
    const absent = { kind: 'card', id, version: 0, outcome: 'reached' };
    const { status } = await t.call('POST', '/home/staff/case/contacted', {
      token: staff.token,
      body: absent,
    });
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
    expect((await calls.get(path, { token: staff.token })).status).toBe(404);
    const body = { medicalReport: { fileIds: [fileId] } };
    await t.call('POST', '/home/api/user/caregiver/documents', { token: theirs, body });
    for (const _ of [1, 2]) {
      const { status, headers, bytes } = await calls.get(path, { token: staff.token });
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control']).toContain('no-store');
      expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    const looks = await audits(id, 'document.view');
    expect(looks.map((row) => row.subject)).toEqual([`file ${fileId}`, `file ${fileId}`]);
    // Which paper it was, and the network that it was seen from.
    expect(looks[0]?.details.paper).toBe('medicalReport');
    expect(looks[0]?.address).toBe('127.0.0.1');
    const { records } = await t.read(getWhoSawMe, { token: theirs });
    expect(records[0]).toMatchObject({ what: 'paper', paper: 'medicalReport', times: 2 });
    for (const who of [await t.staffSession('editor'), theirs, undefined])
      expect((await calls.get(path, { token: who })).status).toBeGreaterThanOrEqual(401);
    expect(await audits(id, 'document.view')).toHaveLength(2);
  });

  it('and so is every look at a case', async () => {
    const { id } = await applicant();
    await open(id);
    expect(await audits(id, 'application.view')).toHaveLength(1);
    const path = '/home/staff/application/absent';
    expect((await t.call('GET', path, { token: staff.token })).status).toBe(404);
  });
});
