/**
 * Graceful shutdown without failed requests. New connections are refused, so the proxy picks another process; open
 * connections are answered and then closed. Idle connections are closed only after the proxy has had time to drop
 * them itself (`keepalive_timeout` in deploy/nginx.conf): closing them at once would cut off requests in flight.
 */
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the proxy keeps an idle connection. */
export const patienceMs = 3_000;

export type GracefulShutdown = {
  isLeaving(): boolean;
  /** Resolves once no connection is left, or after the timeout. */
  leave(server: Server, patience?: number): Promise<void>;
  /** Call for every request, before responding. */
  note(response: ServerResponse): void;
  /** Call for requests that are not answered synchronously: one may be in flight when shutdown begins. */
  follow(response: ServerResponse): void;
};

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Accepts pending connections first: those that the kernel has accepted and Node has not would be reset, with a
 * request that the proxy must not retry. Node accepts one per turn of the event loop, so after some turns without a
 * new one the backlog is empty.
 */
const letIn = async (server: Server): Promise<void> => {
  let quietRounds = 0;
  const onCome = () => {
    quietRounds = 0;
  };
  server.on('connection', onCome);
  const until = Date.now() + 2_000;
  for (; quietRounds < 20 && Date.now() < until; quietRounds++) await new Promise(setImmediate);
  server.off('connection', onCome);
};

export const createGracefulShutdown = (): GracefulShutdown => {
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
      await letIn(server);
      // Not http.Server's `close`, which closes idle connections too.
      net.Server.prototype.close.call(server);
      const until = Date.now() + patience;
      while (Date.now() < until && (await connectionsOf(server)) > 0) await wait(50);
    },
  };
};
