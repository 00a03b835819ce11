import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentRequestId, inRequest } from '#server/platform/telemetry/request-context.ts';
import type { AnswerCall } from './render-messages.ts';
import { startRenderThread } from './render-thread.ts';

/** A built site as small as it can be: what it does stands in the address. */
const site = `
const pages = {
  '/page': async (context) => {
    const answer = await context.fetcher('/home/words', { headers: { 'accept-language': context.locale } });
    const script = '<script nonce="' + context.mark + '">run()</script>';
    return new Response(script + (await answer.text()), { headers: { 'content-type': 'text/html' } });
  },
  '/part': (context) => {
    context.onFailed(Object.assign(new Error('canary'), { name: 'ApiError', code: 'unavailable', status: 503 }));
    return new Response('a part');
  },
  '/moved': () => new Response(null, { status: 302, headers: { location: '/page' } }),
  '/broken': () => { throw new TypeError('canary'); },
  '/end': () => process.exit(1),
  '/endless': () => { for (;;); },
};
export const basename = '/';
export const routes = {
  root: { id: 'root', path: '', module: { loader() {} } },
  home: { id: 'home', parentId: 'root', index: true, module: {} },
  news: { id: 'news', parentId: 'root', path: 'news/:id', module: { loader() {} } },
  rest: { id: 'rest', parentId: 'root', path: '*', module: {} },
};
export const entry = {
  module: {
    createLoadContext: (context) => context,
    createRequestHandler: () => (request, context) => pages[new URL(request.url).pathname](context),
  },
};
`;

let buildDir = '';
beforeAll(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'persimmon-thread-'));
  for (const folder of ['server', 'client/.vite'])
    mkdirSync(join(buildDir, folder), { recursive: true });
  writeFileSync(join(buildDir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(buildDir, 'server/index.js'), site);
  writeFileSync(join(buildDir, 'client/.vite/manifest.json'), '{}');
});
afterAll(() => rmSync(buildDir, { recursive: true }));

const words: AnswerCall = async (path, headers) => ({
  status: 200,
  headers: {},
  body: Buffer.from(`${path} ${headers['accept-language']} ${currentRequestId()}`),
});

let answerCall = words;
const start = async (patience?: number) => {
  const thread = await startRenderThread(
    { buildDir, origin: 'https://care.example', secure: true },
    (...asked) => answerCall(...asked),
    patience,
  );
  const make = (url: string) => thread.makePage({ url, locale: 'en', shell: 'desktop' });
  return { ...thread, make };
};

describe('the rendering thread', () => {
  /** One for all that leave it as it is: it takes seconds to start. */
  let thread: Awaited<ReturnType<typeof start>>;
  const make = (url: string) => thread.make(url);
  beforeAll(async () => {
    thread = await start();
  });
  afterAll(() => thread.close());

  it('knows the pages of the build', () => {
    expect(thread.pages).toEqual([
      { path: '/', isChecked: false, isSameForAllIds: false },
      { path: '/news/:id', isChecked: true, isSameForAllIds: false },
    ]);
  });

  it('makes pages of data that the process fetches, as a part of the request that asks', async () => {
    const asked = ['req-1', 'req-2', 'req-3'].map((id) => inRequest(id, () => make('/page')));
    for (const [i, { page, failures }] of (await Promise.all(asked)).entries()) {
      const html = `<script>run()</script>/home/words en req-${i + 1}`;
      expect(failures).toEqual([]);
      for (const body of [
        page?.plain,
        gunzipSync(page?.gzip ?? ''),
        brotliDecompressSync(page?.br ?? ''),
      ])
        expect(String(body)).toBe(html);
      expect(page?.headers['Content-Type']).toBe('text/html');
      expect(page?.headers['Content-Security-Policy']).toContain("script-src 'self' 'sha256-");
    }
  });

  it('passes on answers without a body', async () => {
    const { page } = await make('/moved');
    expect([page?.status, page?.headers.Location]).toEqual([302, '/page']);
  });

  it('tells what failed by kind and place, without the message', async () => {
    const { failures } = await make('/part');
    expect(failures).toMatchObject([{ name: 'ApiError', code: 'unavailable', status: 503 }]);
    expect(JSON.stringify(failures)).not.toContain('canary');
    const broken = await make('/broken').catch((error: Error) => error);
    expect(broken).toMatchObject({ name: 'TypeError' });
    expect(String((broken as Error).stack)).toContain('server/index.js');
    expect(`${broken} ${(broken as Error).stack}`).not.toContain('canary');
  });

  it('says "away" for a call that the process could not make', async () => {
    answerCall = () => Promise.reject(new Error('closed'));
    const { page } = await make('/page').finally(() => {
      answerCall = words;
    });
    expect(String(page?.plain)).toBe('<script>run()</script>');
  });
});

describe('whoever waits for it is told to come back, and it is replaced', () => {
  let thread: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    thread = await start(3_000);
  });
  afterAll(() => thread.close());

  it.each([
    ['ends', '/end'],
    ['does not come to an end', '/endless'],
  ])('when it %s', async (_, url) => {
    await expect(thread.make(url)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await thread.make('/moved')).page?.status).toBe(302);
  });
});
