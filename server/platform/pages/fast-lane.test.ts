import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createPageLane } from './fast-lane.ts';
import { createPageTable } from './page-table.ts';
import { createContentCache, finish } from './response-cache.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';

const setUp = async () => {
  const cache = createContentCache();
  for (const key of ['desktop en /', 'desktop zh-CN /', 'mobile en /h5']) {
    const made = await finish(`${key} `.repeat(200), {});
    await cache.get(key, async () => ({ ...made, sentHeaders: ['X-Key', key] }));
  }
  const pages = createPageTable([{ path: '/', isChecked: false }]);
  const lane = createPageLane(cache, { secure: false, pages }, () => {});
  /** The raw headers that were sent; null where the lane leaves it to Fastify. */
  return (url: string, headers: IncomingMessage['headers']): string[] | null => {
    let sent: string[] | null = null;
    const response = {
      writeHead: (_: number, raw: string[]) => {
        sent = raw;
      },
      end: () => {},
    };
    lane(
      { method: 'GET', url, headers } as IncomingMessage,
      response as unknown as ServerResponse<IncomingMessage>,
    );
    return sent;
  };
};

it('a page asked for again is the one of the same language, site and choice', async () => {
  const ask = await setUp();
  const en = { 'accept-language': 'en' };
  for (const _ of [1, 2]) {
    expect(ask('/', en)).toContain('desktop en /');
    expect(ask('/', { 'accept-language': 'zh-CN' })).toContain('desktop zh-CN /');
    expect(ask('/', { ...en, cookie: 'lang=zh-CN' })).toContain('desktop zh-CN /');
    expect(ask('/', { ...en, 'user-agent': phone })).toBeNull();
    expect(ask('/', { ...en, 'user-agent': phone, cookie: 'site=desktop' })).toContain(
      'desktop en /',
    );
    expect(ask('/h5', { ...en, 'user-agent': phone })).toContain('mobile en /h5');
  }
});

it('each encoding is sent with its own headers', async () => {
  const ask = await setUp();
  const sizes = ['br', 'gzip', undefined].map((encoding) => {
    const headers = { 'accept-language': 'en', 'accept-encoding': encoding };
    const sent = ask('/', headers);
    expect(ask('/', headers)).toEqual(sent);
    expect(sent?.[sent.indexOf('Content-Encoding') + 1]).toBe(encoding ?? 'X-Key');
    return sent?.[sent.indexOf('Content-Length') + 1];
  });
  expect(new Set(sizes).size).toBe(3);
});
