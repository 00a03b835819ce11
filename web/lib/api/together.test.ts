import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { togetherMax } from '#contract/together.ts';
import { fetchTogether } from './together.ts';

type Sent = { path: string; init: RequestInit };
let sent: Sent[] = [];
let reply: (sent: Sent) => Promise<Response>;

const pathsOf = ({ init }: Sent): string[] =>
  (JSON.parse(String(init.body)) as { paths: string[] }).paths;
const textOf = (path: string) => `text of ${path}`;
const answerAll = async (one: Sent): Promise<Response> => {
  if (one.path !== '/home/together') return new Response(textOf(one.path));
  const data = pathsOf(one).map((path) => ({ status: 200, body: textOf(path) }));
  return Response.json({ code: '200', message: 'OK', data });
};

beforeEach(() => {
  sent = [];
  reply = answerAll;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const one = { path, init };
    sent.push(one);
    return reply(one);
  });
});
afterEach(() => vi.unstubAllGlobals());

const read = (path: string, init: RequestInit = {}): Promise<string> =>
  fetchTogether(path, { method: 'GET', ...init }).then((response) => response.text());

describe('reads of one moment', () => {
  it('go in one request, and each gets its own answer', async () => {
    const headers = { Authorization: 'token' };
    const texts = await Promise.all([read('/home/a', { headers }), read('/home/b', { headers })]);
    expect(texts).toEqual([textOf('/home/a'), textOf('/home/b')]);
    expect(sent.map(({ path, init }) => [path, init.method])).toEqual([['/home/together', 'POST']]);
    expect(new Headers(sent[0]?.init.headers).get('Authorization')).toBe('token');
  });

  it('goes as it is where it is the only one', async () => {
    const headers = { Authorization: 'token' };
    expect(await read('/home/a', { headers })).toBe(textOf('/home/a'));
    expect(sent).toEqual([{ path: '/home/a', init: { method: 'GET', headers } }]);
  });

  it('of different callers and languages go apart', async () => {
    const as = (token: string) => ({ headers: { Authorization: token } });
    await Promise.all([
      read('/home/a', as('one')),
      read('/home/b', as('one')),
      read('/home/c', as('two')),
    ]);
    expect(sent.map((one) => (one.init.body ? pathsOf(one) : [one.path]))).toEqual([
      ['/home/a', '/home/b'],
      ['/home/c'],
    ]);
  });

  it('are sent in parts if there are too many', async () => {
    const paths = Array.from({ length: togetherMax + 2 }, (_, i) => `/home/${i}`);
    expect(await Promise.all(paths.map((path) => read(path)))).toEqual(paths.map(textOf));
    expect(sent.map((one) => pathsOf(one).length)).toEqual([togetherMax, 2]);
  });

  it('all fail as the request does', async () => {
    reply = () => Promise.resolve(new Response('{"code":"internal"}', { status: 500 }));
    const [a, b] = await Promise.all([
      fetchTogether('/home/a', { method: 'GET' }),
      fetchTogether('/home/b', { method: 'GET' }),
    ]);
    expect([a.status, b.status]).toEqual([500, 500]);
    expect(await a.text()).toBe('{"code":"internal"}');

    reply = () => Promise.reject(new TypeError('no network'));
    const outcomes = await Promise.allSettled([read('/home/a'), read('/home/b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('fail alone where one answer is missing', async () => {
    reply = async () =>
      Response.json({ code: '200', message: 'OK', data: [{ status: 200, body: 'first' }] });
    const [a, b] = await Promise.allSettled([read('/home/a'), read('/home/b')]);
    expect(a).toEqual({ status: 'fulfilled', value: 'first' });
    expect(b).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
  });

  it('end each on its own, and the request with the last', async () => {
    let answerNow = () => {};
    reply = (one) =>
      new Promise((resolve) => {
        answerNow = () => resolve(answerAll(one));
      });
    const stops = [new AbortController(), new AbortController()] as const;
    const both = Promise.allSettled([
      read('/home/a', { signal: stops[0].signal }),
      read('/home/b', { signal: stops[1].signal }),
    ]);
    await Promise.resolve();
    stops[0].abort();
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    answerNow();
    const [a, b] = await both;
    expect(a.status).toBe('rejected');
    expect(b).toEqual({ status: 'fulfilled', value: textOf('/home/b') });
    stops[1].abort();
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });

  it('are not sent when nobody wants them any more', async () => {
    const stop = new AbortController();
    const ended = read('/home/a', { signal: stop.signal });
    stop.abort();
    await expect(ended).rejects.toThrow();
    await expect(read('/home/b', { signal: stop.signal })).rejects.toThrow();
    expect(sent).toEqual([]);
  });
});
