/**
 * Validates the request target. Browsers and proxies send an origin-form path ("/about?x=1"). Absolute URLs, "*",
 * "//host" and backslashes are rejected: a redirect or a cache in front could take the beginning for another host.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

export const isPlainTarget = (target: string): boolean => {
  if (target[0] !== '/' || target[1] === '/') return false;
  const query = target.indexOf('?');
  const backslash = target.indexOf('\\');
  // Browsers send backslashes in a query unchanged; in a path they turn them into slashes.
  return backslash < 0 || (query >= 0 && query < backslash);
};

export const rejectInvalidTargets = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _, done) => {
    done(isPlainTarget(request.raw.url ?? '') ? undefined : new AppError('invalid_input'));
  });
};
