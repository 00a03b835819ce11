/** Transcripts of in-service hours: the paper, its verification, the table, the records of who took them. */
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '#contract/training/certificate.ts';
import { getTraineeYear, listInservice } from '#contract/training/inservice-office.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');
const coordinator = staffOf(t, 'coordinator');

const get = (path: string, token: string) =>
  t.app.inject({
    url: `/home${path}`,
    headers: { authorization: token, 'accept-language': 'en' },
  });
const wordsOf = async (bytes: Buffer) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return { words: text.normalize('NFC').replace(/\s+/g, ''), totalPages };
};
const officePath = (userId: string, year = 2025) =>
  `/staff/training/people/${userId}/transcript?year=${year}`;
const numberIn = (words: string) => /PHT-\d{4}-\d{6}/.exec(words)?.[0] ?? '';
const verify = (number: string, code?: string) =>
  t.read(verifyCertificate, {
    query: `number=${number}${code ? `&code=${code}` : ''}`,
    lang: 'en',
  });
const codeOf = async (number: string) => {
  const { rows } = await t.pool.query('select code from training_transcript where number = $1', [
    number,
  ]);
  return String(rows[0]?.code);
};

const newAide = async (names = {}) => {
  const person = await trainees.newCaregiver('approved', names);
  const path = `/staff/training/people/${person.userId}`;
  const { position } = await t.read(getTraineeYear, { path: `${path}/year`, token: trainer.token });
  const body = { ...position, role: 'HHA', hiredOn: '2024-03-01', employeeNumber: '=E-7' };
  await t.call('PUT', `/home${path}/position`, { token: trainer.token, body });
  return person;
};
const earn = async (token: string, id: string, signedName?: string) => {
  await trainees.watchAll(token, id);
  await trainees.takeExam(token, id);
  const { json } = await trainees.sign(token, id, signedName ? { signedName } : undefined);
  return json.data?.number ?? '';
};

describe('a transcript', { timeout: 120_000 }, () => {
  it('says what was learned and when, is verifiable, and keeps its number', async () => {
    const id = await trainees.newTraining({ creditHours: 1.5, subjects: ['infection'] });
    const { userId, token } = await newAide({
      firstName: 'Kun',
      lastName: 'Yoshinoya',
      chineseName: '𠮷野家堃',
    });
    const certificate = await earn(token, id, 'Kun Yoshinoya');
    const answer = await get(officePath(userId), trainer.token);
    expect(answer.statusCode, answer.payload.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const { words } = await wordsOf(answer.rawPayload);
    for (const word of [
      '𠮷野家堃',
      'KunYoshinoya',
      '2025',
      'Homehealthaide',
      'March1,2024',
      '=E-7',
      'Infectioncontrol',
      '100/100',
      '1.5of12',
      certificate,
    ])
      expect(words).toContain(word);
    const number = numberIn(words);
    expect(answer.headers['content-disposition']).toContain(`${number}.pdf`);

    t.clock.pass(60_000);
    const again = await get(officePath(userId), trainer.token);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    const audits = await auditsOf(t, { action: 'training.transcript' });
    expect(audits.filter((one) => one.subjectId === userId)).toHaveLength(2);

    const found = await verify(number);
    expect(found).toMatchObject({ status: 'valid', kind: 'transcript', hours: 1.5, masked: true });
    expect(found.latinName).toBe('Kun Y.');
    expect(found.chineseName).toBe('𠮷**堃');
    const whole = await verify(number, await codeOf(number));
    expect(whole).toMatchObject({ latinName: 'Kun Yoshinoya', chineseName: '𠮷野家堃' });

    // Another certificate makes another transcript; the first stays true.
    await earn(token, await trainees.newTraining({ creditHours: 1 }), 'Kun Yoshinoya');
    const own = await get('/api/training/transcript', token);
    const newer = await wordsOf(own.rawPayload);
    expect(newer.words).toContain('2.5of12');
    expect(numberIn(newer.words)).not.toBe(number);
    expect((await verify(number)).status).toBe('valid');
    await t.pool.query('update training_certificate set revoked_at = now() where number = $1', [
      certificate,
    ]);
    expect((await verify(number)).status).toBe('revoked');
    await t.pool.query(
      `update training_transcript set facts = facts || '{"hours": 99}' where number = $1`,
      [number],
    );
    expect((await verify(number)).status).toBe('unknown');
  });

  it('has as many pages as it needs, and one when there is nothing', async () => {
    const { userId, token } = await newAide();
    const empty = await wordsOf((await get(officePath(userId, 2023), trainer.token)).rawPayload);
    expect(empty.totalPages).toBe(1);
    expect(empty.words).toContain('0of12');
    const id = await trainees.newTraining({ creditHours: 0.25, subjects: ['infection'] });
    await earn(token, id);
    // The same certificate many times over, each with a number of its own.
    await t.pool.query('alter table training_certificate disable trigger user');
    await t.pool.query('drop index if exists training_certificate_once');
    await t.pool.query(
      `insert into training_certificate (number, enrolment_id, user_id, code, facts, issued_at, issued_on, hash)
       select 'PHC-2025-' || (900000 + n), enrolment_id, user_id, code, facts, issued_at, issued_on, hash
       from training_certificate, generate_series(1, 40) n where user_id = $1`,
      [userId],
    );
    const long = await wordsOf((await get(officePath(userId), trainer.token)).rawPayload);
    expect(long.totalPages).toBeGreaterThan(2);
    expect(long.words).toContain('PHC-2025-900040');
    expect(long.words).toContain('10.25of12');
  });

  it('is for trainers and the person alone', async () => {
    const { userId } = await newAide();
    const other = await newAide();
    expect((await get(officePath(userId), coordinator.token)).statusCode).toBe(403);
    expect((await get(officePath(userId), other.token)).statusCode).toBe(401);
    expect((await get(officePath(userId), '')).statusCode).toBe(401);
    const unknown = officePath('00000000-0000-4000-8000-000000000009');
    expect((await get(unknown, trainer.token)).statusCode).toBe(404);
    expect((await get(`${officePath(userId)}9`, trainer.token)).statusCode).toBe(400);
  });
});

it('the table has date, hours, role and employee number, safe for a spreadsheet', async () => {
  const id = await trainees.newTraining({ creditHours: 2, subjects: ['rights'] });
  const one = await newAide({ firstName: '=cmd', lastName: 'Formula', chineseName: '堃' });
  const none = await newAide();
  const certificate = await earn(one.token, id, '堃');
  const path = '/staff/training/inservice/export?year=2025';
  const { payload, statusCode } = await get(
    `${path}&people=${one.userId},${none.userId}`,
    trainer.token,
  );
  expect(statusCode).toBe(200);
  const lines = payload.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  const row = lines.find((line) => line.includes(certificate));
  expect(row).toMatch(
    new RegExp(
      `^'=cmd Formula,堃,'=E-7,HHA,2024-03-01,2025-\\d\\d-\\d\\d,.*,2,100,100,${certificate},Training$`,
    ),
  );
  // All of them: as many people as the list has.
  const { total } = await t.read(listInservice, { token: trainer.token, query: 'year=2025' });
  const all = (await get(path, trainer.token)).payload.trim().split('\r\n');
  expect(all.length - 1).toBeGreaterThanOrEqual(total);
  const audits = await auditsOf(t, { action: 'training.inservice.export' });
  expect(audits.at(-1)?.details).toMatchObject({ year: '2025' });
  expect((await get(`${path}&people=x`, trainer.token)).statusCode).toBe(400);
  expect((await get(path, coordinator.token)).statusCode).toBe(403);
});
