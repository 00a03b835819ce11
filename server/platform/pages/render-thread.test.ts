import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentRequestId, inRequest } from '#server/platform/telemetry/request-context.ts';
import { startRenderThread } from './render-thread.ts';
import type { Fetcher } from './renderer.ts';

/** A built site as small as it can be: what it does stands in the address. */
const site = `
const pages = {
  '/page': async (context) => {
    const answer = await context.fetcher('/home/words', { headers: { 'accept-language': context.locale } });
    return new Response(context.mark + ' ' + (await answer.text()), { headers: { 'content-type': 'text/html' } });
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
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'persimmon-thread-'));
  for (const folder of ['server', 'client/.vite'])
    mkdirSync(join(buildDir, folder), { recursive: true });
  writeFileSync(join(buildDir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(buildDir, 'server/index.js'), site);
  writeFileSync(join(buildDir, 'client/.vite/manifest.json'), '{}');
});
afterEach(() => rmSync(buildDir, { recursive: true }));

const words: Fetcher = async (path, { headers }) =>
  new Response(`${path} ${new Headers(headers).get('accept-language')} ${currentRequestId()}`);

const start = async (fetcher = words, patience?: number) => {
  const thread = await startRenderThread(
    { buildDir, origin: 'https://care.example' },
    fetcher,
    patience,
  );
  onTestFinished(() => thread.close());
  const render = (url: string) => thread.render({ url, locale: 'en', shell: 'desktop' });
  return { ...thread, render };
};

describe('the rendering thread', () => {
  it('knows the pages of the build', async () => {
    expect((await start()).pages).toEqual([
      { path: '/', isChecked: false },
      { path: '/news/:id', isChecked: true },
    ]);
  });

  it('renders with data that the process fetches, as a part of the request that asks', async () => {
    const { render } = await start();
    const asked = ['req-1', 'req-2', 'req-3'].map((id) => inRequest(id, () => render('/page')));
    for (const [i, { response, mark, failures }] of (await Promise.all(asked)).entries()) {
      expect(await response.text()).toBe(`${mark} /home/words en req-${i + 1}`);
      expect(response.headers.get('content-type')).toBe('text/html');
      expect(failures).toEqual([]);
    }
  });

  it('passes on answers without a body', async () => {
    const { response } = await (await start()).render('/moved');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/page']);
  });

  it('tells what failed by kind and place, without the message', async () => {
    const { render } = await start();
    const { failures } = await render('/part');
    expect(failures).toMatchObject([{ name: 'ApiError', code: 'unavailable', status: 503 }]);
    expect(JSON.stringify(failures)).not.toContain('canary');
    const broken = await render('/broken').catch((error: Error) => error);
    expect(broken).toMatchObject({ name: 'TypeError' });
    expect(String((broken as Error).stack)).toContain('server/index.js');
    expect(`${broken} ${(broken as Error).stack}`).not.toContain('canary');
  });

  it('says "away" for a call that the process could not make', async () => {
    const { render } = await start(() => Promise.reject(new Error('closed')));
    const { response, mark } = await render('/page');
    expect(await response.text()).toBe(`${mark} `);
  });

  it.each([
    ['ends', '/end', undefined],
    ['does not come to an end', '/endless', 300],
  ])('is replaced when it %s; whoever waited is told to come back', async (_, url, patience) => {
    const { render } = await start(words, patience);
    await expect(render(url)).rejects.toMatchObject({ code: 'unavailable' });
    expect((await (await render('/moved')).response).status).toBe(302);
  });
});
