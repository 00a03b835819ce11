/** Bodies other than JSON. Each such route gets its own scope, so no other route accepts that content type. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Api } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { bodySeconds } from '#server/platform/limits/body-timeout.ts';
import { filePart, readForm } from './multipart.ts';

const types = {
  raw: 'application/octet-stream',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
} as const;

const kindOf = (api: Api): keyof typeof types | null => {
  if (api.raw) return 'raw';
  if (api.multipart) return 'multipart';
  return api.auth === 'signed' ? 'form' : null;
};

/** The route's body as OpenAPI describes it. */
export const describeBody = (api: Api) => {
  const kind = kindOf(api);
  const body = api.multipart?.extend({ [filePart]: z.file() }) ?? api.body;
  return { ...(body && { body }), ...(kind && { consumes: [types[kind]] }) };
};

const addParser = async (scope: FastifyInstance, kind: keyof typeof types) => {
  if (kind === 'multipart') return void (await scope.register(multipart));
  scope.removeAllContentTypeParsers();
  if (kind === 'raw')
    scope.addContentTypeParser(types.raw, { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
  else
    scope.addContentTypeParser(types.form, { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
};

export const addRoute = (app: FastifyInstance, api: Api, route: RouteOptions): void => {
  const kind = kindOf(api);
  if (!kind) {
    app.route(route);
    return;
  }
  app.register(async (scope) => {
    await addParser(scope, kind);
    if (kind === 'form') scope.route(route);
    else
      scope.route({
        ...route,
        ...(api.raw && { bodyLimit: api.raw }),
        config: { bodySeconds: bodySeconds.picture },
        // The body schema is documentation only: `readBody` checks the body.
        validatorCompiler: (part) =>
          part.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(part as never),
      });
  });
};

export const readBody = async (api: Api, request: FastifyRequest): Promise<unknown> => {
  if (api.multipart) return readForm(request, api.multipart);
  if (!api.raw) return request.body;
  if (Buffer.isBuffer(request.body)) return new File([new Uint8Array(request.body)], 'body');
  throw new AppError('invalid_input', [{ field: 'body', key: 'fields.required' }]);
};
