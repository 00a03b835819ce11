/** The certificate: its paper, its verification, its end. */
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '#contract/training/certificate.ts';
import { remindHolders } from '#server/features/training/courses/courses.jobs.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { certificatesOf, drawing } from '#tests/api/support/certificates.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const { trainees, numberOf } = certificatesOf(t);

const pdfOf = async (token: string, id: string) => {
  const answer = await t.app.inject({
    url: `/home/api/training/${id}/certificate`,
    headers: { authorization: token },
  });
  expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
  return { bytes: answer.rawPayload, headers: answer.headers };
};
const wordsOf = async (bytes: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.normalize('NFC').replace(/\s+/g, '');
};
const verify = (number: string, code?: string, lang: 'en' | 'zh-CN' | 'zh-TW' = 'en') =>
  t.read(verifyCertificate, {
    query: `number=${encodeURIComponent(number)}${code ? `&code=${code}` : ''}`,
    lang,
  });
const certificateRow = async (number: string) => {
  const { rows } = await t.pool.query('select * from training_certificate where number = $1', [
    number,
  ]);
  return rows[0];
};

describe('the certificate', { timeout: 90_000 }, () => {
  it('has the same bytes every time, and all of the names', async () => {
    const { token, id } = await trainees.passed(
      { validMonths: 12 },
      { chineseName: '陳𠮷堃', firstName: 'Nguyễn Ái', lastName: 'Trần-Chen' },
    );
    const number = await numberOf(token, id, { signedName: '陈𠮷堃', drawing: await drawing() });
    const first = await pdfOf(token, id);
    t.clock.pass(3_600_000);
    const second = await pdfOf(token, id);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const words = await wordsOf(first.bytes);
    for (const word of [
      '陳𠮷堃',
      'NguyễnÁiTrần-Chen',
      number,
      '100/100',
      'June11,2025',
      'June11,2026',
    ])
      expect(words).toContain(word);
    for (const word of ['培訓結業證書', 'CertificateofTraining', 'care.example/verify'])
      expect(words).toContain(word);
    // Kept for good: described, coloured, named, nothing see-through, no script.
    const raw = first.bytes.toString('latin1');
    for (const part of ['pdfaid:part', '/OutputIntent', '/GTS_PDFA1', '/ID ['])
      expect(raw).toContain(part);
    expect(raw).not.toMatch(/\/SMask|\/JavaScript|\/Encrypt|\/ca /);
    expect(first.bytes.length).toBeLessThan(200_000);
  });

  it('in the script of the person who signed', async () => {
    const { token, id, userId } = await trainees.passed(
      {},
      { chineseName: '陈美玲', locale: 'zh-CN' },
    );
    await numberOf(token, id, { signedName: '陳美玲' });
    // Another name later: what was certified stays.
    await t.pool.query(`update app_user set chinese_name = '王芳' where id = $1`, [userId]);
    const { certificate } = await trainees.detail(token, id);
    expect(certificate).toMatchObject({ chineseName: '陈美玲', latinName: 'Meiling Chen' });
    const words = await wordsOf((await pdfOf(token, id)).bytes);
    expect(words).toContain('培训结业证书');
    expect(words).toContain('陈美玲MeilingChen');
  });

  // Both rare characters are outside what most fonts have; 𠮷 is outside the first plane of Unicode as well.
  it.each([
    { chineseName: '𠮷野家', firstName: 'Yoshi', lastName: 'Noya' },
    { chineseName: '堃', firstName: 'Kun', lastName: 'Chen' },
    { chineseName: '陈𠮷堃美玲王芳李伟张敏刘洋黄丽赵军周杰吴', firstName: 'M', lastName: 'C' },
    { chineseName: null, firstName: 'Wolfeschlegelsteinhausen', lastName: 'Bergerdorff-Lin' },
  ])('is made out to $chineseName $firstName $lastName', async (names) => {
    const { token, id } = await trainees.passed({}, names);
    const latinName = `${names.firstName} ${names.lastName}`;
    await numberOf(token, id, { signedName: latinName });
    const words = await wordsOf((await pdfOf(token, id)).bytes);
    expect(words).toContain((names.chineseName ?? '') + latinName.replaceAll(' ', ''));
  });

  it('without a Chinese name, and with another font’s letters', async () => {
    const { token, id } = await trainees.passed(
      {},
      { chineseName: null, firstName: 'Łucja', lastName: 'Ünal' },
    );
    await numberOf(token, id, { signedName: 'ünal łucja' });
    expect(await wordsOf((await pdfOf(token, id)).bytes)).toContain('ŁucjaÜnal');
  });

  it('is bound to result, answers and signature: what was tampered with is not ours', async () => {
    for (const change of [
      `update exam_answer set chosen = '{wrong-1}' where attempt_id = $1 and place = 1`,
      `update exam_answer set right_options = '{wrong-1}' where attempt_id = $1 and place = 2`,
      'update exam_answer set earned = 0 where attempt_id = $1 and place = 3',
      'update exam_attempt set score = 99 where id = $1',
      `update training_signature set statement = 'x' where attempt_id = $1`,
      `update training_signature set signed_at = now() where attempt_id = $1`,
      `update training_certificate set facts = facts || '{"latinName": "X Y"}' where enrolment_id =
         (select enrolment_id from exam_attempt where id = $1)`,
    ]) {
      const { token, id } = await trainees.passed();
      const number = await numberOf(token, id, { drawing: await drawing() });
      expect((await verify(number)).status).toBe('valid');
      const attemptId = (await trainees.detail(token, id)).exam.lastResult?.attemptId;
      const client = await t.pool.connect();
      try {
        // As somebody with the keys to the database could.
        await client.query('set session_replication_role = replica');
        expect((await client.query(change, [attemptId])).rowCount, change).toBe(1);
      } finally {
        await client.query('reset session_replication_role');
        client.release();
      }
      expect((await verify(number)).status, change).toBe('unknown');
    }
  });
});

describe('verification', () => {
  it('shows the name to who has the code of the QR, masked to others, never the score', async () => {
    const { token, id } = await trainees.passed();
    const number = await numberOf(token, id);
    const { code } = await certificateRow(number);
    const known = {
      kind: 'certificate',
      status: 'valid',
      hours: null,
      number,
      training: `Training ${id} en`,
      trainingEn: `Training ${id} en`,
      issuedOn: '2025-06-11',
      expiresOn: null,
    };
    expect(await verify(number, code)).toEqual({
      ...known,
      latinName: 'Meiling Chen',
      chineseName: '陈美玲',
      masked: false,
    });
    const masked = { ...known, latinName: 'Meiling C.', chineseName: '陈*玲', masked: true };
    for (const wrong of [undefined, 'WRONG', `${code}X`, code.toLowerCase()])
      expect(await verify(number, wrong)).toEqual(masked);
    expect((await verify(number, undefined, 'zh-TW')).training).toBe(`Training ${id} 繁`);
    expect(await verify(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toEqual(masked);
    const { text } = await t.call('GET', `/home/verify?number=${number}&code=${code}`);
    expect(text).not.toMatch(/score|100|phone|user/i);
  });

  it('unknown, revoked, expired', async () => {
    for (const number of ['PHC-2025-999999', 'nonsense', "'; drop", ''])
      expect(await verify(number)).toMatchObject({
        status: 'unknown',
        latinName: null,
        training: null,
      });
    const { token, id } = await trainees.passed({ validMonths: 12 });
    const number = await numberOf(token, id);
    const statusAt = async (day: string) => {
      t.clock.set(`${day}T16:00:00Z`);
      return (await verify(number)).status;
    };
    expect(await statusAt('2026-06-11')).toBe('valid');
    expect(await statusAt('2026-06-12')).toBe('expired');
    await t.pool.query('update training_certificate set revoked_at = now() where number = $1', [
      number,
    ]);
    expect(await statusAt('2025-06-12')).toBe('revoked');
  });

  it('is limited by address', async () => {
    const strict = await startTestApp({ demo: false, env: { APP_ENV: 'production' } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 35; i++) {
        const path = `/home/verify?number=PHC-2025-${String(i).padStart(6, '0')}`;
        statuses.push((await strict.call('GET', path)).status);
      }
      expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
      expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('its end', () => {
  it('is announced 30 days before, once; then the training can be taken anew', async () => {
    const { token, id, phone } = await trainees.passed({ validMonths: 12 });
    const number = await numberOf(token, id);
    const renew = () => t.call('POST', `/home/api/training/${id}/renew`, { token, lang: 'en' });
    expect((await renew()).json.code).toBe('renew_too_soon');
    const texts = async () =>
      (await trainees.people.messagesTo(phone)).filter((m) => /ends on|到期/.test(m));
    t.clock.set('2026-05-11T16:00:00Z');
    await remindHolders(t);
    expect(await texts()).toEqual([]);
    t.clock.set('2026-05-12T16:00:00Z');
    await Promise.all([remindHolders(t), remindHolders(t)]);
    await remindHolders(t);
    const [text, ...more] = await texts();
    expect(text).toContain(number);
    expect(more).toEqual([]);

    const late = await t.sessionOf(phone);
    const renewLate = () =>
      t.call('POST', `/home/api/training/${id}/renew`, { token: late, lang: 'en' });
    expect((await trainees.detail(late, id)).nextAction).toBe('renew');
    const answers = await Promise.all([renewLate(), renewLate(), renewLate()]);
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200]);
    const detail = await trainees.detail(late, id);
    expect(detail).toMatchObject({ trainingStatus: 'init', percent: 0, nextAction: 'start' });
    // The paper of the first round is still there, until it is followed by the next.
    expect(detail.certificate?.number).toBe(number);
    await trainees.watchAll(late, id);
    await trainees.takeExam(late, id);
    const second = await numberOf(late, id);
    expect(second).toMatch(/^PHC-2026-/);
    const renewed = await trainees.detail(late, id);
    expect(renewed.certificate?.number).toBe(second);
    expect((await verify(number)).status).toBe('valid');

    // The first one can still be downloaded; a revoked one says so and cannot.
    expect(renewed.earlierCertificates).toMatchObject([{ number, status: 'valid' }]);
    const file = async (query = '') => {
      const path = `/home/api/training/${id}/certificate${query}`;
      const answer = await t.call('GET', path, { token: late, lang: 'en' });
      return [answer.status, String(answer.headers['content-disposition'] ?? '')];
    };
    expect(await file(`?number=${number}`)).toEqual([200, expect.stringContaining(number)]);
    expect(await file()).toEqual([200, expect.stringContaining(second)]);
    await t.pool.query('update training_certificate set revoked_at = now() where number = $1', [
      number,
    ]);
    expect((await trainees.detail(late, id)).earlierCertificates).toMatchObject([
      { number, status: 'revoked' },
    ]);
    expect((await file(`?number=${number}`))[0]).toBe(404);
    expect((await file('?number=PHC-2026-999999'))[0]).toBe(404);
  });

  it('with the account everything goes, and the export names it before', async () => {
    const { token, id, userId } = await trainees.passed();
    const number = await numberOf(token, id, { drawing: await drawing() });
    const { json } = await t.call<{ trainings: unknown[] }>('POST', '/home/api/user/export', {
      token,
      body: { password: goodPassword },
    });
    expect(json.data?.trainings).toMatchObject([
      {
        trainingContentId: id,
        status: 'signed',
        attempts: [{ score: 100, passed: true }],
        signature: { kind: 'drawn', signedName: 'Meiling Chen', address: '127.0.0.1' },
        certificate: { number },
      },
    ]);
    await t.pool.query('delete from file where owner_id = $1', [userId]);
    await t.pool.query('delete from app_user where id = $1', [userId]);
    for (const table of ['training_enrolment', 'training_signature', 'training_certificate']) {
      const { rows } = await t.pool.query(`select 1 from ${table} where user_id = $1`, [userId]);
      expect(rows, table).toEqual([]);
    }
    expect((await verify(number)).status).toBe('unknown');
  });
});
