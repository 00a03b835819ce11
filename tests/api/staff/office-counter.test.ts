/** Papers that a client brings to the counter: staff add them to the case, and then decide. */
import { describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account/account.ts';
import { getServiceRecord } from '#contract/services/records.ts';
import { getRequestCase } from '#contract/services/requests-office.ts';
import type { Uploaded, UploadPurpose } from '#contract/upload/upload.ts';
import { getCardCase } from '#contract/whitecard/office.ts';
import { getWhiteCardDocuments } from '#contract/whitecard/whitecard.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { jpeg } from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { encodeForm } from '#tests/api/support/upload-calls.ts';
import { visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const { staff, people, applicant, open, review, statusOf, audits } = applicantsOf(t);
const v = visitsOf(t);

const send = async (purpose: UploadPurpose, token: string | undefined = staff.token) => {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'a.jpg');
  const { body, type } = await encodeForm(form);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/home/staff/file',
    headers: { 'content-type': type, ...(token && { authorization: token }) },
    payload: body,
  });
  const json = JSON.parse(answer.payload) as { data?: Uploaded; code: string };
  return { status: answer.statusCode, json, fileId: json.data?.fileId ?? '' };
};
const post = (path: string, body: object, token = staff.token) =>
  t.call('POST', `/home/staff/${path}`, { token, body, lang: 'en' });

describe('a picture from the counter', () => {
  it('is for those who work on cases, and only for papers', async () => {
    expect((await send('document')).status).toBe(200);
    expect((await send('media')).status).toBe(400);
    const { token } = await applicant();
    for (const who of [await t.staffSession('editor'), token, ''])
      expect((await send('document', who)).status).toBeGreaterThanOrEqual(401);
  });

  it('cannot be taken by a client who knows its id', async () => {
    const { token } = await applicant();
    const { fileId } = await send('document');
    const body = { medicalReport: { fileIds: [fileId] } };
    const taken = await t.call('POST', '/home/api/user/caregiver/documents', { token, body });
    expect([taken.status, taken.json.code]).toEqual([400, 'file_gone']);
  });
});

describe('an application', () => {
  it('that waits for a document is to review again, and is decided', async () => {
    const { id, phone, token } = await applicant();
    const because = { medicalReport: { reason: 'blurred' } };
    const asks = { decision: 'more_info', asked: ['medicalReport'], because };
    await review(id, asks);
    const told = (await people.messagesTo(phone)).length;
    const { fileId } = await send('document');
    const body = { version: 1, documents: { medicalReport: { fileIds: [fileId] } } };
    const added = await post(`application/${id}/counter`, body);
    expect(added.status, added.text).toBe(200);
    const after = await open(id);
    expect(after).toMatchObject({ status: 'submitted', version: 2, officeNote: null });
    const document = after.documentList.find((one) => one.kind === 'medicalReport');
    expect(document).toMatchObject({ missing: false, addedBy: 'Test Staff' });
    expect(document?.pictures.map((one) => one.fileId)).toEqual([fileId]);
    expect(after.history.at(-1)).toMatchObject({
      entry: 'added',
      by: 'Test Staff',
      details: { documents: 'medicalReport', status: 'submitted' },
    });
    expect(await audits(id, 'application.counter')).toMatchObject([
      { details: { documents: 'medicalReport', status: 'submitted' } },
    ]);
    // Whoever stands at the counter needs no text.
    expect(await people.messagesTo(phone)).toHaveLength(told);
    const own = await t.read(getCaregiverInfo, { token });
    const byOffice = own.documents.filter((one) => one.byOffice).map((one) => one.kind);
    expect([own.applicationStatus, byOffice]).toEqual(['submitted', ['medicalReport']]);
    // It is their own picture now.
    const file = await t.app.inject({
      url: `/home/api/file/${fileId}`,
      headers: { authorization: token },
    });
    expect(file.statusCode).toBe(200);
    expect((await review(id, { decision: 'approved', version: 2 })).status).toBe(200);
  });

  it('keeps the pictures that are listed, and refuses those of somebody else', async () => {
    const { id } = await applicant();
    const { id: other } = await applicant();
    const filesOf = async (who: string) =>
      (await open(who)).documentList
        .find((one) => one.kind === 'medicalReport')
        ?.pictures.map((one) => one.fileId) ?? [];
    const { fileId } = await send('document');
    const add = (fileIds: string[]) =>
      post(`application/${id}/counter`, { version: 0, documents: { medicalReport: { fileIds } } });
    const strange = await add(await filesOf(other));
    expect([strange.status, strange.json.code]).toEqual([400, 'file_gone']);
    const before = await filesOf(id);
    expect((await add([...before, fileId])).status).toBe(200);
    expect(await filesOf(id)).toEqual([...before, fileId]);
  });

  it('after the approval: the newer one waits beside the older one', async () => {
    const { id, token } = await applicant();
    await review(id, { decision: 'approved' });
    const { fileId } = await send('document');
    const documents = { tbTest: { fileIds: [fileId] } };
    expect((await post(`application/${id}/counter`, { version: 1, documents })).status).toBe(200);
    const paper = (await open(id)).documentList.find((one) => one.kind === 'tbTest');
    expect(paper).toMatchObject({ inReview: true, renewal: { addedBy: 'Test Staff' } });
    const own = (await t.read(getCaregiverInfo, { token })).documents;
    expect(own.find((one) => one.kind === 'tbTest')).toMatchObject({ renewal: { byOffice: true } });
  });

  it('that is rejected takes none; a stale page, nothing and a missing type neither', async () => {
    const { id } = await applicant();
    const { fileId } = await send('document');
    const documents = { medicalReport: { fileIds: [fileId] } };
    const stale = await post(`application/${id}/counter`, { version: 7, documents });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    const none = await post(`application/${id}/counter`, { version: 0, documents: {} });
    expect([none.status, none.json.errors?.[0]?.field]).toEqual([400, 'documents']);
    const typeless = { version: 0, documents: { proofOfAddress: { fileIds: [fileId] } } };
    expect((await post(`application/${id}/counter`, typeless)).status).toBe(400);
    await review(id, { decision: 'rejected', reasons: ['noOpening'] });
    const closed = await post(`application/${id}/counter`, { version: 1, documents });
    expect([closed.status, closed.json.code]).toEqual([409, 'application_closed']);
    expect(await statusOf(id)).toBe('rejected');
    const editor = await t.staffSession('editor');
    expect(
      (await post(`application/${id}/counter`, { version: 1, documents }, editor)).status,
    ).toBe(403);
    expect((await post('application/absent/counter', { version: 0, documents })).status).toBe(404);
  });
});

describe('a white card', () => {
  it('gets a paper, which its owner sees as added by the office', async () => {
    const { phone, token } = await v.someone();
    const id = await v.userIdOf(phone);
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=CT77001Z', { token });
    const { fileId } = await send('whitecard');
    const body = { version: 1, kind: 'rent', fileIds: [fileId] };
    const added = await post(`card/${id}/counter`, body);
    expect(added.status, added.text).toBe(200);
    const seen = await t.read(getCardCase, { token: staff.token, path: `/staff/card/${id}` });
    expect(seen.papers.find((one) => one.kind === 'rent')).toMatchObject({
      ready: true,
      addedBy: 'Test Staff',
      pictures: [{ fileId }],
    });
    expect(seen.history.at(-1)).toMatchObject({
      entry: 'added',
      by: 'Test Staff',
      details: { papers: 'rent' },
    });
    expect(await audits(id, 'whitecard.counter')).toHaveLength(1);
    const own = await t.read(getWhiteCardDocuments, { token });
    expect(own.documents.filter((one) => one.byOffice).map((one) => one.kind)).toEqual(['rent']);
    expect(own.ready).toBe(1);
    const stale = await post(`card/${id}/counter`, body);
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  it('begins with a paper of somebody who came without a number', async () => {
    const { phone } = await v.someone();
    const id = await v.userIdOf(phone);
    const { fileId } = await send('whitecard');
    const body = { version: 0, kind: 'rent', fileIds: [fileId] };
    expect((await post(`card/${id}/counter`, body)).status).toBe(200);
    const seen = await t.read(getCardCase, { token: staff.token, path: `/staff/card/${id}` });
    expect(seen).toMatchObject({ status: 'waiting', cardNumber: null, ready: 1 });
    expect((await post('card/absent/counter', body)).status).toBe(404);
  });
});

describe('a request', () => {
  it('gets pictures and is to do again; its history says who added them', async () => {
    const { phone, token } = await v.someone();
    const wish = { serviceId: 'letter-interpretation', method: 'online', note: 'x' };
    const recordId = (await v.apply(token, wish)).json.data?.recordId ?? '';
    const path = `/staff/request/${recordId}`;
    const status = { status: 'error', note: 'Please bring the letter.', version: 0 };
    expect((await post(`request/${recordId}/status`, status)).status).toBe(200);
    const { fileId } = await send('service');
    const body = { version: 1, fileIds: [fileId] };
    const added = await post(`request/${recordId}/counter`, body);
    expect(added.status, added.text).toBe(200);
    const seen = await t.read(getRequestCase, { token: staff.token, path });
    expect(seen).toMatchObject({ status: 'init', pictures: [{ fileId }] });
    expect(seen.history.at(-1)).toMatchObject({ entry: 'added', details: { pictures: '1' } });
    expect(await audits(await v.userIdOf(phone), 'request.counter')).toHaveLength(1);
    const own = await t.read(getServiceRecord, {
      token,
      path: `/api/user/serviceRecord/${recordId}`,
    });
    expect(own.history.at(-1)).toMatchObject({ event: 'pictures', by: 'staff' });
    await post(`request/${recordId}/status`, { status: 'finish', version: 2 });
    const late = await post(`request/${recordId}/counter`, {
      version: 3,
      fileIds: [(await send('service')).fileId],
    });
    expect([late.status, late.json.code]).toEqual([409, 'record_closed']);
  });
});
