/** Metrics of one app. Labels are route patterns, codes and our own names: never user input. */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorCodeOf } from '#server/platform/http/errors.ts';
import type { ContentCache } from '#server/platform/pages/response-cache.ts';
import { type QueueNumbers, readQueueNumbers } from '#server/platform/queue/queue-metrics.ts';
import { actionOf } from './action-names.ts';
import { processRegistry } from './process-metrics.ts';
import { shareMetrics } from './worker-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream lasts as long as the page is open, so its duration means nothing. */
    endless?: boolean;
  }
}

export type MetricsDeps = {
  pool: pg.Pool;
  /** Response caches by name. */
  caches: Record<string, ContentCache>;
  /** Pictures waiting to be processed. */
  picturesWaiting: () => number;
  /** Streams of the office. */
  openStreams: () => number;
  /** The folder whose disk is monitored. */
  dataDir: string | undefined;
};

/** Cached, so frequent scrapes don't query the database each time; and a hanging database doesn't block the rest. */
const askAgainMs = 10_000;
const waitMs = 2_000;

const inTime = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('took too long')), waitMs).unref();
    }),
  ]);

const createQueueReader = (pool: pg.Pool) => {
  let last: { at: number; numbers: Promise<QueueNumbers | null> } | undefined;
  return (): Promise<QueueNumbers | null> => {
    if (!last || Date.now() - last.at > askAgainMs)
      last = {
        at: Date.now(),
        numbers: inTime(readQueueNumbers(pool)).catch(() => null),
      };
    return last.numbers;
  };
};

export const createMetrics = (app: FastifyInstance, deps: MetricsDeps) => {
  const { pool, caches, picturesWaiting, openStreams, dataDir } = deps;
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern; never by address',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const errors = new Counter({
    name: 'persimmon_errors_total',
    help: 'Answers that were refusals or failures, by our code and route pattern',
    labelNames: ['code', 'route'],
    registers,
  });
  const actions = new Counter({
    name: 'persimmon_actions_total',
    help: 'What people did (login, code, registration, booking …), by outcome: ok or our error code',
    labelNames: ['action', 'outcome'],
    registers,
  });
  // Counted as plain numbers: this is the fast lane.
  const kept = { page: { 200: 0, 304: 0 }, content: { 200: 0, 304: 0 } };
  new Counter({
    name: 'kept_pages_total',
    help: 'Pages and content calls answered from memory, before routing',
    labelNames: ['cache', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [cache, counts] of Object.entries(kept))
        for (const [status, count] of Object.entries(counts)) this.inc({ cache, status }, count);
    },
  });
  new Counter({
    name: 'persimmon_cache_lookups_total',
    help: 'Lookups of kept answers',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { counts }] of Object.entries(caches)) {
        this.inc({ cache, result: 'hit' }, counts.hits);
        this.inc({ cache, result: 'miss' }, counts.misses);
      }
    },
  });
  type Read<L extends string> = (
    set: (labels: Record<L, string>, value: number) => void,
  ) => Promise<void> | void;
  /** Gauges that are read on scrape. */
  const gaugeAs =
    (aggregator: 'sum' | 'max') =>
    <L extends string>(name: string, help: string, labelNames: L[], read: Read<L>) =>
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        aggregator,
        async collect() {
          this.reset();
          await read((labels, value) => this.set(labels, value));
        },
      });
  const gauge = gaugeAs('sum');
  /** Of what all workers share, such as the database and the disk. */
  const sharedGauge = gaugeAs('max');
  gauge('persimmon_cache_entries', 'Answers that are kept', ['cache'], (set) => {
    for (const [cache, { size }] of Object.entries(caches)) set({ cache }, size);
  });
  gauge('persimmon_db_pool_connections', 'Connections to the database', ['state'], (set) => {
    set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    set({ state: 'idle' }, pool.idleCount);
  });
  gauge('persimmon_db_pool_max_connections', 'How many there may be', [], (set) =>
    set({}, pool.options.max),
  );
  gauge('persimmon_db_pool_waiting', 'Statements that wait for a connection', [], (set) =>
    set({}, pool.waitingCount),
  );
  gauge('persimmon_pictures_waiting', 'Pictures that wait to be worked on', [], (set) =>
    set({}, picturesWaiting()),
  );
  gauge('persimmon_live_streams', 'Office tabs that are told of changes', [], (set) =>
    set({}, openStreams()),
  );
  const readQueues = createQueueReader(pool);
  sharedGauge('persimmon_database_up', '1 while the database answers', [], async (set) =>
    set({}, (await readQueues()) ? 1 : 0),
  );
  sharedGauge('persimmon_queue_waiting', 'Jobs that wait, by queue', ['queue'], async (set) => {
    for (const { queue, waiting } of (await readQueues())?.queues ?? []) set({ queue }, waiting);
  });
  sharedGauge(
    'persimmon_queue_oldest_seconds',
    'For how long the oldest job that is due has waited',
    ['queue'],
    async (set) => {
      for (const { queue, oldestSeconds } of (await readQueues())?.queues ?? [])
        set({ queue }, oldestSeconds);
    },
  );
  sharedGauge('persimmon_queue_dead', 'Jobs that were given up', ['queue'], async (set) => {
    for (const { queue, count } of (await readQueues())?.dead ?? []) set({ queue }, count);
  });
  sharedGauge(
    'persimmon_messages_failed',
    'Messages that were given up',
    ['channel'],
    async (set) => {
      for (const { channel, count } of (await readQueues())?.failedMessages ?? [])
        set({ channel }, count);
    },
  );
  sharedGauge(
    'persimmon_job_last_success_timestamp_seconds',
    'When work by the clock last succeeded',
    ['queue'],
    async (set) => {
      for (const { queue, at } of (await readQueues())?.lastSuccess ?? []) set({ queue }, at);
    },
  );
  const disk = () => (dataDir ? statfs(dataDir).catch(() => null) : null);
  sharedGauge('persimmon_disk_free_bytes', 'Left on the disk of DATA_DIR', [], async (set) => {
    const found = await disk();
    if (found) set({}, found.bavail * found.bsize);
  });
  sharedGauge('persimmon_disk_size_bytes', 'Size of the disk of DATA_DIR', [], async (set) => {
    const found = await disk();
    if (found) set({}, found.blocks * found.bsize);
  });

  const readAll = shareMetrics([registry, processRegistry]);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    if (!request.routeOptions.config.endless)
      duration.observe(
        { method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    const code = errorCodeOf(request);
    if (code) errors.inc({ code, route });
    const action = actionOf(method, route);
    if (action) actions.inc({ action, outcome: code ?? 'ok' });
    done();
  });

  return {
    countKept: (cache: 'page' | 'content') => (status: 200 | 304) => {
      kept[cache][status] += 1;
    },
    contentType: registry.contentType,
    /** The app's metrics, then the process's; of all workers, where there are several. */
    read: async () =>
      (await readAll()) ?? `${await registry.metrics()}\n${await processRegistry.metrics()}`,
  };
};
