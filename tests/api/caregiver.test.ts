/** A caregiver's application from first to last, the office's decisions included (quality 4). */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCaregiverInfo } from '#contract/account.ts';
import type { DocumentKind } from '#contract/account-documents.ts';
import { addDocuments } from '#contract/account-register.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import type { Decision } from '#server/features/account/account-application.rules.ts';
import { type Review, reviewApplication } from '#server/features/account/account-application.ts';
import { createTell } from '#server/features/account/account-notices.ts';
import { startTestApp, type TestApp } from './app.ts';
import { demoNow, testSealer } from './demo.ts';
import { allKinds, type People, peopleOf } from './people.ts';

let t: TestApp;
let people: People;
beforeAll(async () => {
  t = await startTestApp();
  people = peopleOf(t);
});
afterAll(() => t.close());
beforeEach(() => t.clock.set(demoNow));

const office = '(212) 555-0100';
const review = (userId: string, decision: Decision, more: Partial<Review> = {}) =>
  reviewApplication(
    { db: t.db, clock: t.clock, tell: createTell(t.messages) },
    { userId, decision, note: null, asked: [], actor: 'test', ...more },
  );
const info = (token: string) => t.read(getCaregiverInfo, { token });
const missing = async (token: string) =>
  (await info(token)).documents.filter((d) => d.missing).map((d) => d.kind);
const add = (token: string, body: object) =>
  t.call('POST', '/home/api/user/caregiver/documents', { token, body, lang: 'en' });

/** A caregiver with an application, without the slow password. */
const someone = async (locale: 'en' | 'zh-CN' | 'zh-TW' = 'en') => {
  const phone = people.newPhone();
  await t.newPatient(phone, { userType: 'caregiver', locale });
  const { id: userId } = await people.userRow(phone);
  await t.pool.query(
    `insert into caregiver_application
       (user_id, status, years_of_experience, work_experience, submitted_at, due_at)
     values ($1, 'submitted', 1, 'x', $2, $2)`,
    [userId, demoNow],
  );
  for (const kind of allKinds) {
    const { rows } = await t.pool.query(
      `insert into person_document (user_id, kind, created_at) values ($1, $2, $3) returning id`,
      [userId, kind, demoNow],
    );
    await t.pool.query(
      `insert into file (id, owner_id, purpose, document_id, type, width, height, bytes, created_at, claimed_at)
       values (gen_random_uuid(), $1, 'registration', $2, 'image/png', 1, 1, 1, $3, $3)`,
      [userId, rows[0].id, demoNow],
    );
  }
  return { phone, userId, token: await t.sessionOf(phone) };
};

describe('the office decides', () => {
  it.each([
    ['approved', 'en', en.messages.applicationApproved],
    ['approved', 'zh-CN', zhHans.messages.applicationApproved],
    ['rejected', 'zh-TW', zhHant.messages.applicationRejected],
    ['rejected', 'en', en.messages.applicationRejected],
  ] as const)('%s, told in %s', async (decision, locale, words) => {
    const { phone, userId, token } = await someone(locale);
    t.clock.pass(3_000_000);
    await review(userId, decision, { note: 'Because.' });
    expect(await info(token)).toMatchObject({
      applicationStatus: decision,
      dueAt: null,
      officeNote: 'Because.',
    });
    expect(await people.messagesTo(phone)).toEqual([words.replace('{{phone}}', office)]);
    expect((await people.applicationRow(userId)).decided_at).toEqual(t.clock.now());
    // The note may hold anything: it is read on the site, not sent.
    expect((await people.messagesTo(phone)).join()).not.toContain('Because.');
    const { rows } = await t.pool.query('select * from audit_log where subject_id = $1', [userId]);
    expect(rows).toMatchObject([
      { actor: 'test', action: 'application.review', details: { decision } },
    ]);
  });

  it('and asks for more: what is missing is named, in the language of the reader', async () => {
    for (const [locale, words, names] of [
      ['en', en, 'medical exam report, proof of address'],
      ['zh-CN', zhHans, '体检报告、地址证明'],
      ['zh-TW', zhHant, '體檢報告、地址證明'],
    ] as const) {
      const { phone, userId, token } = await someone(locale);
      await review(userId, 'more_info', { asked: ['medicalReport', 'proofOfAddress'] });
      expect(await missing(token)).toEqual(['medicalReport', 'proofOfAddress']);
      expect(await info(token)).toMatchObject({ applicationStatus: 'more_info', dueAt: null });
      expect(await people.messagesTo(phone)).toEqual([
        words.messages.applicationMoreInfo
          .replace('{{documents}}', names)
          .replace('{{phone}}', office),
      ]);
    }
  });

  it('with only a question: the message says to read it', async () => {
    const { phone, userId } = await someone();
    await review(userId, 'more_info', { note: 'Which agency was it?' });
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.applicationCallUs.replace('{{phone}}', office),
    ]);
  });

  it.each([
    ['approved', 'approved'],
    ['approved', 'rejected'],
    ['approved', 'more_info'],
    ['rejected', 'approved'],
    ['rejected', 'more_info'],
    ['more_info', 'approved'],
    ['more_info', 'rejected'],
    ['more_info', 'more_info'],
  ] as const)('%s is not followed by %s', async (first, second) => {
    const { phone, userId } = await someone();
    await review(userId, first, { asked: ['medicalReport'] });
    const before = await people.applicationRow(userId);
    await expect(review(userId, second, { asked: ['proofOfAddress'] })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await people.applicationRow(userId)).toEqual(before);
    expect(await people.messagesTo(phone)).toHaveLength(1);
  });

  it('nothing about a patient, or about nobody', async () => {
    const { id } = await people.userRow('2125550101');
    for (const userId of [id, crypto.randomUUID()])
      await expect(review(userId, 'approved')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('two at once, 20 rounds: one winner, one SMS', async () => {
    for (let round = 0; round < 20; round++) {
      const { phone, userId } = await someone();
      const results = await Promise.allSettled([
        review(userId, 'approved'),
        review(userId, round % 2 ? 'rejected' : 'more_info', { asked: ['medicalReport'] }),
      ]);
      const lost = results.filter((r) => r.status === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'conflict' } }]);
      const texts = await people.messagesTo(phone);
      expect(texts).toHaveLength(1);
      const { status } = await people.applicationRow(userId);
      const isApproved = texts[0] === en.messages.applicationApproved.replace('{{phone}}', office);
      expect(isApproved).toBe(status === 'approved');
    }
  });
});

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

  it.each(['approved', 'rejected'] as const)('not once it is %s', async (decision) => {
    const { userId, token } = await someone();
    await review(userId, decision);
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
      const [file] = after.documents.find((d) => d.kind === 'medicalReport')?.files ?? [];
      expect(file?.fileId === body.medicalReport.fileIds[0]).toBe(added.json.code === '200');
    }
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
    expect(mine.documents.map((d) => [d.kind, d.files.length > 0, d.missing])).toEqual(
      allKinds.map((kind) => [kind, true, false]),
    );
  }
});

/** A process of its own takes its time where many share two cores. */
const processTimeout = 180_000;

describe('npm run office:review', () => {
  const run = async (...words: string[]) => {
    const key = 'a secret for tests, at least 32 characters';
    const env = { ...process.env, APP_ENV: 'demo', DATABASE_URL: t.url, SECRET_KEY: key };
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['scripts/office-review.ts', ...words],
        { env },
      );
      return { code: 0, says: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, says: stderr };
    }
  };

  it(
    'moves an application, once, and puts the SMS into the queue',
    async () => {
      const { phone, userId } = await someone();
      const first = await run(phone, 'more-info', '--ask', 'medicalReport', '--note', 'Sign it.');
      expect(first, first.says).toMatchObject({ code: 0 });
      expect(await people.applicationRow(userId)).toMatchObject({
        status: 'more_info',
        asked: ['medicalReport'],
        office_note: 'Sign it.',
      });
      const { rows } = await t.pool.query(
        `select m.id, m.to_sealed, m.text_sealed, j.data::text as whole
         from message m join pgboss.job j on j.data->>'messageId' = m.id::text
         where m.to_hash = $1 and m.state = 'waiting'`,
        [testSealer().hash(`+1${phone}`)],
      );
      expect(rows).toHaveLength(1);
      const [{ id, to_sealed, text_sealed, whole }] = rows;
      expect(whole).not.toMatch(/718555|medical/);
      expect(testSealer().open(to_sealed, id)).toBe(`+1${phone}`);
      expect(testSealer().open(text_sealed, id)).toContain('medical exam report');
      const second = await run(phone, 'approve');
      expect(second).toMatchObject({ code: 1, says: expect.stringContaining('not waiting') });
      expect(first.says + second.says).not.toContain(phone);
    },
    processTimeout,
  );

  it(
    'refuses what makes no sense',
    async () => {
      const before = await t.pool.query('select * from caregiver_application order by user_id');
      const answers = await Promise.all([
        run('nobody', 'approve'),
        run('2125550104', 'more-info'),
        run('2125550101', 'approve'),
      ]);
      const says = ['npm run office:review', 'Say what is needed', 'no caregiver'];
      expect(answers).toEqual(
        says.map((words) => ({ code: 1, says: expect.stringContaining(words) })),
      );
      const after = await t.pool.query('select * from caregiver_application order by user_id');
      expect(after.rows).toEqual(before.rows);
    },
    processTimeout,
  );
});
