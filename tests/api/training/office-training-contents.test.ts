/** A training and its bank of questions, as the office makes them. */
import { describe, expect, it } from 'vitest';
import { type BankFormat, createQuestion, listQuestions } from '#contract/training/bank-office.ts';
import {
  createTraining,
  listOfficeTrainings,
  orderTrainings,
  updateTraining,
} from '#contract/training/contents-office.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { base, octets, trainingCalls } from '#tests/api/support/training-calls.ts';

const t = testApp();
const { trainer, trainees, get, put } = trainingCalls(t);

const bodyOf = async (id: string) => {
  const { trainingId: _, videos: __, questions: ___, enrolled: ____, ...body } = await get(id);
  return body;
};

describe('a training', () => {
  const rules = {
    title: { en: 'Falls' },
    summary: { en: 'At home' },
    picture: '/media/train-mask.svg',
    inOrder: true,
    questionCount: 2,
    totalScore: 100,
    passScore: 80,
    minutes: null,
    attempts: 3,
    waitHours: 24,
    review: 'after_pass' as const,
    partialScore: false,
    perChapter: 0,
    creditHours: 0.5,
    subjects: ['infection'],
    edition: '1',
    validMonths: 12,
    published: false,
  };

  it('is made, changed by one at a time, and published once it is complete', async () => {
    const made = await t.read(createTraining, { token: trainer.token, body: rules });
    const path = `${base}/${made.trainingId}`;
    const publish = { ...rules, published: true, version: made.version };
    const empty = await put(path, publish);
    expect(empty.json.errors).toMatchObject([{ field: 'published' }]);

    const title = { en: 'Falls at home', 'zh-TW': '在家跌倒' };
    await t.read(updateTraining, {
      path,
      token: trainer.token,
      body: { ...rules, title, version: made.version },
    });
    const stale = await put(path, { ...rules, version: made.version });
    expect(stale.json.code).toBe('changed_meanwhile');
    expect((await get(made.trainingId)).title).toEqual(title);

    const { version } = await get(made.trainingId);
    const high = await put(path, { ...rules, passScore: 101, version });
    expect(high.json.errors).toMatchObject([{ field: 'passScore' }]);
    const gone = await t.call('DELETE', `/home${path}?version=${version}`, {
      token: trainer.token,
    });
    expect(gone.status).toBe(200);
    expect((await t.call('GET', `/home${path}`, { token: trainer.token })).status).toBe(404);
  });

  it('needs a bank that is large enough, and stays once somebody has begun', async () => {
    const id = await trainees.newTraining();
    const body = await bodyOf(id);
    const small = await put(`${base}/${id}`, { ...body, questionCount: 13 });
    expect(small.json.errors).toMatchObject([{ field: 'questionCount' }]);
    const { token } = await trainees.newCaregiver();
    await trainees.open(token, id, 'one');
    const kept = await t.call('DELETE', `/home${base}/${id}?version=${body.version}`, {
      token: trainer.token,
      lang: 'en',
    });
    expect([kept.status, kept.json.code]).toEqual([409, 'training_in_use']);
    const { videos } = await get(id);
    const remove = (n: number) =>
      t.call(
        'DELETE',
        `/home${base}/${id}/videos/${videos[n]?.videoId}?version=${videos[n]?.version}`,
        {
          token: trainer.token,
        },
      );
    expect((await remove(0)).json.code).toBe('training_in_use');
    expect((await remove(1)).status).toBe(200);
  });

  it('has its place, which nobody changes from an older order', async () => {
    const list = await t.read(listOfficeTrainings, { token: trainer.token });
    const was = list.map((one) => one.trainingId);
    const ids = was.toReversed();
    await t.read(orderTrainings, { token: trainer.token, body: { was, ids } });
    const after = await t.read(listOfficeTrainings, { token: trainer.token });
    expect(after.map((one) => one.trainingId)).toEqual(ids);
    expect((await put('/staff/training/order', { was, ids })).json.code).toBe('changed_meanwhile');
    const part = { was: ids, ids: ids.slice(1) };
    expect((await put('/staff/training/order', part)).status).toBe(400);
  });
});

describe('the bank', () => {
  const path = (id: string, tail = 'questions') => `${base}/${id}/${tail}`;
  const list = (id: string) => t.read(listQuestions, { path: path(id), token: trainer.token });
  const question = {
    type: 'single' as const,
    text: { en: 'Which?' },
    options: [
      { text: { en: 'This' }, right: true },
      { text: { en: 'That' }, right: false },
    ],
    explanation: {},
    videoId: 'one',
    retired: false,
  };
  const send = (id: string, format: BankFormat, body: string, more = '') =>
    t.call<{ added: number }>('POST', `/home${path(id, 'bank')}?format=${format}${more}`, {
      token: trainer.token,
      lang: 'en',
      body,
      headers: octets,
    });
  const exported = async (id: string, format: BankFormat) =>
    (await t.call('GET', `/home${path(id, `bank.${format}`)}`, { token: trainer.token })).text;

  it('takes a question, checks it, and keeps what was asked as it was', async () => {
    const id = await trainees.newTraining({ questionCount: 12 });
    const added = await t.read(createQuestion, {
      path: path(id),
      token: trainer.token,
      body: question,
    });
    const wrongs = async (change: object) => {
      const answer = await t.call('POST', `/home${path(id)}`, {
        token: trainer.token,
        body: { ...question, ...change },
      });
      return answer.json.errors?.map((e) => e.field);
    };
    expect(await wrongs({ options: question.options.slice(1) })).toEqual(['options', 'right']);
    expect(await wrongs({ options: question.options.map((o) => ({ ...o, right: true })) })).toEqual(
      ['right'],
    );
    expect(await wrongs({ videoId: 'nine' })).toEqual(['videoId']);
    expect(await wrongs({ text: { en: ' ' } })).toEqual(['text']);

    const change = (q: { questionId: string }, body: object) =>
      put(`${path(id)}/${q.questionId}`, body);
    const { questionId: _, asked: __, ...own } = added;
    const fresh = { ...own, text: { en: 'Which one?' } };
    expect((await change(added, fresh)).status).toBe(200);
    expect((await change(added, fresh)).json.code).toBe('changed_meanwhile');

    const { token } = await trainees.newCaregiver();
    await trainees.watchAll(token, id);
    await trainees.takeExam(token, id, 3);
    const asked = (await list(id)).find((q) => q.asked);
    if (!asked) throw new Error('nothing was asked');
    const { questionId, asked: ___, ...before } = asked;
    const changed = await change(asked, { ...before, text: { en: 'Put better' } });
    const after = await list(id);
    expect(changed.json.data).toMatchObject({ text: { en: 'Put better' }, retired: false });
    expect(after.find((q) => q.questionId === questionId)).toMatchObject({
      text: asked.text,
      retired: true,
    });
    // 13 questions, 12 are asked: one may go, not two.
    const [one, two] = after.filter((q) => !q.retired);
    const retire = async (q: typeof one) => {
      const { questionId: name, asked: ____, ...rest } = q ?? after[0] ?? asked;
      return put(`${path(id)}/${name}`, { ...rest, retired: true });
    };
    expect((await retire(one)).status).toBe(200);
    expect((await retire(two)).json.code).toBe('bank_too_small');
  });

  it('keeps an exam that can be drawn', async () => {
    const id = await trainees.newTraining({ questionCount: 1 });
    const must = { ...question, mustAsk: true, videoId: 'one' };
    const add = (body: object) =>
      t.call('POST', `/home${path(id)}`, { token: trainer.token, lang: 'en', body });
    expect((await add(must)).status).toBe(200);
    // The exam asks one: there is no room for another.
    const refused = await add(must);
    expect(refused.json.errors?.map(({ field }) => field)).toEqual(['mustAsk']);
    expect((await list(id)).filter(({ mustAsk }) => mustAsk)).toHaveLength(1);
  });

  it.each(['json', 'csv', 'gift'] as const)(
    'goes out and comes in as %s unchanged',
    async (format) => {
      const id = await trainees.newTraining();
      const words = { en: '=SUM(1), "quoted"\nand a line', 'zh-CN': '“引号”，逗号' };
      await t.read(createQuestion, {
        path: path(id),
        token: trainer.token,
        body: { ...question, text: words },
      });
      const file = await exported(id, format);
      expect((await send(id, format, file)).json.data).toEqual({
        added: 0,
        changed: 0,
        unchanged: 13,
      });
      const other = await trainees.newTraining();
      await t.pool.query('delete from training_question where training_id = $1', [other]);
      expect((await send(other, format, file)).json.data).toMatchObject({ added: 13 });
      expect(await exported(other, format)).toBe(file);

      const edited = file.replace('Question 3 en', 'Question three');
      expect((await send(id, format, edited, '&preview=true')).json.data).toMatchObject({
        changed: 1,
      });
      expect((await list(id)).some((q) => q.text.en === 'Question three')).toBe(false);
      expect((await send(id, format, edited)).json.data).toMatchObject({ changed: 1 });
      expect((await list(id)).some((q) => q.text.en === 'Question three')).toBe(true);
      // Made from the state before: told, and nothing is overwritten.
      const stale = await send(id, format, file.replace('Question 3 en', 'Question drei'));
      expect(stale.json.errors?.[0]?.field).toMatch(/^\d+:version$/);
    },
  );

  it('says row and column of what is wrong, and takes nothing then', async () => {
    const id = await trainees.newTraining();
    const head = 'type,chapter,text_en,right,A_en,B_en';
    const rows = [
      'single,one,Good?,A,Yes,No',
      'single,one,,A,Yes,No',
      'sometimes,one,Type?,A,Yes,No',
      'single,nine,Chapter?,A,Yes,No',
      'multiple,one,Right?,,Yes,No',
      'single,one,Letter?,D,Yes,No',
    ];
    const wrong = await send(id, 'csv', [head, ...rows].join('\n'));
    expect(wrong.status).toBe(400);
    expect(wrong.json.errors?.map((e) => e.field)).toEqual(
      expect.arrayContaining(['3:text_en', '4:type', '5:chapter', '6:right', '7:right']),
    );
    expect(await list(id)).toHaveLength(12);
    expect((await send(id, 'csv', 'colour,type,right\nred,single,A')).json.errors).toMatchObject([
      { field: '1:colour' },
    ]);
    expect((await send(id, 'csv', '"open')).json.errors).toMatchObject([{ field: '1:file' }]);
    const gift = await send(id, 'gift', 'Good? {=Yes ~No}\n\nWho? {=Ann =Anna}', '&lang=zh-CN');
    expect(gift.json.errors).toEqual([
      { field: '3:type', message: expect.stringContaining('no answers to type') },
    ]);
    expect(await list(id)).toHaveLength(12);
    const json = JSON.stringify([question, { ...question, text: 5 }]);
    expect((await send(id, 'json', json)).json.errors?.[0]?.field).toBe('2:text');
    expect((await send(id, 'json', '{')).json.errors).toMatchObject([{ field: '1:file' }]);
    expect((await send(id, 'csv', [head, rows[0]].join('\r\n'))).json.data).toMatchObject({
      added: 1,
    });
  });
});
