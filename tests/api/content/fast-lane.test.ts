/** Content calls from memory, over a socket: before Fastify sees them, yet the same. */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
let origin: string;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}/home${path}`, { headers });
  // Only requests that Fastify has seen have a number.
  const isFast = !answer.headers.has('x-request-id');
  return { isFast, status: answer.status, headers: answer.headers, text: await answer.text() };
};
const kept = async (status: number) => {
  const { text } = await t.call('GET', '/metrics');
  const line = new RegExp(`^kept_pages_total\\{cache="content",status="${status}"\\} (\\d+)$`, 'm');
  return Number(line.exec(text)?.[1]);
};

describe('a content call', () => {
  it('is the same from memory, with the same headers, and counted', async () => {
    const first = await get('/content/banners');
    const before = await kept(200);
    const again = await get('/content/banners');
    expect([first.isFast, again.isFast]).toEqual([false, true]);
    expect(again.text).toBe(first.text);
    const lasting = ({ headers }: typeof first) =>
      Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
    expect(lasting(again)).toEqual(lasting(first));
    expect(await kept(200)).toBe(before + 1);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/content/faq');
    const before = await kept(304);
    const again = await get('/content/faq', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, isFast: true, text: '' });
    expect(await kept(304)).toBe(before + 1);
  });

  it('is kept for each language and query', async () => {
    const path = '/content/activity/page?pageSize=2&pageNum=1';
    for (const lang of ['en', 'zh-CN']) await get(path, { 'accept-language': lang });
    const english = await get(path, { 'accept-language': 'en-US,en;q=0.9' });
    const chinese = await get(path, { 'accept-language': 'zh-CN' });
    expect([english.isFast, chinese.isFast]).toEqual([true, true]);
    expect(english.text).not.toBe(chinese.text);
    expect((await get(`${path}&x=1`, { 'accept-language': 'en' })).status).toBe(400);
  });

  it('is made anew after a change', async () => {
    await get('/content/banners');
    t.app.contentCache.clear();
    expect((await get('/content/banners')).isFast).toBe(false);
    expect((await get('/content/banners')).isFast).toBe(true);
  });

  it('is personal for who is signed in, where it says something about them', async () => {
    const path = '/content/activity/page?pageSize=2&pageNum=1';
    const token = await t.login('2125550101');
    await get(path);
    const own = await get(path, { authorization: token });
    expect(own.isFast).toBe(false);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect((await get('/content/banners', { authorization: token })).isFast).toBe(true);
  });

  it('is never a preview', async () => {
    await get('/content/banners');
    expect(await get('/content/banners', { preview: 'forged' })).toMatchObject({
      isFast: false,
      status: 404,
    });
  });

  it('is only what was asked with GET', async () => {
    await get('/content/banners');
    const { status } = await fetch(`${origin}/home/content/banners`, { method: 'POST' });
    expect(status).toBe(404);
  });
});
