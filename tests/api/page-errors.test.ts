import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { createContentCache } from '#server/http/content-cache.ts';
import { servePages } from '#server/http/pages.ts';

it.each([
  ['renders as a failure', () => new Response('<p>Oh no</p>', { status: 500 })],
  [
    'cannot be rendered',
    () => {
      throw new Error('canary');
    },
  ],
])('a page that %s shows each reader the number of their request', async (_, fail) => {
  const app = Fastify();
  servePages(app, {
    render: async () => ({ response: fail(), incomplete: true, mark: 'mark' }),
    cache: createContentCache(),
    secure: false,
    absent: [],
  });
  const read = () => app.inject({ url: '/about', headers: { 'accept-language': 'en' } });
  const seen = await Promise.all([read(), read()]);
  for (const { statusCode, body } of seen) {
    expect(statusCode).toBe(500);
    const number = en.client.requestNumber.replace('{{id}}', '(req-\\w+)');
    expect(body).toMatch(new RegExp(number));
    expect(body).not.toMatch(/canary|Oh no/);
  }
  expect(seen[0]?.body).not.toBe(seen[1]?.body);
  await app.close();
});
