/** Turns every error into the envelope, in the caller's language and with the request id. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type ErrorCode, errorStatus, type FieldError } from '#contract/errors.ts';
import { StoreAway } from '#server/platform/storage/files.ts';
import { causeOf, factsOf } from '#server/platform/telemetry/error-facts.ts';
import { localeOfHeader, say, sayField } from './translate.ts';

/** Fastify's own errors as our codes. */
const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
};

const awayCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOSPC', 'EDQUOT'];

/** PostgreSQL is unreachable or slow, or the disk is full: the caller may retry. */
const isDatabaseAway = (error: Error & { code?: string }): boolean =>
  /^(08|53|57)/.test(error.code ?? '') ||
  awayCodes.includes(error.code ?? '') ||
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/.test(
    error.message,
  );

type ZodIssueParams = { code?: string; keys?: string[] };

const fieldsOf = (error: FastifyError): FieldError[] =>
  (error.validation ?? []).flatMap((issue) => {
    const place = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const { keys } = issue.params as ZodIssueParams;
    if (issue.keyword === 'unrecognized_keys' && keys)
      return keys.map((key) => ({
        field: [place, key].filter(Boolean).join('.'),
        key: 'fields.unknown',
      }));
    // The body as a whole is wrong: an array, a string, or missing.
    const field = place || (error.validationContext ?? 'body');
    // Words of a page that no other needs are in that page's group.
    const isOurs = /^(fields|scams)\./.test(issue.message ?? '');
    return [{ field, key: isOurs && issue.message ? issue.message : 'fields.text' }];
  });

const asAppError = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('invalid_input', fieldsOf(error));
  const known = ofFastify[error.code];
  if (known) return new AppError(known);
  if (error instanceof StoreAway || isDatabaseAway(causeOf(error)))
    return new AppError('unavailable');
  const status = error.statusCode ?? 500;
  return new AppError(status >= 400 && status < 500 ? 'invalid_input' : 'internal');
};

/** Retry-After, in seconds. */
export const retryAfterSeconds = '5';

/** Retrying the same request may succeed. */
export const isForLater = ({ code }: AppError): boolean =>
  code === 'unavailable' || code === 'too_many_requests';

/** Values of the error's data that its message may interpolate. */
const valuesOf = (data: object = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );

const codes = new WeakMap<FastifyRequest, ErrorCode>();

/** The error code of each failed request, for the metrics. */
export const errorCodeOf = (request: FastifyRequest): ErrorCode | undefined => codes.get(request);

export const sendError = (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
  const locale = localeOfHeader(request.headers['accept-language']);
  codes.set(request, error.code);
  if (isForLater(error)) reply.header('Retry-After', retryAfterSeconds);
  return reply
    .code(errorStatus[error.code])
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        code: error.code,
        message: say(locale, `errors.${error.code}`, valuesOf(error.data)),
        ...(error.fields.length && {
          errors: error.fields.map(({ field, key, values }) => ({
            field,
            message: sayField(locale, key, values),
          })),
        }),
        ...(error.data && { data: error.data }),
        requestId: request.id,
      }),
    );
};

/** A malformed URL: rejected before routing, so no hook has set a header yet. */
export const rejectAddress = (_: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  return sendError(request, reply, new AppError('invalid_input'));
};

/** Maps any error to an AppError; unexpected ones are logged. */
export const noteError = (request: FastifyRequest, error: FastifyError): AppError => {
  const known = asAppError(error);
  codes.set(request, known.code);
  // Refused on purpose, for now: a flood of requests must not become a flood of log lines. Metrics count them.
  const isRefused = known === error && isForLater(known);
  if (known.status >= 500 && !isRefused)
    request.log.error({ route: request.routeOptions.url, ...factsOf(error) }, known.code);
  return known;
};

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(
    (error: FastifyError & { headers?: Record<string, string> }, request, reply) =>
      // A range beyond the end of the file: players rely on this status and its header.
      error.statusCode === 416
        ? reply
            .code(416)
            .headers(error.headers ?? {})
            .send()
        : sendError(request, reply, noteError(request, error)),
  );
};
