/** Finding activities: either script, English, a part of a word; titles first. */
import { beforeAll, describe, expect, it } from 'vitest';
import { getActivityPage } from '#contract/activity/activity.ts';
import { countedMax } from '#contract/paging.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { foldAll } from '#server/shared/localized-text/search-normalize.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);
const name = new Map<string, string>();
const text = (en: string, hans: string, hant: string): LocalText => ({
  en,
  'zh-CN': hans,
  'zh-TW': hant,
});
const add = async (key: string, title: LocalText, description: LocalText, day: string) => {
  const id = await p.newActivity(5, { starts: `${day} 10:00`, ends: `${day} 12:00` });
  name.set(id, key);
  await t.pool.query(
    'update activity set title = $2, description = $3, title_text = $4, search_text = $5 where id = $1',
    [id, title, description, foldAll(title), foldAll(title, description)],
  );
};
beforeAll(async () => {
  await t.pool.query('update activity set published = false');
  const plain = text('Come along.', '一起来。', '一起來。');
  await add('dumplings', text('Dumpling Day', '包饺子', '包餃子'), plain, '2025-06-25');
  await add(
    'kitchen',
    text('Kitchen Afternoon', '厨房下午', '廚房下午'),
    text('Soup, dumplings and songs.', '煲汤、包饺子、唱老歌。', '煲湯、包餃子、唱老歌。'),
    '2025-06-21',
  );
  await add(
    'party',
    text('Birthday Party for Elders', '长者生日会', '長者生日會'),
    text('Cake and old songs. 100% fun; café open.', '蛋糕和老歌。', '蛋糕和老歌。'),
    '2025-06-28',
  );
  await add('over', text('Dumpling Night', '饺子之夜', '餃子之夜'), plain, '2025-06-05');
});

const find = async (keyword: string, lang: Locale = 'en', more = '') => {
  const query = `keyword=${encodeURIComponent(keyword)}&pageSize=100${more}`;
  const { records, total } = await t.read(getActivityPage, { query, lang });
  expect(total).toBe(records.length);
  return records.map(({ id }) => name.get(id));
};

describe('a keyword', () => {
  it.each([
    ['餃子', ['dumplings', 'over', 'kitchen']],
    ['饺子', ['dumplings', 'over', 'kitchen']],
    ['饺', ['dumplings', 'over', 'kitchen']],
    ['包饺子', ['dumplings', 'kitchen']],
    ['包餃子、唱', ['kitchen']],
    ['dumpling', ['dumplings', 'over', 'kitchen']],
    ['水餃', ['dumplings', 'over', 'kitchen']],
    ['dumplings', ['dumplings', 'over', 'kitchen']],
    ['umpli', ['dumplings', 'over', 'kitchen']],
    ['DUMP', ['dumplings', 'over', 'kitchen']],
    ['birth', ['party']],
    ['长者生日', ['party']],
    ['長者生日會', ['party']],
    ['生日長者', []],
    ['老歌', ['kitchen', 'party']],
    ['dumpling songs', ['kitchen']],
    ['餃子 songs', ['kitchen']],
    ['party 老歌', ['party']],
    ['100%', ['party']],
    ['café', ['party']],
    ['ya', []],
    ['%', ['party']],
    ["'", []],
    ["x':* | 'dumpling", []],
    ['& | ! ( )', []],
  ])('%s finds %j', async (keyword, found) => {
    expect(await find(keyword)).toEqual(found);
  });

  it('finds the same in every language', async () => {
    for (const lang of ['en', 'zh-CN', 'zh-TW'] as const)
      expect(await find('餃子', lang)).toEqual(['dumplings', 'over', 'kitchen']);
  });

  it('stays within the tab', async () => {
    expect(await find('饺子', 'en', '&status=ended')).toEqual(['over']);
    expect(await find('饺子', 'en', '&status=coming&status=sign_up')).toEqual([
      'dumplings',
      'kitchen',
    ]);
    expect(await find('饺子', 'en', '&status[]=coming&status[]=sign_up')).toEqual([
      'dumplings',
      'kitchen',
    ]);
  });

  it('pages through what it found, in order', async () => {
    const pages = [];
    for (const pageNum of [1, 2, 3, 4]) {
      const query = `keyword=${encodeURIComponent('饺子')}&pageSize=1&pageNum=${pageNum}`;
      const { records, total } = await t.read(getActivityPage, { query });
      expect(total).toBe(3);
      pages.push(...records.map(({ id }) => name.get(id)));
    }
    expect(pages).toEqual(['dumplings', 'over', 'kitchen']);
  });
});

it('looks it up in the index, also a letter that every text has', async () => {
  const { rows } = await t.pool.query(
    `explain select count(*) from activity where search_lexemes(search_text) @@ '''a'':*'::tsquery`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('activity_lexemes');
});

it('of very many the same order, on the first page and far behind', async () => {
  const like = await p.newActivity(5, { starts: '2025-06-20 10:00', ends: '2025-06-20 12:00' });
  // The even ones have the word in their title; the first six are ahead.
  const insert = `insert into activity (id, type_id, city_id, title, location, description, requirements, notes, organizer,
       covers, highlights, start_time, end_time, register_start, register_end, quota, title_text, search_text)
     select 'many-' || n, type_id, city_id, title, location, description, requirements, notes, organizer,
       covers, highlights, starts, starts + interval '1 hour', starts - interval '2 days', starts - interval '1 day',
       quota, case when n % 2 = 0 then 'ginger' else 'plain' end, 'plain ginger'
     from activity, generate_series($2::int, $3::int) as n,
       lateral (select case when n <= 6 then timestamp '2025-07-01' + n * interval '1 hour'
         else timestamp '2025-05-01' - n * interval '1 minute' end as starts) as times
     where activity.id = $1`;
  // In parts: all at once would take longer than a statement may.
  for (let from = 1; from <= 10_010; from += 1_001)
    await t.pool.query(insert, [like, from, from + 1_000]);
  const page = async (pageNum: number, more = '') => {
    const query = `keyword=ginger&pageSize=5&pageNum=${pageNum}${more}`;
    const { records, total } = await t.read(getActivityPage, { query });
    // So many are not counted any more.
    expect(total).toBeGreaterThan(countedMax);
    return records.map(({ id }) => Number(id.slice('many-'.length)));
  };
  expect(await page(1)).toEqual([2, 4, 6, 8, 10]);
  expect(await page(2)).toEqual([12, 14, 16, 18, 20]);
  expect(await page(1, '&status=ended')).toEqual([8, 10, 12, 14, 16]);
  expect(await page(301)).toEqual([3002, 3004, 3006, 3008, 3010]);
  expect(await page(1002)).toEqual([1, 3, 5, 7, 9]);
});
