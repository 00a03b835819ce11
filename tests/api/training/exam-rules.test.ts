import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAttempt, getChapterQuestion, getLatestExam } from '#contract/training/exam.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { type Trainees, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
let trainees: Trainees;
beforeAll(async () => {
  trainees = traineesOf(t);
});
beforeEach(() => t.clock.set(demoNow));

const startRaw = (token: string, id: string) =>
  t.call('POST', `/home/api/exam/${id}/start`, { token, lang: 'en' });
const minutes = (n: number) => n * 60_000;

describe('rules of the content', () => {
  it('attempts and the wait between them', async () => {
    const { token, id } = await trainees.readyForExam({ attempts: 2, waitHours: 24 });
    await trainees.takeExam(token, id, 0);
    const { exam, nextAction } = await trainees.detail(token, id);
    expect(exam).toMatchObject({ attemptsUsed: 1, attemptsLeft: 1, againFrom: '2025-06-12 10:32' });
    expect([exam.refusal, nextAction]).toEqual(['exam_wait', 'wait']);
    const early = await startRaw(token, id);
    expect([early.status, early.json.code]).toEqual([409, 'exam_wait']);
    t.clock.pass(minutes(24 * 60));
    await trainees.takeExam(token, id, 0);
    t.clock.pass(minutes(48 * 60));
    const over = await startRaw(token, id);
    expect([over.status, over.json.code]).toEqual([409, 'exam_no_attempts']);
    expect((await trainees.detail(token, id)).nextAction).toBe('callUs');
    // The office grants one more.
    await t.pool.query('update training_enrolment set extra_attempts = 1 where training_id = $1', [
      id,
    ]);
    expect((await trainees.takeExam(token, id)).passed).toBe(true);
  });

  it('a time limit by the server’s clock, with a grace for the last save', async () => {
    const { token, id } = await trainees.readyForExam({ minutes: 30 });
    const { attemptId, secondsLeft } = await trainees.start(token, id);
    expect(secondsLeft).toBe(1800);
    const right = await trainees.rightOf(attemptId, '1');
    t.clock.pass(minutes(30) + 4_000);
    expect((await trainees.answer(token, attemptId, '1', right)).status).toBe(200);
    t.clock.pass(2_000);
    const late = await trainees.answer(token, attemptId, '2', ['A']);
    expect([late.status, late.json.code]).toEqual([409, 'exam_time_over']);
    // Looking at it hands it in; what was saved counts.
    const seen = await t.read(getAttempt, { path: `/api/exam/attempt/${attemptId}`, token });
    expect([seen.submitted, seen.secondsLeft, seen.questions]).toEqual([true, 0, []]);
    const result = await trainees.submit(token, attemptId);
    expect(result).toMatchObject({ timedOut: true, correct: 1, unanswered: 5, passed: false });
    expect(result.submittedAt).toBe('2025-06-11 11:02');
    expect((await trainees.detail(token, id)).trainingStatus).toBe('exam');
  });

  it('says that the time was over, also when the page hands in at the end', async () => {
    const { token, id } = await trainees.readyForExam({ minutes: 30 });
    const { attemptId } = await trainees.start(token, id);
    await t.read(getLatestExam, { path: `/api/exam/${id}/latest`, token });
    t.clock.pass(minutes(10));
    expect((await trainees.detail(token, id)).exam.secondsLeft).toBe(1200);
    t.clock.pass(minutes(20) + 500);
    expect((await trainees.submit(token, attemptId)).timedOut).toBe(true);
    expect((await trainees.detail(token, id)).exam).toMatchObject({
      secondsLeft: null,
      notCounted: false,
      attemptsUsed: 1,
    });
  });

  it('an attempt of which no page was seen costs none when its time is over', async () => {
    const { token, id } = await trainees.readyForExam({ minutes: 30, attempts: 1, waitHours: 24 });
    await trainees.start(token, id);
    t.clock.pass(minutes(31));
    const latest = await t.read(getLatestExam, { path: `/api/exam/${id}/latest`, token });
    expect(latest).toEqual({ attempt: null, result: null });
    const { exam, nextAction, trainingStatus } = await trainees.detail(token, id);
    expect(exam).toMatchObject({
      attemptsUsed: 0,
      attemptsLeft: 1,
      refusal: null,
      notCounted: true,
      lastResult: null,
    });
    expect([nextAction, trainingStatus]).toEqual(['takeExam', 'finish']);
    // The next one is seen, and counts.
    await trainees.start(token, id);
    await t.read(getLatestExam, { path: `/api/exam/${id}/latest`, token });
    t.clock.pass(minutes(31));
    expect((await trainees.detail(token, id)).exam).toMatchObject({
      attemptsLeft: 0,
      refusal: 'exam_no_attempts',
      notCounted: false,
    });
  });

  it('the answer that was given last counts, not the one that arrived last', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    const give = async (optionIds: string[], agoMs = 0) => {
      const givenAt = t.clock.now().getTime() - agoMs;
      const body = { questionId: '1', optionIds, givenAt };
      const path = `/home/api/exam/attempt/${attemptId}/answer`;
      const { json } = await t.call<{ chosen: string[] }>('PUT', path, { token, body });
      return json.data?.chosen;
    };
    t.clock.pass(minutes(5));
    expect(await give(['A'])).toEqual(['A']);
    // From a phone that was offline: chosen two minutes earlier, and what counts comes back.
    expect(await give(['B'], minutes(2))).toEqual(['A']);
    t.clock.pass(minutes(3));
    expect(await give(['B'], minutes(1))).toEqual(['B']);
    // A clock is bounded by the start of the attempt, and by now.
    expect(await give(['A'], minutes(600))).toEqual(['B']);
    expect(await give(['A'], minutes(-600))).toEqual(['A']);
    expect(await give(['B'])).toEqual(['B']);
    const seen = await t.read(getAttempt, { path: `/api/exam/attempt/${attemptId}`, token });
    expect(seen.questions[0]?.chosen).toEqual(['B']);
  });

  it('more time for a person, and none at all by default', async () => {
    const { token, id } = await trainees.readyForExam({ minutes: 30 });
    await t.pool.query('update training_enrolment set extra_minutes = 15 where training_id = $1', [
      id,
    ]);
    expect((await trainees.start(token, id)).secondsLeft).toBe(2700);
    const other = await trainees.readyForExam();
    expect((await trainees.start(other.token, other.id)).secondsLeft).toBeNull();
  });

  it('an exam that was handed in cannot be changed in the database either', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.takeExam(token, id, 0);
    await expect(
      t.pool.query('update exam_attempt set score = 100, passed = true where id = $1', [attemptId]),
    ).rejects.toThrow('never changed');
  });
});

it('a chapter ends with a question of its own, with the answer, for those who may see the chapter', async () => {
  const { token, id } = await trainees.readyForExam({});
  const path = (videoId: string) => `/api/exam/${id}/chapter/${videoId}`;
  const ask = (videoId: string) =>
    t.read(getChapterQuestion, { path: path(videoId), token, lang: 'en' });
  const { question } = await ask('one');
  expect(question?.text).toMatch(/^Question \d+ en$/);
  expect(question?.explanation).toContain('EXPLANATION');
  const offered = question?.options.map(({ optionId }) => optionId);
  expect(offered).toEqual(expect.arrayContaining(question?.right ?? ['none']));
  expect((await ask('one')).question).toEqual(question);
  // The bank has nothing about the second chapter.
  expect((await ask('two')).question).toBeNull();
  await t.pool.query('update training_question set must_ask = true where training_id = $1', [id]);
  expect((await ask('one')).question).toBeNull();
  const unknown = await t.call('GET', `/home${path('nowhere')}`, { token });
  expect(unknown.status).toBe(404);
  const other = await trainees.newCaregiver();
  const locked = await t.call('GET', `/home${path('two')}`, { token: other.token });
  expect([locked.status, locked.json.code]).toEqual([409, 'video_locked']);
});
