/**
 * Serves cached pages before Fastify sees the request: the same bytes and headers as the first time, written straight
 * to the socket. Everything else goes through Fastify.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from './page-address.ts';
import type { PageTable } from './page-table.ts';
import type { ContentCache } from './response-cache.ts';
import { bodyFor, isSame } from './send-cached.ts';

export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

export const createFastLane =
  (
    cache: ContentCache,
    site: { secure: boolean; pages: PageTable },
    onServed: (status: number) => void,
  ): FastLane =>
  (request, response) => {
    if (request.method !== 'GET' || !request.url) return false;
    const address = addressOf(request.url, request.headers, site);
    if ('redirect' in address) return false;
    const kept = cache.peek(address.key);
    if (!kept?.sentHeaders) return false;
    if (isSame(request.headers['if-none-match'], kept.etag)) {
      response.writeHead(304, kept.sentHeaders);
      response.end();
      onServed(304);
      return true;
    }
    const { encoding, body } = bodyFor(request.headers['accept-encoding'], kept);
    const headers = [...kept.sentHeaders, 'Content-Length', String(body.length)];
    if (encoding) headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers);
    response.end(body);
    onServed(200);
    return true;
  };
