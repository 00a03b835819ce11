import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from './errors.ts';
import { serveAssets } from './static-assets.ts';

let folder = '';
let app: FastifyInstance;
const film = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persimmon-assets-'));
  for (const name of ['client/assets', 'media'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'media/film.mp4'), film);
  await writeFile(join(folder, 'media/film.en.vtt'), 'WEBVTT\n');
  app = Fastify();
  handleErrors(app);
  await serveAssets(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a video is read in parts', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=500-', 500, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
  ])('%s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get('/media/film.mp4', { range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to}/1000`);
    expect(headers['content-length']).toBe(String(to - from + 1));
    expect(rawPayload.equals(film.subarray(from, to + 1))).toBe(true);
  });

  it('whole, with its name and how long it may be kept', async () => {
    const { statusCode, headers } = await get('/media/film.mp4');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=3600',
      'content-length': '1000',
    });
    const again = await get('/media/film.mp4', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('a part of a file that has changed is the whole new file', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"another"' };
    expect((await get('/media/film.mp4', headers)).statusCode).toBe(200);
  });

  it('what lies behind the end is refused', async () => {
    const { statusCode, headers } = await get('/media/film.mp4', { range: 'bytes=2000-' });
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('captions are text for tracks', async () => {
    const { headers } = await get('/media/film.en.vtt');
    expect(headers['content-type']).toContain('text/vtt');
  });
});
