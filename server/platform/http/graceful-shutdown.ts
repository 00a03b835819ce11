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
export const patienceMs = 3_000;

export type GracefulShutdown = {
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

/**
 * Whoever stands at the door is let in first: connections that the system has taken and Node has not would be cut off,
 * with a request that the proxy must not send twice. Node lets in one in each round of its event loop: after some rounds
 * in which nobody came, nobody is there.
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
      // Not the HTTP server's own way, which closes idle connections too.
      net.Server.prototype.close.call(server);
      const until = Date.now() + patience;
      while (Date.now() < until && (await connectionsOf(server)) > 0) await wait(50);
    },
  };
};
