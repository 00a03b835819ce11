/** Work done after the response, so that response times leak nothing. Finished before the app closes. */
import type { FastifyInstance } from 'fastify';

export type BackgroundWork = {
  run(work: () => Promise<unknown>): void;
  /** Resolves when no work is left. */
  settled(): Promise<void>;
};

export const createBackgroundWork = (app: FastifyInstance): BackgroundWork => {
  const running = new Set<Promise<unknown>>();
  const onError = (error: unknown) =>
    app.log.error({ kind: (error as Error).name }, 'background work failed');
  const afterwards: BackgroundWork = {
    run(work) {
      const done = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size) await Promise.all(running);
    },
  };
  app.addHook('onClose', () => afterwards.settled());
  return afterwards;
};
