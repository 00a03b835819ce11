/** In-service hours: roles and targets, credit of certificates, a caregiver's year. */
import { describe, expect, it } from 'vitest';
import { getSettings } from '#contract/content/settings-office.ts';
import { getMyYear } from '#contract/training/inservice.ts';
import {
  getInserviceChoices,
  getTraineeYear,
  listInservice,
  savePosition,
} from '#contract/training/inservice-office.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');
const admin = staffOf(t, 'admin');

const yearPath = (userId: string) => `/staff/training/people/${userId}/year`;
const yearOf = (userId: string, query = '') =>
  t.read(getTraineeYear, { path: yearPath(userId), token: trainer.token, query, lang: 'en' });
const mine = (token: string) => t.read(getMyYear, { token, lang: 'en' });
const put = async (userId: string, values: object) => {
  const { position } = await yearOf(userId);
  return t.call('PUT', `/home/staff/training/people/${userId}/position`, {
    token: trainer.token,
    body: { ...position, ...values },
    lang: 'en',
  });
};
const complete = async (token: string, id: string) => {
  await trainees.watchAll(token, id);
  await trainees.takeExam(token, id);
  expect((await trainees.sign(token, id)).status).toBe(200);
};
const newAide = async (role = 'HHA', names = {}) => {
  const person = await trainees.newCaregiver('approved', names);
  const values = { role, hiredOn: '2024-03-01', employeeNumber: 'E-7' };
  expect((await put(person.userId, values)).status).toBe(200);
  return person;
};
const rowOf = async (userId: string, query = '') =>
  (
    await t.read(listInservice, {
      token: trainer.token,
      query: `pageSize=100&${query}`,
      lang: 'en',
    })
  ).records.find((row) => row.userId === userId);

it('the state’s targets are there from the start', async () => {
  const { roles } = await t.read(getInserviceChoices, { token: trainer.token, lang: 'en' });
  expect(roles).toEqual([
    { code: 'HHA', name: 'Home health aide', hours: 12 },
    { code: 'PCA', name: 'Personal care aide', hours: 6 },
  ]);
});

describe('a position', () => {
  it('is entered by one at a time, and written down', async () => {
    const { userId, token } = await trainees.newCaregiver();
    expect((await mine(token)).role).toBeNull();
    const { position } = await yearOf(userId);
    expect(position).toMatchObject({ role: null, hiredOn: null, employeeNumber: null });
    const body = { ...position, role: 'PCA', hiredOn: '2025-02-28', employeeNumber: ' 0042 ' };
    const path = `/staff/training/people/${userId}/position`;
    const saved = await t.read(savePosition, { path, token: trainer.token, body });
    expect(saved).toMatchObject({ role: 'PCA', hiredOn: '2025-02-28', employeeNumber: '0042' });
    const stale = await t.call('PUT', `/home${path}`, { token: trainer.token, body });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(await mine(token)).toMatchObject({ role: { code: 'PCA' }, hoursDue: 6, hoursDone: 0 });
    expect(await auditsOf(t, { action: 'training.position' })).toContainEqual(
      expect.objectContaining({
        subjectId: userId,
        details: { role: '– → PCA', hiredOn: '– → 2025-02-28', employeeNumber: '– → 0042' },
      }),
    );
    expect(await auditsOf(t, { action: 'training.year.look' })).toContainEqual(
      expect.objectContaining({ subjectId: userId }),
    );
  });

  it.each([
    [{ role: 'ADMIN' }, 'role'],
    [{ hiredOn: '2025-02-30' }, 'hiredOn'],
    [{ employeeNumber: 'x'.repeat(41) }, 'employeeNumber'],
  ])('refuses %j and names the field', async (values, field) => {
    const { userId } = await trainees.newCaregiver();
    const { status, json } = await put(userId, values);
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(field);
  });

  it('is for approved caregivers', async () => {
    const { userId } = await trainees.newCaregiver('submitted');
    const { status } = await t.call('GET', `/home${yearPath(userId)}`, { token: trainer.token });
    expect(status).toBe(404);
  });
});

describe('hours', () => {
  it('count with the certificate, as they were then', async () => {
    const id = await trainees.newTraining({ creditHours: 1.5, subjects: ['infection'] });
    const { userId, token } = await newAide();
    const before = await mine(token);
    expect(before).toMatchObject({ hoursDone: 0, hoursDue: 12, complete: false });
    expect(before.next).not.toBeNull();
    await trainees.watchAll(token, id);
    expect((await mine(token)).next).toMatchObject({
      trainingContentId: id,
      nextAction: 'takeExam',
    });
    await trainees.takeExam(token, id);
    expect((await mine(token)).hoursDone).toBe(0);
    await trainees.sign(token, id);
    await t.pool.query('update training set credit_hours = 9, subjects = $1 where id = $2', [
      ['rights'],
      id,
    ]);
    const { hoursDone, subjects } = await mine(token);
    expect(hoursDone).toBe(1.5);
    const done = subjects.filter((one) => one.done).map(({ code }) => code);
    expect(done).toEqual(['infection']);
    const { year } = await yearOf(userId);
    expect(year).toMatchObject({ hoursDone: 1.5, hoursDue: 12, complete: false });
    expect((await yearOf(userId, 'year=2024')).year.hoursDone).toBe(0);
    expect(await rowOf(userId)).toMatchObject({
      employeeNumber: 'E-7',
      hiredOn: '2024-03-01',
      role: { code: 'HHA', name: 'Home health aide' },
      hoursDone: 1.5,
      hoursDue: 12,
      missing: ['Safe transfers and falls', 'Rights and abuse'],
      complete: false,
    });
  });

  it('end with a revoked certificate', async () => {
    const id = await trainees.newTraining({ creditHours: 1 });
    const { userId, token } = await newAide();
    await complete(token, id);
    expect((await mine(token)).hoursDone).toBe(1);
    await t.pool.query('update training_certificate set revoked_at = now() where user_id = $1', [
      userId,
    ]);
    expect((await mine(token)).hoursDone).toBe(0);
  });

  it('are listed by role and by what is missing', async () => {
    const long = await trainees.newTraining({ creditHours: 6, subjects: ['infection'] });
    const pca = await newAide('PCA');
    const hha = await newAide('HHA');
    const none = await trainees.newCaregiver();
    for (const { token } of [pca, hha]) await complete(token, long);
    const found = async (query: string) =>
      Promise.all([pca, hha, none].map(async (one) => Boolean(await rowOf(one.userId, query))));
    expect(await found('state=reached')).toEqual([true, false, false]);
    expect(await found('state=short')).toEqual([false, true, false]);
    expect(await found('state=noRole')).toEqual([false, false, true]);
    expect(await found('role=PCA')).toEqual([true, false, false]);
    expect(await found('year=2020&state=short')).toEqual([true, true, false]);
    // Six hours, but not every subject.
    expect(await rowOf(pca.userId)).toMatchObject({ hoursDone: 6, complete: false });
  });
});

it('roles are settings', async () => {
  const { inservice } = await t.read(getSettings, { token: admin.token });
  const name = { en: 'Companion', 'zh-CN': '陪伴员', 'zh-TW': '陪伴員' };
  const role = { code: 'CMP', name, hours: 3.5, subjects: ['privacy'], papers: ['tbTest'] };
  const save = (value: object) =>
    t.call('POST', '/home/staff/settings/inservice', {
      token: admin.token,
      body: { value: { ...inservice.value, ...value }, version: inservice.version },
    });
  const roles = [...inservice.value.roles, role];
  for (const wrong of [
    { roles: [...roles, role] },
    { roles: [{ ...role, hours: 1.1 }] },
    { roles: [{ ...role, subjects: ['unknown'] }] },
    { roles: [{ ...role, name: { en: 'Only English' } }] },
  ])
    expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await save({ roles })).status).toBe(200);
  const { userId, token } = await newAide('CMP');
  expect(await mine(token)).toMatchObject({ hoursDue: 3.5, role: { name: 'Companion' } });
  expect((await rowOf(userId))?.missing).toEqual(['Privacy']);
});
