/** Applicants who do not answer what we asked: reminded once, then closed if the settings say so. */
import { expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import { followSilentApplicants } from '#server/features/account/registration/silence.service.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { office } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { staff, people, applicant, open, review, statusOf, audits } = applicantsOf(t);
const day = 24 * 3_600_000;

const follow = () =>
  followSilentApplicants({ db: t.db, clock: t.clock, tell: createTell(t.messages) });
const set = (values: object) =>
  t.pool.query(
    `insert into setting (key, value) values ('promises', $1)
     on conflict (key) do update set value = $1`,
    [JSON.stringify(values)],
  );
const asked = async (locale: 'en' | 'zh-CN' = 'en') => {
  const one = await applicant({ locale });
  const because = { medicalReport: { reason: 'tooOld' } };
  await review(one.id, { decision: 'more_info', asked: ['medicalReport'], because });
  return one;
};

it('are reminded once after the days of the setting, and never closed unless it says so', async () => {
  await set({});
  const { id, phone } = await asked();
  t.clock.pass(6 * day);
  await follow();
  expect(await people.messagesTo(phone)).toHaveLength(1);
  t.clock.pass(2 * day);
  await follow();
  await follow();
  const text = en.messages.applicationReminder
    .replace('{{documents}}', en.messages.documents.medicalReport)
    .replace('{{phone}}', office);
  expect((await people.messagesTo(phone)).filter((one) => one === text)).toHaveLength(1);
  t.clock.pass(80 * day);
  await follow();
  expect(await statusOf(id)).toBe('more_info');
  await staff.signIn();
  expect((await open(id)).history.at(-1)).toMatchObject({
    by: null,
    details: { automatic: 'reminded', documents: 'medicalReport' },
  });
});

it('are closed some days after the reminder, are told, and can be opened again', async () => {
  await set({ remindApplicantDays: 3, closeApplicantDays: 5 });
  await staff.signIn();
  const { id, phone } = await asked('zh-CN');
  t.clock.pass(4 * day);
  await follow();
  expect((await people.messagesTo(phone)).join('\n')).toContain('先结案');
  t.clock.pass(4 * day);
  await follow();
  expect(await statusOf(id)).toBe('more_info');
  t.clock.pass(2 * day);
  await follow();
  expect(await people.messagesTo(phone)).toContain(
    zhHans.messages.applicationClosed.replace('{{phone}}', office),
  );
  const theirs = await t.sessionOf(phone);
  expect(await t.read(getCaregiverInfo, { token: theirs })).toMatchObject({
    applicationStatus: 'rejected',
    officeNote: zhHans.office.cases.reasons.noAnswer,
  });
  expect((await audits(id, 'application.review')).length).toBe(2);
  await staff.signIn();
  const { version } = await open(id);
  const again = await review(id, { decision: 'submitted', correction: '您来电了', version });
  expect(again.status, again.text).toBe(200);
});

it('who sent something are not silent: the days begin again', async () => {
  await set({ remindApplicantDays: 3, closeApplicantDays: 5 });
  await staff.signIn();
  const { id, phone } = await applicant();
  const wanted = ['medicalReport', 'proofOfAddress'];
  const reason = { reason: 'cutOff' };
  const because = { medicalReport: reason, proofOfAddress: reason };
  await review(id, { decision: 'more_info', asked: wanted, because });
  t.clock.pass(2 * day);
  const token = await t.sessionOf(phone);
  const fileIds = [await people.picture('document', id)];
  const path = '/home/api/user/caregiver/documents';
  const { status, text } = await t.call('POST', path, {
    token,
    body: { medicalReport: { fileIds } },
  });
  expect(status, text).toBe(200);
  t.clock.pass(2 * day);
  await follow();
  expect(await people.messagesTo(phone)).toHaveLength(1);
});
