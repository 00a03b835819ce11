import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAttempt } from '#contract/training/exam.ts';
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
