/**
 * A page into whose rendering something got: whatever the way was, it does not run (quality 50). The real pages and their
 * policy, of the built site, with the intruder put in between rendering and policy.
 */
import { join } from 'node:path';
import Fastify from 'fastify';
import { serveAssets } from '#server/platform/http/static-assets.ts';
import { createAdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { createPageMaker } from '#server/platform/pages/make-page.ts';
import { builtStyles } from '#server/platform/pages/optimize-html.ts';
import { servePages } from '#server/platform/pages/page-routes.ts';
import { createPageTable, pageRoutesOf } from '#server/platform/pages/page-table.ts';
import { builtApp, createRenderer, readManifest } from '#server/platform/pages/renderer.ts';
import { createContentCache } from '#server/platform/pages/response-cache.ts';
import { test as base, expect, open } from './fixtures.ts';
import { productUrl } from './server.ts';

/** Refusals are what is looked for here. */
const test = base.extend({ pageErrors: ({ shell: _ }, use) => use([]) });

const buildDir = join(import.meta.dirname, '..', '..', 'build');

const intruders = {
  script: '<script>ran("script")</script>',
  module: '<script type="module">ran("module")</script>',
  'script with a mark': '<script nonce="AAAAAAAAAAAAAAAAAAAAAAAA">ran("mark")</script>',
  'script like the framework’s':
    '<script type="module" async="">import "/assets/x.js";import * as route0 from "data:text/javascript,ran(1)";' +
    'window.__reactRouterRouteModules = {};import("/assets/x.js");</script>',
  'file of data': '<script src="data:text/javascript,ran(2)"></script>',
  handler: '<img src="/nothing.png" onerror="ran(3)">',
  'preloaded file': '<link rel="modulepreload" href="/x&quot;];ran(4);//"/>',
};
const sheet = '<style>body{outline:7px solid red}</style>';

/** The pages of the product with something more in each; data comes from the product itself. */
const startSpoiled = async (more: string) => {
  const app = Fastify();
  const loadBuild = builtApp(buildDir);
  const fetcher = (path: string, init: RequestInit = {}) => fetch(productUrl() + path, init);
  const render = createRenderer({
    loadBuild,
    manifest: await readManifest(buildDir),
    origin: productUrl(),
    fetcher,
  });
  await serveAssets(app, buildDir);
  app.get('/home/*', async ({ url }, reply) => {
    const answer = await fetcher(url);
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
  servePages(app, {
    makePage: createPageMaker({
      render: async (page) => {
        const { response, ...rest } = await render(page);
        const html = (await response.text()).replace('<main', () => `${more}<main`);
        return { response: new Response(html, response), ...rest };
      },
      secure: false,
      readStyle: builtStyles(join(buildDir, 'client')),
    }),
    cache: createContentCache(),
    secure: false,
    pages: createPageTable(pageRoutesOf(await loadBuild())),
    gate: createAdmissionGate({ atOnce: 4, waitingMax: 20, shareOfTime: 1 }),
    absent: [],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
};

test('what got into a page by its rendering does not run, and the page works', async ({ page }) => {
  const spoiled = await startSpoiled(Object.values(intruders).join('') + sheet);
  try {
    const ran: unknown[] = [];
    await page.exposeFunction('ran', (what: unknown) => ran.push(what));
    const refused: string[] = [];
    await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (event) => {
        const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
        tellRefused(event.effectiveDirective);
      }),
    );
    for (const path of ['/about/faq', '/login']) {
      refused.length = 0;
      await open(page, spoiled.url + path);
      await expect
        .poll(() => [...new Set(refused)].sort(), path)
        .toEqual(['script-src-attr', 'script-src-elem', 'style-src-elem']);
      expect(refused.filter((one) => one === 'script-src-elem').length).toBeGreaterThanOrEqual(5);
      // Its own styles are there: they stand in it, and in its policy.
      await expect(page.locator('head > style')).toHaveCount(1);
      expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
      const outline = await page.evaluate(() => getComputedStyle(document.body).outlineWidth);
      expect(outline).not.toBe('7px');
      expect(ran, path).toEqual([]);
    }
    // The test itself can see one run: without the policy they do.
    await page.route('**/about/faq', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${spoiled.url}/about/faq`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => ran).toContain('script');
  } finally {
    await spoiled.close();
  }
});
