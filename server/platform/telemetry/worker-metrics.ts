/** Metrics of all workers (server/workers.ts): whichever is scraped asks the parent, which asks all of them. */
import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

type Question = { scrape: number };
type Answer = Question & { text: string };

const isQuestion = (message: unknown): message is Question =>
  typeof message === 'object' && message !== null && 'scrape' in message;

/** In the parent. */
export const answerScrapes = (worker: Worker): void => {
  const workers = new AggregatorRegistry();
  worker.on('message', async (message: unknown) => {
    if (!isQuestion(message)) return;
    // Empty while one of them is starting, or too busy to say.
    const text = await workers.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ ...message, text } satisfies Answer, () => {});
  });
};

/** In a worker: how to read the metrics of all, or null if they cannot be had. */
export const shareMetrics = (registries: Registry[]): (() => Promise<string | null>) => {
  const { worker } = cluster;
  if (!worker) return async () => null;
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registries);
  let scrapes = 0;
  return () =>
    new Promise((resolve) => {
      const scrape = ++scrapes;
      const onMessage = (message: Answer) => {
        if (message?.scrape !== scrape) return;
        process.off('message', onMessage);
        resolve(message.text || null);
      };
      process.on('message', onMessage);
      worker.send({ scrape } satisfies Question);
    });
};
