/** The built pages while the database is away: 503 and Retry-After, and nothing on standard error (quality 8). */
import { join } from 'node:path';
import Fastify from 'fastify';
import { createAdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { createPageMaker } from '#server/platform/pages/make-page.ts';
import { servePages } from '#server/platform/pages/page-routes.ts';
import { createPageTable, pageRoutesOf } from '#server/platform/pages/page-table.ts';
import { builtApp, createRenderer } from '#server/platform/pages/renderer.ts';
import { createContentCache } from '#server/platform/pages/response-cache.ts';
import { expect, test } from './fixtures.ts';
import { get } from './http.ts';
import { publicRows } from './site-map.ts';

test('every page that shows content says "later", and its errors stand in the log', async () => {
  const calls: string[] = [];
  const lines: string[] = [];
  const loadBuild = builtApp(join(import.meta.dirname, '..', '..', 'build'));
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  servePages(app, {
    makePage: createPageMaker({
      render: createRenderer({
        loadBuild,
        manifest: {},
        origin: 'http://care.example',
        // As the API answers then.
        fetcher: async (path) => {
          calls.push(path);
          return Response.json({ code: 'unavailable', message: 'canary' }, { status: 503 });
        },
      }),
      secure: false,
    }),
    cache: createContentCache(),
    secure: false,
    pages: createPageTable(pageRoutesOf(await loadBuild())),
    gate: createAdmissionGate({ atOnce: 4, waitingMax: 20, shareOfTime: 1 }),
    absent: [],
  });
  const raw: unknown[] = [];
  const { error } = console;
  console.error = (...words) => void raw.push(words);
  try {
    for (const { path } of publicRows) {
      const { statusCode, headers, body } = await app.inject({ url: path });
      expect([path, statusCode]).toEqual([path, 503]);
      expect(headers['retry-after'], path).toMatch(/^\d+$/);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(body, path).toContain('<h1');
    }
  } finally {
    console.error = error;
    await app.close();
  }
  expect(calls.length).toBeGreaterThanOrEqual(publicRows.length);
  expect(raw).toEqual([]);
  const failed = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(failed.length).toBeGreaterThanOrEqual(publicRows.length);
  for (const { name, status } of failed.filter(({ msg }) => msg === 'a part of a page failed'))
    expect({ name, status }).toEqual({ name: 'ApiError', status: 503 });
  expect(lines.join('')).not.toContain('canary');
  // The same pages of the product, whose database is there.
  expect((await get('/about/faq')).status).toBe(200);
});
