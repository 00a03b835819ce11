/** Sends a cached response in the best accepted encoding, or 304. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

const refused = /^\s*;\s*q=0(\.0*)?\s*(,|$)/;

const takes = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at >= 0 && !refused.test(header.slice(at + encoding.length));
};

export type EncodedBody = { encoding: 'br' | 'gzip' | null; body: Buffer };

export const bodyFor = (accepted: string | undefined, done: CachedResponse): EncodedBody => {
  if (done.br === done.plain) return { encoding: null, body: done.plain };
  if (accepted && takes(accepted, 'br')) return { encoding: 'br', body: done.br };
  if (accepted && takes(accepted, 'gzip')) return { encoding: 'gzip', body: done.gzip };
  return { encoding: null, body: done.plain };
};

export const isSame = (ifNoneMatch: string | undefined, etag: string): boolean =>
  Boolean(ifNoneMatch) &&
  (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);

/** Per-request headers, not part of the response. */
const ofOneRequest = new Set(['x-request-id', 'set-cookie']);

/** Everything that hooks and plugins have added, for later readers too. */
const keepHeaders = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => !ofOneRequest.has(name.toLowerCase()))
    .flatMap(([name, value]) => [name, String(value)]);

export const sendCached = (request: FastifyRequest, reply: FastifyReply, done: CachedResponse) => {
  reply.headers(done.headers).header('ETag', done.etag);
  done.sentHeaders ??= keepHeaders(reply);
  if (done.status === 200 && isSame(request.headers['if-none-match'], done.etag))
    return reply.code(304).send();
  const { encoding, body } = bodyFor(request.headers['accept-encoding'], done);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.code(done.status).send(body);
};
