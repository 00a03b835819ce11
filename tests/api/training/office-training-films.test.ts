/** The films of a training and their captions, as the office sends them. */
import { describe, expect, it } from 'vitest';
import { createVideo, type OfficeTraining } from '#contract/training/contents-office.ts';
import { filmRules, getFilm, startFilm } from '#contract/training/films-office.ts';
import { en } from '#i18n/en.ts';
import { removeUnusedFilms } from '#server/features/training/courses/films.office.routes.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { base, octets, trainingCalls } from '#tests/api/support/training-calls.ts';

const t = testApp();
const { trainer, trainees, get } = trainingCalls(t);

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
      token: trainer.token,
      lang: 'en',
      body: { name: 'fall.mp4', type, bytes },
    });
  const send = (uploadId: string, offset: number, part: Buffer, app = t) =>
    app.call<{ received: number }>(
      'PUT',
      `/home/staff/training/film/${uploadId}?offset=${offset}`,
      {
        token: trainer.token,
        lang: 'en',
        body: part,
        headers: octets,
      },
    );

  it('arrives in parts, goes on after a break at another process, and is read in ranges', async () => {
    const film = mp4(partBytes + 1000);
    const { uploadId } = await t.read(startFilm, {
      token: trainer.token,
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
    const { received } = await t.read(getFilm, { path, token: trainer.token });
    expect(received).toBe(partBytes);
    const id = await trainees.newTraining();
    const video = { title: { en: 'Three' }, seconds: 60, poster: '/media/a.webp', uploadId };
    const early = await t.call('POST', `/home${base}/${id}/videos`, {
      token: trainer.token,
      body: video,
    });
    expect(early.json.code).toBe('film_unfinished');
    expect((await send(uploadId, received, rest)).json.data).toMatchObject({
      received: film.length,
    });

    const long = { ...video, seconds: 14_400 };
    const strange = await t.call('POST', `/home${base}/${id}/videos`, {
      token: trainer.token,
      body: long,
    });
    expect(strange.json.errors).toMatchObject([{ field: 'seconds' }]);
    const training = await t.read(createVideo, {
      path: `${base}/${id}/videos`,
      token: trainer.token,
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
    await trainer.signIn();
    await announce(1000);
    t.clock.pass(4 * 86_400_000);
    await trainer.signIn();
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
        token: trainer.token,
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
    // What to remember stays so when its words are corrected.
    await t.pool.query(
      `update training_video set lines = jsonb_set(lines, '{1,keyPoint}', 'true')
       where training_id = $1 and id = 'one'`,
      [id],
    );
    await sendVtt('zh-TW', 'WEBVTT\n\n00:05.000 --> 00:09.000\n把手擦乾。\n');
    const after = await t.pool.query(
      'select lines from training_video where training_id = $1 and id = $2',
      [id, 'one'],
    );
    expect(after.rows[0].lines).toMatchObject([
      { text: { en: 'Wash your hands.' } },
      { text: { en: 'Dry them.', 'zh-TW': '把手擦乾。' }, keyPoint: true },
    ]);
    const stale = await t.call('PUT', `/home${base}/${id}/videos/one/captions/en?version=old`, {
      token: trainer.token,
      body: 'WEBVTT\n\n00:00.000 --> 00:04.000\nOther',
      headers: octets,
    });
    expect(stale.json.code).toBe('changed_meanwhile');
  });
});

describe('a sound track', () => {
  const m4a = (size: number) => {
    const bytes = Buffer.alloc(size, 1);
    bytes.set([0, 0, 0, 24, ...Buffer.from('ftypM4A ')]);
    return bytes;
  };
  const soundOf = async (id: string, lang: string) =>
    (await get(id)).videos[0]?.sounds.find((sound) => sound.lang === lang)?.path ?? '';
  const path = (id: string, lang: string) => `/home${base}/${id}/videos/one/sound/${lang}`;
  const sendSound = async (id: string, lang: string, body: Buffer) => {
    const { version } = (await get(id)).videos[0] ?? {};
    return t.call('PUT', `${path(id, lang)}?version=${version}`, {
      token: trainer.token,
      lang: 'en',
      body,
      headers: octets,
    });
  };

  it('is checked, served in parts, replaced and removed', async () => {
    const id = await trainees.newTraining();
    const no = await sendSound(id, 'zh-CN', Buffer.alloc(2000, 'no sound'));
    expect([no.status, no.json.errors?.[0]?.message]).toEqual([400, en.fields.sound]);
    expect((await sendSound(id, 'zh-CN', m4a(2000))).status).toBe(200);
    expect((await sendSound(id, 'en', m4a(500))).status).toBe(200);
    const first = await soundOf(id, 'zh-CN');
    const whole = await t.call('GET', first);
    expect([whole.status, whole.headers['content-type'], whole.headers['content-length']]).toEqual([
      200,
      'audio/mp4',
      '2000',
    ]);
    const part = await t.call('GET', first, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/2000']);
    const beyond = await t.call('GET', first, { headers: { range: 'bytes=2000-' } });
    expect(beyond.status).toBe(416);

    expect((await sendSound(id, 'zh-CN', m4a(3000))).status).toBe(200);
    expect((await t.call('GET', first)).status).toBe(404);
    const second = await soundOf(id, 'zh-CN');
    expect((await t.call('GET', second)).headers['content-length']).toBe('3000');

    const { version } = (await get(id)).videos[0] ?? {};
    const remove = (version: string | undefined) =>
      t.call('POST', `${path(id, 'zh-CN')}/remove`, {
        token: trainer.token,
        body: { version },
      });
    expect((await remove('old')).json.code).toBe('changed_meanwhile');
    expect((await remove(version)).status).toBe(200);
    expect((await t.call('GET', second)).status).toBe(404);
    expect(await soundOf(id, 'en')).not.toBe('');
  });

  it('goes with its chapter, and with its training', async () => {
    const goesWith = async (deleted: (training: OfficeTraining) => string) => {
      const id = await trainees.newTraining();
      expect((await sendSound(id, 'en', m4a(500))).status).toBe(200);
      const sound = await soundOf(id, 'en');
      const answer = await t.call('DELETE', `/home${base}/${deleted(await get(id))}`, {
        token: trainer.token,
      });
      expect(answer.status, answer.text).toBe(200);
      expect((await t.call('GET', sound)).status).toBe(404);
    };
    await goesWith(
      ({ trainingId, videos }) => `${trainingId}/videos/one?version=${videos[0]?.version}`,
    );
    await goesWith(({ trainingId, version }) => `${trainingId}?version=${version}`);
  });

  it('is nothing but what was uploaded as one', async () => {
    for (const name of ['x', '..%2Fprivate%2Fa.mp3', '00000000-0000-4000-8000-000000000000.mp3'])
      expect((await t.call('GET', `/sounds/${name}`)).status).toBe(404);
  });
});
