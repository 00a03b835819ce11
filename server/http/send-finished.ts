/** Writes a finished answer in the best encoding that the caller takes, or 304. The hot path of the product: kept short. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Finished } from './content-cache.ts';

const takes = (header: string | undefined, encoding: string): boolean => {
  if (!header) return false;
  const at = header.indexOf(encoding);
  return at >= 0 && !header.slice(at + encoding.length).startsWith(';q=0,') &&
    !/^;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
};

export const sendFinished = (request: FastifyRequest, reply: FastifyReply, done: Finished) => {
  reply.headers(done.headers).header('ETag', done.etag);
  const match = request.headers['if-none-match'];
  if (done.status === 200 && match && match.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === done.etag))
    return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  reply.code(done.status);
  if (takes(accepted, 'br')) return reply.header('Content-Encoding', 'br').send(done.br);
  if (takes(accepted, 'gzip')) return reply.header('Content-Encoding', 'gzip').send(done.gzip);
  return reply.send(done.plain);
};
