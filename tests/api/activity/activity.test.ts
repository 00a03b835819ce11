import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ActivityStatus,
  type ActivitySummary,
  getActivity,
  getActivityPage,
  getActivityTop,
  getActivityTypes,
} from '#contract/activity/activity.ts';
import { getCityList } from '#contract/content/content.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let all: ActivitySummary[];
beforeAll(async () => {
  all = await find({});
});
beforeEach(() => t.app.contentCache.clear());

type Search = Record<string, string | string[]>;
const queryOf = (search: Search) =>
  new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => [value].flat().map((v) => [key, v])),
  ).toString();

const page = (search: Search, lang: Locale = 'en') =>
  t.read(getActivityPage, { query: queryOf(search), lang });
const find = async (search: Search, lang: Locale = 'en') =>
  (await page({ pageSize: '100', ...search }, lang)).records;
const idsOf = (list: { id: string }[]) => list.map((a) => a.id);

describe('pages', () => {
  it('are ten long unless asked otherwise', async () => {
    const first = await page({});
    expect(first).toMatchObject({ pageNum: 1, pageSize: 10, total: all.length });
    expect(first.pages).toBe(Math.ceil(all.length / 10));
    expect(idsOf(first.records)).toEqual(idsOf(all.slice(0, 10)));
  });

  it('together are everything, once and in order', async () => {
    const pageSize = 7;
    const { pages } = await page({ pageSize: `${pageSize}` });
    const seen: string[] = [];
    for (let n = 1; n <= pages; n++)
      seen.push(...idsOf((await page({ pageSize: `${pageSize}`, pageNum: `${n}` })).records));
    expect(seen).toEqual(idsOf(all));
  });

  it('end with what is left, and behind the end there is nothing', async () => {
    const { pages, total } = await page({ pageSize: '10' });
    const last = await page({ pageNum: `${pages}` });
    expect(last.records).toHaveLength(total - (pages - 1) * 10);
    const behind = await page({ pageNum: `${pages + 1}` });
    expect(behind).toMatchObject({ records: [], total, pages, pageNum: pages + 1 });
    expect((await page({ pageNum: '1000000', pageSize: '100' })).records).toEqual([]);
  });

  it('may hold one or a hundred', async () => {
    expect((await page({ pageSize: '1' })).records).toHaveLength(1);
    expect(await page({ pageSize: '100' })).toMatchObject({ pages: 1, pageSize: 100 });
  });
});

it('what can be joined comes first, soonest first; then what is over, latest first', () => {
  const over = all.map((a) => a.activityStatus === 'ended');
  expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)));
  const starts = (ended: boolean) =>
    all.filter((a) => (a.activityStatus === 'ended') === ended).map((a) => a.activityStartTime);
  expect(starts(false)).toEqual(starts(false).toSorted());
  expect(starts(true)).toEqual(starts(true).toSorted().toReversed());
  expect(all[0]?.activityStartTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

describe('the city filter', () => {
  it('offers cities in the reader’s language', async () => {
    expect(await t.read(getCityList, { lang: 'en' })).toContain('Queens');
    expect(await t.read(getCityList, { lang: 'zh-CN' })).toContain('皇后区');
    expect(await t.read(getCityList, { lang: 'zh-TW' })).toContain('皇后區');
  });

  it('shows everything for an empty list, as home asks for "all"', async () => {
    for (const query of ['pageSize=100', 'pageSize=100&cityList=', 'pageSize=100&cityList[]=']) {
      const { total } = await t.read(getActivityPage, { query, lang: 'en' });
      expect(total).toBe(all.length);
    }
  });

  it('takes one or several, in both spellings', async () => {
    const wanted = idsOf(all.filter((a) => ['Queens', 'Brooklyn'].includes(a.city)));
    expect(wanted.length).toBeGreaterThan(1);
    for (const key of ['cityList', 'cityList[]'])
      expect(idsOf(await find({ [key]: ['Queens', 'Brooklyn'] }))).toEqual(wanted);
    for (const key of ['cityList', 'cityList[]'])
      expect(new Set((await find({ [key]: 'Queens' })).map((a) => a.city))).toEqual(
        new Set(['Queens']),
      );
  });

  it('knows a city in any language, whatever the reader’s', async () => {
    const wanted = idsOf(await find({ cityList: 'Queens' }));
    for (const lang of locales)
      for (const name of ['Queens', '皇后区', '皇后區', ' Queens '])
        expect(idsOf(await find({ 'cityList[]': name }, lang)), `${name} in ${lang}`).toEqual(
          wanted,
        );
  });

  it('finds nothing in a city that is not there', async () => {
    expect(await page({ cityList: 'Atlantis' })).toMatchObject({ records: [], total: 0, pages: 0 });
  });
});

describe('the keyword', () => {
  it('finds both scripts in either script', async () => {
    const traditional = await find({ keyword: '太極' });
    expect(traditional.length).toBeGreaterThan(0);
    expect(idsOf(await find({ keyword: '太极' }))).toEqual(idsOf(traditional));
    expect(idsOf(await find({ keyword: '太極' }, 'zh-CN'))).toEqual(idsOf(traditional));
  });

  it('does not mind case, width and outer space', async () => {
    const wanted = idsOf(await find({ keyword: 'tai chi' }));
    expect(wanted.length).toBeGreaterThan(0);
    for (const keyword of ['TAI CHI', 'Tai Chi', ' tai  chi ', 'ｔａｉ ｃｈｉ'])
      expect(idsOf(await find({ keyword })), keyword).toEqual(wanted);
  });

  it('needs every word', async () => {
    expect(await find({ keyword: '太極 zzzz' })).toEqual([]);
    expect((await find({ keyword: 'tai queens' })).length).toBeLessThanOrEqual(
      (await find({ keyword: 'tai' })).length,
    );
  });

  it('takes %, _ and \\ as they are', async () => {
    const [one, other] = all;
    await t.pool.query("update activity set search_text = 'save 100% today' where id = $1", [
      one?.id,
    ]);
    await t.pool.query("update activity set search_text = 'a_b c\\d' where id = $1", [other?.id]);
    expect(idsOf(await find({ keyword: '100%' }))).toEqual([one?.id]);
    expect(idsOf(await find({ keyword: '%' }))).toEqual([one?.id]);
    expect(idsOf(await find({ keyword: '1%0' }))).toEqual([]);
    expect(idsOf(await find({ keyword: '_' }))).toEqual([other?.id]);
    expect(idsOf(await find({ keyword: 'a_b' }))).toEqual([other?.id]);
    expect(idsOf(await find({ keyword: 'c\\d' }))).toEqual([other?.id]);
    expect(idsOf(await find({ keyword: "x' or 1=1 --" }))).toEqual([]);
  });

  it('of spaces is no keyword', async () => {
    expect(await page({ keyword: '   ' })).toMatchObject({ total: all.length });
  });
});

describe('type and state', () => {
  it('shows one type', async () => {
    const types = await t.read(getActivityTypes, { lang: 'en' });
    expect(types.length).toBeGreaterThanOrEqual(3);
    let sum = 0;
    for (const { typeId, typeName } of types) {
      const found = await find({ typeId });
      for (const a of found) expect([a.typeId, a.typeName]).toEqual([typeId, typeName]);
      sum += found.length;
    }
    expect(sum).toBe(all.length);
    expect(await find({ typeId: 'absent' })).toEqual([]);
  });

  it('shows one state', async () => {
    for (const status of ['coming', 'sign_up', 'ended'] satisfies ActivityStatus[]) {
      const found = await find({ status });
      expect(idsOf(found)).toEqual(idsOf(all.filter((a) => a.activityStatus === status)));
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('follows the clock to the minute, filter and card alike', async () => {
    const { id = '' } = all.find((a) => a.activityStatus === 'coming') ?? {};
    const stateAt = async (moment: string) => {
      t.clock.set(moment);
      t.app.contentCache.clear();
      const one = await t.read(getActivity, { path: `/content/activity/${id}` });
      const listed = await find({ status: one.activityStatus });
      expect(idsOf(listed), `${one.activityStatus} at ${moment}`).toContain(id);
      return `${one.activityStatus} ${one.registerStatus}`;
    };
    await t.pool.query(
      `update activity set register_start = '2025-07-01 09:00', register_end = '2025-07-05 17:00',
       start_time = '2025-07-06 10:00', end_time = '2025-07-06 12:00', registered_count = 0 where id = $1`,
      [id],
    );
    expect(await stateAt('2025-07-01T12:59:59Z')).toBe('coming not_full');
    expect(await stateAt('2025-07-01T13:00:00Z')).toBe('sign_up not_full');
    expect(await stateAt('2025-07-05T20:59:59Z')).toBe('sign_up not_full');
    expect(await stateAt('2025-07-05T21:00:00Z')).toBe('sign_up full');
    expect(await stateAt('2025-07-06T15:59:59Z')).toBe('sign_up full');
    expect(await stateAt('2025-07-06T16:00:00Z')).toBe('ended full');
    await t.pool.query('update activity set registered_count = quota where id = $1', [id]);
    expect(await stateAt('2025-07-01T13:00:00Z')).toBe('sign_up full');
  });

  it('narrows by everything at once', async () => {
    const [some] = all.filter((a) => a.activityStatus === 'sign_up');
    const search = { cityList: some?.city ?? '', typeId: some?.typeId ?? '', status: 'sign_up' };
    const found = await find(search);
    expect(idsOf(found)).toContain(some?.id);
    for (const a of found)
      expect(a).toMatchObject({
        city: search.cityList,
        typeId: search.typeId,
        activityStatus: 'sign_up',
      });
  });
});

it('the featured strip has what staff chose', async () => {
  const top = await t.read(getActivityTop, { lang: 'en' });
  const { rows } = await t.pool.query(
    'select id from activity where featured order by start_time, id',
  );
  expect(idsOf(top)).toEqual(rows.map((r) => r.id));
  expect(top.length).toBeGreaterThan(0);
});

it('a detail has all that its card has, and the day it ends', async () => {
  const { pages } = await page({});
  expect(pages).toBeGreaterThan(1);
  const [card] = await find({ status: 'ended' });
  const detail = await t.read(getActivity, { path: `/content/activity/${card?.id}`, lang: 'en' });
  expect(detail).toMatchObject({ ...card });
  expect(detail.endDate).toBe(card?.activityEndTime.slice(0, 10));
  expect(detail.description.length).toBeGreaterThan(20);
});
