/** After a change of key, and without the old one, everybody gets in and everything opens (quality 42). */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { listMessages } from '#contract/message/office.ts';
import { addOwnDate, makeDateFeed } from '#contract/renewal/renewal.ts';
import { addCaseNote } from '#contract/staff/cases.ts';
import * as staffApi from '#contract/staff/staff.ts';
import { users } from '#demo/agency.ts';
import { deskCaregivers } from '#demo/desk-caregivers.ts';
import { deskPatients } from '#demo/desk-patients.ts';
import { createSealer, type Sealer } from '#server/platform/crypto/field-encryption.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { openSealer } from '#server/shared/keys/open-field-encryption.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { insertOptOut } from '#server/shared/messaging/opt-outs.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testKey, testSealer } from '#tests/api/support/demo.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { jpeg } from '#tests/api/support/pictures.ts';
import { longPassword, minute, staffCalls } from '#tests/api/support/staff-calls.ts';
import { tablesWith } from '#tests/api/support/tables-with.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { uploadCalls } from '#tests/api/support/upload-calls.ts';
import { openAll, sealedColumns, unregistered } from './sealed-values.ts';

const newKey = 'another secret for tests of at least 32 chars';
const between = createSealer(newKey, [testKey]);
const newSealer = createSealer(newKey);

const t = testApp();

/** The product again, on the same data, with these keys. */
const restarted = async (sealer: Sealer) => {
  const app = await startTestApp({ beside: t, sealer, files: folderFiles(t.filesFolder) });
  onTestFinished(app.close);
  return app;
};

it('the old key is needed by nobody and nothing', async () => {
  const people = peopleOf(t);
  const { newcomer, enroll } = staffCalls(t);
  await openSealer(t.db, { SECRET_KEY: testKey, SECRET_KEYS_OLD: [], DATA_DIR: t.filesFolder });

  // One of everything that is sealed.
  const withPhone = await newcomer('with-phone@persimmon.example');
  const { secret } = await enroll(withPhone.token, longPassword);
  const withCode = await newcomer('with-code@persimmon.example');
  const { recoveryCodes } = await enroll(withCode.token, longPassword);
  const begun = await newcomer('begun@persimmon.example');
  const next = await t.read(staffApi.startAuthenticator, {
    token: begun.token,
    body: { password: longPassword },
  });
  const card = people.newCard();
  const me = await people.registerPatient({ whiteCardId: card });
  const uploads = uploadCalls(t);
  const { fileId } = await uploads.upload(await jpeg(), { token: me.token, purpose: 'service' });
  const picture = (await uploads.read(fileId, { token: me.token })).bytes;
  const applied = await t.call('POST', '/home/api/service/apply', {
    token: me.token,
    body: {
      serviceId: 'letter-interpretation',
      method: 'online',
      note: 'A letter from the city',
      fileIds: [fileId],
    },
  });
  expect(applied.status).toBe(200);
  await t.read(addCaseNote, {
    token: withPhone.token,
    body: { kind: 'card', id: me.user.userId, text: 'Called her daughter.' },
  });
  await t.read(addOwnDate, {
    token: me.token,
    body: { kind: 'other', day: '2025-12-01', title: 'Housing papers', requestKey: randomUUID() },
  });
  const { path: calendar } = await t.read(makeDateFeed, { token: me.token });
  const helped = await t.call('POST', `/home/staff/people/${me.user.userId}/help`, {
    token: withPhone.token,
    body: {
      kind: 'white_card_documents',
      helperName: 'Wei',
      relationship: 'son',
      consentNote: 'She said so on the phone.',
    },
  });
  expect(helped.status, helped.text).toBe(200);
  const acting = await t.call('POST', `/home/staff/people/${me.user.userId}/links`, {
    token: withPhone.token,
    body: {
      helperPhone: '2125550101',
      relationship: 'son',
      consentNote: 'She said so at the desk.',
    },
  });
  expect(acting.status, acting.text).toBe(200);
  const said = { from: me.phone, text: 'Thank you' };
  expect((await t.call('POST', '/home/demo/reply', { body: said })).status).toBe(200);
  const personPath = `/home/staff/people/${me.user.userId}`;
  const seen = await t.call<{ profile: object; version: string }>('GET', personPath, {
    token: withPhone.token,
  });
  const wei = { name: 'Wei', relationship: 'son', phone: '2125550198' };
  const edited = await t.call('POST', `${personPath}/edit`, {
    token: withPhone.token,
    body: {
      ...seen.json.data?.profile,
      version: seen.json.data?.version,
      note: 'Hard of hearing.',
      contacts: [{ ...wei, emergency: true, maySpeak: true }],
    },
  });
  expect(edited.status, edited.text).toBe(200);
  const cardPath = `/home/staff/card/${me.user.userId}`;
  const opened = await t.call<{ version: number }>('GET', cardPath, { token: withPhone.token });
  const asked = await t.call('POST', `${cardPath}/ask`, {
    token: withPhone.token,
    body: {
      version: opened.json.data?.version,
      kinds: ['utility'],
      because: { utility: { reason: 'notSent', note: 'The bill for May.' } },
    },
  });
  expect(asked.status, asked.text).toBe(200);
  await t.db.transaction((tx) =>
    insertOptOut(tx, testSealer(), { to: '+12125550177', source: 'reply', now: t.clock.now() }),
  );
  t.clock.pass(minute);
  const resetCode = await people.codeFor(me.phone, 'resetPassword');

  const before = await openAll(t.db, testSealer());
  // A column that is not here needs its own line above, and its own proof below.
  expect(new Set(before.map(({ column }) => column))).toEqual(new Set(await sealedColumns()));
  expect(before.filter(({ plain, isFound }) => plain === null || !isFound)).toEqual([]);
  expect(await unregistered(t.pool)).toEqual([]);

  // A code that was sent before the restart is good after it.
  const midway = await restarted(between);
  const reset = await midway.call('POST', '/home/api/user/resetPassword', {
    body: { phone: me.phone, verificationCode: resetCode, password: goodPassword },
  });
  expect(reset.status, reset.text).toBe(200);

  const files = folderFiles(t.filesFolder);
  const { done, left } = await rotateKeys({ db: t.db, sealer: between, files });
  expect(left).toEqual({});
  expect(Object.keys(done)).toEqual(
    expect.arrayContaining([...(await sealedColumns()), 'white_card.id_hash', 'pictures']),
  );

  // Nothing of the old key is in the database, and everything says what it said.
  expect(await tablesWith(t.pool, `${testSealer().keyId}.`)).toEqual([]);
  const after = await openAll(t.db, newSealer);
  expect(after.filter(({ plain, isFound }) => plain === null || !isFound)).toEqual([]);
  const plains = (all: typeof before) => all.map((one) => `${one.column} ${one.plain}`);
  expect(plains(after)).toEqual(
    expect.arrayContaining(plains(before).filter((one) => !/ \d{6}\b|code/.test(one))),
  );
  const store = createPictureStore(files, newSealer);
  for await (const { id, key } of store.list())
    if (id && key.startsWith('private/'))
      expect(await store.get({ id, isPublic: false })).toBeTruthy();

  const now = await restarted(newSealer);
  const dates = await now.call('GET', calendar ?? '');
  expect(dates.text).toContain('SUMMARY:Housing papers');
  const staff = staffCalls(now);
  const factor = async (email: string, code: string) => {
    const { json } = await staff.signIn(email, longPassword);
    expect(json.data?.staff.stage).toBe('code');
    const token = json.data?.token ?? '';
    return {
      token,
      answer: await now.call<staffApi.StaffMe>('POST', '/home/staff/second-factor', {
        token,
        body: { code },
      }),
    };
  };
  const confirmed = await now.call('POST', '/home/staff/authenticator/confirm', {
    token: begun.token,
    body: { code: staff.codeAt(next.secret) },
  });
  expect(confirmed.status, confirmed.text).toBe(200);
  t.clock.pass(minute);
  const byPhone = await factor(withPhone.email, staff.codeAt(secret));
  expect(byPhone.answer.json.data, byPhone.answer.text).toMatchObject({ stage: 'done' });
  const byCode = await factor(withCode.email, recoveryCodes[7] ?? '');
  expect(byCode.answer.json.data).toMatchObject({ stage: 'done', recoveryCodesLeft: 9 });
  expect((await factor(withCode.email, recoveryCodes[7] ?? '')).answer.json.code).toBe(
    'wrong_code',
  );
  expect((await now.read(listMessages, { token: byPhone.token })).records.length).toBeGreaterThan(
    0,
  );

  for (const { phone } of [...users, ...deskCaregivers, ...deskPatients]) {
    t.clock.pass(minute);
    expect(await now.login(phone), phone).toBeTruthy();
  }
  const { json } = await now.call<{ token: string }>('POST', '/home/auth/login', {
    body: { username: me.phone, password: goodPassword },
  });
  const token = json.data?.token ?? '';
  expect((await now.read(getPatientInfo, { token })).whiteCardId).toBe(`•••••${card.slice(-3)}`);
  const file = await uploadCalls(now).read(fileId, { token });
  expect(file.status).toBe(200);
  expect(file.bytes.equals(picture)).toBe(true);
  // The number is known to be taken.
  const other = await now.newPatient('6465550777');
  const double = await now.call('POST', `/home/api/user/submit-white-card?whiteCardId=${card}`, {
    token: other,
  });
  expect(double.json.code).toBe('white_card_taken');
}, 60_000);

it('recovery codes from before they were sealed: good with their key, and never said to be done', async () => {
  const { newcomer, enroll } = staffCalls(t);
  const now = await restarted(between);
  const old = await newcomer('older@persimmon.example');
  const { recoveryCodes } = await enroll(old.token, longPassword);
  const kept = recoveryCodes.map((code) => String(testSealer().hash(code.replaceAll('-', ''))));
  await t.pool.query('update staff set recovery_hashes = $1 where email = $2', [kept, old.email]);
  const give = async (app: typeof now, code = '') => {
    const { json } = await staffCalls(app).signIn(old.email, longPassword);
    const token = json.data?.token ?? '';
    return (await app.call('POST', '/home/staff/second-factor', { token, body: { code } })).json
      .code;
  };
  expect(await give(now, recoveryCodes[0])).toBe('200');
  const { left } = await rotateKeys({
    db: t.db,
    sealer: between,
    files: folderFiles(t.filesFolder),
  });
  expect(left).toEqual({ 'staff.recovery_hashes': 9 });
  expect(await give(now, recoveryCodes[1])).toBe('200');
  expect(await give(await restarted(newSealer), recoveryCodes[2])).toBe('wrong_code');
});

it('a sealed value in a column of which the schema does not say so is found', async () => {
  const sealed = String(testSealer().seal('x', randomUUID()));
  await t.pool.query(
    `create table sneaked (plain text, list text[], inside jsonb, bytes bytea, fine text)`,
  );
  onTestFinished(async () => void (await t.pool.query('drop table sneaked')));
  await t.pool.query('insert into sneaked values ($1, $2, $3, $4, $5)', [
    sealed,
    ['a', sealed],
    { token: sealed },
    Buffer.from(sealed),
    'deadbeef.example.com',
  ]);
  expect(await unregistered(t.pool)).toEqual([
    'sneaked.bytes',
    'sneaked.inside',
    'sneaked.list',
    'sneaked.plain',
  ]);
});
