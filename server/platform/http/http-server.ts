/** The bare HTTP server: limits, headers, errors, the request log, and the fast lanes in front of it all. */
import { createServer } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { limitBodyTime } from '#server/platform/limits/body-timeout.ts';
import type { FastLane } from '#server/platform/pages/fast-lane.ts';
import { scopeRequests } from '#server/platform/telemetry/request-scope.ts';
import { handleErrors, rejectAddress } from './errors.ts';
import { createGracefulShutdown } from './graceful-shutdown.ts';
import { onePerTurn } from './one-per-turn.ts';
import { acceptJson } from './request/json-body.ts';
import { parseQuery } from './request/parse-query.ts';
import { rejectInvalidTargets } from './request/request-target.ts';
import { type HeadersEnv, securityHeaders } from './security-headers.ts';
import { type ServerEnv, serverOptions, socketOptions } from './server-options.ts';

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
    reply.raw.setHeaders(headers);
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
