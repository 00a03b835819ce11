/** The search box of the office: what it finds, and who finds what. */
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '#contract/access.ts';
import { searchOffice, searchRules } from '#contract/staff/search.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activity } from '#server/schema/activity.ts';
import { callback } from '#server/schema/callback.ts';
import { article } from '#server/schema/news.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { trainingCertificate, trainingTranscript } from '#server/schema/training/certificate.ts';
import { idCard } from '#server/schema/training/id-card.ts';
import { training, trainingEnrolment } from '#server/schema/training/training.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { personCalls } from '#tests/api/support/person-calls.ts';
import { createPlanner, recorder } from '#tests/api/support/statements.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const record = recorder();
const admin = staffOf(t, 'admin');
const { someone } = personCalls(t);

const find = async (q: string, token = admin.token, lang: Locale = 'en') =>
  t.read(searchOffice, { token, lang, query: `q=${encodeURIComponent(q)}` });
const groupsOf = async (role: StaffRole) =>
  Object.keys(await find('chen', await t.staffSession(role))).sort();

describe('people', () => {
  it.each(['陈美玲', '陳美玲', 'Chen Meiling', 'cml', '0101'])('are found by %s', async (q) => {
    const { people } = await find(q);
    expect(people?.hits[0]).toMatchObject({
      chineseName: '陳美玲',
      phoneEnding: '0101',
      closed: false,
    });
  });

  it('with each word as a whole come first, and more are said to be there', async () => {
    for (let i = 0; i <= searchRules.shown; i++)
      await someone(`64655511${10 + i}`, { firstName: 'Quill', lastName: `Zzyx${i}` });
    await someone('6465551190', { firstName: 'Quill', lastName: 'Zzy' });
    const { people } = await find('zzy');
    expect(people?.hits[0]?.lastName).toBe('Zzy');
    expect(people?.hits).toHaveLength(searchRules.shown);
    expect(people?.more).toBe(true);
  });

  it('come with their cases, open ones first', async () => {
    const [row] = (await t.db.select().from(serviceRecord)).filter(
      ({ method, status, cancelledAt }) => method === 'online' && status === 'init' && !cancelledAt,
    );
    const { rows } = await t.pool.query('select * from app_user where id = $1', [row?.userId]);
    const { cases } = await find(`${rows[0].first_name} ${rows[0].last_name}`);
    expect(cases?.hits).toContainEqual(
      expect.objectContaining({ kind: 'record', recordNo: row?.recordNo, open: true }),
    );
    const open = cases?.hits.map((one) => one.open) ?? [];
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)));
  });
});

describe('numbers', () => {
  it('of records are found whole or by how they begin, in any notation', async () => {
    const rows = await t.db.select().from(serviceRecord);
    for (const method of ['online', 'offline'] as const) {
      const row = rows.find((one) => one.method === method);
      const no = row?.recordNo ?? '';
      for (const typed of [no, no.toLowerCase().replace('-', ' '), no.slice(2), no.slice(0, -1)]) {
        const { records } = await find(typed);
        expect(records?.hits.map(({ recordId }) => recordId)).toContain(row?.id);
      }
      const [first] = (await find(no)).records?.hits ?? [];
      expect(first).toMatchObject({ recordNo: no, method });
      expect(Boolean(first?.startsAt)).toBe(method === 'offline');
    }
  });

  it('of certificates and transcripts lead to their person', async () => {
    const { userId } = await someone('6465551195', { firstName: 'Certa', lastName: 'Holder' });
    const [course] = await t.db.select().from(training).limit(1);
    const trainingId = course?.id ?? '';
    const [round] = await t.db
      .insert(trainingEnrolment)
      .values({ userId, trainingId, round: 1, status: 'signed' })
      .returning();
    const number = 'PHC-2025-004187';
    const paper = { userId, code: 'X', issuedAt: t.clock.now(), issuedOn: '2026-01-02', hash: 'x' };
    await t.db.insert(trainingCertificate).values({
      ...paper,
      number,
      enrolmentId: round?.id ?? '',
      facts: { title: course?.title } as never,
    });
    for (const typed of [
      number,
      number.toLowerCase().replaceAll('-', ''),
      number.slice(0, -1),
      '004187',
    ])
      expect((await find(typed)).papers?.hits.map((hit) => hit.number)).toContain(number);
    await t.db
      .insert(trainingTranscript)
      .values({ ...paper, number: 'PHT-2026-000077', year: 2026, facts: {} as never });
    await t.db.insert(idCard).values({
      number: 'PHI-2025-000456',
      userId,
      code: 'X',
      issuedAt: t.clock.now(),
      issuedOn: '2026-01-02',
    });
    for (const typed of ['PHI-2025-000456', 'phi2025000456', 'PHI-2025-00045', '000456'])
      expect((await find(typed)).papers?.hits).toContainEqual(
        expect.objectContaining({ kind: 'idCard', number: 'PHI-2025-000456', userId }),
      );
    expect((await find('pht 2026 000077')).papers?.hits).toEqual([
      expect.objectContaining({ kind: 'transcript', title: '2026', userId }),
    ]);
  });
});

describe('who wrote or wants a call', () => {
  const phone = '+16465551187';
  it('is found by the last four digits, without an account, and by name with one', async () => {
    const now = t.clock.now();
    await t.db.insert(callback).values([
      { phone, locale: 'en', wish: 'any', createdAt: now, dueAt: now },
      {
        phone: '+16465551287',
        locale: 'en',
        wish: 'any',
        createdAt: now,
        dueAt: now,
        outcome: 'reached',
        closedAt: now,
      },
    ]);
    for (const typed of ['1187', '(646) 555-1187', '６４６５５５１１８７'])
      expect((await find(typed)).calls?.hits).toEqual([
        expect.objectContaining({ person: null, phoneEnding: '1187', open: true }),
      ]);
    expect((await find('2025551187')).calls?.hits).toEqual([]);
    await someone('6465551187', { firstName: 'Calla', lastName: 'Backster' });
    expect((await find('Backster')).calls?.hits).toMatchObject([
      { person: { lastName: 'Backster' }, phoneEnding: '1187' },
    ]);
    expect((await find('1287')).calls?.hits).toMatchObject([{ open: false }]);
  });

  it('has conversations, found in the same ways', async () => {
    const { rows } = await t.pool.query(
      `select c.id, c.phone_ending as ending from conversation c
       join inbound_text i on i.conversation_id = c.id and i.user_id is not null limit 1`,
    );
    const [row] = rows;
    const { conversations } = await find(row.ending);
    expect(conversations?.hits).toContainEqual(
      expect.objectContaining({ conversationId: row.id, phoneEnding: row.ending }),
    );
    expect(JSON.stringify(conversations)).not.toMatch(/\+1\d{10}/);
    const named = conversations?.hits.find(({ conversationId }) => conversationId === row.id);
    const [{ firstName = '', lastName = '' } = {}] = named?.people ?? [];
    const found = await find(`${firstName} ${lastName}`);
    expect(found.conversations?.hits.map((hit) => hit.conversationId)).toContain(row.id);
  });
});

it('activities and contents are found by their titles in every script', async () => {
  const [seen] = await t.db.select().from(activity).limit(1);
  for (const locale of ['en', 'zh-CN', 'zh-TW'] as const) {
    const { activities } = await find(seen?.title[locale] ?? '', admin.token, locale);
    expect(activities?.hits.map(({ title }) => title)).toContain(seen?.title[locale]);
  }
  const [news] = await t.db.select().from(article).limit(1);
  const { contents } = await find(news?.title['zh-CN'] ?? '', admin.token, 'zh-TW');
  expect(contents?.hits).toContainEqual({
    type: 'article',
    contentId: news?.id,
    title: news?.title['zh-TW'],
  });
});

it('a role gets the groups that it may see, and no phone it does not work with', async () => {
  const all = [
    'activities',
    'calls',
    'cases',
    'contents',
    'conversations',
    'papers',
    'people',
    'records',
  ];
  expect(await groupsOf('admin')).toEqual(all);
  expect(await groupsOf('coordinator')).toEqual(all);
  expect(await groupsOf('editor')).toEqual(['activities', 'contents']);
  expect(await groupsOf('trainer')).toEqual(['papers', 'people']);

  const trainer = await t.staffSession('trainer');
  const { people: nobody } = await find('陳美玲', trainer);
  expect(nobody?.hits).toEqual([]);
  const { rows } = await t.pool.query(
    `select u.* from app_user u join caregiver_application a on a.user_id = u.id
      where a.status = 'approved' and u.merged_into is null limit 1`,
  );
  const { people } = await find(`${rows[0].first_name} ${rows[0].last_name}`, trainer);
  expect(people?.hits).toContainEqual(
    expect.objectContaining({ userId: rows[0].id, phoneEnding: null }),
  );
  // A coordinator edits no articles: only what belongs to activities is found.
  const { contents } = await find('a', await t.staffSession('coordinator'));
  expect(contents?.hits.every(({ type }) => type === 'activityType')).toBe(true);
});

it.each(['', '   ', '%', '_', "'"])('finds nothing by %j, and does not fail', async (q) => {
  const found = await find(q);
  for (const group of Object.values(found)) expect(group?.hits).toEqual([]);
});

it('reads indexes, however many rows there are', async () => {
  const planOf = async (sql: string) => {
    const client = await t.pool.connect();
    try {
      await client.query(
        'begin; set local enable_seqscan = off; set local enable_bitmapscan = off',
      );
      const { rows } = await client.query(`explain ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(
    await planOf(
      `select * from service_record where record_no collate "C" like 'R-20%' order by record_no collate "C" limit 7`,
    ),
  ).toMatch(/Index Scan using service_record_no_begins.*Index Cond/s);
  expect(
    await planOf(
      `select * from training_certificate where number collate "C" like 'PHC-2026-%' order by number collate "C" limit 7`,
    ),
  ).toMatch(/Index Scan using training_certificate_no_begins.*Index Cond/s);
  expect(
    await planOf(
      `select * from id_card where number collate "C" like 'PHI-2026-%' order by number collate "C" limit 7`,
    ),
  ).toMatch(/Index Scan using id_card_no_begins.*Index Cond/s);
  expect(await planOf(`select * from callback where right(phone, 4) = '1187'`)).toMatch(
    /Index Scan using callback_by_ending.*Index Cond/s,
  );
  expect(await planOf(`select * from conversation where phone_ending = '1187'`)).toMatch(
    /Index Scan using conversation_by_ending.*Index Cond/s,
  );
});

it('sends no statement that reads a large table from one end to the other', async () => {
  const planner = await createPlanner(t.url);
  // People are found by their trigrams: tests/api/account/office-people.test.ts.
  const large = ['service_record', 'callback', 'conversation', 'conversation_person', 'id_card'];
  const whole: string[] = [];
  for (const q of ['0101', '2125550101', 'chen', '陈美玲', 'phi 2026-0001', 'R-2026'])
    for (const one of await record(() => find(q))) {
      const tables = (await planner.readWhole(one)).filter((name) => large.includes(name));
      if (tables.length) whole.push(`${q}: ${tables.join(', ')} in ${one.sql}`);
    }
  await planner.end();
  expect(whole).toEqual([]);
});
