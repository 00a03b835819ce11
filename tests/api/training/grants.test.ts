/** One more attempt, no wait: given with a reason, seen by the caregiver, undone until used. Attempts with their answers. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getQuestionStatistics } from '#contract/training/bank-office.ts';
import { getTraineeAttempt } from '#contract/training/grants-office.ts';
import { getTrainee } from '#contract/training/trainees-office.ts';
import { examAnswer, examAttempt, trainingEnrolment } from '#server/schema/training/training.ts';
import { auditsOf, staffOf } from '#tests/api/support/office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { rightWord, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
const trainees = traineesOf(t);
const trainer = staffOf(t, 'trainer');

const seen = async (userId: string, id: string) => {
  const path = `/staff/training/people/${userId}`;
  const { trainings } = await t.read(getTrainee, { path, token: trainer.token, lang: 'en' });
  const one = trainings.find((training) => training.trainingId === id);
  if (!one?.enrolment) throw new Error('the training was not begun');
  return { ...one, enrolmentId: one.enrolment.enrolmentId };
};
const give = (enrolmentId: string, kind: string, requestKey: string = randomUUID()) =>
  t.call<{ grantId: string }>('POST', `/home/staff/training/enrolment/${enrolmentId}/grant`, {
    token: trainer.token,
    body: { requestKey, kind, reason: 'The power was out' },
  });
const given = async (enrolmentId: string, kind: string, requestKey?: string) => {
  const { status, json, text } = await give(enrolmentId, kind, requestKey);
  expect(status, text).toBe(200);
  return json.data?.grantId ?? '';
};
const undo = (grantId: string) =>
  t.call('POST', `/home/staff/training/grant/${grantId}/undo`, { token: trainer.token, body: {} });
const start = (token: string, id: string) =>
  t.call('POST', `/home/api/exam/${id}/start`, { token, lang: 'en' });

const failedOnce = async (rules: object) => {
  const person = await trainees.readyForExam(rules);
  await trainees.takeExam(person.token, person.id, 0);
  return { ...person, ...(await seen(person.userId, person.id)) };
};

describe('one more attempt', () => {
  it('opens the exam again, is told to the caregiver, and is used once', async () => {
    const { token, id, userId, enrolmentId } = await failedOnce({ attempts: 1 });
    expect((await start(token, id)).json.code).toBe('exam_no_attempts');
    const requestKey = randomUUID();
    const grantId = await given(enrolmentId, 'attempt', requestKey);
    expect(await given(enrolmentId, 'attempt', requestKey)).toBe(grantId);
    expect((await trainees.detail(token, id)).exam).toMatchObject({
      attemptsAllowed: 2,
      attemptsLeft: 1,
      grants: [{ kind: 'attempt', reason: 'The power was out' }],
    });
    await trainees.takeExam(token, id, 0);
    expect((await trainees.detail(token, id)).exam).toMatchObject({ attemptsLeft: 0, grants: [] });
    expect((await undo(grantId)).status).toBe(409);
    expect((await seen(userId, id)).grants).toMatchObject([
      { grantId, kind: 'attempt', undoneAt: null, usedAt: expect.any(String) },
    ]);
    expect(await auditsOf(t, { action: 'training.grant.give', subjectId: userId })).toMatchObject([
      { details: { training: id, kind: 'attempt', reason: 'The power was out' } },
    ]);
  });

  it('can be undone before, and an undo that comes with the start has one winner', async () => {
    const { token, id, enrolmentId } = await failedOnce({ attempts: 1 });
    const first = await given(enrolmentId, 'attempt');
    expect((await undo(first)).status).toBe(200);
    expect((await undo(first)).status).toBe(409);
    expect((await start(token, id)).json.code).toBe('exam_no_attempts');

    const second = await given(enrolmentId, 'attempt');
    const [begun, undone] = await Promise.all([start(token, id), undo(second)]);
    expect([begun.status === 200, undone.status === 200].filter(Boolean)).toHaveLength(1);
  });
});

describe('no wait', () => {
  it('lets take it at once, for one attempt', async () => {
    const { token, id, enrolmentId } = await failedOnce({ waitHours: 24 });
    expect((await start(token, id)).json.code).toBe('exam_wait');
    await given(enrolmentId, 'wait');
    expect((await give(enrolmentId, 'wait')).status).toBe(400);
    expect((await trainees.detail(token, id)).exam).toMatchObject({
      againFrom: null,
      grants: [{ kind: 'wait' }],
    });
    await trainees.takeExam(token, id, 0);
    expect((await start(token, id)).json.code).toBe('exam_wait');
  });

  it('is refused where it changes nothing', async () => {
    const { enrolmentId } = await failedOnce({});
    expect((await give(enrolmentId, 'wait')).status).toBe(400);
    expect((await give(enrolmentId, 'attempt')).status).toBe(400);
    const passed = await trainees.passed({ attempts: 2, waitHours: 24 });
    const { enrolmentId: done, grantable } = await seen(passed.userId, passed.id);
    expect(grantable).toEqual([]);
    expect((await give(done, 'attempt')).status).toBe(400);
    expect((await give(randomUUID(), 'attempt')).status).toBe(404);
    expect((await undo(randomUUID())).status).toBe(404);
  });
});

describe('an attempt', () => {
  it('shows every question with what was chosen and what is right; the look is written down', async () => {
    const { userId, attempts, token, id } = await failedOnce({});
    const attemptId = attempts[0]?.attemptId ?? '';
    const path = `/staff/training/people/${userId}/attempt/${attemptId}`;
    const shown = await t.read(getTraineeAttempt, { path, token: trainer.token, lang: 'en' });
    expect(shown.questions).toHaveLength(6);
    for (const { right, chosen, verdict } of shown.questions) {
      expect(right?.length).toBeGreaterThan(0);
      expect([chosen, verdict]).toEqual([[], 'unanswered']);
    }
    expect(await auditsOf(t, { action: 'training.attempt.look', subjectId: userId })).toHaveLength(
      1,
    );
    // One under way stays the caregiver's, and nobody's attempt is found below another name.
    const open = await trainees.start(token, id);
    const of = (user: string, attempt: string) =>
      t.call('GET', `/home/staff/training/people/${user}/attempt/${attempt}`, {
        token: trainer.token,
      });
    expect((await of(userId, open.attemptId)).status).toBe(404);
    expect((await of(randomUUID(), attemptId)).status).toBe(404);
    expect((await of('x', attemptId)).status).toBe(404);
  });
});

describe('statistics of questions', () => {
  it('count answers and wrong ones, and mark what most get wrong once enough have answered', async () => {
    const id = await trainees.newTraining();
    const statistics = async () =>
      t.read(getQuestionStatistics, {
        path: `/staff/training/contents/${id}/statistics`,
        token: trainer.token,
      });
    expect(await statistics()).toEqual([]);
    const { userId } = await trainees.newCaregiver();
    const [enrolment] = await t.db
      .insert(trainingEnrolment)
      .values({ userId, trainingId: id, round: 1, status: 'exam' })
      .returning();
    const handIn = async (number: number) => {
      const isGood = number % 2 === 1;
      // Nobody knows the first; the second is known by those who know no other.
      const questions = [
        { questionId: 'question-0', earned: 0 },
        { questionId: 'question-3', earned: isGood ? 0 : 10 },
        ...[6, 7, 8, 9].map((n) => ({ questionId: `question-${n}`, earned: isGood ? 10 : 0 })),
      ];
      const score = questions.reduce((sum, { earned }) => sum + earned, 0);
      const at = t.clock.now();
      const [attempt] = await t.db
        .insert(examAttempt)
        .values({
          enrolmentId: enrolment?.id ?? '',
          number,
          startedAt: at,
          submittedAt: at,
          totalScore: 60,
          passScore: 60,
          score,
          passed: false,
        })
        .returning();
      await t.db.insert(examAnswer).values(
        questions.map((one, place) => ({
          ...one,
          attemptId: attempt?.id ?? '',
          place: place + 1,
          trainingId: id,
          optionOrder: [`${rightWord}-1`, 'wrong-1'],
          right: [`${rightWord}-1`],
          points: 10,
          chosen: ['wrong-1'],
        })),
      );
    };
    for (let number = 1; number < 20; number++) await handIn(number);
    for (const { fault } of await statistics()) expect(fault).toBeNull();
    await handIn(20);
    const byId = new Map((await statistics()).map((one) => [one.questionId, one]));
    expect(byId.get('question-0')).toMatchObject({ answered: 20, wrong: 20, fault: 'tooHard' });
    expect(byId.get('question-3')).toMatchObject({ answered: 20, wrong: 10, fault: 'backwards' });
    expect(byId.get('question-6')).toMatchObject({ answered: 20, wrong: 10, fault: null });
    expect(JSON.stringify([...byId.values()])).not.toContain(rightWord);
  });
});
