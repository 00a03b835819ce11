import { beforeAll, describe, expect, it } from 'vitest';
import { listPeople } from '#contract/account/people-office.ts';
import { auditRules, exportAudit, getAuditFilters, listAudit } from '#contract/staff/audit.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { addressOf, endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let admin: string;
beforeAll(async () => {
  admin = await t.staffSession('admin');
});

const kept = async (upTo: number) => {
  const { rows } = await t.pool.query('select * from audit_log where id <= $1 order by id', [upTo]);
  return JSON.stringify(rows);
};
const lastId = async (): Promise<number> =>
  Number((await t.pool.query('select max(id) as id from audit_log')).rows[0].id);
type Added = Omit<Partial<Parameters<typeof insertAudit>[1]>, 'action'> & { action?: string };
/** Entries of earlier versions may have actions that are in no list any more. */
const add = ({ action = 'test.look', ...values }: Added = {}) =>
  insertAudit(t.db, {
    at: t.clock.now(),
    actor: 'command',
    action: action as AuditAction,
    ...values,
  });
const list = (query = '') => t.read(listAudit, { token: admin, query });

describe('nothing changes the audit log', () => {
  it.each([
    'update audit_log set actor = $$nobody$$',
    'delete from audit_log',
    'truncate audit_log',
  ])('not by %s', async (statement) => {
    await add();
    await expect(t.pool.query(statement)).rejects.toThrow(/only ever added to|permission denied/);
  });

  it('no call of the API, by whoever may do most', async () => {
    await add({ action: 'test.kept', details: { secret: 'as it was' } });
    const upTo = await lastId();
    const before = await kept(upTo);
    for (const api of endpoints) {
      const token = await t.staffSession('admin');
      const client = await t.sessionOf('2125550101');
      const bodies =
        api.body && goodBodies[api.path] ? [goodBodies[api.path], undefined] : [undefined];
      for (const who of [token, client])
        for (const body of bodies)
          await t.call(api.method, addressOf(api), { token: who, ...(body && { body }) });
    }
    expect(await kept(upTo)).toBe(before);
  });

  it('there is no call but reading below /staff/audit', () => {
    const calls = endpoints.filter((api) => api.path.startsWith('/staff/audit'));
    expect(calls.map(nameOf).every((name) => name.startsWith('GET '))).toBe(true);
    expect(calls.length).toBe(3);
  });

  it('other methods are not there', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const path of ['/home/staff/audit', '/home/staff/audit/1'])
        expect([404, 405]).toContain((await t.call(method, path, { token: admin })).status);
  });
});

describe('reading it', () => {
  it('is for administrators', async () => {
    for (const role of ['coordinator', 'editor', 'trainer'] as const) {
      const token = await t.staffSession(role);
      for (const path of ['', '/filters', '/export'])
        expect((await t.call('GET', `/home/staff/audit${path}`, { token })).status).toBe(403);
    }
  });

  it('names who and whom, newest first', async () => {
    const people = await t.read(listPeople, { token: admin, query: 'keyword=0101' });
    const userId = people.records[0]?.userId ?? '';
    await t.call('GET', `/home/staff/people/${userId}`, { token: admin });
    const { records } = await list();
    expect(records[0]).toMatchObject({
      name: 'Test Staff',
      role: 'admin',
      action: 'person.view',
      subjectId: userId,
      subject: '陳美玲 Meiling Chen',
    });
    expect(records.map((r) => r.at)).toEqual(
      records
        .map((r) => r.at)
        .toSorted()
        .toReversed(),
    );
  });

  it('is filtered by who, action, person, subject and day', async () => {
    await add({ actor: 'office-review', action: 'test.filter', subject: 'article fall-at-home' });
    const only = async (query: string) => (await list(query)).records.map((r) => r.action);
    expect(new Set(await only('action=test.filter'))).toEqual(new Set(['test.filter']));
    expect(await only('kind=look')).toContain('person.view');
    expect((await only('kind=export')).filter((one) => !one.endsWith('.export'))).toEqual([]);
    expect(await only('who=office-review')).toEqual(['test.filter']);
    expect(await only('about=fall-at')).toEqual(['test.filter']);
    const aboutChen = await only(`about=${encodeURIComponent('陈美玲')}`);
    expect(aboutChen).toContain('person.view');
    expect(aboutChen).not.toContain('test.filter');
    expect(await only('about=nobody-at-all')).toEqual([]);
    expect((await only('from=2025-06-11&to=2025-06-11')).length).toBeGreaterThan(0);
    expect(await only('from=2025-06-12')).toEqual([]);
    expect(await only('to=2025-06-10')).toEqual([]);
  });

  it('the day is the agency’s', async () => {
    await add({ action: 'test.late', at: new Date('2025-06-12T03:30:00Z') });
    expect((await list('action=test.late&to=2025-06-11')).records[0]?.at).toBe(
      '2025-06-11 23:30:00',
    );
  });

  it('turns pages both ways, also where many have one time', async () => {
    for (let i = 0; i < auditRules.pageSize * 2 + 5; i++)
      await add({ action: 'test.many', details: { i: String(i) } });
    const first = await list('action=test.many');
    const second = await list(`action=test.many&older=${first.older}`);
    const third = await list(`action=test.many&older=${second.older}`);
    const all = [first, second, third].flatMap((page) => page.records.map((r) => r.id));
    expect(all.length).toBe(auditRules.pageSize * 2 + 5);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect([first.newer, third.older]).toEqual([null, null]);
    const back = await list(`action=test.many&newer=${third.newer}`);
    expect(back.records).toEqual(second.records);
    const start = await list(`action=test.many&newer=${back.newer}`);
    expect([start.records, start.newer]).toEqual([first.records, null]);
  });

  it.each(['older=x', 'newer=1', 'from=2025-02-30', `about=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const { status } = await t.call('GET', `/home/staff/audit?${query}`, { token: admin });
      expect(status).toBe(400);
    },
  );

  it('says who and what there is', async () => {
    const { staff, actions } = await t.read(getAuditFilters, { token: admin });
    expect(staff.map((s) => s.name)).toContain('Test Staff');
    expect(actions).toContain('test.many');
  });

  it('leaves as a table without formulas, and that is written down', async () => {
    await add({ action: 'test.formula', details: { note: 'x' }, subject: '=1+1' });
    const { status, text, headers } = await t.call(
      'GET',
      `/home${exportAudit.path}?action=test.formula`,
      { token: admin },
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text).toContain("'=1+1");
    expect(text.trim().split('\r\n').length).toBe(2);
    const [entry] = (await list('action=audit.export')).records;
    expect(entry?.details).toEqual({ action: 'test.formula', lines: '1' });
  });
});
