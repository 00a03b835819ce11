/** Accepts an empty JSON body: clients send the content type with every call (spec §7). */
import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';

export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
};

/** For endpoints without a body: an empty one is fine, anything in it is an unknown field. */
export const rejectBody = (body: unknown): void => {
  if (body === undefined || body === null || body === '') return;
  const isRecord = typeof body === 'object' && !Array.isArray(body);
  const fields = isRecord ? Object.keys(body) : ['body'];
  if (fields.length)
    throw new AppError(
      'invalid_input',
      fields.map((field) => ({ field, key: 'fields.unknown' })),
    );
};
