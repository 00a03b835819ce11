/** Changing a party that has joined: it keeps what it has, whoever else wants the same places at that moment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FewPlaces } from '#contract/activity/join.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { form, type JoinAnswer, partiesOf } from '#tests/api/support/parties.ts';
import { createProcesses, post } from '#tests/api/support/processes.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);

const change = (activityId: string, token: string, body: object) =>
  t.call<RegistrationState & FewPlaces>(
    'POST',
    `/home/api/user/activity/register/change?activityId=${activityId}`,
    { token, lang: 'en', body: { needs: [], ...body } },
  );
const joined = async (id: string, companions: number) => {
  const person = await p.newPerson();
  const { json } = await p.join(id, person.token, { companions });
  return { ...person, status: json.data?.status };
};

/** Counts are those of the rows, within the quota, and nobody who waits would fit. */
const expectSound = async (activityId: string) => {
  const { rows } = await t.pool.query(
    `select status, companions, waiting_companions as rest from activity_registration where activity_id = $1`,
    [activityId],
  );
  const { counts } = await p.rowsOf(activityId);
  const of = (status: string) => rows.filter((row) => row.status === status);
  const people = of('registered').reduce((sum, row) => sum + row.companions + 1, 0);
  expect(counts).toMatchObject({
    registered_count: people,
    waitlist_count: of('waitlisted').length,
  });
  expect(people).toBeLessThanOrEqual(counts.quota);
  const free = counts.quota - people;
  for (const row of of('waitlisted')) expect(row.companions + 1).toBeGreaterThan(free);
  for (const row of of('registered')) if (row.rest) expect(row.rest).toBeGreaterThan(free);
  return { people, rest: rows.reduce((sum, row) => sum + row.rest, 0) };
};

describe('a party that has joined', () => {
  it('joins a second time on another phone: told so, nothing changed', async () => {
    const id = await p.newActivity(5);
    const { token, phone } = await joined(id, 0);
    const { json } = await p.join(id, token, { companions: 2 });
    expect(json.data).toMatchObject({
      isNew: false,
      status: 'registered',
      registration: { companions: 0, waitingCompanions: 0 },
    });
    expect(await p.messagesTo(phone)).toHaveLength(1);
  });

  it('grows into free places and shrinks out of them; needs go with it', async () => {
    const id = await p.newActivity(4);
    const { token } = await joined(id, 0);
    const grown = await change(id, token, {
      companions: 3,
      needs: ['diet'],
      needsNote: 'No peanuts',
    });
    expect(grown.json.data, grown.text).toMatchObject({
      status: 'registered',
      registration: { companions: 3, needs: ['diet'], needsNote: 'No peanuts' },
    });
    expect(await expectSound(id)).toEqual({ people: 4, rest: 0 });
    const waits = await joined(id, 1);
    expect(waits.status).toBe('waitlisted');
    await change(id, token, { companions: 1 });
    expect((await p.status(id, waits.token)).status).toBe('registered');
    expect((await p.messagesTo(waits.phone))[0]).toContain('People: 2');
    expect(await expectSound(id)).toEqual({ people: 4, rest: 0 });
  });

  it('keeps its places where there are not enough, and is told how many are free', async () => {
    const id = await p.newActivity(3);
    const { token } = await joined(id, 0);
    await joined(id, 0);
    const { status, json } = await change(id, token, { companions: 3, needs: ['ride'] });
    expect([status, json.code, json.data]).toEqual([409, 'activity_few_places', { free: 1 }]);
    expect(await p.status(id, token)).toMatchObject({
      status: 'registered',
      registration: { companions: 0, needs: [] },
    });
    // "Keep what I have": the needs change all the same.
    const kept = await change(id, token, { companions: 0, needs: ['ride'] });
    expect(kept.json.data?.registration).toMatchObject({ companions: 0, needs: ['ride'] });
    expect(await expectSound(id)).toEqual({ people: 2, rest: 0 });
  });

  it('takes what is free and waits for the rest, which comes with the next free places', async () => {
    const id = await p.newActivity(4);
    const { token, phone } = await joined(id, 0);
    const other = await joined(id, 1);
    const last = await joined(id, 1);
    expect(last.status).toBe('waitlisted');
    const { json } = await change(id, token, { companions: 3, waitForRest: true });
    expect(json.data).toMatchObject({
      status: 'registered',
      registration: { companions: 1, waitingCompanions: 2 },
    });
    expect(await expectSound(id)).toEqual({ people: 4, rest: 2 });
    // Other needs alone don't ask again.
    const needs = await change(id, token, { companions: 3, needs: ['diet'] });
    expect(needs.json.data?.registration).toMatchObject({ companions: 1, waitingCompanions: 2 });
    // Two places: those who waited longer have them.
    await p.leave(id, other.token);
    expect((await p.status(id, last.token)).status).toBe('registered');
    expect(await expectSound(id)).toEqual({ people: 4, rest: 2 });
    await p.leave(id, last.token);
    expect((await p.status(id, token)).registration).toMatchObject({
      companions: 3,
      waitingCompanions: 0,
    });
    expect((await p.messagesTo(phone))[0]).toContain('People: 4');
    expect(await expectSound(id)).toEqual({ people: 4, rest: 0 });
  });

  it('gives up with all who wait; coming back it begins anew', async () => {
    const id = await p.newActivity(1);
    const { token } = await joined(id, 0);
    await change(id, token, { companions: 2, waitForRest: true });
    expect(await expectSound(id)).toEqual({ people: 1, rest: 2 });
    await p.leave(id, token);
    expect(await expectSound(id)).toEqual({ people: 0, rest: 0 });
    expect((await p.join(id, token)).json.data?.registration).toMatchObject({
      companions: 0,
      waitingCompanions: 0,
    });
  });

  it('in line keeps its place there, and is in as soon as it fits', async () => {
    const id = await p.newActivity(2);
    await joined(id, 0);
    const first = await joined(id, 2);
    const second = await joined(id, 1);
    expect((await change(id, first.token, { companions: 3 })).json.data).toMatchObject({
      status: 'waitlisted',
      position: 1,
    });
    expect((await change(id, second.token, { companions: 0 })).json.data).toMatchObject({
      status: 'registered',
    });
    expect(await expectSound(id)).toEqual({ people: 2, rest: 0 });
  });

  it('is refused in words: not joined, too many, closed for more, begun', async () => {
    const id = await p.newActivity(5);
    const { token, phone } = await joined(id, 0);
    const stranger = await p.newPerson();
    expect((await change(id, stranger.token, { companions: 1 })).json.code).toBe(
      'activity_not_joined',
    );
    const many = await change(id, token, { companions: 5 });
    expect([many.status, many.json.errors?.map(({ field }) => field)]).toEqual([
      400,
      ['companions'],
    ]);
    t.clock.set('2025-06-19T22:00:00Z');
    const late = await t.sessionOf(phone);
    expect((await change(id, late, { companions: 1 })).json.code).toBe('activity_closed');
    expect((await change(id, late, { companions: 0, needs: ['ride'] })).status).toBe(200);
    t.clock.set('2025-06-20T14:00:00Z');
    const later = await t.sessionOf(phone);
    expect((await change(id, later, { companions: 0 })).json.code).toBe('activity_begun');
  });
});

describe('everybody changes at once, at two processes', () => {
  const processes = createProcesses();
  let hosts: string[];
  beforeAll(async () => {
    hosts = await Promise.all([processes.start(t.url), processes.start(t.url)]);
  });
  afterAll(() => processes.end());

  it('none sold twice, and who had a place still has one', async () => {
    const id = await p.newActivity(20);
    const people = await Promise.all(Array.from({ length: 30 }, () => p.newPerson()));
    const at = <T>(turn: number, path: string, token: string, body?: object) =>
      post<T>(
        hosts[turn % 2] ?? '',
        `/api/user/activity/register${path}?activityId=${id}`,
        token,
        body,
      );
    const fates = await Promise.all(
      people.map(async ({ token }, i) => {
        const { data } = await at<JoinAnswer>(i, '', token, form({ companions: i % 3 }));
        const changed = await Promise.all(
          [4, i % 5, (i + 2) % 4].map((companions, turn) =>
            at<RegistrationState>(i + turn, '/change', token, {
              companions,
              needs: [],
              waitForRest: (i + turn) % 2 === 0,
            }),
          ),
        );
        for (const { status, code } of changed)
          expect(status === 200 || code === 'activity_few_places', code).toBe(true);
        const leaves = i % 7 === 0;
        if (leaves) await at(i, '/cancel', token);
        return leaves ? 'none' : data?.status;
      }),
    );
    await expectSound(id);
    for (const [i, fate] of fates.entries()) {
      const { status } = await p.status(id, people[i]?.token ?? '');
      if (fate === 'registered') expect(status).toBe('registered');
      else if (fate === 'none') expect(status).toBe('none');
      else expect(['registered', 'waitlisted']).toContain(status);
    }
    await Promise.all(people.map(({ token }, i) => at(i, '/cancel', token)));
    expect(await expectSound(id)).toEqual({ people: 0, rest: 0 });
  });
});
