/** The API client, for the browser and server rendering, with the error table of spec §8. */
import { isForStaff } from '#contract/access.ts';
import type { AnswerOf, Api, Envelope, RequestOf } from '#contract/endpoint.ts';
import { OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';
import { ApiError, failureOf } from './api-error.ts';
import { queryCache } from './query-cache.ts';
import { authHeaders, getToken } from './session.ts';
import { getStaffToken } from './staff-session.ts';
import { fetchTogether } from './together.ts';
import { onStaffUnauthorized, onUnauthorized } from './unauthorized.ts';

export type Fetcher = (path: string, init: RequestInit) => Promise<Response>;

export type CallOptions = {
  fetcher?: Fetcher;
  locale?: Locale;
  signal?: AbortSignal;
  /** A draft to preview. */
  preview?: string | null;
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

/** Reads of one moment share a request; what is cached for everybody is asked for alone, where it is cached. */
const fetcherFor = ({ method, cached }: Api): Fetcher =>
  method === 'GET' && !cached ? fetchTogether : browserFetch;

const tokenFor = (api: Api): string | null =>
  isForStaff(api.access) ? getStaffToken() : getToken();

/** One request with token, language and a timeout of 20 s (spec §7). */
const exchange = async <T>(
  api: Api,
  parts: Parts,
  { fetcher = browserFetch, locale = currentLocale(), signal, preview }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<{ response: Response; body: T; token: string | null }> => {
  const headers = new Headers({
    'Accept-Language': locale,
    Accept: api.download ?? 'application/json',
  });
  if (preview) headers.set('Preview', preview);
  const { body } = parts;
  const isRaw = body instanceof Blob;
  if (body !== undefined)
    headers.set('Content-Type', isRaw ? 'application/octet-stream' : 'application/json');
  const token = api.withoutToken ? null : tokenFor(api);
  const isOwn = api.asSelf || isForStaff(api.access);
  const auth = isOwn ? { ...(token && { Authorization: token }) } : authHeaders(token);
  for (const [name, value] of Object.entries(auth)) headers.set(name, value);

  const timeout = AbortSignal.timeout(isRaw ? limits.uploadTimeoutMs : limits.requestTimeoutMs);
  try {
    const response = await fetcher(pathOf(api, parts), {
      method: api.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
    return { response, body: await read(response), token };
  } catch (error) {
    throw failureOf(error, timeout.aborted);
  } finally {
    // Even if no answer came: it may have been done.
    if (api.method !== 'GET') queryCache.forgetResults();
  }
};

const parsed = <T>(text: string): Partial<Envelope<T>> | null => {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    return null;
  }
};

/** The error of an unsuccessful response; a 401 is handled at once (spec §8). */
const refusalOf = (
  api: Api,
  { status, statusText }: Response,
  envelope: Partial<Envelope<unknown>> | null,
  token: string | null,
): ApiError => {
  const { code, message, errors, requestId, data } = envelope ?? {};
  if (isForStaff(api.access)) {
    if (status === 401 || code === 'second_factor') onStaffUnauthorized(status === 401);
  } else if (status === 401 && !(api.tag === 'staff')) onUnauthorized(Boolean(token));
  if (code === 'acting_ended') import('#web/lib/switch-person.ts').then((it) => it.leaveEnded());
  return new ApiError({ status, statusText, code, message, fields: errors, requestId, data });
};

/** Returns the whole envelope: for the one call that refuses with HTTP 200 (white card). */
export const callEnvelope = async <E extends Api>(
  api: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<Envelope<AnswerOf<E>>> => {
  const { response, body, token } = await exchange(
    api,
    request as Parts,
    { fetcher: fetcherFor(api), ...options },
    (answer) => answer.text(),
  );
  const envelope = parsed<AnswerOf<E>>(body);
  if (!response.ok) throw refusalOf(api, response, envelope, token);
  if (!envelope) throw failureOf(new Error('unreadable answer'), false);
  return envelope as Envelope<AnswerOf<E>>;
};

/** For endpoints that return a file instead of the envelope. */
export const callFile = async <E extends Api>(
  api: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<Blob> => {
  const { response, body, token } = await exchange(api, request as Parts, options, (answer) =>
    answer.blob(),
  );
  if (!response.ok) throw refusalOf(api, response, parsed(await body.text()), token);
  return body;
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
