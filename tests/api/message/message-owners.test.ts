/** Every message has its owner, or says why none: erasure, the export and a change of phone find it by that (quality 52). */
import { describe, expect, it } from 'vitest';
import { deleteAccount, exportOwnData } from '#contract/account/account.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const people = peopleOf(t);
const v = visitsOf(t);
const staff = staffOf(t, 'coordinator');

type Row = { template: string; user_id: string | null; ownerless: string | null };
const rowsTo = async (to: string): Promise<Row[]> => {
  const { rows } = await t.pool.query(
    'select template, user_id, ownerless from message where to_hash = any($1) order by created_at, id',
    [[`+1${to}`, to].flatMap(testSealer().hashes)],
  );
  return rows;
};
const countOf = async (userId: string) => v.count('from message where user_id = $1', [userId]);
const post = async (path: string, body: object | undefined, token = '') => {
  const answer = await t.call<{ recordId: string }>('POST', `/home${path}`, {
    token,
    body,
    lang: 'en',
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};

/** Somebody who did most of what sends a message. */
const busyPerson = async () => {
  const me = await people.registerPatient({ email: `busy-${people.newPhone()}@mail.example` });
  const { token } = me;
  const { userId } = me.user;
  const letter = { serviceId: 'letter-interpretation', method: 'online' };
  const asked = await post('/api/service/apply', letter, token);
  await v.cancel(token, asked?.recordId ?? '');
  const again = await post('/api/service/apply', letter, token);
  const answer = { status: 'finish', version: 0 };
  await post(`/staff/request/${again?.recordId}/status`, answer, staff.token);
  const visit = await v.book(token, at('2025-06-20 10:00', queens));
  await v.move(token, visit.recordId, at('2025-06-20 11:00', queens));
  await v.cancel(token, visit.recordId);
  const other = await v.book(token, at('2025-06-20 10:30', queens));
  const ours = { reason: 'closed', version: 0, sequence: 0 };
  await post(`/staff/visits/one/${other.recordId}/cancel`, ours, staff.token);
  await post(`/api/user/submit-white-card?whiteCardId=${people.newCard()}`, undefined, token);
  const fresh = { currentPassword: goodPassword, password: 'Brand-new-99!' };
  await post('/api/user/password', fresh, token);
  return { ...me, userId, password: fresh.password };
};

describe('messages of somebody who did much', () => {
  it('are all theirs, cancellations and answers too', async () => {
    const me = await busyPerson();
    const rows = await rowsTo(me.phone);
    expect(rows.map((row) => row.template)).toEqual(
      expect.arrayContaining([
        'codeRegister',
        'welcomePatient',
        'requestReceived',
        'requestCancelled',
        'requestFinished',
        'visitBooked',
        'visitMoved',
        'visitCancelled',
        'visitCancelledByUs',
        'whiteCardSubmitted',
        'passwordChanged',
      ]),
    );
    const wrong = rows.filter((row) => row.user_id !== me.userId || row.ownerless !== null);
    expect(wrong).toEqual([]);
  });

  it('go with the account, also those to a phone of before', async () => {
    const me = await busyPerson();
    const before = await countOf(me.userId);
    expect(before).toBeGreaterThan(10);
    const newPhone = people.newPhone();
    await t.pool.query('update app_user set phone = $2 where id = $1', [
      me.userId,
      `+1${newPhone}`,
    ]);
    const { messages } = await t.read(exportOwnData, {
      token: me.token,
      body: { password: me.password },
    });
    expect(messages).toHaveLength(before);
    await t.read(deleteAccount, { token: me.token, body: { password: me.password } });
    expect(await countOf(me.userId)).toBe(0);
    expect([await rowsTo(me.phone), await rowsTo(newPhone)]).toEqual([[], []]);
  });

  it('of others stay, even where an address is written into two accounts', async () => {
    const [mine, theirs] = [await people.registerPatient(), await people.registerPatient()];
    const email = 'shared@mail.example';
    await t.pool.query('update app_user set email = $1 where id = any($2)', [
      email,
      [mine.user.userId, theirs.user.userId],
    ]);
    await t.db.transaction((tx) =>
      t.messages.send(tx, { channel: 'email', to: email, text: 'x', owner: theirs.user.userId }),
    );
    await t.read(deleteAccount, { token: mine.token, body: { password: goodPassword } });
    expect(await rowsTo(email)).toMatchObject([{ user_id: theirs.user.userId }]);
  });
});

describe('who has no account', () => {
  it('is nobody, for a reason; with an account they are the owner of what came before', async () => {
    const phone = people.newPhone();
    await people.askCode(phone, 'resetPassword');
    expect(await rowsTo(phone)).toEqual([
      { template: 'noAccount', user_id: null, ownerless: 'noAccount' },
    ]);
    t.clock.pass(60_000);
    const { user } = await people.registerPatient({ phone });
    const owners = (await rowsTo(phone)).map((row) => [row.user_id, row.ownerless]);
    expect(owners).toEqual(Array(3).fill([user.userId, null]));
  });

  it('entered by the office: the same', async () => {
    const phone = people.newPhone();
    await people.askCode(phone, 'register');
    const caller = { firstName: 'Ah Mui', lastName: 'Wong', phone, locale: 'en' };
    await post('/staff/people/enter', caller, staff.token);
    const { id } = await people.userRow(phone);
    expect((await rowsTo(phone)).map((row) => row.user_id)).toEqual([id, id]);
  });

  it('is a code for a new number of who changes to it', async () => {
    const me = await people.registerPatient();
    const phone = people.newPhone();
    await people.codeFor(phone, 'changePhone', { token: me.token });
    expect(await rowsTo(phone)).toMatchObject([
      { template: 'codeChangePhone', user_id: me.user.userId },
    ]);
  });
});

it('the database refuses one without owner and reason', async () => {
  const { phone } = await people.registerPatient();
  const bad = t.pool.query(
    `update message set user_id = null, ownerless = null where to_hash = $1`,
    [testSealer().hash(`+1${phone}`)],
  );
  await expect(bad).rejects.toThrow('message_owned');
});

it('a double that was merged is erased with the account, and what was sent to it', async () => {
  const [keep, double] = [await people.registerPatient(), await people.registerPatient()];
  await t.pool.query('update app_user set merged_into = $1 where id = $2', [
    keep.user.userId,
    double.user.userId,
  ]);
  await t.db.transaction((tx) =>
    t.messages.send(tx, {
      channel: 'sms',
      to: `+1${double.phone}`,
      text: 'x',
      ...ownedBy(double.user.userId),
    }),
  );
  await t.read(deleteAccount, { token: keep.token, body: { password: goodPassword } });
  expect(await rowsTo(double.phone)).toEqual([]);
});
