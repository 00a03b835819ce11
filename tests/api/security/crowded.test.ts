/**
 * Many who want the same thing at once wait in line without a connection (quality 49): while whoever is first waits for a
 * lock of the database, everybody else's calls are answered.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, manhattan, queens, visitsOf, type Wanted } from '#tests/api/support/visits.ts';

/** Whoever is first waits as long as the test looks. */
const t = testApp();
const v = visitsOf(t);
const p = partiesOf(t);

/** More than there are connections. */
const crowd = 40;
let people: { phone: string; token: string }[];
beforeAll(async () => {
  await v.setPlaces(manhattan, 1);
  await v.setPlaces(queens, 100);
  people = await v.everyone(crowd);
});
beforeEach(() => t.pool.query('delete from rate_limit'));

const visit = (wanted: Wanted) => ({
  serviceId: 'government-benefits',
  method: 'offline',
  ...wanted,
});
const day = (wanted: Wanted) => `visits ${wanted.companyAddressId} ${wanted.reserveDate}`;
const byName = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** What others do meanwhile: they read, they book elsewhere, they sign in. */
const others = async () => {
  const { token } = await v.someone();
  const answers = await Promise.all([
    t.call('GET', '/home/api/user/patient/info', { token }),
    t.call('GET', '/home/api/user/serviceRecord/page?pageNum=1&pageSize=10', { token }),
    t.call('GET', `/home/api/service/slots?companyAddressId=${queens}`, { token }),
    t.call('POST', '/home/api/user/comment/add', {
      token,
      body: { rating: 5, commentText: 'Good.' },
    }),
  ]);
  return answers.map(({ status }) => status);
};

/**
 * Holds what `lock` takes, sends the crowd, and looks at the connections that wait for it. Then it lets go: the answers of
 * the crowd.
 */
const besiege = async <T>(
  lock: { sql: string; values?: unknown[] },
  send: (person: { phone: string; token: string }, i: number) => Promise<T>,
  { waitingMax = 1 } = {},
): Promise<T[]> => {
  const holder = await t.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(lock.sql, lock.values ?? []);
    const sent = Promise.all(people.map(send));
    const countWaiting = async () => {
      const { rows } = await holder.query(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].n as number;
    };
    await expect.poll(countWaiting).toBe(waitingMax);
    expect(await others()).toEqual([200, 200, 200, 200]);
    expect(await countWaiting()).toBe(waitingMax);
    await holder.query('commit');
    return await sent;
  } finally {
    holder.release();
  }
};

describe('forty people', () => {
  const codesOf = (answers: { json: { code: string } }[]) => answers.map((a) => a.json.code).sort();
  const oneOf = ['200', ...Array(crowd - 1).fill('slot_full')];

  it('want one chair', async () => {
    const wanted = at('2025-06-16 10:30');
    const answers = await besiege({ sql: byName, values: [day(wanted)] }, ({ token }) =>
      v.apply(token, visit(wanted)),
    );
    expect(codesOf(answers)).toEqual(oneOf);
  });

  it('move to one chair', async () => {
    const held = await Promise.all(
      people.map(({ token }) => v.book(token, at('2025-06-17 09:00', queens))),
    );
    const wanted = at('2025-06-18 10:30', manhattan);
    const answers = await besiege({ sql: byName, values: [day(wanted)] }, ({ token }, i) =>
      v.move(token, held[i]?.recordId ?? '', wanted),
    );
    expect(codesOf(answers)).toEqual(oneOf);
  });

  it('are booked for one chair by forty at the desk', async () => {
    const desks = await Promise.all(people.map(() => t.staffSession('coordinator')));
    const ids = await Promise.all(people.map(({ phone }) => v.userIdOf(phone)));
    const wanted = at('2025-06-19 10:30');
    const answers = await besiege({ sql: byName, values: [day(wanted)] }, (_, i) =>
      t.call('POST', `/home/staff/people/${ids[i]}/request`, {
        token: desks[i],
        body: visit(wanted),
      }),
    );
    expect(codesOf(answers)).toEqual(oneOf);
  });

  it('book on many days while the calendar is changed', async () => {
    const days = Array.from({ length: crowd }, (_, i) =>
      new Date(Date.UTC(2025, 5, 23 + i)).toISOString().slice(0, 10),
    );
    const answers = await besiege(
      { sql: byName, values: ['office calendar'] },
      ({ token }, i) => v.apply(token, visit(at(`${days[i]} 13:00`, queens))),
      { waitingMax: 4 },
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('want a place at one activity', async () => {
    const id = await p.newActivity(5);
    const answers = await besiege(
      { sql: 'select 1 from activity where id = $1 for update', values: [id] },
      ({ token }) =>
        t.call('POST', `/home/api/user/activity/register?activityId=${id}`, {
          token,
          body: { name: 'Ah Mui', phone: '2125550177', companions: 0, privacyAccepted: true },
        }),
    );
    expect(new Set(codesOf(answers))).toEqual(new Set(['200']));
  });
});

describe('one person, forty times', () => {
  it('changes what locks the own rows', async () => {
    const { phone, token } = await v.someone();
    const id = await v.userIdOf(phone);
    const body = { serviceId: 'government-benefits', method: 'online' };
    const answers = await besiege(
      { sql: 'select 1 from app_user where id = $1 for update', values: [id] },
      (_, i) =>
        i % 2
          ? v.apply(token, { ...body, requestKey: randomUUID() })
          : t.call('POST', '/home/api/user/white-card/documents', { token, body: {} }),
    );
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  it('is counted at one address', async () => {
    const key = 'login:127.0.0.1';
    await t.pool.query(`insert into rate_limit (key, points, expire) values ($1, 1, $2)`, [
      key,
      Date.now() + 600_000,
    ]);
    const answers = await besiege(
      { sql: 'select 1 from rate_limit where key = $1 for update', values: [key] },
      () =>
        t.call('POST', '/home/auth/login', {
          body: { username: '2125550999', password: 'wrong-1!' },
        }),
    );
    for (const { status } of answers) expect(status).not.toBe(500);
  });
});
