/** What a reader gets when a page cannot be made, and what is written down of it. */
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { en } from '#i18n/en.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { createAdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { createPageMaker } from '#server/platform/pages/make-page.ts';
import { servePages } from '#server/platform/pages/page-routes.ts';
import { createContentCache } from '#server/platform/pages/response-cache.ts';
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';

type Made = { status?: number; failures?: ErrorFacts[]; text?: string };

/** Pages that are rendered as the test says at the time. */
const startPages = (make: () => Made) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const cache = createContentCache();
  servePages(app, {
    makePage: createPageMaker({
      render: async () => {
        const { status = 200, failures = [], text = '<p>A page</p>' } = make();
        return { response: new Response(text, { status }), failures, mark: 'mark' };
      },
      secure: false,
    }),
    cache,
    secure: false,
    pages: (path) => ({ kind: 'fixed', path }),
    gate: createAdmissionGate({ atOnce: 1, waitingMax: 1, shareOfTime: 1 }),
    absent: [],
  });
  onTestFinished(() => app.close());
  const read = (lang = 'en') =>
    app.inject({ url: '/about/faq', headers: { 'accept-language': lang } });
  return { app, cache, read, logged: () => lines.map((line) => JSON.parse(line)) };
};

const away: ErrorFacts = { name: 'ApiError', code: 'unavailable', status: 503 };

it.each([
  ['renders as a failure', () => ({ status: 500, text: '<p>Oh no</p>' })],
  [
    'cannot be rendered',
    () => {
      throw new Error('canary');
    },
  ],
])('a page that %s shows each reader the number of their request', async (_, fail) => {
  const { read } = startPages(fail);
  const seen = await Promise.all([read(), read()]);
  for (const { statusCode, body, headers } of seen) {
    expect(statusCode).toBe(500);
    expect(headers['retry-after']).toBeUndefined();
    const number = en.client.requestNumber.replace('{{id}}', '(req-\\w+)');
    expect(body).toMatch(new RegExp(number));
    expect(body).not.toMatch(/canary|Oh no/);
  }
  expect(seen[0]?.body).not.toBe(seen[1]?.body);
});

describe('while the database is away', () => {
  it.each([
    ['en', en],
    ['zh-TW', zhHant],
  ])('a page that cannot be made says "later", in %s', async (lang, words) => {
    const { read, cache } = startPages(() => ({ status: 500, failures: [away] }));
    const { statusCode, headers, body } = await read(lang);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(words.errors.unavailable);
    expect(cache.size).toBe(0);
  });

  it('a page that lacks parts is shown, but says "later" too', async () => {
    const { read, cache } = startPages(() => ({ failures: [away] }));
    const { statusCode, headers, body } = await read();
    expect([statusCode, body]).toEqual([503, '<p>A page</p>']);
    expect(headers['retry-after']).toMatch(/^\d+$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(cache.size).toBe(0);
  });

  it.each([
    ['it cannot be made', { status: 500, failures: [away] }],
    ['parts are missing', { failures: [away] }],
    ['it breaks', { status: 500, failures: [{ name: 'TypeError' }] }],
  ])('the kept copy is shown where there is one: %s', async (_, later) => {
    let made: Made = { text: '<p>Kept</p>' };
    const { read, cache } = startPages(() => made);
    await read();
    cache.clear();
    made = later;
    const { statusCode, body } = await read();
    expect([statusCode, body]).toEqual([200, '<p>Kept</p>']);
  });
});

describe('what fails while a page is rendered', () => {
  it('is written to the log by kind and place, with the number of the request', async () => {
    const failure: ErrorFacts = { name: 'TypeError', place: ['at draw (page.js:1:2)'] };
    const { read, logged } = startPages(() => ({ failures: [failure] }));
    expect((await read()).statusCode).toBe(200);
    const lines = logged().filter(({ msg }) => msg === 'a part of a page failed');
    expect(lines).toMatchObject([{ route: '/*', level: 50, reqId: 'req-1', ...failure }]);
  });

  it('is no failure where something is not there', async () => {
    const { read, logged } = startPages(() => ({ failures: [{ name: 'ApiError', status: 404 }] }));
    await read();
    expect(logged().filter(({ level }) => level >= 50)).toEqual([]);
  });
});
