/** The ID card: as valid as papers and account, its photo by consent and review, its public check. */
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { listApplications } from '#contract/account/applications-office.ts';
import { searchOffice } from '#contract/staff/search.ts';
import { verifyCertificate } from '#contract/training/certificate.ts';
import { getMyIdCard } from '#contract/training/id-card.ts';
import { listTrainees } from '#contract/training/trainees-office.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { requiredPapers } from '#server/shared/settings/inservice-defaults.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const people = peopleOf(t);
const { someone, review } = caregiversOf(t, people);
const admin = staffOf(t, 'admin');
const coordinator = staffOf(t, 'coordinator');

const expire = (userId: string, kind: string) =>
  t.pool.query(
    `update person_document set valid_until = '2020-01-01' where user_id = $1 and kind = $2`,
    [userId, kind],
  );
/** Approved, with a role and every paper that it needs. */
const aide = async () => {
  const person = await someone('zh-TW');
  await review(person.userId, 'approved');
  await t.pool.query(
    `update caregiver_application set role = 'HHA', employee_number = 'E-9' where user_id = $1`,
    [person.userId],
  );
  for (const kind of requiredPapers)
    await t.pool.query(
      `insert into person_document (user_id, kind, valid_until, checked_at, created_at)
       values ($1, $2, $3, now(), now())
       on conflict (user_id, kind, pending) do update set valid_until = excluded.valid_until, checked_at = now()`,
      [person.userId, kind, kind === 'medicalReport' ? '2099-06-30' : '2099-12-31'],
    );
  return person;
};
const mine = (token: string) => t.read(getMyIdCard, { token, lang: 'en' });
const check = (number: string, code?: string) =>
  t.read(verifyCertificate, {
    query: `number=${number}${code ? `&code=${code}` : ''}`,
    lang: 'en',
  });
const print = (path: string, token: string) =>
  t.app.inject({ url: `/home${path}`, headers: { authorization: token, 'accept-language': 'en' } });
const own = '/api/training/id-card/print';

describe('an ID card', { timeout: 120_000 }, () => {
  it('keeps its number, and its check shows a masked name without the code', async () => {
    const { token } = await aide();
    const card = await mine(token);
    expect(card).toMatchObject({
      state: 'valid',
      open: [],
      role: 'Home health aide',
      employeeNumber: 'E-9',
      validUntil: '2099-06-30',
      photo: null,
      photoInReview: false,
    });
    expect(card.number).toMatch(/^PHI-\d{4}-\d{6}$/);
    expect((await mine(token)).number).toBe(card.number);
    const found = await check(card.number.toLowerCase().replaceAll('-', ' '));
    expect(found).toMatchObject({
      kind: 'idCard',
      status: 'valid',
      masked: true,
      training: 'Home health aide',
      expiresOn: '2099-06-30',
    });
    expect(found.latinName).not.toBe(card.latinName);
    const code = new URL(card.link).searchParams.get('code') ?? '';
    expect(await check(card.number, code)).toMatchObject({
      masked: false,
      latinName: card.latinName,
    });
    expect(await check('PHI-2025-999999')).toMatchObject({ kind: 'idCard', status: 'unknown' });
  });

  it.each([
    ['a paper that has expired', (id: string) => expire(id, 'tbTest')],
    [
      'a paper that is missing',
      (id: string) =>
        t.pool.query(`delete from person_document where user_id = $1 and kind = 'references'`, [
          id,
        ]),
    ],
    [
      'no role',
      (id: string) =>
        t.pool.query('update caregiver_application set role = null where user_id = $1', [id]),
    ],
    [
      'a closed account',
      (id: string) => t.pool.query('update app_user set suspended = true where id = $1', [id]),
    ],
    [
      'an approval that was taken back',
      (id: string) =>
        t.pool.query(`update caregiver_application set status = 'submitted' where user_id = $1`, [
          id,
        ]),
    ],
  ])('is not valid with %s, and the public learns no more', async (_, happen) => {
    const { userId, token } = await aide();
    const { number } = await mine(token);
    await happen(userId);
    const found = await check(number);
    expect(found).toMatchObject({
      status: 'notNow',
      masked: true,
      training: null,
      trainingEn: null,
      issuedOn: null,
      expiresOn: null,
    });
    expect((await print(own, token)).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('tells its owner why, is not printed then, and staff see it wherever they look', async () => {
    const { userId, token, phone } = await aide();
    await expire(userId, 'tbTest');
    expect(await mine(token)).toMatchObject({
      state: 'blocked',
      open: [{ kind: 'tbTest', expired: true }],
    });
    const refused = await print(own, token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'id_card_invalid']);
    const keyword = `keyword=${phone.slice(-4)}`;
    const queue = await t.read(listApplications, {
      token: coordinator.token,
      query: `queue=decided&${keyword}`,
    });
    expect(queue.records.find(({ id }) => id === userId)?.clearance).toBe('blocked');
    const found = await t.read(searchOffice, { token: admin.token, query: `q=${phone}` });
    expect(found.people?.hits.find((one) => one.userId === userId)?.clearance).toBe('blocked');
    const rows = await t.read(listTrainees, { token: admin.token, query: 'pageSize=100' });
    for (const row of rows.records.filter((one) => one.userId === userId))
      expect(row.clearance).toBe('blocked');
  });

  it('has a photo once its owner agreed and the office accepted it; printed by both', async () => {
    const { userId, token } = await aide();
    const send = (body: object) =>
      t.call('POST', '/home/api/user/caregiver/documents', { token, body: { idPhoto: body } });
    const upload = async () => {
      const bytes = await sharp({
        create: { width: 300, height: 420, channels: 3, background: '#0e5546' },
      })
        .jpeg()
        .toBuffer();
      const fileId = await people.picture('document', userId);
      const store = createPictureStore(folderFiles(t.filesFolder), testSealer());
      await store.put({ id: fileId, isPublic: false }, bytes);
      return fileId;
    };
    const fileId = await upload();
    expect((await send({ fileIds: [fileId] })).status).toBe(400);
    expect((await send({ fileIds: [fileId], agree: false })).status).toBe(400);
    expect((await send({ fileIds: [fileId, await upload()], agree: true })).status).toBe(400);
    expect((await send({ fileIds: [fileId], agree: true })).status).toBe(200);
    expect(await mine(token)).toMatchObject({ photo: null, photoInReview: true });
    const { rows } = await t.pool.query(
      `select version from case_work where kind = 'application' and subject_id = $1`,
      [userId],
    );
    const accepted = await t.call('POST', `/home/staff/application/${userId}/documents`, {
      token: coordinator.token,
      body: { version: rows[0]?.version ?? 0, decision: 'accepted' },
    });
    expect(accepted.status, accepted.text).toBe(200);
    const card = await mine(token);
    expect(card).toMatchObject({ photo: { fileId }, photoInReview: false });

    const answer = await print(own, token);
    expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
    expect(answer.rawPayload.includes('/DCTDecode')).toBe(true);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
      mergePages: true,
    });
    const words = text.replace(/\s+/g, '');
    for (const word of [card.number, 'E-9', 'Homehealthaide', 'June30,2099'])
      expect(words).toContain(word);
    const office = await print(`/staff/training/people/${userId}/id-card`, admin.token);
    expect(office.statusCode).toBe(200);
    expect(await auditsOf(t, { action: 'training.idCard' })).toContainEqual(
      expect.objectContaining({ subjectId: userId, details: { number: card.number } }),
    );
  });

  it('has the logo of the agency, if it has one of its own', async () => {
    const { token } = await aide();
    await mine(token);
    const setLogo = (logo: string) =>
      t.pool.query(
        `insert into setting (key, value) values ('agency', jsonb_build_object('logo', $1::text))
       on conflict (key) do update set value = setting.value || excluded.value`,
        [logo],
      );
    const pictures = async () => {
      const { rawPayload } = await print(own, token);
      return rawPayload.toString('latin1').split('/Subtype /Image').length - 1;
    };
    const drawn = await pictures();
    await setLogo('/media/hero.svg');
    expect(await pictures()).toBeGreaterThan(drawn);
    // A picture that is gone is no reason to have no card.
    await setLogo('/files/00000000-0000-4000-8000-000000000009');
    expect(await pictures()).toBe(drawn);
    await setLogo('');
  });
});
