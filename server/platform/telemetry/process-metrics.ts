/** Metrics of the whole process; those of one app are in metrics-route.ts. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { passwordQueue } from '#server/platform/crypto/password.ts';
import { callSpan, inSpan } from './traces.ts';

export const processRegistry = new Registry();
const registers = [processRegistry];
collectDefaultMetrics({ register: processRegistry });

const secondsOfWork = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30];

const jobRuns = new Histogram({
  name: 'persimmon_job_duration_seconds',
  help: 'Background work done by this process, by queue and outcome (ok, failed)',
  labelNames: ['queue', 'outcome'],
  buckets: secondsOfWork,
  registers,
});
const jobsRunning = new Gauge({
  name: 'persimmon_jobs_running',
  help: 'Background work under way in this process',
  labelNames: ['queue'],
  registers,
});
const providerCalls = new Histogram({
  name: 'persimmon_provider_duration_seconds',
  help: 'Calls of the providers of texts and mail, by channel and outcome (ok, failed)',
  labelNames: ['channel', 'outcome'],
  buckets: secondsOfWork,
  registers,
});
export const heldMessages = new Counter({
  name: 'persimmon_messages_held_total',
  help: 'Messages that were not sent because a budget of the day is spent, by share and whose it is (recipient, all)',
  labelNames: ['share', 'budget'],
  registers,
});
new Gauge({
  name: 'persimmon_password_hashes',
  help: 'Password hashes under way and waiting for their turn',
  labelNames: ['state'],
  registers,
  collect() {
    const { running, waiting } = passwordQueue();
    this.set({ state: 'running' }, running);
    this.set({ state: 'waiting' }, waiting);
  },
});

export const dbQueries = new Histogram({
  name: 'persimmon_db_query_duration_seconds',
  help: 'Statements of the app, by outcome (ok, failed)',
  labelNames: ['outcome'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  registers,
});
export const replicaReads = new Counter({
  name: 'persimmon_replica_reads_total',
  help: 'Reads that may go to the replica, by the server that answered them (replica, primary)',
  labelNames: ['server'],
  registers,
});
export const dbSlowQueries = new Counter({
  name: 'persimmon_db_slow_queries_total',
  help: 'Statements that took longer than SLOW_QUERY_MS',
  registers,
});
export const dbPoolWaits = new Histogram({
  name: 'persimmon_db_pool_wait_seconds',
  help: 'Time until a connection to the database was free',
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 4],
  registers,
});

const timed = async <T>(done: (outcome: 'ok' | 'failed') => void, work: () => Promise<T>) => {
  try {
    const result = await work();
    done('ok');
    return result;
  } catch (error) {
    done('failed');
    throw error;
  }
};

/** Counts, times and traces a job. */
export const watchJob = async <T>(queue: string, work: () => Promise<T>): Promise<T> => {
  const end = jobRuns.startTimer({ queue });
  jobsRunning.inc({ queue });
  try {
    return await timed(
      (outcome) => void end({ outcome }),
      () => inSpan(`job ${queue}`, { 'messaging.destination.name': queue }, work),
    );
  } finally {
    jobsRunning.dec({ queue });
  }
};

/** Counts and times a call of an external provider. */
export const watchProvider = <T>(channel: string, work: () => Promise<T>): Promise<T> => {
  const end = providerCalls.startTimer({ channel });
  return timed(
    (outcome) => void end({ outcome }),
    () => callSpan(`provider ${channel}`, { 'messaging.system': channel }, work),
  );
};
