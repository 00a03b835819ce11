/**
 * Serves cached pages and content calls before Fastify sees the request: the same bytes and headers as the first time,
 * written straight to the socket. Everything else goes through Fastify.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits.ts';
import { localeOfHeader } from '#server/platform/http/translate.ts';
import { addressOf } from './page-address.ts';
import type { PageTable } from './page-table.ts';
import type { CachedResponse, ContentCache } from './response-cache.ts';
import { bodyFor, type EncodedBody, isSame } from './send-cached.ts';

/** Whether it has responded. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The cached response to a GET request, if there is one and it is fresh. */
type Find = (url: string, request: IncomingMessage) => CachedResponse | undefined;

/** Put together once for each encoding. */
const headersFor = (kept: CachedResponse, { encoding, body }: EncodedBody): string[] => {
  const name = encoding ?? 'plain';
  const known = kept.headersSent?.[name];
  if (known) return known;
  const headers = [...(kept.sentHeaders ?? []), 'Content-Length', String(body.length)];
  if (encoding) headers.push('Content-Encoding', encoding);
  kept.headersSent = { ...kept.headersSent, [name]: headers };
  return headers;
};

const createLane =
  (find: Find, onServed: (status: 200 | 304) => void): FastLane =>
  (request, response) => {
    if (request.method !== 'GET' || !request.url) return false;
    const kept = find(request.url, request);
    if (!kept?.sentHeaders) return false;
    if (isSame(request.headers['if-none-match'], kept.etag)) {
      response.writeHead(304, kept.sentHeaders);
      response.end();
      onServed(304);
      return true;
    }
    const encoded = bodyFor(request.headers['accept-encoding'], kept);
    response.writeHead(200, headersFor(kept, encoded));
    response.end(encoded.body);
    onServed(200);
    return true;
  };

const isCall = (url: string): boolean => url.startsWith(`${limits.apiBase}/`);

export const createPageLane = (
  cache: ContentCache,
  site: { secure: boolean; pages: PageTable },
  onServed: (status: 200 | 304) => void,
): FastLane => {
  /** Cache keys of requests as they were written, so that their addresses are not parsed again. */
  const keys = new LRUCache<string, string>({ max: 2_000 });
  return createLane((url, { headers }) => {
    if (isCall(url)) return undefined;
    const written = `${url}\n${headers['accept-language']}\n${headers.cookie}\n${headers['user-agent']}`;
    const known = keys.get(written);
    if (known !== undefined) return cache.peek(known);
    const address = addressOf(url, headers, site);
    if ('redirect' in address) return undefined;
    const kept = cache.peek(address.key);
    // Addresses with a query can be made up without end.
    if (kept && !url.includes('?')) keys.set(written, address.key);
    return kept;
  }, onServed);
};

/** A call as it was written, and the key of its response; a token adds to a response that `isPersonal`. */
type Known = { key: string; isPersonal: boolean };

/** Longer ones are seldom asked twice. */
const urlMax = 500;

/** Calls as they were written, so that those asked again are neither parsed nor validated again. */
export const createContentLane = (cache: ContentCache, onServed: (status: 200 | 304) => void) => {
  const calls = new LRUCache<string, Known>({ max: 2_000 });
  const nameOf = (url: string, headers: IncomingMessage['headers']): string =>
    `${localeOfHeader(headers['accept-language'])} ${url}`;

  const find = (url: string, headers: IncomingMessage['headers']): CachedResponse | undefined => {
    if (!isCall(url) || headers.preview !== undefined) return undefined;
    const known = calls.get(nameOf(url, headers));
    if (!known || (known.isPersonal && headers.authorization)) return undefined;
    return cache.peek(known.key);
  };

  return {
    find,
    lane: createLane((url, { headers }) => find(url, headers), onServed),
    /** After Fastify has served it. */
    remember({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, known: Known): void {
      if (url && url.length <= urlMax) calls.set(nameOf(url, headers), known);
    },
  };
};
export type ContentLane = ReturnType<typeof createContentLane>;
