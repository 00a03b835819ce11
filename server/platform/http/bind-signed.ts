/**
 * Binds calls that a provider makes: a form, signed as Twilio does it. The signature is HMAC-SHA1 with the account's token
 * over the whole address, as PUBLIC_URL has it, and all fields in their order. Without the token nobody is let in.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Input } from './bind.ts';

export const signatureHeader = 'x-twilio-signature';

export type SignedBind = <E extends Api>(
  api: E,
  handler: (input: Pick<Input<E>, 'query' | 'body'>) => Promise<void>,
) => void;

/** A field that is sent twice with one value counts once. */
export const signatureOf = (token: string, url: string, fields: URLSearchParams): string => {
  const pairs = new Set([...fields].map(([name, value]) => `${name}\n${value}`));
  const words = [...pairs].sort().map((pair) => pair.replace('\n', ''));
  return createHmac('sha1', token)
    .update(url + words.join(''))
    .digest('base64');
};

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const form = 'application/x-www-form-urlencoded';
/** Nothing to say to whoever wrote: what we answer goes its own way. */
const nothing = '<?xml version="1.0" encoding="UTF-8"?>\n<Response></Response>\n';

export const createSignedBind =
  (
    app: FastifyInstance,
    { publicUrl, token }: { publicUrl: string; token: string | null },
  ): SignedBind =>
  (api, handler) => {
    const refuseUnsigned = async ({ headers }: FastifyRequest) => {
      if (!headers[signatureHeader]) throw new AppError('unauthorized');
    };
    const refuseForged = async (request: FastifyRequest) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const given = String(request.headers[signatureHeader]);
      const expected = token && signatureOf(token, publicUrl + request.url, fields);
      if (!expected || !isEqual(given, expected)) throw new AppError('forbidden');
      request.body = Object.fromEntries(fields);
    };
    // In a scope of its own: no other call takes such a form.
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(form, { parseAs: 'string' }, (_, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      scope.route({
        method: api.method,
        url: limits.apiBase + api.path,
        schema: {
          summary: api.summary,
          tags: [api.tag],
          querystring: api.query ?? z.strictObject({}),
          body: api.body,
          consumes: [form],
          produces: [api.download ?? ''],
          response: { 200: api.answer },
          security: [{ providerSignature: [] }],
        },
        onRequest: refuseUnsigned,
        preValidation: refuseForged,
        handler: async ({ query, body }, reply) => {
          await handler({ query, body } as Input<typeof api>);
          return reply
            .header('Cache-Control', 'no-store')
            .type('text/xml; charset=utf-8')
            .serializer(String)
            .send(nothing);
        },
      });
    });
  };
