/** The list of people: sorted by its columns, by language, and kept as a view. */
import { expect, it } from 'vitest';
import { listPeople, type PeopleSort } from '#contract/account/people-office.ts';
import { listViews, saveView } from '#contract/staff/views.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { personCalls } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const coordinator = staffOf(t, 'coordinator');
const { someone } = personCalls(t);
const list = (query: string) => t.read(listPeople, { token: coordinator.token, query });

it('is sorted from either end, also what was searched for', async () => {
  const last = ['Bquince', 'Aquince', 'Cquince'];
  for (const [i, lastName] of last.entries()) {
    await someone(`646555140${i}`, { firstName: 'Quincy', lastName });
    t.clock.pass(60_000);
  }
  const sorted = async (sort: PeopleSort) =>
    (await list(`keyword=Quincy&sort=${sort}`)).records.map((one) => one.lastName);
  expect(await sorted('name')).toEqual([...last].sort());
  expect(await sorted('-name')).toEqual([...last].sort().reverse());
  expect(await sorted('since')).toEqual(last);
  expect(await sorted('-since')).toEqual([...last].reverse());
  const wrong = await t.call('GET', '/home/staff/people?sort=phone', { token: coordinator.token });
  expect(wrong.status).toBe(400);
});

it('is filtered by language', async () => {
  await someone('6465551450', { firstName: 'Lingua', lastName: 'Hans', locale: 'zh-CN' });
  await someone('6465551451', { firstName: 'Lingua', lastName: 'Anglo', locale: 'en' });
  const { records } = await list('keyword=Lingua&locale=zh-CN');
  expect(records.map((one) => one.lastName)).toEqual(['Hans']);
});

it('can be kept under a name', async () => {
  const { token } = coordinator;
  const body = { list: 'people', name: 'Caregivers by name', query: 'kind=caregiver&sort=name' };
  await t.read(saveView, { token, body });
  expect(await t.read(listViews, { token, query: 'list=people' })).toMatchObject([
    { name: body.name, query: body.query },
  ]);
});
