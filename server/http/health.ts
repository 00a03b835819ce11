/** For whoever watches the process: alive, ready, and its numbers. */
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ContentCache } from './content-cache.ts';

export type HealthDeps = {
  cache: ContentCache;
  /** Each throws when its part does not answer. */
  checks: Record<string, () => Promise<unknown>>;
  /** On the way out: what asks whether to send people here is told no. */
  isLeaving: () => boolean;
};

export const serveHealth = (app: FastifyInstance, { cache, checks, isLeaving }: HealthDeps) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern; never by address',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'content_cache_lookups',
    help: 'Lookups of kept answers since the start',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.set({ result: 'hit' }, cache.counts.hits);
      this.set({ result: 'miss' }, cache.counts.misses);
    },
  });
  const keptPages = new Counter({
    name: 'kept_pages_total',
    help: 'Pages answered from memory, before routing',
    labelNames: ['status'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });

  const hidden = { schema: { hide: true } as never };
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', hidden, async (_, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const ok = await check().then(
          () => true,
          () => false,
        );
        return [name, ok ? 'ok' : 'failed'] as const;
      }),
    );
    const failed = results.some(([, result]) => result !== 'ok') && 'failed';
    const status = (isLeaving() && 'leaving') || failed || 'ok';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status, ...Object.fromEntries(results) });
  });
  app.get('/metrics', hidden, async (_, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );

  return { countPage: (status: number) => keptPages.inc({ status }) };
};
