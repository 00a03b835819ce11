/** Adds the site to the API: static assets, pictures and rendered pages. */
import { join } from 'node:path';
import type { App } from './app.ts';
import { internalAddress } from './platform/http/internal-address.ts';
import { serveAssets } from './platform/http/static-assets.ts';
import { createAdmissionGate } from './platform/limits/admission-gate.ts';
import { createPageLane } from './platform/pages/fast-lane.ts';
import { servePages } from './platform/pages/page-routes.ts';
import { createPageTable } from './platform/pages/page-table.ts';
import { startRenderThread } from './platform/pages/render-thread.ts';
import { serveSharePictures } from './platform/pages/share-pictures.ts';

export const buildDir = join(import.meta.dirname, '..', 'build');

/** Server rendering calls the API in-process, without a socket. */
export const innerFetch =
  (app: App) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers,
      remoteAddress: internalAddress,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.rawPayload as unknown as BodyInit, {
      status: answer.statusCode,
      headers: { 'Content-Type': String(answer.headers['content-type'] ?? '') },
    });
  };

/** One thread renders; a few concurrent renderings only overlap their data loading. */
export const renderLimits = {
  atOnce: 2,
  ownAtOnce: 1,
  waitingMax: 16,
  ownWaitingMax: 6,
  shareOfTime: 0.08,
};

export type SiteOptions = { publicUrl: string; production: boolean };

export const addSite = async (app: App, options: SiteOptions): Promise<void> => {
  const { publicUrl, production } = options;
  await serveAssets(app, buildDir);
  serveSharePictures(app, join(buildDir, 'media'));
  const secure = publicUrl.startsWith('https:');
  const place = { buildDir, origin: publicUrl, secure };
  const { makePage, ...thread } = await startRenderThread(place, innerFetch(app));
  app.addHook('onClose', () => thread.close());
  const pages = createPageTable(thread.pages);
  const gate = createAdmissionGate(renderLimits);
  const absent = production ? ['/demo/inbox'] : [];
  servePages(app, { makePage, cache: app.pageCache, secure, pages, gate, absent });
  app.addFastLane(createPageLane(app.pageCache, { secure, pages }, app.countPage));
};
