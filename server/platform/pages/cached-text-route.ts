/** Serves a text at a fixed path (feed, sitemap, robots): built from content and cached until it changes. */
import type { FastifyInstance } from 'fastify';
import { type ContentCache, finish } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

type Text = { path: string; type: string; make: () => Promise<string> };

export const serveText = (app: FastifyInstance, cache: ContentCache, text: Text): void => {
  const headers = {
    'Content-Type': `${text.type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=300',
    Vary: 'Accept-Encoding',
  };
  app.get(text.path, { schema: { hide: true } as never }, async (request, reply) =>
    sendCached(
      request,
      reply,
      await cache.get(text.path, async () => finish(await text.make(), headers)),
    ),
  );
};

/** Escapes text and attributes of XML. */
export const xmlText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
