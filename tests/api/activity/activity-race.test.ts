/** Two processes, one database, 200 people for 20 places, and some who change their mind (quality 1, 3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationState } from '#contract/activity/register.ts';
import { form, type JoinAnswer, partiesOf } from '#tests/api/support/parties.ts';
import { createProcesses, post as send } from '#tests/api/support/processes.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const processes = createProcesses();
const t = testApp();
const p = partiesOf(t);
let hosts: string[];
let people: { phone: string; token: string }[];
beforeAll(async () => {
  hosts = await Promise.all([processes.start(t.url), processes.start(t.url)]);
  people = [];
  for (let i = 0; i < 200; i++) people.push(await p.newPerson());
});
afterAll(() => processes.end());

/** By turns at one process and the other. */
const post = <T>(on: string[], turn: number, path: string, token: string, body?: object) =>
  send<T>(on[turn % on.length] ?? '', `/api/user/activity/${path}`, token, body);

const partyOf = (i: number) => ({ companions: (i * 7) % 5 });
const join = (activityId: string, i: number, on = hosts, turn = i) =>
  post<JoinAnswer>(
    on,
    turn,
    `register?activityId=${activityId}`,
    people[i]?.token ?? '',
    form(partyOf(i)),
  );
const leave = (activityId: string, i: number) =>
  post<RegistrationState>(
    hosts,
    i + 1,
    `register/cancel?activityId=${activityId}`,
    people[i]?.token ?? '',
  );

const idsByPhone = async () => {
  const { rows } = await t.pool.query('select id, phone from app_user');
  return new Map<string, string>(rows.map((row) => [row.phone, row.id]));
};

describe('200 people in parties of one to five, for 20 places', () => {
  // `npm run torture` (quota) does twenty rounds.
  it('none sold twice, none lost, the line in order', async () => {
    const id = await p.newActivity(20);
    const before = (await t.pool.query('select count(*)::int as n from demo_message')).rows[0].n;
    // Every fourth who gets in, and every ninth who waits, gives up at once.
    const fates = await Promise.all(
      people.map(async (_, i) => {
        const { status, data } = await join(id, i);
        expect(status).toBe(200);
        const givesUp = data?.status === 'registered' ? i % 4 < 2 : i % 9 === 0;
        if (givesUp) expect((await leave(id, i)).data).toEqual({ status: 'none' });
        return givesUp ? 'cancelled' : data?.status;
      }),
    );
    const { waiting } = await p.expectSound(id);
    expect(waiting).toBeGreaterThan(50);

    // What was acknowledged is what is kept: who got in is in, who waits waits or has moved up.
    const { rows } = await p.rowsOf(id);
    const ids = await idsByPhone();
    for (const [i, fate] of fates.entries()) {
      const row = rows.find((one) => one.user_id === ids.get(`+1${people[i]?.phone}`));
      const isRight =
        row?.status === fate ||
        (fate === 'waitlisted' && row?.promoted && row?.status === 'registered');
      expect(isRight, `${fate} is ${row?.status}`).toBe(true);
    }
    // One message for joining, one more for moving up.
    const promoted = rows.filter((row) => row.promoted).length;
    expect(promoted).toBeGreaterThan(0);
    const after = (await t.pool.query('select count(*)::int as n from demo_message')).rows[0].n;
    expect(after - before).toBe(people.length + promoted);

    // Everyone else leaves, all at once: what is left is nobody.
    await Promise.all(people.map((_, i) => leave(id, i)));
    expect(await p.expectSound(id)).toEqual({ people: 0, seated: 0, waiting: 0 });
  });
});

it('one person, 50 times at once: one row, one message', async () => {
  const id = await p.newActivity(20);
  const { phone } = people[3] ?? { phone: '' };
  const before = (await p.messagesTo(phone)).length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => join(id, 3, hosts, turn)),
  );
  expect(answers.filter(({ data }) => data?.isNew)).toHaveLength(1);
  const names = new Set(answers.map(({ data }) => data?.registration?.registrationId));
  expect(names.size).toBe(1);
  expect((await p.rowsOf(id)).rows).toHaveLength(1);
  expect((await p.messagesTo(phone)).length).toBe(before + 1);
});

it('without the lock the same traffic oversells: the test above proves something', async () => {
  const bare = await Promise.all([
    processes.start(t.url, 'unguarded'),
    processes.start(t.url, 'unguarded'),
  ]);
  await t.pool.query('alter table activity drop constraint activity_quota');
  // Two who look at the last places at the same moment: that takes a few tries.
  const seatedIn = async (round: number) => {
    const id = await p.newActivity(20);
    await Promise.all(people.slice(0, 60).map((_, i) => join(id, i, bare, i + round)));
    const { rows } = await p.rowsOf(id);
    const seated = rows.filter((row) => row.status === 'registered');
    return seated.reduce((sum, row) => sum + row.party, 0);
  };
  let most = 0;
  for (let round = 0; round < 40 && most <= 20; round++)
    most = Math.max(most, await seatedIn(round));
  expect(most).toBeGreaterThan(20);
});
