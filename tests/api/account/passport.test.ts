/** Papers that a role needs: their states, who may be sent to clients, reminders of their end. */
import { beforeEach, describe, expect, it } from 'vitest';
import { getMyPassport } from '#contract/account/passport.ts';
import { getPassport, savePaper } from '#contract/account/passport-office.ts';
import { getPerson, listPeople } from '#contract/account/people-office.ts';
import { addDocuments } from '#contract/account/register.ts';
import { listOwnDates } from '#contract/renewal/renewal.ts';
import { listInservice } from '#contract/training/inservice-office.ts';
import { remindOfDates } from '#server/features/renewal/renewal.jobs.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { messagesTo } from '#tests/api/support/messages.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, review } = caregiversOf(t, people);
const admin = staffOf(t, 'admin');

beforeEach(() => t.pool.query('delete from important_date'));

const aide = async (locale: 'en' | 'zh-TW' = 'en') => {
  const person = await someone(locale);
  await review(person.userId, 'approved');
  await t.pool.query(`update caregiver_application set role = 'PCA' where user_id = $1`, [
    person.userId,
  ]);
  return person;
};
const at = (userId: string) => ({
  path: getPassport.path.replace('{userId}', userId),
  token: admin.token,
});
const passportOf = (userId: string) => t.read(getPassport, { ...at(userId), lang: 'en' });
const stateOf = async (userId: string, kind: string) =>
  (await passportOf(userId)).papers.find((paper) => paper.kind === kind)?.state;
const put = async (userId: string, kind: string, body: object) => {
  const { papers } = await passportOf(userId);
  const version = papers.find((paper) => paper.kind === kind)?.version;
  return t.call('PUT', `/home/staff/people/${userId}/passport`, {
    token: admin.token,
    body: { kind, held: true, validUntil: null, version, ...body },
    lang: 'en',
  });
};
const inDays = (days: number) =>
  new Date(t.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const clear = async (userId: string) => {
  for (const kind of ['medicalReport', 'tbTest', 'fluShot'])
    expect((await put(userId, kind, { validUntil: inDays(200) })).status).toBe(200);
  for (const kind of ['workAuthorization', 'registry', 'backgroundCheck', 'references'])
    expect((await put(userId, kind, {})).status).toBe(200);
};
const mine = (token: string) => t.read(getMyPassport, { token, lang: 'en' });

describe('a passport', () => {
  it('is nothing before the approval, and says nothing without a role', async () => {
    const { userId, token } = await someone();
    expect(await mine(token)).toEqual({ role: null, clearance: null, papers: [] });
    expect((await t.call('GET', `/home${at(userId).path}`, { token: admin.token })).status).toBe(
      404,
    );
    await review(userId, 'approved');
    expect(await mine(token)).toMatchObject({ role: null, clearance: null });
  });

  it('blocks while a required paper is missing or expired, wherever staff look', async () => {
    const { userId, token } = await aide();
    expect(await mine(token)).toMatchObject({ role: 'Personal care aide', clearance: 'blocked' });
    expect(await stateOf(userId, 'tbTest')).toBe('missing');
    expect(await stateOf(userId, 'medicalReport')).toBe('undated');
    await clear(userId);
    expect(await passportOf(userId)).toMatchObject({ clearance: 'cleared' });
    expect((await put(userId, 'tbTest', { validUntil: inDays(-3) })).status).toBe(200);
    expect(await stateOf(userId, 'tbTest')).toBe('expired');
    expect((await mine(token)).clearance).toBe('blocked');
    const person = { path: getPerson.path.replace('{userId}', userId), token: admin.token };
    expect((await t.read(getPerson, person)).clearance).toBe('blocked');
    const { phone } = await people.userRow(
      (
        await t.pool.query('select phone from app_user where id = $1', [userId])
      ).rows[0].phone.slice(2),
    );
    const query = `keyword=${phone.slice(2)}`;
    const [row] = (await t.read(listPeople, { token: admin.token, query })).records;
    expect(row).toMatchObject({ userId, clearance: 'blocked' });
    const found = async (clearance: string) =>
      (
        await t.read(listInservice, {
          token: admin.token,
          query: `pageSize=100&clearance=${clearance}`,
        })
      ).records.some((one) => one.userId === userId && one.clearance === clearance);
    expect(await found('blocked')).toBe(true);
    expect(await found('cleared')).toBe(false);
  });

  it('is entered by one at a time, and written down', async () => {
    const { userId } = await aide();
    const before = await passportOf(userId);
    const version = before.papers.find(({ kind }) => kind === 'references')?.version ?? '';
    const path = savePaper.path.replace('{userId}', userId);
    const body = { kind: 'references', held: true, validUntil: null, version };
    await t.read(savePaper, { path, token: admin.token, body });
    const stale = await t.call('PUT', `/home${path}`, { token: admin.token, body });
    expect([stale.status, stale.json.code]).toEqual([409, 'changed_meanwhile']);
    expect((await put(userId, 'references', { held: false })).status).toBe(200);
    expect(await stateOf(userId, 'references')).toBe('missing');
    expect((await auditsOf(t, { action: 'passport.paper' })).slice(-2)).toMatchObject([
      { subjectId: userId, details: { paper: 'references', validUntil: '– → no end' } },
      { subjectId: userId, details: { paper: 'references', validUntil: 'no end → –' } },
    ]);
    expect(await auditsOf(t, { action: 'passport.view' })).toContainEqual(
      expect.objectContaining({ subjectId: userId }),
    );
  });

  it('needs the day of what always ends, and keeps what was sent', async () => {
    const { userId } = await aide();
    const undated = await put(userId, 'medicalReport', {});
    expect(undated.status).toBe(400);
    expect(JSON.stringify(undated.json)).toContain('validUntil');
    expect((await put(userId, 'medicalReport', { held: false })).status).toBe(409);
  });
});

describe('a renewal', () => {
  it('is accepted with its new end; reminders come 60, 30 and 7 days before', async () => {
    const { userId, phone, token } = await aide('zh-TW');
    const day = '2025-12-10';
    expect((await put(userId, 'medicalReport', { validUntil: day })).status).toBe(200);
    const { dates } = await t.read(listOwnDates, { token, lang: 'en' });
    expect(dates).toMatchObject([{ kind: 'paper', title: 'Medical exam report', day }]);
    const [date] = dates;
    const change = await t.call('POST', `/home/api/user/important-date/${date?.dateId}/settle`, {
      token,
      body: { state: 'done', version: date?.version },
    });
    expect(change.status).toBe(409);
    const first = t.clock.now().toISOString();
    // Back afterwards: sessions end meanwhile.
    const sent = async (on: string) => {
      t.clock.set(`${on}T15:00:00Z`);
      const count = await remindOfDates({ ...t, sealer: testSealer() });
      t.clock.set(first);
      return count;
    };
    expect(await sent('2025-09-11')).toBe(0);
    expect(await sent('2025-10-11')).toBe(1);
    expect((await messagesTo(t, phone))[0]).toContain(
      '您的體檢報告在 2025年12月10日 到期，還有 60 天',
    );
    expect(await sent('2025-11-10')).toBe(1);
    // With the newer one at the office: only the last.
    await t.read(addDocuments, {
      token,
      body: { medicalReport: { fileIds: [await people.picture('document', userId)] } },
    });
    expect((await passportOf(userId)).papers.find((p) => p.kind === 'medicalReport')).toMatchObject(
      { state: 'current', inReview: true },
    );
    expect(await sent('2025-12-03')).toBe(1);
    expect((await messagesTo(t, phone))[0]).toContain('我們正在辦');
    const { rows } = await t.pool.query(
      `select version from case_work where kind = 'application' and subject_id = $1`,
      [userId],
    );
    const accepted = await t.call('POST', `/home/staff/application/${userId}/documents`, {
      token: admin.token,
      body: {
        version: rows[0]?.version ?? 0,
        decision: 'accepted',
        validUntil: { medicalReport: '2026-12-01' },
      },
    });
    expect(accepted.status).toBe(200);
    const after = (await t.read(listOwnDates, { token })).dates;
    expect(after).toMatchObject([{ day: '2026-12-01', state: 'upcoming', remindOn: '2026-10-02' }]);
  });
});
