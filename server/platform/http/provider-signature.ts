/**
 * Verifies calls of the SMS provider, signed the way Twilio does it: HMAC-SHA1 with the account's token over the full
 * URL, as PUBLIC_URL has it, and all form fields in order.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

export const signatureHeader = 'x-twilio-signature';

/** A field sent twice with the same value counts once. */
export const signatureOf = (token: string, url: string, fields: URLSearchParams): string => {
  const pairs = new Set([...fields].map(([name, value]) => `${name}\n${value}`));
  const joined = [...pairs].sort().map((pair) => pair.replace('\n', ''));
  return createHmac('sha1', token)
    .update(url + joined.join(''))
    .digest('base64');
};

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `token` is null when no provider is configured: every call is rejected. */
export type Provider = { publicUrl: string; token: string | null };

/** Throws before the body is read. */
export const requireSignature = ({ headers }: FastifyRequest): void => {
  if (!headers[signatureHeader]) throw new AppError('unauthorized');
};

/** Throws unless the signature matches the parsed form; replaces the body by its fields. */
export const verifySignature = ({ publicUrl, token }: Provider, request: FastifyRequest): void => {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const sent = String(request.headers[signatureHeader]);
  const expected = token && signatureOf(token, publicUrl + request.url, fields);
  if (!expected || !isEqual(sent, expected)) throw new AppError('forbidden');
  request.body = Object.fromEntries(fields);
};
