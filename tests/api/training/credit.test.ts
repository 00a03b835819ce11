/** Classes, skills, outside certificates and waivers: they count once, stand in the year, and can be undone. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '#contract/training/certificate.ts';
import { listMyCredit } from '#contract/training/credit.ts';
import {
  getClass,
  getClassCode,
  listCredit,
  listOutside,
} from '#contract/training/credit-office.ts';
import { getMyYear } from '#contract/training/inservice.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { jpeg } from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';
import { uploadCalls } from '#tests/api/support/upload-calls.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');

const local = () => localTime(t.clock.now(), 'America/New_York');
const today = () => local().slice(0, 10);
const staffCall = <D = unknown>(method: 'POST' | 'PUT', path: string, body: object) =>
  t.call<D>(method, `/home/staff/training${path}`, { token: trainer.token, body, lang: 'en' });
const ok = async <D>(call: Promise<{ status: number; text: string; json: { data?: D } }>) => {
  const { status, text, json } = await call;
  expect(status, text).toBe(200);
  return json.data as D;
};
const hoursOf = async (token: string) => (await t.read(getMyYear, { token, lang: 'en' })).hoursDone;
const mine = (token: string) => t.read(listMyCredit, { token, lang: 'en' });

/** Under way now, whatever the clock says. */
const newClass = async (more: object = {}) => {
  const body = {
    requestKey: randomUUID(),
    title: 'Falls, hands on',
    day: today(),
    starts: '00:00',
    ends: '23:59',
    room: 'Room 2',
    instructor: 'Ann Lee',
    places: 2,
    hours: 2,
    subjects: ['transfers'],
    ...more,
  };
  const { sessionId } = await ok(staffCall<{ sessionId: string }>('POST', '/classes', body));
  return { sessionId, body };
};
const codeOf = async (sessionId: string) => {
  const path = `/staff/training/class/${sessionId}/code`;
  const { shown } = await t.read(getClassCode, { path, token: trainer.token });
  return shown?.code ?? null;
};
const seatsOf = async (sessionId: string) =>
  (await t.read(getClass, { path: `/staff/training/class/${sessionId}`, token: trainer.token }))
    .seats;
const signIn = (token: string, sessionId: string, code: string | null) =>
  t.call('POST', `/home/api/training/class/${sessionId}/sign-in`, {
    token,
    body: { code: code ?? '' },
    lang: 'en',
  });
const join = (token: string, sessionId: string) =>
  t.call('POST', `/home/api/training/class/${sessionId}/seat`, { token, body: {}, lang: 'en' });
const tomorrow = () => {
  const at = new Date(t.clock.now().getTime() + 86_400_000);
  return localTime(at, 'America/New_York').slice(0, 10);
};

describe('a class', () => {
  it('gives its last seat to one of two', async () => {
    const { sessionId, body } = await newClass({ day: tomorrow(), places: 1 });
    expect((await ok(staffCall<{ sessionId: string }>('POST', '/classes', body))).sessionId).toBe(
      sessionId,
    );
    const people = [await trainees.newCaregiver(), await trainees.newCaregiver()];
    const both = await Promise.all(people.map(({ token }) => join(token, sessionId)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('class_full');
    expect(await seatsOf(sessionId)).toHaveLength(1);
    // Given back, it is free; taking it twice is once.
    const winner = people[both.findIndex(({ status }) => status === 200)];
    const other = people[both.findIndex(({ status }) => status === 409)];
    const path = `/home/api/training/class/${sessionId}/seat`;
    expect((await t.call('DELETE', path, { token: winner?.token ?? '' })).status).toBe(200);
    expect((await join(other?.token ?? '', sessionId)).status).toBe(200);
    expect((await join(other?.token ?? '', sessionId)).status).toBe(200);
    expect((await mine(other?.token ?? '')).classes).toMatchObject([
      { sessionId, seated: true, present: false, taken: 1 },
    ]);
    // There is no code before the day.
    expect(await codeOf(sessionId)).toBeNull();
    expect((await signIn(other?.token ?? '', sessionId, '000000')).json.code).toBe('class_code');
  });

  it('is signed in to by the code in the room, and its hours count once', async () => {
    const { sessionId } = await newClass();
    const { token, userId } = await trainees.newCaregiver();
    const code = await codeOf(sessionId);
    expect(code).toMatch(/^\d{6}$/);
    const twice = await Promise.all([
      signIn(token, sessionId, code),
      signIn(token, sessionId, code),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await hoursOf(token)).toBe(2);
    expect((await mine(token)).credits).toMatchObject([
      { kind: 'class', state: 'counted', hours: 2, by: 'Ann Lee' },
    ]);
    // Marked by hand on top of it: nothing more.
    await ok(staffCall('PUT', `/class/${sessionId}/present/${userId}`, { present: true }));
    expect(await hoursOf(token)).toBe(2);

    // A code that was photographed does not work from home.
    const late = await trainees.newCaregiver();
    t.clock.pass(61_000);
    expect((await signIn(late.token, sessionId, code)).json.code).toBe('class_code');
    expect(await hoursOf(late.token)).toBe(0);

    // Undone with a reason, and marked again.
    const path = `/class/${sessionId}/present/${userId}`;
    expect((await staffCall('PUT', path, { present: false })).status).toBe(400);
    await ok(staffCall('PUT', path, { present: false, reason: 'Left early' }));
    expect(await hoursOf(token)).toBe(0);
    expect((await staffCall('PUT', path, { present: false, reason: 'Again' })).status).toBe(409);
    await ok(staffCall('PUT', path, { present: true }));
    expect(await hoursOf(token)).toBe(2);
    expect(await auditsOf(t, { action: 'training.class.absent' })).toMatchObject([
      { subjectId: userId, details: { reason: 'Left early' } },
    ]);
    const cancel = { cancelled: true, reason: 'No room' };
    expect((await staffCall('POST', `/class/${sessionId}/cancel`, cancel)).status).toBe(409);
  });

  it('can be cancelled while nobody was there, and that undone', async () => {
    const { sessionId } = await newClass({ day: tomorrow() });
    const { token, userId } = await trainees.newCaregiver();
    await ok(staffCall('PUT', `/class/${sessionId}/seat/${userId}`, { seated: true }));
    const cancel = (cancelled: boolean) =>
      staffCall('POST', `/class/${sessionId}/cancel`, { cancelled, reason: 'Snow' });
    await ok(cancel(true));
    expect((await join(token, sessionId)).status).toBe(404);
    expect((await mine(token)).classes.map((one) => one.sessionId)).not.toContain(sessionId);
    await ok(cancel(false));
    expect((await cancel(false)).status).toBe(409);
    await ok(staffCall('PUT', `/class/${sessionId}/seat/${userId}`, { seated: false }));
    expect(await seatsOf(sessionId)).toEqual([]);
  });
});

describe('a skill', () => {
  it('is signed off by a nurse when every step was shown', async () => {
    const skillId = randomUUID();
    const steps = ['Lock the wheels', 'Gait belt on'];
    const skill = { title: 'Bed to chair', steps, hours: 1, subjects: ['transfers'] };
    await ok(staffCall('PUT', `/skill/${skillId}`, { ...skill, retired: false }));
    const { token, userId } = await trainees.newCaregiver();
    const body = { requestKey: randomUUID(), skillId, on: today(), nurse: 'Bo Kim, RN 123' };
    const sign = (shown: string[]) =>
      staffCall<{ creditId: string }>('POST', `/people/${userId}/skill`, { ...body, shown });
    expect((await sign(steps.slice(1))).status).toBe(400);
    const { creditId } = await ok(sign(steps));
    expect((await ok(sign(steps))).creditId).toBe(creditId);
    expect(await hoursOf(token)).toBe(1);
    await ok(staffCall('PUT', `/skill/${skillId}`, { ...skill, steps: ['Other'], retired: true }));
    const path = `/staff/training/people/${userId}/credit`;
    expect(await t.read(listCredit, { path, token: trainer.token, lang: 'en' })).toMatchObject([
      { kind: 'skill', by: 'Bo Kim, RN 123', steps, state: 'counted' },
    ]);
    expect((await sign(['Other'])).status).toBe(400);
  });
});

describe('an outside certificate', () => {
  it('waits for the office, is counted or refused, and each decision can be undone', async () => {
    const { token, userId } = await trainees.newCaregiver();
    const { fileId } = await uploadCalls(t).upload(await jpeg(), { token, purpose: 'document' });
    const body = { requestKey: randomUUID(), title: 'CPR', on: today(), fileIds: [fileId] };
    const send = (more: object = {}) =>
      t.call<{ creditId: string }>('POST', '/home/api/training/outside', {
        token,
        body: { ...body, ...more },
      });
    expect((await send({ on: tomorrow() })).status).toBe(400);
    const { creditId } = await ok(send());
    expect((await ok(send())).creditId).toBe(creditId);
    expect(await hoursOf(token)).toBe(0);
    const waiting = async () =>
      (await t.read(listOutside, { token: trainer.token, lang: 'en' })).map((one) => one.creditId);
    expect(await waiting()).toEqual([creditId]);
    const picture = await t.call(
      'GET',
      `/home/staff/training/credit/${creditId}/picture/${fileId}`,
      { token: trainer.token },
    );
    expect(picture.status).toBe(200);
    expect(
      await auditsOf(t, { action: 'training.credit.picture', subjectId: userId }),
    ).toHaveLength(1);

    const decide = (decision: object) => staffCall('POST', `/credit/${creditId}/decide`, decision);
    const undo = () => staffCall('POST', `/credit/${creditId}/undo`, { reason: 'Wrong person' });
    const count = {
      decision: 'count',
      title: 'CPR',
      on: today(),
      hours: 1.5,
      subjects: ['infection'],
    };
    expect((await decide({ ...count, subjects: ['none'] })).status).toBe(400);
    const both = await Promise.all([decide(count), decide(count)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await hoursOf(token)).toBe(1.5);
    await ok(undo());
    expect((await undo()).status).toBe(409);
    expect(await hoursOf(token)).toBe(0);
    await ok(decide({ decision: 'refuse', reason: 'Not readable' }));
    expect((await mine(token)).credits).toMatchObject([
      { kind: 'outside', state: 'refused', reason: 'Not readable' },
    ]);
    await ok(undo());
    expect(await waiting()).toEqual([creditId]);
  });
});

describe('a waiver', () => {
  it('counts with its reason, stands in the transcript, and its undo is known to whoever checks that', async () => {
    const { token, userId } = await trainees.newCaregiver();
    const body = {
      requestKey: randomUUID(),
      title: 'Maternity leave',
      on: today(),
      hours: 3,
      subjects: ['rights'],
      reason: 'On leave since May',
    };
    const { creditId } = await ok(
      staffCall<{ creditId: string }>('POST', `/people/${userId}/waiver`, body),
    );
    const year = await t.read(getMyYear, { token, lang: 'en' });
    expect(year.hoursDone).toBe(3);
    expect(year.subjects.find(({ code }) => code === 'rights')).toMatchObject({ done: true });
    const pdf = await t.call('GET', '/home/api/training/transcript', { token, lang: 'en' });
    expect(pdf.headers['content-type']).toContain('pdf');
    const { rows } = await t.pool.query(
      'select number, facts from training_transcript where user_id = $1',
      [userId],
    );
    expect(rows[0].facts).toMatchObject({
      hours: 3,
      other: [{ kind: 'waiver', title: 'Maternity leave', hours: 3 }],
    });
    const status = async () =>
      (await t.read(verifyCertificate, { path: `/verify?number=${rows[0].number}`, lang: 'en' }))
        .status;
    expect(await status()).toBe('valid');
    const csv = await t.call('GET', '/home/staff/training/inservice/export', {
      token: trainer.token,
      lang: 'en',
    });
    expect(csv.text).toContain('Maternity leave');
    await ok(staffCall('POST', `/credit/${creditId}/undo`, { reason: 'By mistake' }));
    expect(await status()).toBe('revoked');
    expect(await hoursOf(token)).toBe(0);
  });
});
