/** Options of the HTTP server: sockets, sizes, timeouts, logs. */
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import { bodySeconds } from '#server/platform/limits/body-timeout.ts';
import { currentRequestId } from '#server/platform/telemetry/request-context.ts';

export type ServerEnv = { APP_ENV: string; LOG_LEVEL: string; TRUST_PROXY?: string | undefined };

/** Passed to `createServer`, since Fastify's own options don't reach a custom server. */
export const socketOptions: ServerOptions = {
  // For the longest body, a picture on a slow line; others time out sooner (body-timeout.ts).
  requestTimeout: bodySeconds.picture * 1000,
  headersTimeout: 8_000,
  keepAliveTimeout: 65_000,
  // `requestTimeout` is only enforced at this interval (measured).
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16 * 1024,
};

/** 'true', a number of hops, or a list of addresses. */
const trustProxy = (value: string | undefined) => {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  const hops = Number(value);
  // Hops are counted from the socket: with one proxy only the address that it added is trusted.
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : value;
};

export const serverOptions = (env: ServerEnv, logTo?: { write(line: string): void }) =>
  ({
    logger: {
      level: env.LOG_LEVEL,
      ...(logTo && { stream: logTo }),
      // Fastify's default serializers would log URLs and queries.
      serializers: {
        req: () => ({}),
        res: () => ({ statusCode: '' }),
        err: (error) => ({ type: error.name, message: '', stack: '', code: error.code }),
      },
      base: { app: 'persimmon' },
    },
    // http-server.ts logs one line per request: Fastify's own would contain URLs.
    logController: new LogController({ disableRequestLogging: true }),
    // Rendering a page calls the API for its data: those calls carry the page's request id.
    genReqId: () => currentRequestId() ?? randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) satisfies FastifyServerOptions;
