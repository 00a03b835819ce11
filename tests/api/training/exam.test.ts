import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAttempt, getExamResult, getLatestExam, getPractice } from '#contract/training/exam.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { goodPassword } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import {
  explanationWord,
  rightWord,
  type Trainees,
  traineesOf,
} from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
let trainees: Trainees;
beforeAll(async () => {
  trainees = traineesOf(t);
});
beforeEach(() => t.clock.set(demoNow));

const startRaw = (token: string, id: string) =>
  t.call('POST', `/home/api/exam/${id}/start`, { token, lang: 'en' });
const minutes = (n: number) => n * 60_000;

describe('starting', () => {
  it('needs the videos', async () => {
    const id = await trainees.newTraining();
    const { token } = await trainees.newCaregiver();
    for (let i = 0; i < 2; i++) {
      const { status, json } = await startRaw(token, id);
      expect([status, json.code]).toEqual([409, 'exam_not_ready']);
      await trainees.open(token, id, 'one');
    }
  });

  it('20 at once make one attempt, and later starts find it', async () => {
    const { token, id } = await trainees.readyForExam();
    const answers = await Promise.all(Array.from({ length: 20 }, () => trainees.start(token, id)));
    expect(new Set(answers.map((a) => a.attemptId)).size).toBe(1);
    const [first] = answers;
    t.clock.pass(minutes(60 * 24 * 7));
    expect(await trainees.start(token, id)).toEqual(first);
    expect((await trainees.detail(token, id)).nextAction).toBe('continueExam');
  });

  it('asks a part of the bank, in an order of its own', async () => {
    const { token, id } = await trainees.readyForExam();
    const { questions } = await trainees.start(token, id);
    expect(questions).toHaveLength(6);
    expect(questions.map((q) => q.questionId)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(questions.reduce((sum, q) => sum + q.points, 0)).toBe(100);
    expect(new Set(questions.map((q) => q.text)).size).toBe(6);
    const orders = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const other = await trainees.readyForExam();
      orders.add((await trainees.start(other.token, other.id)).questions.map((q) => q.text).join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('before it is handed in no answer leaves', () => {
  it('not by any call', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    const texts: string[] = [];
    for (const path of [
      `/home/api/exam/${id}/latest`,
      `/home/api/exam/${id}/practice`,
      `/home/api/exam/attempt/${attemptId}`,
      `/home/api/training/${id}`,
      '/home/api/training/page',
    ])
      texts.push((await t.call('GET', path, { token, lang: 'en' })).text);
    const body = { password: goodPassword };
    const all = await t.call('POST', '/home/api/user/export', { token, body });
    expect(all.json.code).toBe('200');
    texts.push(all.text);
    texts.push((await startRaw(token, id)).text);
    texts.push((await trainees.answer(token, attemptId, '1', ['A'])).text);
    for (const text of texts) {
      expect(text).not.toContain(rightWord);
      expect(text).not.toContain(explanationWord);
      expect(text).not.toMatch(/"(right|rightOptions|right_options|explanation)"/);
    }
    const early = await t.call('GET', `/home/api/exam/attempt/${attemptId}/result`, { token });
    expect([early.status, early.json.code]).toEqual([409, 'exam_not_submitted']);
  });
});

describe('answering', () => {
  it('keeps each answer at once, from two tabs, through a reload and in every language', async () => {
    const { token, phone, id } = await trainees.readyForExam();
    const { attemptId, questions } = await trainees.start(token, id);
    const second = await t.sessionOf(phone);
    // Two tabs answer different questions at the same time.
    await Promise.all(
      questions.map((q, i) =>
        trainees.answer(i % 2 ? token : second, attemptId, q.questionId, ['B']),
      ),
    );
    const read = (lang: 'en' | 'zh-CN' | 'zh-TW') =>
      t.read(getAttempt, { path: `/api/exam/attempt/${attemptId}`, token, lang });
    const [en, hans] = [await read('en'), await read('zh-CN')];
    expect(en.answered).toBe(6);
    for (const [i, question] of en.questions.entries()) {
      const same = hans.questions[i];
      expect(question.chosen).toEqual(['B']);
      expect(same).toMatchObject({ questionId: question.questionId, chosen: ['B'] });
      expect(same?.text).toBe(question.text.replace(' en', ' 简'));
      expect(same?.options.map((o) => o.optionId)).toEqual(question.options.map((o) => o.optionId));
      expect(same?.options.map((o) => o.text)).toEqual(
        question.options.map((o) => o.text.replace(' en', ' 简')),
      );
    }
    await trainees.answer(token, attemptId, '1', []);
    expect((await read('zh-TW')).answered).toBe(5);
  });

  it.each([
    ['0', ['A'], 'questionId'],
    ['7', ['A'], 'questionId'],
    ['question-1', ['A'], 'questionId'],
    ['1', ['Z'], 'optionIds'],
    ['1', [''], 'optionIds'],
    ['1', ['A', 'A'], 'optionIds'],
    ['1', ['wrong-1'], 'optionIds'],
  ])('question %s with %j is refused', async (questionId, optionIds, field) => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    const { status, json } = await trainees.answer(token, attemptId, questionId, optionIds);
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('one choice is one choice', async () => {
    const { token, id } = await trainees.readyForExam({ questionCount: 12 });
    const { attemptId, questions } = await trainees.start(token, id);
    for (const { questionId, type } of questions) {
      const { status } = await trainees.answer(token, attemptId, questionId, ['A', 'B']);
      expect(status, type).toBe(type === 'multiple' ? 200 : 400);
    }
  });
});

describe('handing in', () => {
  it('grades on the server: score, counts, pass; the sheet shows what is right after a pass', async () => {
    const { token, id } = await trainees.readyForExam();
    const result = await trainees.takeExam(token, id, 5);
    expect(result).toMatchObject({
      passed: true,
      correct: 5,
      wrong: 0,
      unanswered: 1,
      timedOut: false,
    });
    expect(result.score).toBe(84);
    expect(result.answersShown).toBe(true);
    for (const question of result.questions) {
      expect(question.right?.length).toBeGreaterThan(0);
      expect(question.explanation).toContain(explanationWord);
      expect(question.video).toEqual({ videoId: 'one', title: 'Video one en' });
      if (question.verdict === 'right') expect(question.right).toEqual(question.chosen);
    }
    const detail = await trainees.detail(token, id);
    expect(detail).toMatchObject({ trainingStatus: 'exam', nextAction: 'sign' });
    const again = await startRaw(token, id);
    expect([again.status, again.json.code]).toEqual([409, 'exam_passed']);
  });

  it('not passed: what is right stays hidden, unless the content shows it', async () => {
    for (const [review, shown] of [
      ['after_pass', false],
      ['always', true],
    ] as const) {
      const { token, id } = await trainees.readyForExam({ review });
      const { attemptId, questions } = await trainees.start(token, id);
      for (const { questionId } of questions) {
        const right = await trainees.rightOf(attemptId, questionId);
        const wrong = ['A', 'B', 'C', 'D'].find((letter) => !right.includes(letter)) ?? 'A';
        await trainees.answer(token, attemptId, questionId, [wrong]);
      }
      const result = await trainees.submit(token, attemptId);
      expect(result).toMatchObject({ passed: false, score: 0, wrong: 6, answersShown: shown });
      expect(result.questions.every((q) => (q.right !== null) === shown)).toBe(true);
      expect(result.questions.every((q) => q.verdict === 'wrong')).toBe(true);
      const practice = await t.read(getPractice, { path: `/api/exam/${id}/practice`, token });
      expect(practice).toMatchObject({ answersShown: shown });
      expect(practice.questions).toHaveLength(6);
      expect((await trainees.detail(token, id)).nextAction).toBe('retakeExam');

      // The next attempt is another one; passing it shows everything, and what is known is not practised.
      await trainees.takeExam(token, id);
      const path = `/api/exam/attempt/${attemptId}/result`;
      expect((await t.read(getExamResult, { path, token })).answersShown).toBe(true);
      const left = await t.read(getPractice, { path: `/api/exam/${id}/practice`, token });
      expect(left.questions.length).toBeLessThanOrEqual(6);
      const latest = await t.read(getLatestExam, { path: `/api/exam/${id}/latest`, token });
      expect([latest.attempt, latest.result?.attemptNumber]).toEqual([null, 2]);
    }
  });

  it('20 times at once grades once; answers afterwards are refused', async () => {
    const { token, id } = await trainees.readyForExam();
    const { attemptId } = await trainees.start(token, id);
    await trainees.answer(token, attemptId, '1', await trainees.rightOf(attemptId, '1'));
    const results = await Promise.all(
      Array.from({ length: 20 }, () => trainees.submit(token, attemptId)),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    const late = await trainees.answer(token, attemptId, '2', ['A']);
    expect([late.status, late.json.code]).toEqual([409, 'exam_submitted']);
    t.clock.pass(minutes(1));
    expect(await trainees.submit(token, attemptId)).toEqual(results[0]);
  });

  it('saving and handing in together: what was acknowledged counts', async () => {
    for (let round = 0; round < 10; round++) {
      const { token, id } = await trainees.readyForExam();
      const { attemptId, questions } = await trainees.start(token, id);
      const rights = await Promise.all(
        questions.map((q) => trainees.rightOf(attemptId, q.questionId)),
      );
      const [answers, result] = await Promise.all([
        Promise.all(
          questions.map((q, i) => trainees.answer(token, attemptId, q.questionId, rights[i] ?? [])),
        ),
        trainees.submit(token, attemptId),
      ]);
      const acknowledged = answers.filter((a) => a.status === 200).length;
      expect(result.correct).toBe(acknowledged);
      expect(result.unanswered).toBe(6 - acknowledged);
    }
  });
});
