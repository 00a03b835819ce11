/** After the approval: newer documents from the caregiver, and those that the office asks for. */
import { describe, expect, it } from 'vitest';
import type { CaregiverInfo } from '#contract/account/account.ts';
import {
  getApplicationCase,
  listApplications,
  reviewRenewal,
} from '#contract/account/applications-office.ts';
import type { DocumentKind } from '#contract/account/documents.ts';
import { addDocuments } from '#contract/account/register.ts';
import { en } from '#i18n/en.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { office, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, review, info, missing } = caregiversOf(t, people);
const coordinator = staffOf(t, 'coordinator');

const approved = async () => {
  const person = await someone();
  await review(person.userId, 'approved');
  return person;
};
const picture = async (userId: string) => ({
  fileIds: [await people.picture('document', userId)],
});
const caseOf = (userId: string) =>
  t.read(getApplicationCase, {
    path: `/staff/application/${userId}`,
    token: coordinator.token,
    lang: 'en',
  });
const decide = async (userId: string, body: object) => {
  const { version } = await caseOf(userId);
  return t.call('POST', `/home/staff/application/${userId}/documents`, {
    token: coordinator.token,
    body: { version, ...body },
    lang: 'en',
  });
};
const filesOf = ({ documents }: CaregiverInfo, kind: DocumentKind) =>
  documents.find((one) => one.kind === kind)?.files.map(({ fileId }) => fileId);
const toLookAt = async () =>
  (
    await t.read(listApplications, {
      token: coordinator.token,
      query: 'queue=renewed&pageSize=100',
    })
  ).records.map(({ id }) => id);

describe('an approved caregiver', () => {
  it.each([
    'workAuthorization',
    'homeCareCertificate',
    'medicalReport',
    'proofOfAddress',
    'tbTest',
    'fluShot',
  ] as const)('renews %s, and the office looks at it', async (kind) => {
    const { userId, token } = await approved();
    const type = { workAuthorization: 'work_permit', proofOfAddress: 'insurance' } as const;
    const sent = { ...(kind in type && { type: type[kind as 'proofOfAddress'] }) };
    const files = await picture(userId);
    const sentBefore = filesOf(await info(token), kind);
    const after = await t.read(addDocuments, { token, body: { [kind]: { ...sent, ...files } } });
    expect(after.applicationStatus).toBe('approved');
    const document = after.documents.find((one) => one.kind === kind);
    expect(document).toMatchObject({ missing: false, inReview: true });
    // The one from before counts until the office has looked.
    expect(filesOf(after, kind)).toEqual(sentBefore);
    expect(document?.renewal?.files.map((file) => file.fileId)).toEqual(files.fileIds);
    expect(await toLookAt()).toContain(userId);
    const seen = (await caseOf(userId)).documentList.find((one) => one.kind === kind);
    expect(seen?.pictures.map(({ fileId }) => fileId)).toEqual(sentBefore);
    expect(seen?.renewal?.pictures.map(({ fileId }) => fileId)).toEqual(files.fileIds);

    expect((await decide(userId, { decision: 'accepted' })).status).toBe(200);
    const accepted = (await info(token)).documents.find((one) => one.kind === kind);
    expect(accepted?.files.map((file) => file.fileId)).toEqual(files.fileIds);
    expect(accepted?.renewal).toBeNull();
    expect((await info(token)).documents.some((one) => one.inReview)).toBe(false);
    expect(await toLookAt()).not.toContain(userId);
    const audits = await auditsOf(t, { action: 'application.documents' });
    expect(audits).toContainEqual(
      expect.objectContaining({
        subjectId: userId,
        details: { decision: 'accepted', documents: kind },
      }),
    );
    const again = await decide(userId, { decision: 'accepted' });
    expect([again.status, again.json.code]).toEqual([409, 'conflict']);
  });

  it('keeps the older document when the newer one is refused, and may send another', async () => {
    const { userId, token } = await approved();
    const before = filesOf(await info(token), 'medicalReport');
    const sent = await picture(userId);
    await t.read(addDocuments, { token, body: { medicalReport: sent } });
    const other = await picture(userId);
    await t.read(addDocuments, {
      token,
      body: { medicalReport: other, tbTest: await picture(userId) },
    });
    const refusal = {
      decision: 'ask',
      asked: ['medicalReport'],
      because: { medicalReport: { reason: 'blurred' } },
    };
    expect((await decide(userId, { ...refusal, preview: true })).status).toBe(200);
    expect((await decide(userId, refusal)).status).toBe(200);
    const after = await info(token);
    expect(filesOf(after, 'medicalReport')).toEqual(before);
    expect(after.documents.find((one) => one.kind === 'medicalReport')).toMatchObject({
      missing: true,
      inReview: false,
      renewal: null,
    });
    // The other one still waits.
    expect(await toLookAt()).toContain(userId);
    const { rows } = await t.pool.query('select claimed_at from file where id = any($1::uuid[])', [
      [...sent.fileIds, ...other.fileIds],
    ]);
    expect(rows.map((row) => row.claimed_at)).toEqual([null, null]);
    const again = await t.read(addDocuments, {
      token,
      body: { medicalReport: await picture(userId) },
    });
    expect(filesOf(again, 'medicalReport')).toEqual(before);
    expect((await decide(userId, { decision: 'accepted' })).status).toBe(200);
    expect(filesOf(await info(token), 'medicalReport')).not.toEqual(before);
  });

  it('cannot use a picture of the valid document for the newer one', async () => {
    const { token } = await approved();
    const fileIds = filesOf(await info(token), 'medicalReport');
    const { status, json } = await t.call('POST', '/home/api/user/caregiver/documents', {
      token,
      body: { medicalReport: { fileIds } },
    });
    expect([status, json.code]).toEqual([400, 'file_gone']);
  });

  it('is asked for one, reads why, sends it, and is asked no longer', async () => {
    const { userId, phone, token } = await approved();
    const body = { decision: 'ask', asked: ['tbTest'], note: 'By Friday.' };
    const before = await people.messagesTo(phone);
    const preview = await decide(userId, { ...body, preview: true });
    expect(preview.status).toBe(200);
    expect(await missing(token)).toEqual([]);
    expect((await decide(userId, body)).status).toBe(200);
    expect(await missing(token)).toEqual(['tbTest']);
    expect((await info(token)).officeNote).toContain('By Friday.');
    const [message, ...older] = await people.messagesTo(phone);
    expect(older).toEqual(before);
    expect(message).toBe(
      en.messages.documentsAsked
        .replace('{{documents}}', en.messages.documents.tbTest)
        .replace('{{phone}}', office),
    );
    const after = await t.read(addDocuments, { token, body: { tbTest: await picture(userId) } });
    expect(after).toMatchObject({ applicationStatus: 'approved', officeNote: null });
    expect(await missing(token)).toEqual([]);
    expect(await toLookAt()).toContain(userId);
  });
});

it('the office asks for something, and only of the approved', async () => {
  const { userId } = await approved();
  expect((await decide(userId, { decision: 'ask' })).status).toBe(400);
  expect((await decide(userId, { decision: 'accepted', asked: ['tbTest'] })).status).toBe(400);
  const waiting = await someone();
  const early = await decide(waiting.userId, { decision: 'ask', asked: ['tbTest'] });
  expect([early.status, early.json.code]).toEqual([409, 'conflict']);
  expect(reviewRenewal.access).toBe('workOnCases');
});
