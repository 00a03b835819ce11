import { beforeAll, describe, expect, it } from 'vitest';
import { createQuestion, listQuestions } from '#contract/training-office-bank.ts';
import {
  createTraining,
  createVideo,
  getOfficeTraining,
  listOfficeTrainings,
  orderTrainings,
  updateTraining,
} from '#contract/training-office-contents.ts';
import { filmRules, getFilm, startFilm } from '#contract/training-office-films.ts';
import { removeUnusedFilms } from '#server/features/training/training-office-films.routes.ts';
import { folderFiles } from '#server/ports/files.ts';
import { testApp } from './test-app.ts';
import { traineesOf } from './trainees.ts';

const t = testApp();
let trainees: ReturnType<typeof traineesOf>;
let trainer: string;
beforeAll(async () => {
  trainees = traineesOf(t);
  trainer = await t.staffSession('trainer');
});

const base = '/staff/training/contents';
const get = (id: string) => t.read(getOfficeTraining, { path: `${base}/${id}`, token: trainer });
const put = (path: string, body: unknown) =>
  t.call('PUT', `/home${path}`, { token: trainer, body, lang: 'en' });
const octets = { 'content-type': 'application/octet-stream' };
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
    validMonths: 12,
    published: false,
  };

  it('is made, changed by one at a time, and published once it is complete', async () => {
    const made = await t.read(createTraining, { token: trainer, body: rules });
    const path = `${base}/${made.trainingId}`;
    const publish = { ...rules, published: true, version: made.version };
    const empty = await put(path, publish);
    expect(empty.json.errors).toMatchObject([{ field: 'published' }]);

    const title = { en: 'Falls at home', 'zh-TW': '在家跌倒' };
    await t.read(updateTraining, {
      path,
      token: trainer,
      body: { ...rules, title, version: made.version },
    });
    const stale = await put(path, { ...rules, version: made.version });
    expect(stale.json.code).toBe('changed_meanwhile');
    expect((await get(made.trainingId)).title).toEqual(title);

    const { version } = await get(made.trainingId);
    const high = await put(path, { ...rules, passScore: 101, version });
    expect(high.json.errors).toMatchObject([{ field: 'passScore' }]);
    const gone = await t.call('DELETE', `/home${path}?version=${version}`, { token: trainer });
    expect(gone.status).toBe(200);
    expect((await t.call('GET', `/home${path}`, { token: trainer })).status).toBe(404);
  });

  it('needs a bank that is large enough, and stays once somebody has begun', async () => {
    const id = await trainees.newTraining();
    const body = await bodyOf(id);
    const small = await put(`${base}/${id}`, { ...body, questionCount: 13 });
    expect(small.json.errors).toMatchObject([{ field: 'questionCount' }]);
    const { token } = await trainees.newCaregiver();
    await trainees.open(token, id, 'one');
    const kept = await t.call('DELETE', `/home${base}/${id}?version=${body.version}`, {
      token: trainer,
      lang: 'en',
    });
    expect([kept.status, kept.json.code]).toEqual([409, 'training_in_use']);
    const { videos } = await get(id);
    const remove = (n: number) =>
      t.call(
        'DELETE',
        `/home${base}/${id}/videos/${videos[n]?.videoId}?version=${videos[n]?.version}`,
        {
          token: trainer,
        },
      );
    expect((await remove(0)).json.code).toBe('training_in_use');
    expect((await remove(1)).status).toBe(200);
  });

  it('has its place, which nobody changes from an older order', async () => {
    const list = await t.read(listOfficeTrainings, { token: trainer });
    const was = list.map((one) => one.trainingId);
    const ids = was.toReversed();
    await t.read(orderTrainings, { token: trainer, body: { was, ids } });
    const after = await t.read(listOfficeTrainings, { token: trainer });
    expect(after.map((one) => one.trainingId)).toEqual(ids);
    expect((await put('/staff/training/order', { was, ids })).json.code).toBe('changed_meanwhile');
    const part = { was: ids, ids: ids.slice(1) };
    expect((await put('/staff/training/order', part)).status).toBe(400);
  });
});

/** The beginning of an MP4, and then anything. */
const mp4 = (bytes: number): Buffer => {
  const film = Buffer.alloc(bytes, 7);
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(film);
  return film;
};

describe('a film', () => {
  const { partBytes } = filmRules;
  const announce = (bytes: number, type = 'video/mp4') =>
    t.call<{ uploadId: string }>('POST', '/home/staff/training/film', {
      token: trainer,
      lang: 'en',
      body: { name: 'fall.mp4', type, bytes },
    });
  const send = (uploadId: string, offset: number, part: Buffer, app = t) =>
    app.call<{ received: number }>(
      'PUT',
      `/home/staff/training/film/${uploadId}?offset=${offset}`,
      {
        token: trainer,
        lang: 'en',
        body: part,
        headers: octets,
      },
    );

  it('arrives in parts, goes on after a break at another process, and is read in ranges', async () => {
    const film = mp4(partBytes + 1000);
    const { uploadId } = await t.read(startFilm, {
      token: trainer,
      body: { name: 'fall.mp4', type: 'video/mp4', bytes: film.length },
    });
    const first = film.subarray(0, partBytes);
    const rest = film.subarray(partBytes);
    expect((await send(uploadId, 0, first)).json.data).toMatchObject({ received: partBytes });
    expect((await t.call('GET', `/films/${uploadId}`)).status).toBe(404);

    // The answer was lost and the part is sent again: nothing is written twice.
    const twice = await send(uploadId, 0, first);
    expect([twice.status, twice.json.code]).toEqual([409, 'film_offset']);
    expect(twice.json.data).toMatchObject({ received: partBytes });
    expect((await send(uploadId, partBytes + 1, rest)).status).toBe(409);
    expect((await send(uploadId, partBytes, rest.subarray(1))).status).toBe(409);

    const path = `/staff/training/film/${uploadId}`;
    const { received } = await t.read(getFilm, { path, token: trainer });
    expect(received).toBe(partBytes);
    const id = await trainees.newTraining();
    const video = { title: { en: 'Three' }, seconds: 60, poster: '/media/a.webp', uploadId };
    const early = await t.call('POST', `/home${base}/${id}/videos`, {
      token: trainer,
      body: video,
    });
    expect(early.json.code).toBe('film_unfinished');
    expect((await send(uploadId, received, rest)).json.data).toMatchObject({
      received: film.length,
    });

    const long = { ...video, seconds: 14_400 };
    const strange = await t.call('POST', `/home${base}/${id}/videos`, {
      token: trainer,
      body: long,
    });
    expect(strange.json.errors).toMatchObject([{ field: 'seconds' }]);
    const training = await t.read(createVideo, {
      path: `${base}/${id}/videos`,
      token: trainer,
      body: video,
    });
    expect(training.videos.at(-1)).toMatchObject({
      seconds: 60,
      sources: [{ path: `/films/${uploadId}`, type: 'video/mp4' }],
    });

    const range = await t.app.inject({
      url: `/films/${uploadId}`,
      headers: { range: `bytes=${partBytes - 10}-${partBytes + 9}` },
    });
    expect(range.statusCode).toBe(206);
    expect(range.headers['content-range']).toBe(
      `bytes ${partBytes - 10}-${partBytes + 9}/${film.length}`,
    );
    expect(range.rawPayload.equals(film.subarray(partBytes - 10, partBytes + 10))).toBe(true);
    const whole = await t.app.inject({ url: `/films/${uploadId}` });
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
    expect(whole.rawPayload.equals(film)).toBe(true);
    const beyond = { range: `bytes=${film.length}-` };
    expect((await t.app.inject({ url: `/films/${uploadId}`, headers: beyond })).statusCode).toBe(
      416,
    );

    // What a chapter has stays, whatever its age.
    t.clock.pass(10 * 86_400_000);
    const files = folderFiles(t.filesFolder);
    trainer = await t.staffSession('trainer');
    await announce(1000);
    t.clock.pass(4 * 86_400_000);
    trainer = await t.staffSession('trainer');
    expect(await removeUnusedFilms({ db: t.db, clock: t.clock, files })).toBe(1);
    expect(
      (await t.call('GET', `/films/${uploadId}`, { headers: { range: 'bytes=0-1' } })).status,
    ).toBe(206);
  });

  it('is refused when it is too large, or no film', async () => {
    const large = await announce(filmRules.bytesMax + 1);
    expect(large.json.errors).toMatchObject([{ field: 'bytes' }]);
    expect((await announce(filmRules.bytesMax)).status).toBe(200);
    expect((await announce(1000, 'video/quicktime')).json.errors).toMatchObject([
      { field: 'type' },
    ]);

    const { json } = await announce(1000);
    const uploadId = json.data?.uploadId ?? '';
    const no = await send(uploadId, 0, Buffer.alloc(1000, 'no film'));
    expect([no.status, no.json.code]).toEqual([400, 'film_type']);
    expect((await send(uploadId, 0, mp4(1000))).status).toBe(404);
    const huge = await send(uploadId, 0, Buffer.alloc(partBytes + 1));
    expect(huge.status).toBe(413);
  });

  it('is not even read from who may not send it', async () => {
    const { json } = await announce(1000);
    const path = `/home/staff/training/film/${json.data?.uploadId}?offset=0`;
    const editor = await t.staffSession('editor');
    for (const [token, status] of [
      [undefined, 401],
      [editor, 403],
    ] as const)
      expect((await t.call('PUT', path, { token, body: mp4(1000), headers: octets })).status).toBe(
        status,
      );
  });
});

describe('captions', () => {
  it('are checked, served, and make the transcript with those of the other languages', async () => {
    const id = await trainees.newTraining();
    const sendVtt = async (lang: string, vtt: string) => {
      const { version } = (await get(id)).videos[0] ?? {};
      return t.call('PUT', `/home${base}/${id}/videos/one/captions/${lang}?version=${version}`, {
        token: trainer,
        lang: 'en',
        body: vtt,
        headers: octets,
      });
    };
    for (const bad of ['', 'no captions', 'WEBVTT\n\n00:05.000 --> 00:01.000\nBack', 'WEBVTT\n\n'])
      expect((await sendVtt('en', bad)).status, bad).toBe(400);
    const one = await sendVtt(
      'en',
      'WEBVTT\n\n00:00.000 --> 00:04.000\nWash your hands.\n\n00:05.000 --> 00:09.000\nDry them.\n',
    );
    expect(one.status, one.text).toBe(200);
    await sendVtt(
      'zh-TW',
      'WEBVTT\n\n00:00.500 --> 00:04.000\n洗手。\n\n00:05.000 --> 00:09.000 line:90%\n擦乾。\n',
    );
    const { videos } = await get(id);
    const caption = videos[0]?.captions.find((c) => c.lang === 'zh-TW');
    const file = await t.call('GET', caption?.path ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
    const { rows } = await t.pool.query(
      'select lines from training_video where training_id = $1 and id = $2',
      [id, 'one'],
    );
    expect(
      rows[0].lines.map((l: { text: Record<string, string> }) => [l.text.en, l.text['zh-TW']]),
    ).toEqual([
      ['Wash your hands.', '洗手。'],
      ['Dry them.', '擦乾。'],
    ]);
    const stale = await t.call('PUT', `/home${base}/${id}/videos/one/captions/en?version=old`, {
      token: trainer,
      body: 'WEBVTT\n\n00:00.000 --> 00:04.000\nOther',
      headers: octets,
    });
    expect(stale.json.code).toBe('changed_meanwhile');
  });
});

describe('the bank', () => {
  const path = (id: string, tail = 'questions') => `${base}/${id}/${tail}`;
  const list = (id: string) => t.read(listQuestions, { path: path(id), token: trainer });
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
  const send = (id: string, format: 'json' | 'csv', body: string, more = '') =>
    t.call<{ added: number }>('POST', `/home${path(id, 'bank')}?format=${format}${more}`, {
      token: trainer,
      lang: 'en',
      body,
      headers: octets,
    });
  const exported = async (id: string, format: 'json' | 'csv') =>
    (await t.call('GET', `/home${path(id, `bank.${format}`)}`, { token: trainer })).text;

  it('takes a question, checks it, and keeps what was asked as it was', async () => {
    const id = await trainees.newTraining({ questionCount: 12 });
    const added = await t.read(createQuestion, { path: path(id), token: trainer, body: question });
    const wrongs = async (change: object) => {
      const answer = await t.call('POST', `/home${path(id)}`, {
        token: trainer,
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

  it.each(['json', 'csv'] as const)('goes out and comes in as %s unchanged', async (format) => {
    const id = await trainees.newTraining();
    const words = { en: '=SUM(1), "quoted"\nand a line', 'zh-CN': '“引号”，逗号' };
    await t.read(createQuestion, {
      path: path(id),
      token: trainer,
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
  });

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
    const json = JSON.stringify([question, { ...question, text: 5 }]);
    expect((await send(id, 'json', json)).json.errors?.[0]?.field).toBe('2:text');
    expect((await send(id, 'json', '{')).json.errors).toMatchObject([{ field: '1:file' }]);
    expect((await send(id, 'csv', [head, rows[0]].join('\r\n'))).json.data).toMatchObject({
      added: 1,
    });
  });
});
