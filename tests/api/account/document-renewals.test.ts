/** After the approval: newer documents from the caregiver, and those that the office asks for. */
import { describe, expect, it } from 'vitest';
import {
  getApplicationCase,
  listApplications,
  reviewRenewal,
} from '#contract/account/applications-office.ts';
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
  ] as const)('renews %s, and the office looks at it', async (kind) => {
    const { userId, token } = await approved();
    const type = { workAuthorization: 'work_permit', proofOfAddress: 'insurance' } as const;
    const sent = { ...(kind in type && { type: type[kind as 'proofOfAddress'] }) };
    const files = await picture(userId);
    const after = await t.read(addDocuments, { token, body: { [kind]: { ...sent, ...files } } });
    expect(after.applicationStatus).toBe('approved');
    const document = after.documents.find((one) => one.kind === kind);
    expect(document).toMatchObject({ missing: false, inReview: true });
    expect(document?.files.map((file) => file.fileId)).toEqual(files.fileIds);
    expect(await toLookAt()).toContain(userId);

    expect((await decide(userId, { decision: 'accepted' })).status).toBe(200);
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

  it('is asked for one, reads why, sends it, and is asked no longer', async () => {
    const { userId, phone, token } = await approved();
    const body = { decision: 'ask', asked: ['tbTest'], reasons: ['expired'], note: 'By Friday.' };
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
