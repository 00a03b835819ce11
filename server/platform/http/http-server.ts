/** The bare HTTP server: limits, headers, errors, the request log, and the fast lane in front of it all. */
import { createServer } from 'node:http';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { limitBodyTime } from '#server/platform/limits/body-timeout.ts';
import type { FastLane } from '#server/platform/pages/fast-lane.ts';
import { scopeRequests } from '#server/platform/telemetry/request-scope.ts';
import { handleErrors, rejectAddress } from './errors.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { acceptJson } from './json-body.ts';
import { parseQuery } from './parse-query.ts';
import { rejectInvalidTargets } from './request-target.ts';
import { type ServerEnv, serverOptions, socketOptions } from './server-options.ts';

export type HttpEnv = ServerEnv & {
  /** HSTS with includeSubDomains. */
  HSTS_SUBDOMAINS?: boolean | undefined;
};

export const createHttpServer = async (
  env: HttpEnv,
  pool: pg.Pool,
  logTo?: { write(line: string): void },
) => {
  let fastLane: FastLane = () => false;
  const leaving = createGracefulShutdown();
  const app = Fastify({
    ...serverOptions(env, logTo),
    frameworkErrors: rejectAddress,
    serverFactory: (handler) =>
      createServer(socketOptions, (request, response) => {
        leaving.note(response);
        if (fastLane(request, response)) return;
        leaving.follow(response);
        handler(request, response);
      }),
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
  await app.register(helmet, {
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
  });
  scopeRequests(app, pool);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    reply.header('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()');
    done();
  });
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
    /** Serves cached pages before Fastify sees the request. */
    setFastLane: (lane: FastLane) => {
      fastLane = lane;
    },
  };
};
