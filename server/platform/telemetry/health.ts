/** Health checks and metrics. */
import type { FastifyInstance } from 'fastify';
import { createMetrics, type MetricsDeps } from './metrics-route.ts';

type HealthDeps = MetricsDeps & {
  /** Each throws when its part is unavailable. */
  checks: Record<string, () => Promise<unknown>>;
  /** While shutting down, readiness fails. */
  isLeaving: () => boolean;
};

export const serveHealth = (
  app: FastifyInstance,
  { checks, isLeaving, ...watched }: HealthDeps,
) => {
  const { countKept, contentType, read } = createMetrics(app, watched);
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
      .type(contentType)
      .send(await read()),
  );

  return { countKept };
};
