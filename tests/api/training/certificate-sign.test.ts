/** Signing for a training that was passed. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingPrefix, getSignOffer, verifyCertificate } from '#contract/training/certificate.ts';
import { certificatesOf, drawing } from '#tests/api/support/certificates.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const { trainees, numberOf } = certificatesOf(t);

describe('signing', () => {
  it('needs a pass', async () => {
    const id = await trainees.newTraining();
    const { token } = await trainees.newCaregiver();
    const refused = async () => (await trainees.sign(token, id)).json.code;
    expect(await refused()).toBe('sign_not_passed');
    await trainees.watchAll(token, id);
    expect(await refused()).toBe('sign_not_passed');
    await trainees.takeExam(token, id, 0);
    expect(await refused()).toBe('sign_not_passed');
    const none = await t.call('GET', `/home/api/training/${id}/certificate`, { token, lang: 'en' });
    expect([none.status, none.json.code]).toEqual([409, 'not_signed']);
    await trainees.takeExam(token, id);
    expect((await trainees.sign(token, id)).status).toBe(200);
    expect(await trainees.detail(token, id)).toMatchObject({
      trainingStatus: 'signed',
      nextAction: 'certificate',
      certificate: { status: 'valid', issuedOn: '2025-06-11', expiresOn: null, renewable: false },
    });
  });

  it.each(['陈美玲', '美玲陈', '陳美玲', 'Meiling Chen', 'CHEN MEILING'])(
    'a profile in Chinese characters only signs as %s',
    async (signedName) => {
      const names = { firstName: '美玲', lastName: '陈', chineseName: null };
      const { token, id } = await trainees.passed({}, names);
      const path = `/api/training/${id}/sign`;
      expect(await t.read(getSignOffer, { path, token })).toMatchObject({
        latinName: '陈美玲',
        chineseName: null,
        signedName: '陈美玲',
      });
      const number = await numberOf(token, id, { signedName });
      expect(await t.read(verifyCertificate, { query: `number=${number}` })).toMatchObject({
        latinName: '陈*玲',
        chineseName: null,
      });
    },
  );

  it('shows word for word what is signed, and keeps it with time, address and browser', async () => {
    const { token, id, userId } = await trainees.passed();
    const path = `/api/training/${id}/sign`;
    const offer = await t.read(getSignOffer, { path, token, lang: 'en' });
    expect(offer).toMatchObject({
      score: 100,
      totalScore: 100,
      examDate: '2025-06-11',
      latinName: 'Meiling Chen',
      chineseName: '陈美玲',
      signedName: '陈美玲 Meiling Chen',
    });
    expect(offer.statement).toContain('with 100 of 100 points');
    const hans = await t.read(getSignOffer, { path, token, lang: 'zh-CN' });
    expect(hans.statement).toContain('亲自考试');
    await numberOf(token, id, { signedName: offer.signedName, drawing: await drawing() });
    const { rows } = await t.pool.query('select * from training_signature where user_id = $1', [
      userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: 'drawn',
      statement: offer.statement,
      statement_hash: createHash('sha256').update(offer.statement).digest('hex'),
      signed_at: t.clock.now(),
      address: '127.0.0.1',
      user_agent: 'A test browser',
    });
    // The picture is private: its owner sees it, nobody else.
    const file = `/home/api/file/${rows[0].file_id}`;
    expect((await t.call('GET', file, { token })).status).toBe(200);
    expect((await t.call('GET', file)).status).toBe(404);
    expect((await t.call('DELETE', file, { token })).status).toBe(409);
  });

  it.each([
    ['not agreed', { agree: false }, 'agree'],
    ['nobody', { signedName: '' }, 'signedName'],
    ['another name', { signedName: 'Someone Else' }, 'signedName'],
    ['no picture', { drawing: 'data:image/png;base64,AAAA' }, 'drawing'],
    ['a script', { drawing: 'data:text/html;base64,AAAA' }, 'drawing'],
    ['too much', { drawing: drawingPrefix + 'A'.repeat(60_000) }, 'drawing'],
    ['a score', { score: 100 }, 'score'],
    ['a time', { signedAt: '2020-01-01' }, 'signedAt'],
  ])('%s is refused', async (_, body, field) => {
    const { token, id } = await trainees.passed();
    const { status, json } = await trainees.sign(token, id, body);
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
    expect((await trainees.detail(token, id)).trainingStatus).toBe('exam');
  });

  it('an empty box is no signature', async () => {
    const blank = sharp({ create: { width: 300, height: 110, channels: 4, background: '#0000' } });
    const { token, id } = await trainees.passed();
    const body = { drawing: drawingPrefix + (await blank.png().toBuffer()).toString('base64') };
    const { status, json } = await trainees.sign(token, id, body);
    expect([status, json.errors?.[0]?.field]).toEqual([400, 'drawing']);
  });

  it('20 times at once: one signature, one number, one message, no picture too many', async () => {
    const { token, id, userId, phone } = await trainees.passed();
    const body = { drawing: await drawing() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => trainees.sign(token, id, body)),
    );
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => a.json.data?.number)).size).toBe(1);
    const count = async (table: string, column = 'user_id') => {
      const { rows } = await t.pool.query(`select 1 from ${table} where ${column} = $1`, [userId]);
      return rows.length;
    };
    expect(await count('training_signature')).toBe(1);
    expect(await count('training_certificate')).toBe(1);
    expect(await count('file', 'owner_id')).toBe(1);
    const messages = await trainees.people.messagesTo(phone);
    expect(messages.filter((text) => text.includes('PHC-2025-'))).toHaveLength(1);
  });

  it('numbers of people who sign together are one after the other, without a gap', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => trainees.passed()));
    const before = await numberOf(people[0]?.token ?? '', people[0]?.id ?? '');
    const numbers = await Promise.all(people.slice(1).map(({ token, id }) => numberOf(token, id)));
    const counts = numbers.map((n) => Number(n.slice(-6))).sort((a, b) => a - b);
    const first = Number(before.slice(-6)) + 1;
    expect(counts).toEqual(counts.map((_, i) => first + i));
  });

  it('cannot be changed afterwards, in the database neither', async () => {
    const { token, id, userId } = await trainees.passed();
    await numberOf(token, id);
    for (const change of [
      `update training_signature set signed_name = 'x' where user_id = $1`,
      'delete from training_signature where user_id = $1',
      `update training_certificate set facts = '{}' where user_id = $1`,
      `update training_certificate set expires_on = '2099-01-01' where user_id = $1`,
      'delete from training_certificate where user_id = $1',
    ])
      await expect(t.pool.query(change, [userId]), change).rejects.toThrow('never changed');
  });
});
