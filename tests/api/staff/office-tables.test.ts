/** Lists of cases: their order, filters and pages, who decided when, and one's own views. */
import { describe, expect, it } from 'vitest';
import { listApplications } from '#contract/account/applications-office.ts';
import { getRequestCase, listRequests } from '#contract/services/requests-office.ts';
import { caseSorts } from '#contract/staff/cases.ts';
import { deleteView, listViews, saveView, viewRules } from '#contract/staff/views.ts';
import { listCards } from '#contract/whitecard/office.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { staff, applicant, review } = applicantsOf(t);
const minute = 60_000;

const list = (query: string) =>
  t.read(listApplications, { token: staff.token, query: `keyword=Pomelo&${query}` });
const idsOf = async (query: string) => (await list(query)).records.map(({ id }) => id);

describe('a list', () => {
  it('is paged by keys in every order, forwards and backwards', async () => {
    for (let n = 0; n < 7; n += 1)
      await applicant({ firstName: 'Pomelo', dueIn: n % 3, locale: n % 2 ? 'zh-CN' : 'en' });
    for (const sort of caseSorts.flatMap((one) => [one, `-${one}`])) {
      const whole = await idsOf(`sort=${sort}&pageSize=100`);
      expect(whole).toHaveLength(7);
      const first = await list(`sort=${sort}&pageSize=3`);
      const second = await list(`sort=${sort}&pageSize=3&after=${first.next}`);
      const third = await list(`sort=${sort}&pageSize=3&after=${second.next}`);
      const pages = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
      expect(pages, sort).toEqual(whole);
      expect([first.previous, third.next], sort).toEqual([null, null]);
      const back = await list(`sort=${sort}&pageSize=3&before=${third.previous}`);
      expect(
        back.records.map(({ id }) => id),
        sort,
      ).toEqual(whole.slice(3, 6));
      expect([back.next, back.previous].every(Boolean), sort).toBe(true);
    }
  });

  it('from the other end is the same, reversed', async () => {
    for (const sort of caseSorts)
      expect(await idsOf(`sort=-${sort}`), sort).toEqual(
        (await idsOf(`sort=${sort}`)).toReversed(),
      );
  });

  it('shows one language, and what came in long ago', async () => {
    const { records } = await list('locale=zh-CN');
    expect(new Set(records.map(({ locale }) => locale))).toEqual(new Set(['zh-CN']));
    const old = records[0]?.id;
    await t.pool.query(
      `update caregiver_application set submitted_at = submitted_at - interval '9 days' where user_id = $1`,
      [old],
    );
    expect(await idsOf('age=7')).toEqual([old]);
    expect(await idsOf('age=30')).toEqual([]);
  });

  it('refuses a place in another order', async () => {
    const { next } = await list('sort=name&pageSize=2');
    const path = `/home/staff/application/list?sort=came&pageSize=2&after=${next}`;
    const { status, json } = await t.call('GET', path, { token: staff.token });
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'after']);
  });
});

describe('what is decided', () => {
  it('says when and by whom, the last one first', async () => {
    const [early, late] = [
      await applicant({ firstName: 'Quince' }),
      await applicant({ firstName: 'Quince' }),
    ];
    await review(late.id, { decision: 'approved' });
    t.clock.pass(minute);
    try {
      await review(early.id, { decision: 'rejected', note: 'No.' });
      const { records } = await t.read(listApplications, {
        token: staff.token,
        query: 'queue=decided&keyword=Quince',
      });
      expect(records.map(({ id }) => id)).toEqual([early.id, late.id]);
      expect(records.every(({ decidedBy, decidedAt }) => decidedBy && decidedAt)).toBe(true);
    } finally {
      t.clock.pass(-minute);
    }
  });

  it('says so in the sample content too, and in the history of the case', async () => {
    const { token } = staff;
    const all = 'pageSize=100&queue=';
    const lists = [
      await t.read(listApplications, { token, query: `${all}decided` }),
      await t.read(listCards, { token, query: `${all}decided` }),
      await t.read(listRequests, { token, query: `${all}closed` }),
      await t.read(listRequests, { token, query: `${all}stuck` }),
    ];
    for (const { records } of lists) {
      expect(records.length).toBeGreaterThan(0);
      for (const { id, decidedBy, decidedAt } of records)
        expect({ id, decidedBy, decidedAt }).toEqual({
          id,
          decidedBy: expect.stringMatching(/./),
          decidedAt: expect.stringMatching(/./),
        });
    }
    const [stuck] = lists[3]?.records ?? [];
    const { history } = await t.read(getRequestCase, {
      token,
      path: `/staff/request/${stuck?.id}`,
    });
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    expect(history.find(({ entry }) => entry === 'status')?.by).toBe(stuck?.decidedBy);
  });
});

describe('a saved view', () => {
  const save = (name: string, query: string, token = staff.token) =>
    t.read(saveView, { token, body: { list: 'applications', name, query } });
  const mine = (token = staff.token) => t.read(listViews, { token, query: 'list=applications' });

  it('is for oneself alone, is replaced by its name, and keeps nobody’s name', async () => {
    await save('Mine', 'assignee=me&keyword=Chen&q=Chen&to=Chen&page=2&after=x');
    expect((await mine()).map(({ name, query }) => [name, query])).toEqual([
      ['Mine', 'assignee=me'],
    ]);
    const { viewId } = await save('Mine', 'due=overdue&sort=-came');
    expect((await mine()).map(({ query }) => query)).toEqual(['due=overdue&sort=-came']);
    const other = await t.staffSession('admin');
    expect(await mine(other)).toEqual([]);
    const path = `/home/staff/view/${viewId}`;
    expect((await t.call('DELETE', path, { token: other })).status).toBe(404);
    await t.read(deleteView, { token: staff.token, path: `/staff/view/${viewId}` });
    expect(await mine()).toEqual([]);
  });

  it('has room for a dozen', async () => {
    for (let n = 0; n < viewRules.most; n += 1) await save(`View ${n}`, `age=${n}`);
    const body = { list: 'applications', name: 'One more', query: '' };
    const { status } = await t.call('POST', '/home/staff/view', { token: staff.token, body });
    expect(status).toBe(400);
    await save('View 0', 'due=day');
    expect(await mine()).toHaveLength(viewRules.most);
  });
});
