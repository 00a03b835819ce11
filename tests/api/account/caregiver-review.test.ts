/** What the office decides about a caregiver’s application, and who is told (quality 4). */
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { expectNone } from '#tests/api/security/canaries.ts';
import { caregiversOf } from '#tests/api/support/caregivers.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { office, peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);
const { someone, review, info, missing } = caregiversOf(t, people);

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
    // A short note that is the only reason is in the text.
    const text = words.replace('{{reason}}', 'Because.');
    expect(await people.messagesTo(phone)).toEqual([text.replace('{{phone}}', office)]);
    expect((await people.applicationRow(userId)).decided_at).toEqual(t.clock.now());
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

  it('with only a question: the message asks it', async () => {
    const { phone, userId } = await someone();
    await review(userId, 'more_info', { note: 'Which agency was it?' });
    expect(await people.messagesTo(phone)).toEqual([
      en.messages.applicationCallUs
        .replace('{{reason}}', 'Which agency was it?')
        .replace('{{phone}}', office),
    ]);
  });

  it.each([
    ['approved', 'approved'],
    ['approved', 'rejected'],
    ['approved', 'more_info'],
    ['rejected', 'approved'],
    ['rejected', 'more_info'],
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

  it.each(['approved', 'rejected', 'more_info'] as const)(
    'asking for more does not freeze it: %s can follow',
    async (second) => {
      const { phone, userId } = await someone();
      await review(userId, 'more_info', { asked: ['medicalReport'] });
      await review(userId, second, { asked: ['proofOfAddress'], note: 'x' });
      expect(await people.applicationRow(userId)).toMatchObject({
        status: second,
        asked: second === 'more_info' ? ['proofOfAddress'] : [],
      });
      expect(await people.messagesTo(phone)).toHaveLength(2);
    },
  );

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
        review(userId, 'rejected', { note: 'x' }),
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

/** A process of its own takes its time where many share two cores. */
const processTimeout = 180_000;

describe('npm run office:review', () => {
  const run = async (...words: string[]) => {
    const env = { DATABASE_URL: t.url, SECRET_KEY: 'a secret for tests, at least 32 characters' };
    const { code, stdout, stderr } = await runCommand('scripts/office-review.ts', words, env);
    return { code, says: code === 0 ? stdout : stderr };
  };

  it(
    'moves an application, decides once, and puts the SMS into the queue',
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
      expectNone(whole, [phone, 'medical']);
      expect(testSealer().open(to_sealed, id)).toBe(`+1${phone}`);
      expect(testSealer().open(text_sealed, id)).toContain('medical exam report');
      expect(await run(phone, 'approve')).toMatchObject({ code: 0 });
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
