/** Two accounts that are one person. */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mergePeople } from '#contract/account/person-merge.ts';
import { caseEntry, caseWork } from '#server/schema/office.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { listVerdicts, replaceVerdict } from '#server/shared/cases/document-verdicts.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { personCalls, personPath } from '#tests/api/support/person-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { coordinator, idOf, search, getPerson, post, someone } = personCalls(t);

describe('merging two accounts of one person', () => {
  const twoOf = async (number: number) => {
    const keep = await someone(`64655511${number}1`, { firstName: 'Keep', lastName: 'Er' });
    const double = await someone(`64655511${number}2`, {
      firstName: 'Dou',
      lastName: 'Ble',
      email: `double${number}@mail.example`,
      loginEmail: `double${number}@mail.example`,
    });
    return { keep, double, path: personPath(keep.userId, '/merge') };
  };
  const planOf = (path: string, doubleId: string) =>
    t.read(mergePeople, { token: coordinator.token, path, body: { doubleId } });

  it('moves everything, once, and the double signs in no more', async () => {
    const { keep, double, path } = await twoOf(1);
    const visits = visitsOf(t);
    const parties = partiesOf(t);
    const record = await visits.book(double.token, at('2025-06-17 10:00'));
    const [one, both] = [await parties.newActivity(5), await parties.newActivity(5)];
    await parties.join(one, double.token);
    await parties.join(both, double.token);
    await parties.join(both, keep.token);
    await t.call('POST', '/home/api/user/comment/add', {
      token: double.token,
      body: { rating: 5, commentText: 'They come on time.' },
    });
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=MG54321Z', {
      token: double.token,
    });
    await t.db.insert(caseEntry).values({
      kind: 'card',
      subjectId: double.userId,
      entry: 'note',
      at: t.clock.now(),
      textSealed: testSealer().seal('called her daughter', double.userId),
    });
    await t.db.transaction((tx) =>
      replaceVerdict(tx, testSealer(), {
        userId: double.userId,
        caseKind: 'card',
        document: 'utility',
        verdict: 'missing',
        reason: 'notSent',
        note: 'Of May.',
        staffId: null,
        at: t.clock.now(),
        toldAt: t.clock.now(),
      }),
    );
    const callAgain = { callOutcome: 'noAnswer', callAgainOn: '2025-06-20' } as const;
    const isCase = and(eq(caseWork.kind, 'card'), eq(caseWork.subjectId, double.userId));
    await t.db.update(caseWork).set(callAgain).where(isCase);
    await t.pool.query('update app_user set wrong_phone = phone where id = $1', [double.userId]);

    const plan = await planOf(path, double.userId);
    expect(plan.done).toBe(false);
    expect(plan.moves).toEqual(
      expect.arrayContaining([
        { part: 'records', count: 1 },
        { part: 'registrations', count: 1 },
        { part: 'reviews', count: 1 },
        { part: 'card', count: 1 },
      ]),
    );
    expect(plan.stays).toEqual([{ part: 'registrations', count: 1 }]);
    expect((await getPerson(double.userId)).records.length).toBe(1);

    const done = await t.read(mergePeople, {
      token: coordinator.token,
      path,
      body: { doubleId: double.userId, plan: plan.plan },
    });
    expect(done.done).toBe(true);
    const person = await getPerson(keep.userId);
    expect(person.wrongPhone).toMatch(/^[+]1/);
    const work = await t.db.select().from(caseWork).where(eq(caseWork.subjectId, keep.userId));
    expect(work).toMatchObject([callAgain]);
    expect(person.records.map((r) => r.recordId)).toEqual([record.recordId]);
    expect(person.activities.map((a) => a.activityId).sort()).toEqual([one, both].sort());
    expect(person.reviews.length).toBe(1);
    expect(person.email).toBe('double1@mail.example');
    expect(person.whiteCard?.number).toBe('•••••21Z');
    expect(person.history.map((h) => h.text)).toContain('called her daughter');
    expect(person.doubles.map((d) => d.userId)).toEqual([double.userId]);
    const [card] = await t.db.select().from(whiteCard).where(eq(whiteCard.userId, keep.userId));
    expect(card && testSealer().open(card.idSealed, keep.userId)).toBe('MG54321Z');
    const said = await listVerdicts(t.db, testSealer(), { userId: keep.userId });
    expect(said).toMatchObject([{ document: 'utility', reason: 'notSent', note: 'Of May.' }]);
    await parties.expectSound(both);

    const me = await t.call('GET', '/home/api/user/patient/info', { token: double.token });
    expect(me.status).toBe(401);
    expect((await getPerson(double.userId)).state).toBe('merged');
    expect((await search('6465551112')).records.map((p) => p.userId)).toEqual([keep.userId]);
    expect((await search('double', '&state=merged')).records.map((p) => p.userId)).toContain(
      double.userId,
    );
    const again = await post(path, { doubleId: double.userId, plan: plan.plan });
    expect([again.status, again.json.code]).toEqual([409, 'merge_impossible']);
  });

  it('drops nothing that the office knows: notes and contacts of both, the rest in the history', async () => {
    const { keep, double, path } = await twoOf(6);
    const wei = { name: 'Wei', relationship: 'son', phone: '', emergency: true, maySpeak: false };
    for (const [{ userId }, note, contacts] of [
      [keep, 'Hard of hearing.', []],
      [double, 'Has a dog.', [wei]],
    ] as const) {
      const { profile, version } = await getPerson(userId);
      const body = { ...profile, note, contacts, version };
      expect((await post(personPath(userId, '/edit'), body)).status).toBe(200);
    }
    const { plan } = await planOf(path, double.userId);
    await post(path, { doubleId: double.userId, plan });
    const { profile, changes } = await getPerson(keep.userId);
    expect(profile.note).toBe('Hard of hearing.\nHas a dog.');
    expect(profile.contacts).toEqual([wei]);
    // Two by hand, one for the address that was missing.
    expect(changes.map((one) => one.entry).sort()).toEqual([
      'edited',
      'edited',
      'edited',
      'merged',
    ]);
    const merged = changes.find((one) => one.entry === 'merged');
    expect(merged?.changes).toContainEqual({ field: 'firstName', before: 'Dou', after: 'Keep' });
  });

  it('takes what staff choose, fills gaps, and keeps the other values in the history', async () => {
    const { keep, double, path } = await twoOf(7);
    const edit = async (userId: string, changes: object) => {
      const { profile, version } = await getPerson(userId);
      const body = { ...profile, ...changes, version };
      expect((await post(personPath(userId, '/edit'), body)).status).toBe(200);
    };
    await edit(keep.userId, { email: 'keep7@mail.example', preferredName: '' });
    await edit(double.userId, { preferredName: 'Dou Dou', chineseName: '窦' });
    const shown = await planOf(path, double.userId);
    expect(shown.overflow).toEqual([]);
    expect(shown.fields).toEqual(
      expect.arrayContaining([
        { field: 'name', keep: 'Keep Er', double: 'Dou Ble' },
        { field: 'preferredName', keep: '', double: 'Dou Dou' },
        { field: 'email', keep: 'keep7@mail.example', double: 'double7@mail.example' },
      ]),
    );
    const take = ['name', 'email'];
    const bad = await post(path, { doubleId: double.userId, plan: shown.plan, take: ['phone'] });
    expect(bad.status).toBe(400);
    await edit(keep.userId, { apartment: '4B' });
    const late = await post(path, { doubleId: double.userId, plan: shown.plan, take });
    expect(late.json.code).toBe('changed_meanwhile');
    const { plan } = await planOf(path, double.userId);
    expect((await post(path, { doubleId: double.userId, plan, take })).status).toBe(200);

    const { profile, changes, phoneEnding } = await getPerson(keep.userId);
    expect(profile).toMatchObject({
      firstName: 'Dou',
      lastName: 'Ble',
      preferredName: 'Dou Dou',
      email: 'double7@mail.example',
      apartment: '4B',
    });
    expect(phoneEnding).toBe('1171');
    const replaced = changes.flatMap((one) => one.changes ?? []).map(({ before }) => before);
    expect(replaced).toEqual(expect.arrayContaining(['Keep', 'Er', 'keep7@mail.example']));
    expect((await search('Dou Dou')).records.map((p) => p.userId)).toContain(keep.userId);
  });

  it('is refused when something has changed since it was shown', async () => {
    const { keep, double, path } = await twoOf(2);
    const { plan } = await planOf(path, double.userId);
    await visitsOf(t).book(double.token, at('2025-06-17 11:00'));
    const late = await post(path, { doubleId: double.userId, plan });
    expect([late.status, late.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await getPerson(keep.userId)).records).toEqual([]);
  });

  it('of two who merge the same at once one is told', async () => {
    const { double, path } = await twoOf(3);
    const { plan } = await planOf(path, double.userId);
    const answers = await Promise.all(
      [1, 2].map(() => post(path, { doubleId: double.userId, plan })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
  });

  it('a patient and a caregiver, or one and the same, stay as they are', async () => {
    const { keep, path } = await twoOf(4);
    for (const doubleId of [keep.userId, await idOf('2125550103')])
      expect((await post(path, { doubleId })).json.code).toBe('merge_impossible');
    expect((await post(path, { doubleId: 'absent' })).status).toBe(404);
  });

  it('whoever deletes the account deletes the double too', async () => {
    const { keep, double, path } = await twoOf(5);
    const { plan } = await planOf(path, double.userId);
    await post(path, { doubleId: double.userId, plan });
    const { deleteUser } = await import('#server/features/account/profile/accounts.store.ts');
    await deleteUser(t.db, keep.userId);
    expect(await idOf('6465551152')).toBe('');
  });
});
