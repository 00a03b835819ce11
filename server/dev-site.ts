/** The site in development: Vite serves and hot-reloads modules inside this process. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from 'react-router';
import type { App } from './app.ts';
import { createAdmissionGate } from './platform/limits/admission-gate.ts';
import { createPageMaker } from './platform/pages/make-page.ts';
import { servePages } from './platform/pages/page-routes.ts';
import { createPageTable, pageRoutesOf } from './platform/pages/page-table.ts';
import { unpack } from './platform/pages/render-messages.ts';
import { createRenderer, type LoadBuild } from './platform/pages/renderer.ts';
import { createContentCache } from './platform/pages/response-cache.ts';
import { serveSharePictures } from './platform/pages/share-pictures.ts';
import { innerCall, renderLimits, type SiteOptions } from './production-site.ts';

export const addDevSite = async (app: App, { publicUrl }: SiteOptions): Promise<void> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (
      /^\/(home|media|files|og|feed|sitemap\.xml|robots\.txt|healthz|readyz|metrics)(\/|$)/.test(
        url,
      )
    )
      return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  const media = join(import.meta.dirname, '..', 'demo', 'media');
  serveSharePictures(app, media);
  await app.register(fastifyStatic, {
    root: media,
    prefix: '/media/',
    decorateReply: false,
  });
  const loadBuild: LoadBuild = () =>
    vite.ssrLoadModule(
      'virtual:react-router/server-build',
    ) as Promise<unknown> as Promise<ServerBuild>;
  // New routes need a restart.
  const pages = createPageTable(pageRoutesOf(await loadBuild()));
  const render = createRenderer({
    loadBuild,
    manifest: {},
    origin: publicUrl,
    fetcher: async (path, { headers }) =>
      unpack(await innerCall(app)(path, Object.fromEntries(new Headers(headers)))),
  });
  // No caching: the next request shows the edited page.
  const cache = {
    ...createContentCache(),
    get: (_key: string, make: () => Promise<never>) => make(),
  };
  const gate = createAdmissionGate(renderLimits);
  const makePage = createPageMaker({ render, secure: false });
  servePages(app, { makePage, cache, secure: false, pages, gate, absent: [] });
};
