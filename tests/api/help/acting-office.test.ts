/** Acting for somebody, as the office sees and ends it; and what remains in export, merge and erasure. */
import { describe, expect, it } from 'vitest';
import { mergePeople } from '#contract/account/person-merge.ts';
import * as office from '#contract/help/acting-office.ts';
import { actingCalls } from '#tests/api/support/acting-calls.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const a = actingCalls(t);
const consentNote = 'She came in and said so.';
const links = (userId: string) => `/staff/people/${userId}/links`;

describe('in the office', () => {
  it('the consent can be spoken; both are told; it is ended there', async () => {
    const [mother, son] = [await a.someone('Mei'), await a.someone('Wei')];
    const token = await t.staffSession('coordinator');
    const body = { helperPhone: son.phone, relationship: 'son', consentNote };
    const made = await t.read(office.addPersonLink, { token, path: links(mother.userId), body });
    expect(made).toMatchObject([
      { helperName: 'Wei Chen', personName: 'Mei Chen', consent: 'spoken', consentNote },
    ]);
    expect(made[0]?.staffName).toBeTruthy();
    expect((await messagesTo(t, mother.phone))[0]).toContain('Wei Chen');
    const info = await t.call('GET', '/home/api/user/patient/info', a.as(son, mother));
    expect(info.status).toBe(200);
    // On the son's page, too.
    const his = await t.read(office.listPersonLinks, { token, path: links(son.userId) });
    expect(his.map(({ personId }) => personId)).toEqual([mother.userId]);
    const path = `${links(mother.userId)}/${made[0]?.personLinkId}/end`;
    const ended = await t.read(office.endLinkOfPerson, { token, path });
    expect(ended).toMatchObject([{ endedBy: 'staff' }]);
    const after = await t.call('GET', '/home/api/user/patient/info', a.as(son, mother));
    expect(after.json.code).toBe('acting_ended');
    const { rows } = await t.pool.query(
      `select action from audit_log where subject_id = $1 and action like 'acting.%' order by id`,
      [mother.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['acting.begin', 'acting.end']);
  });

  it('names the field when the phone has no account, or is the person’s own', async () => {
    const mother = await a.someone('Mei');
    const token = await t.staffSession('coordinator');
    for (const helperPhone of [a.v.newPhone(), mother.phone]) {
      const body = { helperPhone, relationship: 'son', consentNote };
      const { json } = await t.call('POST', `/home${links(mother.userId)}`, { token, body });
      expect([json.code, json.errors?.[0]?.field]).toEqual(['invalid_input', 'helperPhone']);
    }
  });
});

it('is in the export of both', async () => {
  const people = peopleOf(t);
  const [mother, son] = [await people.registerPatient(), await people.registerPatient()];
  const whoOf = (one: typeof son) => ({
    phone: one.phone,
    token: one.token,
    userId: one.user.userId,
  });
  await a.link(whoOf(son), whoOf(mother));
  for (const one of [mother, son]) {
    const { json } = await t.call<{ personLinks: unknown[] }>('POST', '/home/api/user/export', {
      token: one.token,
      body: { password: goodPassword },
    });
    expect(json.data?.personLinks).toMatchObject([{ relationship: 'son', consent: 'code' }]);
  }
  // Whoever stays is told, and nothing is left of it.
  const gone = await t.call('POST', '/home/api/user/delete', {
    token: mother.token,
    body: { password: goodPassword },
  });
  expect(gone.status).toBe(200);
  expect((await messagesTo(t, son.phone))[0]).toMatch(/no longer act|不能再替/);
  const { rows } = await t.pool.query('select id from person_link where helper_id = $1', [
    son.user.userId,
  ]);
  expect(rows).toEqual([]);
});

it('goes on after a merge, once', async () => {
  const [keep, double, son] = [
    await a.someone('Keep'),
    await a.someone('Double'),
    await a.someone('Wei'),
  ];
  const daughter = await a.someone('Jenny');
  await a.link(son, keep);
  await a.link(son, double);
  await a.link(daughter, double);
  await a.link(keep, double);
  const token = await t.staffSession('coordinator');
  const path = `/staff/people/${keep.userId}/merge`;
  const plan = await t.read(mergePeople, { token, path, body: { doubleId: double.userId } });
  await t.read(mergePeople, {
    token,
    path,
    body: { doubleId: double.userId, plan: plan.plan },
  });
  const { rows } = await t.pool.query(
    `select helper_id, ended_by from person_link where user_id = $1 order by ended_by nulls first, created_at, id`,
    [keep.userId],
  );
  expect(rows).toEqual([
    { helper_id: son.userId, ended_by: null },
    { helper_id: daughter.userId, ended_by: null },
    { helper_id: son.userId, ended_by: 'merge' },
  ]);
  const { status } = await t.call('GET', '/home/api/user/patient/info', a.as(daughter, keep));
  expect(status).toBe(200);
});
