/** The product with its files in an S3 store: pictures, films and the sweep as in a folder; ready only with the store. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmRules, startFilm } from '#contract/training/films-office.ts';
import { sweepUploads } from '#server/features/upload/upload.jobs.ts';
import type { Files } from '#server/platform/storage/files.ts';
import { openFiles } from '#server/platform/storage/open-files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { isJpeg, jpeg } from '#tests/api/support/pictures.ts';
import { patient, uploadCalls } from '#tests/api/support/upload-calls.ts';
import { startS3 } from '#tests/s3-server.ts';

let t: TestApp;
let s3: Awaited<ReturnType<typeof startS3>>;
let files: Files;
let calls: ReturnType<typeof uploadCalls>;
beforeAll(async () => {
  s3 = await startS3();
  files = await openFiles({ STORAGE_URL: s3.url, DATA_DIR: '/nowhere' });
  t = await startTestApp({ files });
  calls = uploadCalls(t);
});
afterAll(async () => {
  await t.close();
  await s3.close();
});
const ready = async () => {
  const { status, text } = await t.call('GET', '/readyz');
  return [status, JSON.parse(text).files];
};

it('a private picture is sealed in the store, read by its owner, swept when nobody wants it', async () => {
  // The store has its own clock, and it is today's.
  t.clock.set(new Date().toISOString());
  const token = await t.sessionOf(patient);
  const { fileId } = await calls.upload(await jpeg(), { token, purpose: 'document' });
  const kept = await files.get(`private/${fileId}`);
  expect(kept && isJpeg(kept)).toBe(false);
  const { status, bytes } = await calls.read(fileId, { token });
  expect([status, isJpeg(bytes)]).toEqual([200, true]);

  const orphan = `public/${randomUUID()}`;
  await files.put(orphan, await jpeg());
  const pictureStore = createPictureStore(files, testSealer());
  const sweep = () => sweepUploads({ db: t.db, clock: t.clock, pictureStore });
  expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
  t.clock.pass(48 * 3_600_000);
  expect(await sweep()).toEqual({ expired: 1, orphans: 1 });
  expect(await files.get(orphan)).toBeNull();
  expect(await files.get(`private/${fileId}`)).toBeNull();
});

it('a film comes in parts and is read in ranges', async () => {
  const { partBytes } = filmRules;
  const film = Buffer.alloc(partBytes + 100, 'a film ');
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(film);
  const token = await t.staffSession('trainer');
  const about = { name: 'fall.mp4', type: 'video/mp4', bytes: film.length };
  const { uploadId } = await t.read(startFilm, { token, body: about });
  for (const offset of [0, partBytes]) {
    const path = `/home/staff/training/film/${uploadId}?offset=${offset}`;
    const body = film.subarray(offset, offset + partBytes);
    const headers = { 'content-type': 'application/octet-stream' };
    expect((await t.call('PUT', path, { token, body, headers })).status).toBe(200);
  }
  for (const [from, to] of [
    [0, 99],
    [partBytes - 10, partBytes + 9],
    [partBytes + 50, partBytes + 99],
  ] as const) {
    const headers = { range: `bytes=${from}-${to}` };
    const answer = await t.app.inject({ url: `/films/${uploadId}`, headers });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(film.subarray(from, to + 1))).toBe(true);
  }
  const whole = await t.app.inject({ url: `/films/${uploadId}` });
  expect(whole.rawPayload.equals(film)).toBe(true);
});

it('without the store it is not ready, and says "later" instead of breaking; then it goes on', async () => {
  t.clock.set(new Date().toISOString());
  const token = await t.sessionOf(patient);
  const picture = await jpeg();
  expect(await ready()).toEqual([200, 'ok']);
  await s3.stop();
  expect(await ready()).toEqual([503, 'failed']);
  const { rows: before } = await t.pool.query('select count(*) from file');
  const refused = await calls.send(picture, { token, purpose: 'document' });
  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
  expect((await t.pool.query('select count(*) from file')).rows).toEqual(before);
  await s3.start();
  expect(await ready()).toEqual([200, 'ok']);
  expect((await calls.send(picture, { token, purpose: 'document' })).status).toBe(200);
});
