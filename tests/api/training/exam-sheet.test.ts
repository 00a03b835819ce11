/** The answer sheet on two devices, flags, and how questions are drawn and scored. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExamQuestion, getAttempt } from '#contract/training/exam.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { type Trainees, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
let trainees: Trainees;
beforeAll(() => {
  trainees = traineesOf(t);
});
beforeEach(() => t.clock.set(demoNow));

const flag = (token: string, attemptId: string, body: object) =>
  t.call('PUT', `/home/api/exam/attempt/${attemptId}/flag`, { token, lang: 'en', body });
const sheetOf = async (token: string, attemptId: string): Promise<ExamQuestion[]> =>
  (await t.read(getAttempt, { path: `/api/exam/attempt/${attemptId}`, token, lang: 'en' }))
    .questions;

describe('the sheet', () => {
  it('is the same on every device: answers and flags', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    const body = { questionId: '2', flagged: true };
    expect((await flag(token, attemptId, body)).json.data).toEqual(body);
    await trainees.answer(token, attemptId, '1', ['A']);
    const sheet = await sheetOf(token, attemptId);
    expect(sheet.map(({ flagged }) => flagged)).toEqual([false, true, false, false, false, false]);
    expect(sheet[0]).toMatchObject({ chosen: ['A'], givenAt: t.clock.now().getTime() });
    expect(sheet[1]?.givenAt).toBeNull();
    await flag(token, attemptId, { ...body, flagged: false });
    expect((await sheetOf(token, attemptId)).some(({ flagged }) => flagged)).toBe(false);
  });

  it('refuses flags of others, of unknown questions, and after the end', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    const other = await trainees.newCaregiver();
    const body = { questionId: '1', flagged: true };
    expect((await flag(other.token, attemptId, body)).status).toBe(404);
    const unknown = await flag(token, attemptId, { ...body, questionId: '99' });
    expect(unknown.json.errors?.map(({ field }) => field)).toEqual(['questionId']);
    await trainees.submit(token, attemptId);
    expect((await flag(token, attemptId, body)).json.code).toBe('exam_submitted');
  });
});

describe('the exam', () => {
  it('has what must be asked and enough of each chapter, scored as each question says', async () => {
    const { token, id } = await trainees.readyForExam({ questionCount: 4, perChapter: 2 });
    await t.pool.query(
      `update training_question set video_id = case when position < 10 then 'one' else 'two' end,
         must_ask = (position = 3), scoring = case when position = 3 then 'part' end
       where training_id = $1`,
      [id],
    );
    const { attemptId } = await trainees.start(token, id);
    const { rows } = await t.pool.query(
      `select q.video_id, q.position, a.partial_score from exam_answer a
       join training_question q on q.training_id = a.training_id and q.id = a.question_id
       where a.attempt_id = $1`,
      [attemptId],
    );
    expect(rows.map(({ video_id }) => video_id).sort()).toEqual(['one', 'one', 'two', 'two']);
    expect(rows.filter(({ partial_score }) => partial_score).map((row) => row.position)).toEqual([
      3,
    ]);
    // The rules may change meanwhile: an exam that has begun keeps its own.
    await t.pool.query('update training set partial_score = true where id = $1', [id]);
    const sheet = await sheetOf(token, attemptId);
    expect(sheet.filter(({ partialScore }) => partialScore)).toHaveLength(1);
    const result = await trainees.submit(token, attemptId);
    expect(result.questions.filter(({ partialScore }) => partialScore)).toHaveLength(1);
  });
});
