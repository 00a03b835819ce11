/** How the HTTP server treats sockets, sizes, times and logs. */
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import { type FastifyServerOptions, LogController } from 'fastify';
import { bodySeconds } from '#server/platform/limits/body-timeout.ts';
import { currentRequestId } from '#server/platform/telemetry/request-context.ts';

type Options = { APP_ENV: string; LOG_LEVEL: string; TRUST_PROXY?: string | undefined };

/** How sockets are treated; Fastify's own options for these do not reach a server that we make ourselves. */
export const socketOptions: ServerOptions = {
  // The longest body there is, a picture on a bad line; the others are ended sooner (slow-body.ts).
  requestTimeout: bodySeconds.picture * 1000,
  headersTimeout: 8_000,
  keepAliveTimeout: 65_000,
  // `requestTimeout` only acts in time when connections are looked at this often: measured.
  connectionsCheckingInterval: 500,
  maxHeaderSize: 16 * 1024,
};

/** 'true', a number of hops, or a list of addresses. */
const trustProxy = (value: string | undefined) => {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  const hops = Number(value);
  // Counted from the socket: with one proxy only what that proxy wrote is believed, not what it was sent.
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : value;
};

export const serverOptions = (env: Options, logTo?: { write(line: string): void }) =>
  ({
    logger: {
      level: env.LOG_LEVEL,
      ...(logTo && { stream: logTo }),
      // Fastify's own serializers would write addresses and queries.
      serializers: {
        req: () => ({}),
        res: () => ({ statusCode: '' }),
        err: (error) => ({ type: error.name, message: '', stack: '', code: error.code }),
      },
      base: { app: 'persimmon' },
    },
    // One line a request, written by app.ts: Fastify's own would name addresses.
    logController: new LogController({ disableRequestLogging: true }),
    // A page that is rendered calls the API for its data: what fails there is found by the number of the page.
    genReqId: () => currentRequestId() ?? randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) satisfies FastifyServerOptions;
