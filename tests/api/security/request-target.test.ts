/** What is asked for must be a path of this site (threat model, "Open redirects"). */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isPlainTarget,
  rejectInvalidTargets,
} from '#server/platform/http/request/request-target.ts';
import { createAdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { createPageMaker } from '#server/platform/pages/make-page.ts';
import { servePages } from '#server/platform/pages/page-routes.ts';
import { createContentCache } from '#server/platform/pages/response-cache.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
/** The pages alone, for the product of these tests has none. */
const pages = Fastify();

beforeAll(async () => {
  rejectInvalidTargets(pages);
  servePages(pages, {
    makePage: createPageMaker({
      render: async () => ({
        response: new Response('<p>A page</p>'),
        failures: [],
        mark: 'mark',
      }),
      secure: false,
    }),
    cache: createContentCache(),
    secure: false,
    pages: (path) => ({ kind: 'fixed', path }),
    gate: createAdmissionGate({ atOnce: 9, waitingMax: 9, shareOfTime: 1 }),
    absent: [],
  });
  for (const app of [t.app, pages]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => pages.close());

/** The first line as it is written: clients that are made for good requests do not send these. */
const ask = async (app: FastifyInstance, method: string, target: string): Promise<string> => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: care.example\r\nConnection: close\r\n\r\n`);
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  await once(socket, 'close');
  return said;
};

const odd = [
  'http://evil.example/',
  'http://evil.example/?site=desktop',
  'HTTPS://evil.example/h5?site=mobile',
  'http:/evil.example/?site=desktop',
  'http://evil.example/home/content/banners',
  '*',
  '?site=desktop',
  'evil.example:443',
  'about/faq',
  '//evil.example',
  '//evil.example/?site=desktop',
  '///evil.example?site=desktop',
  '/\\evil.example',
  '/\\evil.example?site=desktop',
  '\\\\evil.example?site=desktop',
  '/about\\faq',
];

describe.each([
  ['the product', () => t.app],
  ['its pages', () => pages],
])('%s', (_, app) => {
  it.each(odd.flatMap((target) => ['GET', 'HEAD', 'OPTIONS'].map((method) => [method, target])))(
    'refuses %s %s',
    async (method = '', target = '') => {
      const said = await ask(app(), method, target);
      expect(said).toMatch(/^HTTP\/1\.1 400 /);
      expect(said).not.toMatch(/^location:/im);
      expect(said).not.toMatch(/evil/);
    },
  );
});

it.each(['/', '/?site=desktop', '/about/faq?q=a\\b', '/h5//x', '/%5Cevil', '/%2F/evil'])(
  'takes %s',
  async (target) => {
    expect(isPlainTarget(target)).toBe(true);
    expect(await ask(pages, 'GET', target)).toMatch(/^HTTP\/1\.1 (200|302) /);
  },
);
