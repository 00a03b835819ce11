/**
 * The way out without a failed request. No new connection is taken: whoever asks is sent on to another process by the
 * proxy. What comes on a connection that is still open is answered, and the connection ends with the answer. Closing
 * idle connections at once would cut off a request that is just on its way; so they are closed when the proxy has had the
 * time to let them go itself (`keepalive_timeout` in deploy/nginx.conf).
 */
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the proxy keeps a connection that it does not use. */
export const patienceMs = 2_000;

export type Leaving = {
  isLeaving(): boolean;
  /** Settles once nobody is connected any more, or after some seconds. */
  leave(server: Server, patience?: number): Promise<void>;
  /** For every request, before it is answered. */
  note(response: ServerResponse): void;
  /** For every one that is not answered at once: it may be under way when we are told to go. */
  follow(response: ServerResponse): void;
};

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Right after a round of the event loop that took no time: nobody is at the door whom we have not let in. */
const quietMoment = async (): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    const before = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - before < 0.5) return;
  }
};

export const createLeaving = (): Leaving => {
  let leaving = false;
  const underWay = new Set<ServerResponse>();
  return {
    isLeaving: () => leaving,
    note(response) {
      if (leaving) response.shouldKeepAlive = false;
    },
    follow(response) {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
    },
    async leave(server, patience = patienceMs) {
      leaving = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      await quietMoment();
      // Not the HTTP server's own way, which closes idle connections too.
      net.Server.prototype.close.call(server);
      const until = Date.now() + patience;
      while (Date.now() < until && (await connectionsOf(server)) > 0) await wait(50);
    },
  };
};
