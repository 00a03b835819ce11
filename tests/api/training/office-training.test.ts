import { describe, expect, it } from 'vitest';
import { getDesk } from '#contract/staff/desk.ts';
import { verifyCertificate } from '#contract/training/certificate.ts';
import {
  getTrainee,
  grantExtra,
  listTrainees,
  revokeCertificate,
} from '#contract/training/trainees-office.ts';
import { getTrainingPage } from '#contract/training/training.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp();
const people = peopleOf(t);
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');

const personOf = async (userId: string, trainingId: string) => {
  const path = `/staff/training/people/${userId}`;
  const person = await t.read(getTrainee, { path, token: trainer.token, lang: 'en' });
  const found = person.trainings.find((one) => one.trainingId === trainingId);
  if (!found) throw new Error('the training is not listed');
  return { person, training: found };
};

const signed = async () => {
  const id = await trainees.newTraining({ validMonths: 1 });
  const caregiver = await trainees.newCaregiver();
  await trainees.watchAll(caregiver.token, id);
  await trainees.takeExam(caregiver.token, id);
  const { json } = await trainees.sign(caregiver.token, id);
  return { id, ...caregiver, number: json.data?.number ?? '' };
};

describe('the list of everybody', () => {
  it('says how far each one is, and finds by name, state and training', async () => {
    const { id, userId, number } = await signed();
    const other = await trainees.newCaregiver('approved', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      chineseName: null,
    });
    const list = (query: string) =>
      t.read(listTrainees, {
        token: trainer.token,
        lang: 'en',
        query: `trainingId=${id}&${query}`,
      });
    const rowOf = async (query: string, who: string) =>
      (await list(query)).records.find((row) => row.userId === who);
    expect(await rowOf('', userId)).toMatchObject({
      name: 'Meiling Chen',
      status: 'signed',
      percent: 100,
      attempts: 1,
      score: 100,
      certificate: number,
      subject: { status: 'current', renewing: false },
    });
    expect(await rowOf('', other.userId)).toMatchObject({
      status: 'init',
      percent: 0,
      score: null,
    });
    // The other script finds the person too.
    expect(await rowOf(`q=${encodeURIComponent('陳美玲')}`, userId)).toBeDefined();
    expect(await rowOf('q=cml', userId)).toBeDefined();
    expect(await rowOf('q=chen', other.userId)).toBeUndefined();
    expect((await list('q=nobody-at-all')).total).toBe(0);
    expect((await list('status=signed')).total).toBe(1);
    expect((await list('subject=ending')).records.map((row) => row.userId)).toEqual([userId]);
    expect((await list('subject=revoked')).total).toBe(0);
  });

  it('keeps an expired certificate in sight while the training is taken again', async () => {
    const { id, userId, token, number } = await signed();
    const rowsOf = async (subject: string) =>
      (
        await t.read(listTrainees, {
          token: trainer.token,
          lang: 'en',
          query: `trainingId=${id}&subject=${subject}`,
        })
      ).records.filter((row) => row.userId === userId);
    const countEnding = async () => {
      const desk = await t.read(getDesk, { token: trainer.token, lang: 'en' });
      const { total } = await t.read(listTrainees, {
        token: trainer.token,
        query: 'subject=ending',
      });
      expect(desk.endingCertificates).toBe(total);
      return total;
    };
    const before = await countEnding();
    expect(before).toBeGreaterThan(0);
    const expiresOn = '2025-05-01';
    await t.pool.query('alter table training_certificate disable trigger user');
    await t.pool.query('update training_certificate set expires_on = $2 where number = $1', [
      number,
      expiresOn,
    ]);
    await t.pool.query('alter table training_certificate enable trigger user');
    expect(await rowsOf('expired')).toMatchObject([{ status: 'signed' }]);
    expect(await countEnding()).toBe(before - 1);

    const renewed = await t.call('POST', `/home/api/training/${id}/renew`, { token, lang: 'en' });
    expect(renewed.status, renewed.text).toBe(200);
    const subject = { status: 'expired', until: expiresOn, renewing: true };
    expect(await rowsOf('expired')).toMatchObject([
      { status: 'init', subject, certificate: number },
    ]);
    expect(await rowsOf('renewing')).toHaveLength(1);
    for (const other of ['never', 'current', 'ending', 'revoked'])
      expect(await rowsOf(other), other).toEqual([]);
    const page = await t.read(getTrainingPage, { token, lang: 'en' });
    const own = page.records.find((one) => one.trainingContentId === id);
    expect(own).toMatchObject({ trainingStatus: 'init', subject });
    expect((await personOf(userId, id)).training.subject).toEqual(subject);
  });

  it('leaves as a table whose cells are no formulas, and that is written down', async () => {
    await trainees.newCaregiver('approved', { firstName: '=1+1', lastName: 'Formula' });
    const answer = await t.call('GET', '/home/staff/training/people/export?q=formula', {
      token: trainer.token,
      lang: 'en',
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.text).toContain("'=1+1 Formula");
    expect(answer.text).toContain('Not started');
    expect(await auditsOf(t, { action: 'training.people.export' })).toHaveLength(1);
  });
});

describe('extra minutes', () => {
  it('lengthen the exam under way, and never shorten it', async () => {
    const id = await trainees.newTraining({ minutes: 10 });
    const { token, userId } = await trainees.newCaregiver();
    await trainees.watchAll(token, id);
    const before = await trainees.start(token, id);
    const { training } = await personOf(userId, id);
    const path = `/staff/training/enrolment/${training.enrolment?.enrolmentId}/extra`;
    const give = async (extraMinutes: number, version: string) =>
      (
        await t.read(grantExtra, {
          path,
          token: trainer.token,
          body: { extraMinutes, version },
        })
      ).version;
    const version = await give(15, training.enrolment?.version ?? '');
    const after = await trainees.start(token, id);
    expect((after.secondsLeft ?? 0) - (before.secondsLeft ?? 0)).toBe(15 * 60);
    const next = await give(0, version);
    expect((await trainees.start(token, id)).secondsLeft).toBe(after.secondsLeft);

    // The second who saves from the older state is told.
    const send = (body: object) =>
      t.call('PUT', `/home${path}`, { token: trainer.token, body, lang: 'en' });
    const stale = await send({ extraMinutes: 5, version });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await send({ extraMinutes: 601, version: next })).status).toBe(400);
    expect(await auditsOf(t, { action: 'training.extra' })).toMatchObject([
      { subjectId: userId, details: { training: id, minutes: '0 → 15' } },
      { subjectId: userId, details: { minutes: '15 → 0' } },
    ]);
  });
});

describe('a certificate', () => {
  it('is shown with what was signed, and as PDF; both looks are written down', async () => {
    const { id, userId, number } = await signed();
    const { person, training } = await personOf(userId, id);
    expect(person.phone).toHaveLength(4);
    expect(training.attempts).toMatchObject([{ number: 1, passed: true, score: 100 }]);
    expect(training.videos.map((v) => v.videoStatus)).toEqual(['finish', 'finish']);
    expect(training.certificates).toMatchObject([
      {
        number,
        status: 'valid',
        signature: { kind: 'typed', signedName: 'Meiling Chen', userAgent: 'A test browser' },
      },
    ]);
    const pdf = await t.call('GET', `/home/staff/training/certificate/${number}`, {
      token: trainer.token,
    });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.text.startsWith('%PDF')).toBe(true);
    expect(await auditsOf(t, { action: 'training.certificate.look' })).toMatchObject([
      { subjectId: userId, details: { number } },
    ]);
    expect((await auditsOf(t, { action: 'training.person.look' })).at(-1)).toMatchObject({
      subjectId: userId,
    });
  });

  it('is revoked once and for good: the holder is told, and verification says so', async () => {
    const { id, userId, phone, number } = await signed();
    const path = `/staff/training/certificate/${number}/revoke`;
    const verify = async () =>
      (await t.read(verifyCertificate, { query: `number=${number}`, lang: 'en' })).status;
    const body = { reason: 'Issued by mistake' };

    const sentBefore = (await people.messagesTo(phone)).length;
    const preview = await t.read(revokeCertificate, {
      path,
      token: trainer.token,
      lang: 'en',
      body: { ...body, preview: true },
    });
    // In the holder's language, not in that of the staff.
    expect(preview.messages).toMatchObject([
      { channel: 'sms', to: phone.slice(-4), locale: 'zh-TW' },
    ]);
    expect(preview.messages[0]?.text).toContain(number);
    expect(preview.messages[0]?.text).toContain(body.reason);
    expect(await verify()).toBe('valid');
    expect(await people.messagesTo(phone)).toHaveLength(sentBefore);

    expect(
      (await t.call('POST', `/home${path}`, { token: trainer.token, body: { reason: ' ' } }))
        .status,
    ).toBe(400);
    await t.read(revokeCertificate, { path, token: trainer.token, body });
    expect(await verify()).toBe('revoked');
    expect((await people.messagesTo(phone))[0]).toBe(preview.messages[0]?.text);
    const { training } = await personOf(userId, id);
    expect(training.certificates).toMatchObject([{ status: 'revoked', reason: body.reason }]);

    const again = await t.call('POST', `/home${path}`, { token: trainer.token, body, lang: 'en' });
    expect([again.status, again.json.code]).toEqual([409, 'changed_meanwhile']);
    await expect(
      t.pool.query('update training_certificate set revoked_at = null where number = $1', [number]),
    ).rejects.toThrow('never changed');
  });
});

describe('who may', () => {
  it.each([
    ['trainer', 200],
    ['admin', 200],
    ['coordinator', 403],
    ['editor', 403],
  ] as const)('%s: %i', async (role, status) => {
    const token = await t.staffSession(role);
    for (const path of ['people', 'contents']) {
      const answer = await t.call('GET', `/home/staff/training/${path}`, { token });
      expect(answer.status).toBe(status);
    }
  });
});
