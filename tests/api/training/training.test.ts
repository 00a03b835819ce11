import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTrainingPage } from '#contract/training/training.ts';
import { goodBodies } from '#tests/api/support/bodies.ts';
import { demoNow } from '#tests/api/support/demo.ts';
import { endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { seconds, type Trainees, traineesOf } from '#tests/api/support/trainees.ts';

const t = testApp({ demo: false });
let trainees: Trainees;
beforeAll(async () => {
  trainees = traineesOf(t);
});
beforeEach(() => t.clock.set(demoNow));

const page = (token: string, query = '') =>
  t.read(getTrainingPage, { token, query: `pageSize=100${query && `&${query}`}`, lang: 'en' });

describe('who may train', () => {
  const calls = endpoints.filter((api) => api.access === 'train');
  it('is asked of every call', () => {
    expect(calls.length).toBeGreaterThanOrEqual(15);
  });
  it.each(['submitted', 'more_info', 'rejected'])('%s: not yet', async (status) => {
    const id = await trainees.newTraining();
    const { token } = await trainees.newCaregiver(status);
    for (const api of calls) {
      const path = `/home${api.path.replace('{trainingContentId}', id).replace(/\{\w+\}/g, 'one')}`;
      const body = goodBodies[api.path];
      const isRead = api.method === 'GET';
      const answer = await t.call(api.method, path, {
        token,
        lang: 'en',
        ...(!isRead && { body }),
      });
      expect([answer.status, answer.json.code], nameOf(api)).toEqual([403, 'training_not_open']);
    }
  });

  it('another’s attempt is as absent as none', async () => {
    const { token, id } = await trainees.passed();
    const mine = (await trainees.detail(token, id)).exam.lastResult?.attemptId ?? '';
    const other = await trainees.newCaregiver();
    const absent = '00000000-0000-4000-8000-000000000009';
    for (const attempt of [mine, absent, 'nonsense']) {
      const base = `/home/api/exam/attempt/${attempt}`;
      const body = { questionId: '1', optionIds: ['A'] };
      for (const answer of [
        await t.call('GET', base, { token: other.token, lang: 'en' }),
        await t.call('GET', `${base}/result`, { token: other.token, lang: 'en' }),
        await t.call('POST', `${base}/submit`, { token: other.token, lang: 'en' }),
        await t.call('PUT', `${base}/answer`, { token: other.token, lang: 'en', body }),
      ])
        expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
    }
    expect((await t.call('GET', `/home/api/exam/attempt/${mine}`, { token })).status).toBe(200);
    // What the other sees of the same training is their own: nothing yet.
    const theirs = await trainees.detail(other.token, id);
    expect(theirs).toMatchObject({ trainingStatus: 'init', startTime: null, certificate: null });
    expect(theirs.exam.lastResult).toBeNull();
  });
});

describe('lists', () => {
  it('all that is offered; mine is what was started; by status', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    const hidden = await trainees.newTraining({ published: false });
    const ids = async (query = '') =>
      (await page(token, query)).records.map((one) => one.trainingContentId);
    expect(await ids()).toContain(id);
    expect(await ids()).not.toContain(hidden);
    expect(await ids('mine=true')).toEqual([]);
    await trainees.open(token, id, 'one');
    expect(await ids('mine=true')).toEqual([id]);
    expect(await ids('status=underway')).toEqual([id]);
    expect(await ids('status=init')).not.toContain(id);
    const { total, pages } = await t.read(getTrainingPage, { token, query: 'pageSize=1' });
    expect(pages).toBe(total);
    expect((await t.call('GET', `/home/api/training/${hidden}`, { token })).status).toBe(404);
  });

  it('what was begun stays, also when it is no longer offered', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    await trainees.open(token, id, 'one');
    await t.pool.query('update training set published = false where id = $1', [id]);
    expect((await trainees.detail(token, id)).trainingStatus).toBe('underway');
    expect((await page(token, 'mine=true')).records).toHaveLength(1);
  });

  it('in the caller’s language', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    const path = `/home/api/training/${id}`;
    for (const [lang, end] of [
      ['en', 'en'],
      ['zh-CN', '简'],
      ['zh-TW', '繁'],
    ] as const) {
      const { text } = await t.call('GET', path, { token, lang });
      expect(text).toContain(`Video one ${end}`);
      expect(text).toContain(`Line ${end}`);
    }
  });
});

describe('watching', () => {
  it('goes from chapter to chapter to the exam', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    expect((await trainees.detail(token, id)).nextAction).toBe('start');
    const early = await trainees.progress(token, id, 'two', 0, 5);
    expect([early.status, early.json.code]).toEqual([409, 'video_locked']);
    expect((await trainees.detail(token, id)).trainingStatus).toBe('init');

    await trainees.open(token, id, 'one');
    t.clock.pass(30_000);
    const half = await trainees.progress(token, id, 'one', 0, 30);
    expect(half.json.data).toMatchObject({
      videoStatus: 'underway',
      trainingStatus: 'underway',
      position: 30,
      watchedTo: 30,
      nextVideoId: null,
    });
    // On another device: where it stopped.
    const detail = await trainees.detail(token, id);
    expect(detail.videos[0]).toMatchObject({
      position: 30,
      watchedTo: 30,
      percent: 50,
      open: true,
    });
    expect(detail.videos[1]).toMatchObject({ open: false, videoStatus: 'init' });
    expect(detail).toMatchObject({
      startTime: '2025-06-11 10:30',
      percent: 25,
      nextAction: 'continue',
    });

    t.clock.pass(30_000);
    const whole = await trainees.progress(token, id, 'one', 30, 57);
    expect(whole.json.data).toMatchObject({ videoStatus: 'finish', nextVideoId: 'two' });
    await trainees.open(token, id, 'two');
    t.clock.pass(seconds * 1000);
    const last = await trainees.progress(token, id, 'two', 0, seconds);
    expect(last.json.data).toMatchObject({ trainingStatus: 'finish', videoStatus: 'finish' });
    expect((await trainees.detail(token, id)).nextAction).toBe('takeExam');
  });

  it('believes no more than the clock allows', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    await trainees.open(token, id, 'one');
    const at = async (from: number, to: number) =>
      (await trainees.progress(token, id, 'one', from, to)).json.data;
    expect((await at(0, seconds))?.watchedTo).toBe(5);
    for (let i = 0; i < 5; i++) expect((await at(5, seconds))?.watchedTo).toBe(5);
    t.clock.pass(10_000);
    expect((await at(5, seconds))?.watchedTo).toBe(20);
    // A leap ahead is not kept.
    t.clock.pass(600_000);
    expect((await at(55, 60))?.watched).toEqual([{ from: 0, to: 20 }]);
    // Sent late, but there was time for it.
    expect(await at(20, 60)).toMatchObject({ watchedTo: 60, videoStatus: 'finish' });
  });

  it('parts that arrive together and out of order are all kept', async () => {
    const { token, userId } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    await Promise.all(Array.from({ length: 8 }, () => trainees.open(token, id, 'one')));
    t.clock.pass(seconds * 1000);
    const starts = [25, 0, 20, 5, 15, 10];
    const answers = await Promise.all(
      starts.map((from) => trainees.progress(token, id, 'one', from, from + 5)),
    );
    expect(answers.map((a) => a.status)).toEqual(starts.map(() => 200));
    expect((await trainees.detail(token, id)).videos[0]?.watched).toEqual([{ from: 0, to: 30 }]);
    const { rows } = await t.pool.query(
      'select count(*)::int as n from training_enrolment where user_id = $1',
      [userId],
    );
    expect(rows[0].n).toBe(1);
  });

  it('a finished chapter can be seen again, and stays finished', async () => {
    const { token, id } = await trainees.passed();
    await trainees.open(token, id, 'one');
    const { json } = await trainees.progress(token, id, 'one', 3, 8);
    expect(json.data).toMatchObject({ videoStatus: 'finish', trainingStatus: 'exam', position: 8 });
  });

  it.each([
    [{ from: 5, to: 1 }, 'to'],
    [{ from: -1, to: 1 }, 'from'],
    [{ from: 0, to: 1e9 }, 'to'],
    [{ from: 0, to: 1, position: 5 }, 'position'],
    [{ from: 0 }, 'to'],
  ])('%j is refused', async (body, field) => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    const path = `/home/api/training/${id}/video/one/progress`;
    const { status, json } = await t.call('POST', path, { token, body, lang: 'en' });
    expect([status, json.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('a video that is not there', async () => {
    const { token } = await trainees.newCaregiver();
    const id = await trainees.newTraining();
    expect((await trainees.open(token, id, 'three')).status).toBe(404);
    expect((await trainees.open(token, 'nothing', 'one')).status).toBe(404);
    expect((await trainees.detail(token, id)).trainingStatus).toBe('init');
  });
});
