/** Who has seen me: for the person with given names, for staff with full ones. */
import { expect, it } from 'vitest';
import { getWhoSawMe, getWhoSawPerson } from '#contract/account/seen.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const phone = '2125550101';
const idOf = async (): Promise<string> =>
  (await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`])).rows[0].id;

it('the person reads who looked, at what and how often; nobody else’s looks', async () => {
  const own = await t.sessionOf(phone);
  expect((await t.read(getWhoSawMe, { token: own })).records).toEqual([]);
  const staff = await t.staffSession('coordinator');
  const userId = await idOf();
  for (let i = 0; i < 2; i++) await t.call('GET', `/home/staff/people/${userId}`, { token: staff });
  const { records, older } = await t.read(getWhoSawMe, { token: own });
  expect(records).toEqual([
    {
      at: expect.stringMatching(/^2025-06-11 /),
      times: 2,
      name: 'Test',
      role: 'coordinator',
      what: 'page',
      paper: null,
    },
  ]);
  expect(older).toBeNull();
  const other = await t.sessionOf('2125550102');
  expect((await t.read(getWhoSawMe, { token: other })).records).toEqual([]);
});

it('staff see full names, and that they asked is in the list', async () => {
  const staff = await t.staffSession('coordinator');
  const path = `/staff/people/${await idOf()}/seen`;
  const { person } = await t.read(getWhoSawPerson, { token: staff, path });
  expect(person.name).toBe('陳美玲 Meiling Chen');
  const { records } = await t.read(getWhoSawPerson, { token: staff, path });
  expect(records[0]).toMatchObject({ name: 'Test Staff', what: 'list' });
});

it('a place that cannot be read is refused', async () => {
  const token = await t.sessionOf(phone);
  expect((await t.call('GET', '/home/api/user/seen?older=x', { token })).status).toBe(400);
});
