/**
 * What stands after the method in a request's first line. Browsers and proxies ask an origin for a path ("/about?x=1").
 * A whole address, "*", a path that begins like another host or holds a backslash is nobody's who means well: some
 * reader of it, a redirect or a cache in front, would take its beginning for another host. Such requests are refused.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

export const isPlainTarget = (target: string): boolean => {
  if (target[0] !== '/' || target[1] === '/') return false;
  const query = target.indexOf('?');
  const backslash = target.indexOf('\\');
  // Browsers send one in a query as it was typed; in a path they have made a slash of it.
  return backslash < 0 || (query >= 0 && query < backslash);
};

export const rejectInvalidTargets = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _, done) => {
    done(isPlainTarget(request.raw.url ?? '') ? undefined : new AppError('invalid_input'));
  });
};
