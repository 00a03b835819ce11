/** What was done with a date, and by whom: the person, a helper who acts for them, or the office. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { exportOwnData } from '#contract/account/account.ts';
import { getPerson } from '#contract/account/people-office.ts';
import { changeDateOf } from '#contract/renewal/office.ts';
import * as api from '#contract/renewal/renewal.ts';
import { actingCalls } from '#tests/api/support/acting-calls.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const a = actingCalls(t);
const wei = { name: 'Wei Chen', relationship: 'son' };

const snap = () => ({ kind: 'snap', day: '2025-10-01', requestKey: randomUUID() });
const pathOf = ({ path }: { path: string }, dateId: string) => path.replace('{dateId}', dateId);

it('names the helper, to the person and to the office', async () => {
  const [mother, son] = [await a.someone('Mei', { locale: 'zh-TW' }), await a.someone('Wei')];
  await a.link(son, mother);
  const byHim = { by: 'helper', helper: wei };
  const asHim = a.as(son, mother);
  const added = await t.read(api.addOwnDate, { ...asHim, body: snap() });
  expect(added).toMatchObject({ source: 'person', history: [{ event: 'added', ...byHim }] });
  const { dateId } = added;
  await t.read(api.changeOwnDate, {
    ...asHim,
    path: pathOf(api.changeOwnDate, dateId),
    body: { day: '2025-10-15', title: 'Food', version: 0 },
  });
  await t.read(api.settleOwnDate, {
    ...asHim,
    path: pathOf(api.settleOwnDate, dateId),
    body: { state: 'dropped', version: 1 },
  });
  await t.read(api.settleOwnDate, {
    token: mother.token,
    path: pathOf(api.settleOwnDate, dateId),
    body: { state: 'upcoming', version: 2 },
  });
  await t.read(api.startRenewal, { ...asHim, path: pathOf(api.startRenewal, dateId) });
  const token = await t.staffSession('coordinator');
  await t.read(changeDateOf, {
    token,
    path: pathOf(changeDateOf, dateId),
    body: { day: '2025-10-15', title: 'Food', state: 'done', version: 4 },
  });

  const [hers] = (await t.read(api.listOwnDates, { token: mother.token })).dates;
  const day = '2025-10-15';
  expect(hers?.history).toMatchObject([
    { event: 'added', ...byHim, day: '2025-10-01' },
    { event: 'moved', ...byHim, day },
    { event: 'renamed', ...byHim, day },
    { event: 'dropped', ...byHim, day },
    { event: 'upcoming', by: 'owner', helper: null, day },
    { event: 'started', ...byHim, day },
    { event: 'done', by: 'staff', helper: null, day },
  ]);
  expect(hers?.history[0]?.at).toMatch(/^2025-06-\d\d \d\d:\d\d$/);
  const person = await t.read(getPerson, { token, path: `/staff/people/${mother.userId}` });
  expect(person.dates[0]?.history).toEqual(hers?.history);
});

it('nothing changed, nothing written; the latest are kept', async () => {
  const { token } = await a.v.someone();
  const { dateId } = await t.read(api.addOwnDate, { token, body: snap() });
  const path = pathOf(api.changeOwnDate, dateId);
  const change = (version: number, day: string) =>
    t.read(api.changeOwnDate, { token, path, body: { day, version } });
  expect((await change(0, '2025-10-01')).history).toHaveLength(1);
  let last: api.ImportantDate | null = null;
  for (let n = 1; n <= api.dateRules.historyMax; n++)
    last = await change(n, n % 2 ? '2025-10-02' : '2025-10-03');
  expect(last?.history).toHaveLength(api.dateRules.historyMax);
  expect(last?.history.every(({ event }) => event === 'moved')).toBe(true);
});

it('is in the export', async () => {
  const { token } = await peopleOf(t).registerPatient();
  await t.read(api.addOwnDate, { token, body: snap() });
  const { json } = await t.call<{ importantDates: { history: unknown[] }[] }>(
    'POST',
    `/home${exportOwnData.path}`,
    { token, body: { password: goodPassword } },
  );
  expect(json.data?.importantDates[0]?.history).toMatchObject([{ event: 'added', by: 'owner' }]);
});
