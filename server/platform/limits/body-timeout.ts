/**
 * How long a body may take. A photo over a bad mobile line needs minutes; everything else is small, and a body that
 * still trickles in after ten seconds is not somebody's form. (Node's own `requestTimeout` knows one limit for all.)
 */
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodySeconds?: number;
  }
}

export const bodySeconds = { usual: 10, picture: 180 } as const;

export const limitBodyTime = (app: FastifyInstance, usual: number = bodySeconds.usual): void => {
  app.addHook('onRequest', (request, _, done) => {
    const { raw, headers } = request;
    if (headers['content-length'] || headers['transfer-encoding']) {
      const seconds = request.routeOptions.config.bodySeconds ?? usual;
      const timer = setTimeout(() => {
        // A call inside the process has no socket to wait for.
        if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
      }, seconds * 1000);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
