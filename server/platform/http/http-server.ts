/** The bare HTTP server: limits, headers, errors, the request log, and the fast lanes in front of it all. */

import { randomUUID } from 'node:crypto';
import { createServer, type ServerOptions } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { limits } from '#contract/limits.ts';
import { bodySeconds, limitBodyTime } from '#server/platform/limits/body-timeout.ts';
import type { FastLane } from '#server/platform/pages/fast-lane.ts';
import { currentRequestId } from '#server/platform/telemetry/request-context.ts';
import { scopeRequests } from '#server/platform/telemetry/request-scope.ts';
import { handleErrors, rejectAddress } from './errors.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { onePerTurn } from './one-per-turn.ts';
import { apiPage } from './openapi.ts';
import { acceptJson } from './request/json-body.ts';
import { parseQuery } from './request/parse-query.ts';
import { rejectInvalidTargets } from './request/request-target.ts';

/** Options of the HTTP server: sockets, sizes, timeouts, logs. */
type ServerEnv = { APP_ENV: string; LOG_LEVEL: string; TRUST_PROXY?: string | undefined };

/** Passed to `createServer`, since Fastify's own options don't reach a custom server. */
const socketOptions: ServerOptions = {
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

const serverOptions = (env: ServerEnv, logTo?: { write(line: string): void }) =>
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
    // One line per request is logged below: Fastify's own would contain URLs.
    logController: new LogController({ disableRequestLogging: true }),
    // Rendering a page calls the API for its data: those calls carry the page's request id.
    genReqId: () => currentRequestId() ?? randomUUID(),
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) satisfies FastifyServerOptions;

/** The security headers of every response. They never differ, so helmet computes them once. */
type HeadersEnv = {
  APP_ENV: string;
  /** HSTS with includeSubDomains. */
  HSTS_SUBDOMAINS?: boolean | undefined;
};

/** What Fastify adds to an empty response. */
const byFastify = new Set(['content-length', 'date', 'connection']);

/** What browsers heed in documents alone: a response to a call goes without. */
const forDocuments = new Set([
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]);

/** Two sets: for calls of the API, and for everything else. */
const securityHeaders = async (env: HeadersEnv) => {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: env.APP_ENV === 'production' && {
      includeSubDomains: env.HSTS_SUBDOMAINS ?? false,
    },
    crossOriginEmbedderPolicy: false,
    // For browsers that are gone.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  probe.get('/', (_, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const computed = Object.entries(headers).filter(([name]) => !byFastify.has(name));
  const all = new Map([
    ...computed.map(([name, value]) => [name, String(value)] as const),
    ['permissions-policy', 'camera=(self), microphone=(), geolocation=()'],
  ]);
  return { all, ofCalls: new Map([...all].filter(([name]) => !forDocuments.has(name))) };
};

/** The page that shows the API is a document. */
const isCall = (url: string): boolean =>
  url.startsWith(`${limits.apiBase}/`) && !url.startsWith(apiPage);

export type HttpEnv = ServerEnv & HeadersEnv;

export const createHttpServer = async (
  env: HttpEnv,
  pool: pg.Pool,
  logTo?: { write(line: string): void },
) => {
  const fastLanes: FastLane[] = [];
  const leaving = createGracefulShutdown();
  const app = Fastify({
    ...serverOptions(env, logTo),
    frameworkErrors: rejectAddress,
    serverFactory: (handler) => {
      const handle = onePerTurn(handler);
      return createServer(socketOptions, (request, response) => {
        leaving.note(response);
        if (fastLanes.some((lane) => lane(request, response))) return;
        leaving.follow(response);
        handle(request, response);
      });
    },
    routerOptions: {
      querystringParser: parseQuery,
      maxParamLength: 500,
      ignoreTrailingSlash: true,
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJson(app);
  limitBodyTime(app);
  handleErrors(app);
  const headers = await securityHeaders(env);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeaders(isCall(request.url) ? headers.ofCalls : headers.all);
    reply.header('X-Request-Id', request.id);
    done();
  });
  scopeRequests(app, pool);
  rejectInvalidTargets(app);
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, never the URL: paths and queries contain personal data.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });

  return {
    app: app as FastifyInstance,
    leaving,
    /** Asked before Fastify sees the request. */
    addFastLane: (lane: FastLane) => void fastLanes.push(lane),
  };
};
