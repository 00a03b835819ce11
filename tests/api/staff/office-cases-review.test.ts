/** Caregivers' applications in the office: decided once. */
import { describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { applicantsOf } from '#tests/api/support/applicants.ts';
import { office } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const { people, applicant, open, review, statusOf, audits } = applicantsOf(t);

describe('a decision', () => {
  it('is first only a preview: the words in the applicant’s language, and nothing is changed', async () => {
    const { id, phone } = await applicant({ locale: 'zh-TW' });
    const body = {
      decision: 'rejected',
      reasons: ['noCertificate'],
      note: '請來電。',
      preview: true,
    };
    const { status, json } = await review(id, body);
    expect(status).toBe(200);
    const { cases } = zhHant.office;
    // A note beside a reason may hold anything: it is read in the account, not sent.
    const text = zhHant.messages.applicationRejected
      .replace('{{reason}}', `${cases.reasons.noCertificate}${zhHant.messages.readNote}`)
      .replace('{{phone}}', office);
    expect(json.data).toEqual({
      messages: [{ channel: 'sms', to: phone.slice(-4), locale: 'zh-TW', text }],
      note: `${cases.reasons.noCertificate}\n請來電。`,
    });
    expect(await statusOf(id)).toBe('submitted');
    expect(await people.messagesTo(phone)).toEqual([]);
    expect(await open(id)).toMatchObject({ version: 0, history: [] });
    expect(await audits(id, 'application.review')).toEqual([]);
  });

  it('approves: the applicant is told, the case is written down', async () => {
    const { id, phone } = await applicant({ locale: 'zh-CN' });
    expect((await review(id, { decision: 'approved' })).status).toBe(200);
    expect(await statusOf(id)).toBe('approved');
    const text = zhHans.messages.applicationApproved.replace('{{phone}}', office);
    expect(await people.messagesTo(phone)).toEqual([text]);
    const after = await open(id);
    expect(after).toMatchObject({ status: 'approved', version: 1, dueAt: null });
    expect(after.history).toMatchObject([
      { entry: 'status', by: 'Test Staff', details: { status: 'approved' } },
    ]);
    expect(await audits(id, 'application.review')).toHaveLength(1);
  });

  it('rejects with standard reasons, which the applicant reads in their language', async () => {
    const { id, phone, token: theirs } = await applicant({ locale: 'zh-CN' });
    await review(id, { decision: 'rejected', reasons: ['medical', 'noOpening'] });
    // What is about health is not read on the screen of a locked phone.
    expect(await people.messagesTo(phone)).toEqual([
      zhHans.messages.applicationRejected
        .replace('{{reason}}', zhHans.messages.readWhy)
        .replace('{{phone}}', office),
    ]);
    expect(await t.read(getCaregiverInfo, { token: theirs })).toMatchObject({
      applicationStatus: 'rejected',
      officeNote: `${zhHans.office.cases.reasons.medical}\n${zhHans.office.cases.reasons.noOpening}`,
    });
  });

  it('asks for more; what comes then is a new version, and the case is to review again', async () => {
    const { id, phone, token: theirs } = await applicant();
    const because = { medicalReport: { reason: 'blurred' } };
    const asked = { decision: 'more_info', asked: ['medicalReport'], because };
    expect((await review(id, asked)).status).toBe(200);
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.applicationMoreInfo
        .replace('{{documents}}', 'medical exam report (photo not clear)')
        .replace('{{phone}}', office),
    ]);
    const waiting = await open(id);
    expect(waiting.documentList.filter((d) => d.missing).map((d) => d.kind)).toEqual([
      'medicalReport',
    ]);
    const fileIds = [await people.picture('document', id)];
    const path = '/home/api/user/caregiver/documents';
    const added = await t.call('POST', path, {
      token: theirs,
      body: { medicalReport: { fileIds } },
    });
    expect(added.status, added.text).toBe(200);
    const again = await open(id);
    expect(again).toMatchObject({ status: 'submitted', version: 2 });
    expect(again.history.at(-1)).toMatchObject({
      by: null,
      details: { documents: 'medicalReport', status: 'submitted' },
    });
    // Who had looked at the old papers is told.
    const stale = await review(id, { decision: 'approved', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await review(id, { decision: 'approved', version: 2 })).status).toBe(200);
  });

  it.each([
    [{ decision: 'rejected' }, 'reasons'],
    [{ decision: 'rejected', reasons: ['blurred'] }, 'reasons'],
    [{ decision: 'more_info', reasons: ['noOpening'], note: 'x' }, 'reasons'],
    [{ decision: 'more_info', asked: ['medicalReport'] }, 'because'],
    [{ decision: 'more_info' }, 'asked'],
    [{ decision: 'approved', asked: ['medicalReport'] }, 'asked'],
    [{ decision: 'approved', because: { medicalReport: { reason: 'expired' } } }, 'because'],
    [{ decision: 'rejected', reasons: ['because'] }, 'reasons'],
    [{ decision: 'submitted' }, 'correction'],
    [{ decision: 'approved', version: -1 }, 'version'],
  ])('%j is refused at its field', async (body, field) => {
    const { id } = await applicant();
    const { status, json } = await review(id, body);
    expect([status, json.errors?.[0]?.field.split('.')[0]]).toEqual([400, field]);
    expect(await statusOf(id)).toBe('submitted');
  });
});

describe('two people on one case', () => {
  it('the second is told, and nothing is overwritten', async () => {
    const { id, phone } = await applicant();
    expect((await review(id, { decision: 'approved' })).status).toBe(200);
    const second = await review(id, { decision: 'rejected', reasons: ['noOpening'] });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(await statusOf(id)).toBe('approved');
    expect(await people.messagesTo(phone)).toHaveLength(1);
  });

  it('at the same moment one wins', async () => {
    const { id, phone } = await applicant();
    const answers = await Promise.all([
      review(id, { decision: 'approved' }),
      review(id, { decision: 'rejected', note: 'No.' }),
      review(id, { decision: 'more_info', note: 'Please call us.' }),
    ]);
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409, 409]);
    expect(await people.messagesTo(phone)).toHaveLength(1);
    expect((await open(id)).history).toHaveLength(1);
  });
});
