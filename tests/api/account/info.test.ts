import { describe, expect, it } from 'vitest';
import { getCaregiverInfo, getPatientInfo, revealWhiteCardId } from '#contract/account/account.ts';
import { updateCaregiverInfo, updatePatientInfo } from '#contract/account/update.ts';
import { getOwnComments } from '#contract/review/review.ts';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { goodPassword, peopleOf } from '#tests/api/support/people.ts';
import { profilesOf } from '#tests/api/support/profiles.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, update } = profilesOf(t, people);

describe('a patient’s own info', () => {
  it('is all of the profile', async () => {
    const token = await t.sessionOf('2125550102');
    expect(await t.read(getPatientInfo, { token })).toEqual({
      userId: expect.any(String),
      userType: 'patient',
      firstName: 'Guoqiang',
      lastName: 'Lin',
      preferredName: null,
      chineseName: '林國強',
      phone: '+12125550102',
      email: 'guoqiang.lin@mail.example',
      emailVerified: true,
      emailOpens: true,
      gender: 'male',
      address: '77 Willow Lane',
      apartment: '12',
      city: 'New York',
      state: 'NY',
      postcode: '10002',
      whiteCardId: '•••••45C',
      whiteCardStatus: 'submitted',
      contactBy: '2025-06-12 10:30',
    });
  });

  it('says by when we call only as long as we have to', async () => {
    const token = await t.sessionOf('2125550102');
    for (const [status, by] of [
      ['eligible', null],
      ['ineligible', null],
      ['submitted', '2025-06-12 10:30'],
    ]) {
      await t.pool.query('update white_card set status = $1', [status]);
      expect(await t.read(getPatientInfo, { token })).toMatchObject({
        whiteCardStatus: status,
        contactBy: by,
      });
    }
  });

  it('changes as sent; what is left out stays, what is empty goes', async () => {
    const { token, form } = await someone({ preferredName: '阿玲', chineseName: '陳玲' });
    const changed = {
      ...form,
      firstName: '𠮷',
      city: 'Flushing',
      postcode: '11354',
      gender: 'male',
    };
    const answer = await t.read(updatePatientInfo, {
      token,
      body: { ...changed, chineseName: '', apartment: '9B' },
    });
    expect(answer).toMatchObject({
      firstName: '𠮷',
      city: 'Flushing',
      gender: 'male',
      preferredName: '阿玲',
      chineseName: null,
      apartment: '9B',
    });
    expect(await t.read(getPatientInfo, { token })).toEqual(answer);
    const cleared = await t.read(updatePatientInfo, {
      token,
      body: { ...changed, preferredName: null, apartment: '', email: '' },
    });
    expect(cleared).toMatchObject({ preferredName: null, apartment: null, email: null });
  });

  it.each([
    ['firstName', ''],
    ['firstName', 'a\0'],
    ['lastName', undefined],
    ['gender', 'x'],
    ['state', 'XX'],
    ['postcode', '1'],
    ['postcode', '00000'],
    ['phone', '123'],
    ['email', 'x'],
    ['verificationCode', '1'],
    ['emailCode', '1'],
    ['password', ''],
  ])('is refused with %s = %j', async (field, value) => {
    const { token, form } = await someone();
    const before = await people.userRow(form.phone);
    const { status, json } = await update(token, { ...form, [field]: value });
    expect([status, json.errors?.map((e) => e.field)]).toEqual([400, [field]]);
    expect(await people.userRow(form.phone)).toEqual(before);
  });

  it.each([
    'userType',
    'status',
    'whiteCardStatus',
    'whiteCardId',
    'emailVerified',
    'verifiedEmail',
    'suspended',
    'locale',
    'loginEmail',
    'yearsOfExperience',
  ])('takes no %s', async (field) => {
    const { token, form } = await someone();
    const before = await people.userRow(form.phone);
    const { status, json } = await update(token, { ...form, [field]: 'caregiver' });
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ field, message: en.fields.unknown }]);
    expect(await people.userRow(form.phone)).toEqual(before);
  });
});

describe('a caregiver’s own info', () => {
  it('changes with the work; the application does not move', async () => {
    const token = await t.sessionOf('2125550104');
    const before = await t.read(getCaregiverInfo, { token });
    const body = {
      firstName: 'Wei',
      lastName: 'Huang',
      gender: 'male' as const,
      address: '2 Second Street',
      city: 'Elmhurst',
      state: 'NY',
      postcode: '11373',
      phone: '2125550104',
      yearsOfExperience: 5,
      workExperience: '五年',
      employeeId: 'E-9',
    };
    const answer = await t.read(updateCaregiverInfo, { token, body });
    expect(answer).toEqual({
      ...before,
      address: '2 Second Street',
      yearsOfExperience: 5,
      workExperience: '五年',
      employeeId: 'E-9',
    });
    const { employeeId: _, ...without } = body;
    expect((await t.read(updateCaregiverInfo, { token, body: without })).employeeId).toBe('E-9');
    for (const field of ['applicationStatus', 'status', 'dueAt', 'documents', 'asked']) {
      const { status } = await update(token, { ...body, [field]: 'approved' }, 'caregiver');
      expect(status, field).toBe(400);
    }
  });
});

describe('the card number in full', () => {
  it('is shown to its owner, and every look is written down', async () => {
    const token = await t.sessionOf('2125550102');
    const looks = async () =>
      (
        await t.pool.query(
          `select a.*, u.id as owner from audit_log a join app_user u on u.phone = '+12125550102'
           where a.action = 'whitecard.reveal'`,
        )
      ).rows;
    const wrong = await t.call('POST', '/home/api/user/white-card/reveal', {
      token,
      body: { password: goodPassword },
    });
    expect(wrong.json.code).toBe('wrong_password');
    expect(await looks()).toEqual([]);
    const body = { password: demoPassword };
    for (let i = 1; i <= 2; i++) {
      expect(await t.read(revealWhiteCardId, { token, body })).toEqual({ whiteCardId: 'AB12345C' });
      const rows = await looks();
      expect(rows).toHaveLength(i);
      expect(rows.at(-1)).toMatchObject({
        at: new Date(demoNow),
        details: { address: '127.0.0.1' },
      });
      expect([rows.at(-1).actor, rows.at(-1).subject_id]).toEqual([rows[0].owner, rows[0].owner]);
    }
  });

  it('is nothing for who has none', async () => {
    const { token } = await someone();
    const body = { password: goodPassword };
    expect(await t.read(revealWhiteCardId, { token, body })).toEqual({ whiteCardId: null });
    const caregiver = { token: await t.sessionOf('2125550103'), body: { password: demoPassword } };
    expect(await t.read(revealWhiteCardId, caregiver)).toEqual({ whiteCardId: null });
  });
});

describe('own reviews', () => {
  it('are one’s own, newest first, hidden ones too', async () => {
    const { token, phone } = await someone();
    const { id } = await people.userRow(phone);
    await t.pool.query(
      `insert into comment (id, user_id, user_name, rating, text, images, created_at, hidden)
       select 'own-' || n, $1, '{"en":"Test P."}', 4, json_build_object('en', 'Review ' || n),
         '{}', $2::timestamptz + n * interval '1 minute', n = 2
       from generate_series(1, 3) n`,
      [id, demoNow],
    );
    const page = await t.read(getOwnComments, { token, query: 'pageSize=2', lang: 'en' });
    expect(page).toMatchObject({ total: 3, pages: 2, pageNum: 1, pageSize: 2 });
    expect(page.records.map((c) => c.commentText)).toEqual(['Review 3', 'Review 2']);
    const { token: other } = await someone();
    expect((await t.read(getOwnComments, { token: other })).records).toEqual([]);
  });
});
