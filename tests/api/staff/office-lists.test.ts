/** Lists that are paged by number: every order from both ends, and what narrows them down. */
import { expect, it } from 'vitest';
import { activitySorts, listOfficeActivities } from '#contract/activity/office.ts';
import { contentSorts, contentStates, listContent } from '#contract/content/office.ts';
import { conversationSorts, listConversations } from '#contract/message/office-conversation.ts';
import { askCallback } from '#contract/services/callback.ts';
import { callbackSorts, listCallbacks, noteCallback } from '#contract/services/callback-office.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { personCalls } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const staff = staffOf(t, 'admin');
const { someone } = personCalls(t);

/** What a row is sorted by, going up or staying. */
const expectOrder = (values: readonly (string | number)[], sort: string): void => {
  expect(values.length, sort).toBeGreaterThan(2);
  const up = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values, sort).toEqual(sort.startsWith('-') ? up.toReversed() : up);
};
const bothEnds = (names: readonly string[]): string[] => names.flatMap((one) => [one, `-${one}`]);

it('activities: by time, places left and waitlist', async () => {
  await t.pool.query(
    `update activity set waitlist_count = length(title_text) % 5 where end_time > '2025-06-11'`,
  );
  for (const when of ['upcoming', 'past', 'all'])
    for (const sort of bothEnds(activitySorts)) {
      const query = `when=${when}&pageSize=100&sort=${sort}`;
      const { records } = await t.read(listOfficeActivities, { token: staff.token, query });
      const by = sort.replace('-', '');
      expectOrder(
        records.map(({ startTime, quota, registeredCount, waitlistCount }) =>
          by === 'time' ? startTime : by === 'places' ? quota - registeredCount : waitlistCount,
        ),
        `${when} ${sort}`.replace(/^(\w+) -/, '-$1 '),
      );
    }
  const usual = async (when: string) =>
    (
      await t.read(listOfficeActivities, {
        token: staff.token,
        query: `when=${when}&pageSize=100`,
      })
    ).records.map(({ startTime }) => startTime);
  expectOrder(await usual('upcoming'), 'time');
  expectOrder(await usual('past'), '-time');
});

it('contents: by title as one reads it, date and state', async () => {
  for (const sort of bothEnds(contentSorts)) {
    const { records } = await t.read(listContent, {
      path: '/staff/content/article',
      token: staff.token,
      lang: 'en',
      query: `sort=${sort}&pageSize=100`,
    });
    const by = sort.replace('-', '');
    const { compare } = new Intl.Collator('en', { numeric: true });
    if (by === 'state')
      expectOrder(
        records.map(({ state }) => contentStates.indexOf(state)),
        sort,
      );
    else {
      const words = records.map((row) => (by === 'note' ? row.note : row.title));
      const up = words.toSorted(compare);
      expect(words, sort).toEqual(sort.startsWith('-') ? up.toReversed() : up);
    }
  }
});

it('call-backs: by when they were asked for and when they are due, by language, name and number', async () => {
  const { token } = staff;
  const known = await someone('6465553001', { firstName: 'Medlar', lastName: 'Hu' });
  for (const [n, lang] of (['zh-CN', 'en', 'zh-CN', 'zh-TW'] as const).entries()) {
    await t.read(askCallback, { body: { phone: `646555300${n + 1}` }, lang });
    t.clock.pass(60_000);
  }
  await t.pool.query(
    `update callback set due_at = due_at + right(phone, 1)::int % 3 * interval '1 hour'`,
  );
  const list = async (query: string) =>
    (await t.read(listCallbacks, { token, query: `pageSize=100&${query}` })).records;
  for (const sort of bothEnds(callbackSorts))
    expectOrder(
      (await list(`sort=${sort}`)).map((row) =>
        sort.endsWith('asked') ? row.createdAt : row.dueAt,
      ),
      sort,
    );
  const endings = async (query: string) =>
    (await list(query)).map(({ phone }) => phone.slice(-4)).sort();
  expect(await endings('locale=zh-CN&keyword=5553001')).toEqual(['3001']);
  expect(await endings('keyword=medlar')).toEqual(['3001']);
  expect(await endings('keyword=3004')).toEqual(['3004']);
  expect(await endings('keyword=004')).toEqual([]);
  const [row] = await list('keyword=medlar');
  expect(row?.person?.userId).toBe(known.userId);
  // The tabs count what the filters show.
  const path = `/staff/callback/${row?.id}/note`;
  await t.read(noteCallback, { token, path, body: { step: 'gaveUp', version: 0 } });
  const { counts } = await t.read(listCallbacks, { token, query: 'keyword=medlar' });
  expect(counts).toEqual({ open: 0, closed: 1 });
  for (const sort of callbackSorts)
    expect(await endings(`state=closed&keyword=medlar&sort=-${sort}`)).toEqual(['3001']);
});

it('the inbox: by the last text', async () => {
  for (const sort of bothEnds(conversationSorts)) {
    const { records } = await t.read(listConversations, {
      token: staff.token,
      query: `sort=${sort}&pageSize=100`,
    });
    expectOrder(
      records.map(({ lastAt }) => lastAt ?? ''),
      sort,
    );
  }
});
