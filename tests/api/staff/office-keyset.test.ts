/** Messages, reviews, renewals and training: every order is paged by keys, forwards and backwards. */
import { expect, it } from 'vitest';
import { listMessages, messageSorts } from '#contract/message/office.ts';
import { bothWays } from '#contract/paging.ts';
import { lapseSorts, listLapses } from '#contract/renewal/office.ts';
import { listOfficeReviews, reviewSorts } from '#contract/review/office.ts';
import { inserviceSorts, listInservice } from '#contract/training/inservice-office.ts';
import { listTrainees, traineeSorts, traineeStatuses } from '#contract/training/trainees-office.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp();
const staff = staffOf(t, 'admin');
const trainees = traineesOf(t);

type Page = { keys: string[]; next: string | null; previous: string | null; total: number };
type Read = (query: string) => Promise<Page>;

/** Down to the end and up again, in pages that do not fill evenly. */
const walks = async (read: Read, filter: string) => {
  const whole = await read(`${filter}pageSize=100`);
  expect(whole.keys.length, filter).toBeGreaterThan(3);
  expect(new Set(whole.keys).size).toBe(whole.keys.length);
  const size = Math.ceil(whole.keys.length / 3.5);
  const down: string[] = [];
  let last: Page | null = null;
  for (let cursor: string | null = ''; cursor !== null; cursor = last.next) {
    last = await read(`${filter}pageSize=${size}${cursor && `&after=${cursor}`}`);
    expect(last.total, filter).toBe(whole.total);
    down.push(...last.keys);
  }
  expect(down, filter).toEqual(whole.keys);
  const up = [...(last?.keys ?? [])];
  for (let cursor = last?.previous; cursor; ) {
    const page: Page = await read(`${filter}pageSize=${size}&before=${cursor}`);
    up.unshift(...page.keys);
    cursor = page.previous;
  }
  expect(up, filter).toEqual(whole.keys);
  return whole.keys;
};

const paged = <R>(
  { records, next, previous, total }: Omit<Page, 'keys'> & { records: R[] },
  key: (row: R) => string,
): Page => ({ keys: records.map(key), next, previous, total });

const inEveryOrder = async (read: Read, sorts: readonly string[], filter = '') => {
  await walks(read, filter);
  for (const sort of sorts) {
    const down = await walks(read, `${filter}sort=${sort}&`);
    expect(await walks(read, `${filter}sort=-${sort}&`), sort).toEqual(down.toReversed());
  }
};

it('messages', async () => {
  const templates = ['goodbye', 'cardEligible', undefined] as const;
  for (let n = 0; n < 8; n += 1) {
    const template = templates[n % 3];
    const message = { channel: 'sms', locale: 'en', to: `+1646555080${n}`, text: 'x' } as const;
    const named = {
      ...message,
      ...ownedBy(null),
      ...(template && { template: `messages.${template}` as const }),
    };
    await t.db.transaction((tx) => t.messages.send(tx, named));
  }
  await t.pool.query(`update message set state = 'failed' where template = 'goodbye'`);
  const read: Read = async (query) =>
    paged(await t.read(listMessages, { token: staff.token, query }), ({ messageId }) => messageId);
  await inEveryOrder(read, messageSorts);
  await inEveryOrder(read, messageSorts, 'locale=en&');
});

it('reviews', async () => {
  const read: Read = async (query) =>
    paged(
      await t.read(listOfficeReviews, { token: staff.token, query }),
      ({ commentId }) => commentId,
    );
  await t.pool.query(`update comment set seen_at = now() where rating = 5`);
  await inEveryOrder(read, reviewSorts, 'queue=all&');
});

it('renewals of a month', async () => {
  const { rows } = await t.pool.query('select id from app_user order by id limit 9');
  for (const [n, { id }] of rows.entries())
    await t.pool.query(
      `insert into important_date (user_id, kind, day, source, created_at, changed_at)
       values ($1, 'snap', $2, 'staff', now(), now())`,
      [id, `2026-03-0${1 + (n % 3)}`],
    );
  const read: Read = async (query) =>
    paged(
      await t.read(listLapses, { token: staff.token, query: `month=2026-03&${query}` }),
      ({ dateId }) => dateId,
    );
  await inEveryOrder(read, lapseSorts);
  const { records } = await t.read(listLapses, {
    token: staff.token,
    query: 'month=2026-03&sort=name&locale=en',
  });
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ locale }) => locale === 'en')).toBe(true);
});

it('progress in training, by what the page shows and by what is worked out', async () => {
  const read: Read = async (query) =>
    paged(await t.read(listTrainees, { token: staff.token, query, lang: 'en' }), (row) =>
      [row.userId, row.trainingId].join(' '),
    );
  await inEveryOrder(read, traineeSorts);
  await inEveryOrder(read, traineeSorts, `status=${traineeStatuses[0]}&`);
});

it('hours of a year', async () => {
  for (const hiredOn of ['2024-03-01', null, '2024-03-01'])
    await t.pool.query('update caregiver_application set hired_on = $2 where user_id = $1', [
      (await trainees.newCaregiver()).userId,
      hiredOn,
    ]);
  const read: Read = async (query) =>
    paged(
      await t.read(listInservice, { token: staff.token, query, lang: 'en' }),
      ({ userId }) => userId,
    );
  await inEveryOrder(read, inserviceSorts);
});

it('a place in another order is refused', async () => {
  const { next } = await t.read(listOfficeReviews, {
    token: staff.token,
    query: 'queue=all&pageSize=1',
  });
  for (const sort of bothWays(reviewSorts)) {
    const path = `/home/staff/review/page?sort=${sort}&after=${next}`;
    expect((await t.call('GET', path, { token: staff.token })).status, sort).toBe(400);
  }
});
