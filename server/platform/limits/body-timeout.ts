/**
 * Timeout for request bodies. A photo on a slow mobile line needs minutes; everything else is small, and ten seconds
 * are plenty. (Node's `requestTimeout` is one limit for all routes.)
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
        // Injected calls have no socket.
        if (!raw.complete && raw.socket instanceof Socket) raw.socket.destroy();
      }, seconds * 1000);
      timer.unref();
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};
