/** Adds the site to the API: static assets, pictures and rendered pages. */
import { join } from 'node:path';
import type { App } from './app.ts';
import { internalAddress } from './platform/http/internal-address.ts';
import { serveAssets } from './platform/http/static-assets.ts';
import { createAdmissionGate } from './platform/limits/admission-gate.ts';
import { createPageLane } from './platform/pages/fast-lane.ts';
import { servePages } from './platform/pages/page-routes.ts';
import { createPageTable } from './platform/pages/page-table.ts';
import type { AnswerCall } from './platform/pages/render-messages.ts';
import { startRenderThread } from './platform/pages/render-thread.ts';
import { serveSharePictures } from './platform/pages/share-pictures.ts';

export const buildDir = join(import.meta.dirname, '..', 'build');

/** Server rendering calls the API in-process, without a socket: from the cache if it can, else through Fastify. */
export const innerCall =
  (app: App): AnswerCall =>
  async (path, headers) => {
    const kept = app.findCall(path, headers);
    if (kept) return { status: kept.status, headers: kept.headers, body: kept.plain };
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers,
      remoteAddress: internalAddress,
    });
    const type = String(answer.headers['content-type'] ?? '');
    return {
      status: answer.statusCode,
      headers: { 'Content-Type': type },
      body: answer.rawPayload,
    };
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
  const { makePage, ...thread } = await startRenderThread(place, innerCall(app));
  app.addHook('onClose', () => thread.close());
  const pages = createPageTable(thread.pages);
  const gate = createAdmissionGate(renderLimits);
  const absent = production ? ['/demo/inbox'] : [];
  servePages(app, { makePage, cache: app.pageCache, secure, pages, gate, absent });
  app.addFastLane(createPageLane(app.pageCache, { secure, pages }, app.countPage));
};
