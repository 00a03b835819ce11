/** The documents of a caregiver’s application: what is missing, added, replaced (quality 4). */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { DocumentKind } from '#contract/account/documents.ts';
import { addDocuments } from '#contract/account/register.ts';
import { en } from '#i18n/en.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { allKinds, office, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, review, info, missing } = caregiversOf(t, people);
const add = (token: string, body: object) =>
  t.call('POST', '/home/api/user/caregiver/documents', { token, body, lang: 'en' });

describe('the caregiver adds documents', () => {
  const one = async (purpose: 'document' | 'registration', userId: string) => ({
    fileIds: [await people.picture(purpose, userId)],
  });

  it('asked for two: after the second the office looks again, with a new promise', async () => {
    const { phone, userId, token } = await someone();
    await review(userId, 'more_info', {
      asked: ['medicalReport', 'proofOfAddress'],
      note: 'Sign.',
    });
    t.clock.set('2025-06-13T14:30:00Z');
    const me = await t.sessionOf(phone);
    const first = await t.read(addDocuments, {
      token: me,
      body: { medicalReport: await one('document', userId) },
    });
    expect(first).toMatchObject({
      applicationStatus: 'more_info',
      dueAt: null,
      officeNote: 'Sign.',
    });
    expect(await missing(me)).toEqual(['proofOfAddress']);
    expect(await people.messagesTo(phone)).toHaveLength(1);
    const second = await t.read(addDocuments, {
      token: me,
      body: { proofOfAddress: { type: 'insurance', ...(await one('document', userId)) } },
    });
    expect(second).toMatchObject({
      applicationStatus: 'submitted',
      submittedAt: '2025-06-11 10:30',
      dueAt: '2025-06-17 10:30',
      officeNote: null,
    });
    expect(await missing(me)).toEqual([]);
    expect(second.documents.find((d) => d.kind === 'proofOfAddress')?.type).toBe('insurance');
    expect((await people.messagesTo(phone))[0]).toBe(
      en.messages.applicationAgain
        .replace('{{by}}', 'Tuesday, Jun 17, 10:30 AM')
        .replace('{{phone}}', office),
    );
    // And the office can decide again.
    await review(userId, 'approved');
    expect(token).toBeTruthy();
  });

  it('while it is with the office: replaced in place, no message', async () => {
    const { phone, userId, token } = await someone();
    const before = await info(token);
    const body = { medicalReport: await one('document', userId) };
    const after = await t.read(addDocuments, { token, body });
    expect(after.applicationStatus).toBe('submitted');
    expect(after.dueAt).toBe(before.dueAt);
    expect(
      after.documents.find((d) => d.kind === 'medicalReport')?.files.map((f) => f.fileId),
    ).toEqual(body.medicalReport.fileIds);
    expect(await people.messagesTo(phone)).toEqual([]);
    // The old picture is nobody's document any more: the sweeper takes it.
    const old = before.documents.find((d) => d.kind === 'medicalReport')?.files[0]?.fileId;
    const { rows } = await t.pool.query('select document_id, claimed_at from file where id = $1', [
      old,
    ]);
    expect(rows).toEqual([{ document_id: null, claimed_at: null }]);
  });

  it('one page more: the first stays where it is', async () => {
    const { userId, token } = await someone();
    const before = await info(token);
    const [first] = before.documents.find((d) => d.kind === 'medicalReport')?.files ?? [];
    const more = await people.picture('document', userId);
    const fileIds = [first?.fileId.toUpperCase() ?? '', more];
    const after = await t.read(addDocuments, { token, body: { medicalReport: { fileIds } } });
    expect(
      after.documents.find((d) => d.kind === 'medicalReport')?.files.map((f) => f.fileId),
    ).toEqual([first?.fileId, more]);
    const swapped = await t.read(addDocuments, {
      token,
      body: { medicalReport: { fileIds: [more, first?.fileId ?? ''] } },
    });
    expect(swapped.documents.find((d) => d.kind === 'medicalReport')?.files[0]?.fileId).toBe(more);
  });

  it('not once it is rejected', async () => {
    const { userId, token } = await someone();
    await review(userId, 'rejected');
    const { status, json } = await add(token, { medicalReport: await one('document', userId) });
    expect([status, json.code]).toEqual([409, 'application_closed']);
  });

  it('not another’s picture, not another document’s, not one for something else', async () => {
    const [me, other] = [await someone(), await someone()];
    const before = await info(me.token);
    const certificate = before.documents.find((d) => d.kind === 'homeCareCertificate')?.files[0];
    const bad = [
      await people.picture('document', other.userId),
      await people.picture('review', me.userId),
      certificate?.fileId ?? '',
      crypto.randomUUID(),
    ];
    for (const id of bad) {
      const { status, json } = await add(me.token, { medicalReport: { fileIds: [id] } });
      expect([status, json.code]).toEqual([400, 'file_gone']);
      expect(await info(me.token)).toEqual(before);
    }
  });

  it('not nothing, and nothing else', async () => {
    const { userId, token } = await someone();
    for (const body of [{}, { status: 'approved' }, { asked: [] }, { medicalReport: {} }])
      expect((await add(token, body)).status, JSON.stringify(body)).toBe(400);
    const body = { medicalReport: await one('document', userId), applicationStatus: 'approved' };
    expect((await add(token, body)).status).toBe(400);
  });

  it('ten at once leave one set of pictures and one message', async () => {
    const { phone, userId, token } = await someone();
    await review(userId, 'more_info', { asked: ['medicalReport'] });
    const bodies = await Promise.all(
      Array.from({ length: 10 }, async () => ({ medicalReport: await one('document', userId) })),
    );
    const answers = await Promise.all(bodies.map((body) => add(token, body)));
    expect(answers.map((a) => a.json.code)).toEqual(Array(10).fill('200'));
    const kept = (await info(token)).documents.find((d) => d.kind === 'medicalReport')?.files;
    expect(kept).toHaveLength(1);
    expect(await people.messagesTo(phone)).toHaveLength(2);
  });

  it('racing the office: the decision counts, or the documents do, never half', async () => {
    for (let round = 0; round < 10; round++) {
      const { userId, token } = await someone();
      const body = { medicalReport: await one('document', userId) };
      const [added] = await Promise.all([add(token, body), review(userId, 'approved')]);
      expect(['200', 'application_closed']).toContain(added.json.code);
      const after = await info(token);
      expect(after.applicationStatus).toBe('approved');
      const medical = after.documents.find((d) => d.kind === 'medicalReport');
      // After the decision it waits as a renewal.
      const [file] = medical?.renewal?.files ?? medical?.files ?? [];
      expect(file?.fileId === body.medicalReport.fileIds[0]).toBe(added.json.code === '200');
    }
  });

  it('waits for the office before it locks anything of the application', async () => {
    const { userId, token } = await someone();
    const body = { medicalReport: await one('document', userId) };
    const desk = await t.pool.connect();
    onTestFinished(() => desk.release(true));
    await desk.query('begin');
    await desk.query(`insert into case_work (kind, subject_id) values ('application', $1)`, [
      userId,
    ]);
    const adding = add(token, body);
    const waiting = `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await desk.query(waiting)).rowCount).toBe(1);
    await desk.query('select from caregiver_application where user_id = $1 for update nowait', [
      userId,
    ]);
    await desk.query('commit');
    expect((await adding).status).toBe(200);
  });
});

it('a document that was never there is missing', async () => {
  const { userId, token } = await someone();
  await t.pool.query(`delete from person_document where user_id = $1 and kind = 'medicalReport'`, [
    userId,
  ]);
  expect(await missing(token)).toEqual(['medicalReport'] satisfies DocumentKind[]);
});

it('the demo has an approved caregiver and one under review, with documents', async () => {
  for (const [phone, status, dueAt] of [
    ['2125550103', 'approved', null],
    ['2125550104', 'submitted', '2025-06-12 10:30'],
  ] as const) {
    const mine = await info(await t.sessionOf(phone));
    expect(mine).toMatchObject({ applicationStatus: status, dueAt });
    expect(mine.documents.map((d) => [d.kind, d.files.length > 0, d.missing])).toEqual([
      ...allKinds.map((kind) => [kind, true, false]),
      ...(status === 'approved'
        ? [
            ['tbTest', false, false],
            ['fluShot', false, false],
            ['idPhoto', true, false],
          ]
        : []),
    ]);
  }
});
