/** The one way to call the API, from the browser and from server rendering; and the error table of spec §8. */
import type { AnswerOf, Api, Envelope, RequestOf } from '#contract/endpoint.ts';
import { OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { ApiError, failureOf } from './api-error.ts';
import { currentLocale } from './locale.ts';
import { getToken } from './session.ts';
import { onUnauthorized } from './unauthorized.ts';

export type Fetcher = (path: string, init: RequestInit) => Promise<Response>;

export type CallOptions = {
  fetcher?: Fetcher;
  locale?: Locale;
  signal?: AbortSignal;
};

type Parts = { params?: object; query?: object; body?: unknown };

const pathOf = (api: Api, { params, query }: Parts): string => {
  const values = (params ?? {}) as Record<string, string>;
  const path = api.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value)) for (const one of value) search.append(`${key}[]`, String(one));
    else if (value !== undefined && value !== null) search.append(key, String(value));
  }
  const tail = search.size ? `?${search}` : '';
  return `${limits.apiBase}${path}${tail}`;
};

const browserFetch: Fetcher = (path, init) => fetch(path, init);

/** Answers the whole envelope: for the one call whose refusals come with HTTP 200 (white card). */
export const callEnvelope = async <E extends Api>(
  api: E,
  request: RequestOf<E>,
  { fetcher = browserFetch, locale = currentLocale(), signal }: CallOptions = {},
): Promise<Envelope<AnswerOf<E>>> => {
  const parts = request as Parts;
  const headers = new Headers({ 'Accept-Language': locale, Accept: 'application/json' });
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  const token = api.withoutToken ? null : getToken();
  if (token) headers.set('Authorization', token);

  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  let response: Response;
  let text: string;
  try {
    response = await fetcher(pathOf(api, parts), {
      method: api.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    text = await response.text();
  } catch (error) {
    throw failureOf(error, timeout.aborted);
  }
  let envelope: Partial<Envelope<AnswerOf<E>>> = {};
  try {
    envelope = JSON.parse(text) as Envelope<AnswerOf<E>>;
  } catch {
    if (response.ok) throw failureOf(new Error('unreadable answer'), false);
  }
  if (!response.ok) {
    if (response.status === 401) onUnauthorized(Boolean(token));
    throw new ApiError({
      status: response.status,
      statusText: response.statusText,
      code: envelope.code,
      message: envelope.message,
      fields: envelope.errors,
      requestId: envelope.requestId,
    });
  }
  return envelope as Envelope<AnswerOf<E>>;
};

export const call = async <E extends Api>(
  api: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<AnswerOf<E>> => {
  const envelope = await callEnvelope(api, request, options);
  if (envelope.code !== OK)
    throw new ApiError({
      status: 200,
      statusText: '',
      code: envelope.code,
      message: envelope.message,
    });
  return envelope.data as AnswerOf<E>;
};
