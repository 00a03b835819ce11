/** A small training of our own, and people who take it: its rules are the test's, not the demo's. */
import { expect } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import { startExam, submitExam } from '#contract/training/exam.ts';
import { getTraining } from '#contract/training/training.ts';
import { training, trainingQuestion, trainingVideo } from '#server/schema/training/training.ts';
import type { TestApp } from './app.ts';
import { peopleOf } from './people.ts';

export const seconds = 60;
const text = (words: string) => ({
  en: `${words} en`,
  'zh-CN': `${words} 简`,
  'zh-TW': `${words} 繁`,
});

type Rules = Partial<typeof training.$inferInsert>;

/** 'right' marks what must not leave; the bank has 12 questions of the three types. */
export const rightWord = 'RIGHT-ANSWER';
export const explanationWord = 'EXPLANATION';

const questions = Array.from({ length: 12 }, (_, i) => {
  const type = (['single', 'true_false', 'multiple'] as const)[i % 3] ?? 'single';
  const options =
    type === 'true_false'
      ? ['true', 'false']
      : [`${rightWord}-1`, `${rightWord}-2`, 'wrong-1', 'wrong-2'];
  const right = { single: [`${rightWord}-1`], true_false: ['true'], multiple: options.slice(0, 2) };
  return {
    id: `question-${i}`,
    position: i,
    type,
    text: text(`Question ${i}`),
    options: options.map((id, place) => ({ id, text: text(`Option ${i}.${place}`) })),
    right: right[type],
    explanation: text(`${explanationWord} ${i}`),
    videoId: 'one',
  };
});

export const traineesOf = (t: TestApp) => {
  const people = peopleOf(t);
  let next = 0;

  const newTraining = async (rules: Rules = {}): Promise<string> => {
    const id = `training-${next++}`;
    await t.db.insert(training).values({
      id,
      position: 100 + next,
      title: text(`Training ${id}`),
      summary: text('Summary'),
      picture: '/media/train-mask.svg',
      inOrder: true,
      questionCount: 6,
      totalScore: 100,
      passScore: 80,
      minutes: null,
      attempts: null,
      waitHours: 0,
      review: 'after_pass',
      partialScore: false,
      validMonths: null,
      ...rules,
    });
    await t.db.insert(trainingVideo).values(
      ['one', 'two'].map((video, position) => ({
        trainingId: id,
        id: video,
        position,
        title: text(`Video ${video}`),
        seconds,
        poster: '/media/a.webp',
        sources: [{ path: '/media/a.mp4', type: 'video/mp4' }],
        captions: [{ lang: 'en', label: 'English', path: '/media/a.en.vtt' }],
        lines: [{ from: 0, to: 3, text: text('Line') }],
      })),
    );
    await t.db.insert(trainingQuestion).values(questions.map((q) => ({ ...q, trainingId: id })));
    return id;
  };

  /** A caregiver whose application stands like this, signed in. */
  const newCaregiver = async (
    status = 'approved',
    values: Parameters<TestApp['newPatient']>[1] = {},
  ) => {
    const phone = people.newPhone();
    const token = await t.newPatient(phone, {
      userType: 'caregiver',
      firstName: 'Meiling',
      lastName: 'Chen',
      chineseName: '陈美玲',
      ...values,
    });
    const { id: userId } = await people.userRow(phone);
    // Exams have waits of days; the session outlasts them.
    await t.pool.query(
      `update session set remember = true, expires_at = expires_at + interval '30 days'
       where user_id = $1`,
      [userId],
    );
    await t.pool.query(
      `insert into caregiver_application
         (user_id, status, years_of_experience, work_experience, submitted_at)
       values ($1, $2, 1, 'x', $3)`,
      [userId, status, t.clock.now()],
    );
    return { phone, token, userId: String(userId) };
  };

  const base = (id: string) => `/home/api/training/${id}`;
  const open = (token: string, id: string, video: string) =>
    t.call('POST', `${base(id)}/video/${video}/open`, { token, lang: 'en' });
  const progress = (token: string, id: string, video: string, from: number, to: number) =>
    t.call<{
      watched: { from: number; to: number }[];
      watchedTo: number;
      position: number;
      videoStatus: string;
      trainingStatus: string;
      nextVideoId: string | null;
    }>('POST', `${base(id)}/video/${video}/progress`, { token, lang: 'en', body: { from, to } });

  /** Both videos, in their time. */
  const watchAll = async (token: string, id: string) => {
    for (const video of ['one', 'two']) {
      expect((await open(token, id, video)).status).toBe(200);
      t.clock.pass(seconds * 1000);
      const { json } = await progress(token, id, video, 0, seconds);
      expect(json.data?.videoStatus).toBe('finish');
    }
  };

  const start = (token: string, id: string) =>
    t.read(startExam, { path: `/api/exam/${id}/start`, token, lang: 'en' });
  const answer = (token: string, attemptId: string, questionId: string, optionIds: string[]) =>
    t.call('PUT', `/home/api/exam/attempt/${attemptId}/answer`, {
      token,
      lang: 'en',
      body: { questionId, optionIds },
    });
  const submit = (token: string, attemptId: string) =>
    t.read(submitExam, { path: `/api/exam/attempt/${attemptId}/submit`, token, lang: 'en' });

  /** The right letters of a question, from the database: no answer says them. */
  const rightOf = async (attemptId: string, questionId: string): Promise<string[]> => {
    const { rows } = await t.pool.query(
      'select option_order, right_options from exam_answer where attempt_id = $1 and place = $2',
      [attemptId, Number(questionId)],
    );
    const { option_order: order, right_options: right } = rows[0];
    return right.map((id: string) => 'ABCDEF'[order.indexOf(id)]);
  };

  /** Answers the first so many questions rightly, leaves the others, and hands in. */
  const takeExam = async (token: string, id: string, correct = Number.POSITIVE_INFINITY) => {
    const attempt = await start(token, id);
    for (const { questionId } of attempt.questions.slice(0, correct))
      await answer(
        token,
        attempt.attemptId,
        questionId,
        await rightOf(attempt.attemptId, questionId),
      );
    return submit(token, attempt.attemptId);
  };

  const detail = (token: string, id: string): Promise<AnswerOf<typeof getTraining>> =>
    t.read(getTraining, { path: `/api/training/${id}`, token, lang: 'en' });

  const sign = (token: string, id: string, body: object = {}) =>
    t.call<{ number: string; expiresOn: string | null }>('POST', `${base(id)}/sign`, {
      token,
      lang: 'en',
      headers: { 'user-agent': 'A test browser' },
      body: { signedName: 'Meiling Chen', agree: true, ...body },
    });

  type Values = Parameters<typeof newCaregiver>[1];

  /** Somebody who has watched everything. */
  const readyForExam = async (rules: Rules = {}, values: Values = {}) => {
    const id = await newTraining(rules);
    const person = await newCaregiver('approved', values);
    await watchAll(person.token, id);
    return { ...person, id };
  };

  /** Somebody who has passed. */
  const passed = async (rules: Rules = {}, values: Values = {}) => {
    const person = await readyForExam(rules, values);
    await takeExam(person.token, person.id);
    return person;
  };

  return {
    people,
    newTraining,
    newCaregiver,
    open,
    progress,
    watchAll,
    start,
    answer,
    submit,
    rightOf,
    takeExam,
    detail,
    sign,
    readyForExam,
    passed,
  };
};

export type Trainees = ReturnType<typeof traineesOf>;
