/** The office enters a card for somebody at the counter. */
import { expect, it } from 'vitest';
import { enterCard, getCardCase, listCards } from '#contract/whitecard/office.ts';
import { personCalls } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { coordinator, getPerson, post, someone } = personCalls(t);
const path = (userId: string) => `/staff/card/${userId}/enter`;
const enter = (userId: string, whiteCardId: string, preview?: true) =>
  t.read(enterCard, {
    token: coordinator.token,
    path: path(userId),
    body: { whiteCardId, ...(preview && { preview }) },
  });

it('is shown first, then in the queue, told to its owner and named in the history', async () => {
  const phone = '6465553301';
  const { userId } = await someone(phone);
  const before = await visitsOf(t).messagesTo(phone);
  const shown = await enter(userId, 'mg 54330 z', true);
  expect(shown.messages).toMatchObject([{ to: '3301' }]);
  expect((await getPerson(userId)).whiteCard).toBeNull();
  expect(await visitsOf(t).messagesTo(phone)).toEqual(before);

  await enter(userId, 'mg 54330 z');
  expect((await getPerson(userId)).whiteCard).toMatchObject({
    status: 'submitted',
    number: '•••••30Z',
  });
  const { records } = await t.read(listCards, { token: coordinator.token, query: 'queue=open' });
  expect(records.map(({ id }) => id)).toContain(userId);
  const { history } = await t.read(getCardCase, {
    token: coordinator.token,
    path: `/staff/card/${userId}`,
  });
  expect(history.find(({ entry }) => entry === 'status')?.by).toBeTruthy();
  expect((await visitsOf(t).messagesTo(phone)).length).toBe(before.length + 1);
});

it('says at its field what is wrong with a number', async () => {
  const { userId } = await someone('6465553302');
  const other = await someone('6465553303');
  await enter(other.userId, 'MG54331Z');
  const keys: string[] = [];
  for (const [who, whiteCardId] of [
    [userId, '12'],
    [userId, 'MG54331Z'],
    [other.userId, 'MG54332Z'],
  ] as const) {
    const { status, json } = await post(path(who), { whiteCardId });
    expect(status).toBe(400);
    expect(json.errors?.map(({ field }) => field)).toEqual(['whiteCardId']);
    keys.push(json.errors?.[0]?.message ?? '');
  }
  expect(new Set(keys).size).toBe(3);
});

it('is for care seekers whose account is open', async () => {
  const caregiver = await t.pool.query(
    `select id from app_user where user_type = 'caregiver' limit 1`,
  );
  const answer = await post(path(caregiver.rows[0].id), { whiteCardId: 'MG54333Z' });
  expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
  expect((await post(path('absent'), { whiteCardId: 'MG54333Z' })).status).toBe(404);
});
