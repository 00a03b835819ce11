/** Everything is erased with the account (quality 36). */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account/account.ts';
import { addCaseNote } from '#contract/staff/cases.ts';
import { en } from '#i18n/en.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { type Opened, openAll, sealedColumns } from '#tests/api/platform/sealed-values.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { queuedPeopleOf } from '#tests/api/support/queued-people.ts';
import { tablesWith } from '#tests/api/support/tables-with.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ jobs: true });
const { people, settled, registered, review } = queuedPeopleOf(t);

const findEverywhere = (needle: string) => tablesWith(t.pool, needle);

describe('deleting the account', () => {
  it('needs the password', async () => {
    const me = await registered('patient');
    const body = { password: 'Not-the-0ne!' };
    const answer = await t.call('POST', '/home/api/user/delete', {
      token: me.token,
      body,
      lang: 'en',
    });
    expect([answer.status, answer.json.code]).toEqual([400, 'wrong_password']);
    expect(answer.json.errors).toEqual([{ field: 'password', message: en.errors.wrong_password }]);
    expect(await people.userRow(me.phone)).toBeDefined();
    for (const bad of [{}, { password: '' }, { password: goodPassword, userId: 'x' }])
      expect(
        (await t.call('POST', '/home/api/user/delete', { token: me.token, body: bad })).status,
      ).toBe(400);
  });

  it('leaves nothing: rows, files, reviews, messages; and says goodbye', async () => {
    const card = people.newCard();
    const me = await registered('caregiver', { email: 'erase@example.com', whiteCardId: card });
    const neighbour = await registered('patient');
    await review(me.user.userId);
    // The bytes of the documents, as the upload would have left them.
    const store = createPictureStore(folderFiles(t.filesFolder), testSealer());
    const ask = (body: object) =>
      t.call<{ recordId: string }>('POST', '/home/api/service/apply', { token: me.token, body });
    const fileIds = [await people.picture('service', me.user.userId)];
    const asked = await ask({ serviceId: 'medical-transport', method: 'online', fileIds });
    const visit = await ask({
      serviceId: 'government-benefits',
      method: 'offline',
      companyAddressId: 'bronx-office',
      reserveDate: '2025-06-20',
      reserveTime: '10:00',
    });
    const records = [asked, visit].map(({ json }) => json.data?.recordId ?? '');
    expect(records.every(Boolean)).toBe(true);
    const { rows: files } = await t.pool.query('select id from file where owner_id = $1', [
      me.user.userId,
    ]);
    expect(files).toHaveLength(6);
    for (const { id } of files) await store.put({ id, isPublic: false }, Buffer.from('picture'));
    await t.call('POST', '/home/auth/login', { body: { username: me.phone, password: 'Wr0ng!' } });
    await settled();
    const inFolder = async () => {
      const names = await readdir(join(t.filesFolder, 'private'));
      return names.filter((name) => files.some((f) => name.startsWith(f.id)));
    };
    expect(await inFolder()).toHaveLength(6);

    const body = { password: goodPassword };
    expect(await t.read(deleteAccount, { token: me.token, body, lang: 'en' })).toEqual({});
    await settled();
    expect(await inFolder()).toEqual([]);
    // The audit log keeps the number of the account; the demo's inbox shows the goodbye, and its phone have the codes of the last two days.
    expect(await findEverywhere(me.user.userId)).toEqual(['public.audit_log']);
    expect(await findEverywhere(me.phone)).toEqual([
      'public.demo_message',
      'public.verification_code',
    ]);
    // Of the goodbye nothing stays once it is sent; how many messages the number got is counted for two days.
    expect(await findEverywhere(String(testSealer().hash(`+1${me.phone}`)))).toEqual([
      'public.message_spent',
    ]);
    expect(await people.messagesTo(me.phone)).toEqual([
      expect.stringContaining(en.messages.goodbye.replace('{{phone}}', '(212) 555-0100')),
    ]);
    expect(await findEverywhere('erase@example.com')).toEqual([]);
    for (const { id } of files) expect(await findEverywhere(id)).toEqual([]);
    for (const id of records) expect(await findEverywhere(id)).toEqual([]);
    expect((await t.call('GET', '/home/api/user/session/list', { token: me.token })).status).toBe(
      401,
    );
    expect(await people.userRow(neighbour.phone)).toBeDefined();
    expect((await people.messagesTo(neighbour.phone)).length).toBeGreaterThan(0);
  });

  it('leaves nothing of the person behind a seal: every sealed column is opened and searched', async () => {
    const card = people.newCard();
    const me = await registered('patient', { email: 'sealed@example.com', whiteCardId: card });
    const { userId } = me.user;
    const note = 'my knee hurts since Tuesday';
    const letter = await t.call<{ recordId: string }>('POST', '/home/api/service/apply', {
      token: me.token,
      body: { serviceId: 'letter-interpretation', method: 'online', note },
    });
    await t.call('POST', '/home/api/user/important-date/add', {
      token: me.token,
      body: { kind: 'other', day: '2025-12-01', title: 'knee doctor', requestKey: randomUUID() },
    });
    await t.call('POST', '/home/api/user/important-date/feed', { token: me.token });
    const coordinator = await t.staffSession('coordinator');
    await t.call('POST', `/home/staff/letter/${letter.json.data?.recordId}/answer`, {
      token: coordinator,
      body: { version: 0, letterType: 'other', text: 'about her knee' },
    });
    await t.read(addCaseNote, {
      token: coordinator,
      body: { kind: 'card', id: userId, text: 'her daughter calls back' },
    });
    const helper = { helperName: 'Wei', relationship: 'son', consentNote: 'agreed; her knee' };
    const seen = await t.call<{ profile: object; version: string }>(
      'GET',
      `/home/staff/people/${userId}`,
      { token: coordinator },
    );
    const daughter = { name: 'her daughter Lan', relationship: 'daughter', phone: '2125550198' };
    await t.call('POST', `/home/staff/people/${userId}/edit`, {
      token: coordinator,
      body: {
        ...seen.json.data?.profile,
        version: seen.json.data?.version,
        note: 'a knee to look after',
        contacts: [{ ...daughter, emergency: true, maySpeak: true }],
      },
    });
    const cardPath = `/home/staff/card/${userId}`;
    const opened = await t.call<{ version: number }>('GET', cardPath, { token: coordinator });
    const asked = await t.call('POST', `${cardPath}/ask`, {
      token: coordinator,
      body: {
        version: opened.json.data?.version,
        kinds: ['utility'],
        because: { utility: { reason: 'notSent', note: 'The bill for her knee.' } },
      },
    });
    expect(asked.status, asked.text).toBe(200);
    await t.call('POST', `/home/staff/people/${userId}/help`, {
      token: coordinator,
      body: { ...helper, kind: 'white_card_documents' },
    });
    await t.call('POST', `/home/staff/people/${userId}/links`, {
      token: coordinator,
      body: { helperPhone: '2125550105', relationship: 'son', consentNote: helper.consentNote },
    });
    await t.call('POST', '/home/demo/reply', { body: { from: me.phone, text: 'knee' } });
    await settled();
    const mine = [
      `+1${me.phone}`,
      'sealed@example.com',
      card,
      note,
      'her daughter',
      'knee',
      userId,
    ];
    const all = () => openAll(t.db, testSealer());
    const isMine = ({ owner, plain }: Opened) =>
      mine.some((one) => owner === one || plain?.includes(one));
    // What is sealed for a record of theirs is theirs, whatever it says.
    const owners = new Set((await all()).filter(isMine).map(({ owner }) => owner));
    const before = (await all()).filter(({ owner }) => owners.has(owner));
    const columns = new Set(before.map(({ column }) => column));
    // What is not theirs is the office's, or kept on purpose: without sms_opt_out the next text would be unasked for.
    expect((await sealedColumns()).filter((column) => !columns.has(column))).toEqual([
      'key_canary.canary_sealed',
      'sms_opt_out.to_sealed',
      'staff.recovery_hashes',
      'staff.totp_next_sealed',
      'staff.totp_sealed',
    ]);
    await t.read(deleteAccount, { token: me.token, body: { password: goodPassword } });
    await settled();
    const left = (await all()).filter((one) => owners.has(one.owner) || isMine(one));
    expect(left).toEqual([]);
  });

  it('frees phone, email and card for a new one; the old form makes no account any more', async () => {
    const card = people.newCard();
    const me = await registered('patient', { email: 'again@example.com', whiteCardId: card });
    await t.read(deleteAccount, { token: me.token, body: { password: goodPassword } });
    // The goodbye has come before the next code.
    await settled();
    const replay = await people.send('patient', me.form);
    expect(replay.json.code).toBe('wrong_code');
    t.clock.pass(60_000);
    const again = await registered('patient', {
      phone: me.phone,
      email: 'again@example.com',
      whiteCardId: card,
    });
    expect(again.user.userId).not.toBe(me.user.userId);
    expect((await people.userRow(me.phone)).email).toBe('again@example.com');
  });

  it('twice at once: once', async () => {
    const me = await registered('patient');
    await settled();
    const body = { password: goodPassword };
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.call('POST', '/home/api/user/delete', { token: me.token, body })),
    );
    const statuses = answers.map((a) => a.status).sort();
    expect(statuses).toEqual([200, 401, 401]);
    await settled();
    expect(await people.messagesTo(me.phone)).toHaveLength(1);
  });
});
