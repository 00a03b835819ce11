/** Makes the request id available to everything below: traces and the slow query log. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { onSlowQuery } from '#server/platform/database/instrumented-pool.ts';
import { inRequest } from './request-context.ts';
import { type RequestSpan, requestSpan } from './traces.ts';

export const scopeRequests = (app: FastifyInstance, pool: pg.Pool): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _, done) => {
    const { id, method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const span = requestSpan({ method, route, id }, () => inRequest(id, done));
    spans.set(request, span);
  });
  app.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(reply.statusCode);
    done();
  });
  onSlowQuery(pool, (query) => app.log.warn(query, 'slow query'));
};
