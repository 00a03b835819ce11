/** Answers the calls of the page under test by the contract: what the server would refuse or never say fails the test. */
import { vi } from 'vitest';
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import { OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { readTogether } from '#contract/together.ts';

type Refusal = {
  status: number;
  code?: string;
  message?: string;
  errors?: { field: string; message: string }[];
  data?: unknown;
};

/** Thrown by an answer: the server refuses. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(status: number, rest: Omit<Refusal, 'status'> = {}) {
    super(rest.code ?? String(status));
    this.refusal = { status, ...rest };
  }
}

type Reply<E extends Api> = (
  request: RequestOf<E>,
  signal?: AbortSignal | null,
) => AnswerOf<E> | Response | Promise<AnswerOf<E> | Response>;
type Row = { api: Api; reply: Reply<Api>; sent: unknown[] };

let rows: Row[] = [];
let problems: string[] = [];

/** A response as it is, for what the contract does not say. */
export const envelope = (body: object, status = 200): Response => json(status, body);

const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const paramsOf = (api: Api, path: string): Record<string, string> | null => {
  const names = [...api.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const pattern = `^${limits.apiBase}${api.path.replace(/\{\w+\}/g, '([^/]+)')}$`;
  const found = new RegExp(pattern).exec(path);
  return (
    found &&
    Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
  );
};

const queryOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) =>
      key.endsWith('[]') ? [key.slice(0, -2), search.getAll(key)] : [key, search.get(key) ?? ''],
    ),
  );

const requestOf = (api: Api, address: URL, init: RequestInit): Record<string, unknown> => {
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  const asked = {
    params: paramsOf(api, address.pathname),
    query: queryOf(address.searchParams),
    body,
  };
  const parts = (['params', 'query', 'body'] as const).filter((part) => api[part]);
  for (const part of parts) {
    const read = api[part]?.safeParse(asked[part]);
    if (read && !read.success)
      problems.push(`${api.method} ${api.path} ${part}: ${read.error.message}`);
  }
  return Object.fromEntries(parts.map((part) => [part, asked[part]]));
};

const answerTo = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const address = new URL(path, 'http://page.test');
  const row = rows.findLast(
    ({ api }) => api.method === (init.method ?? 'GET') && paramsOf(api, address.pathname),
  );
  if (!row) {
    problems.push(`nobody answers ${init.method} ${path}`);
    return json(500, { code: 'internal', message: 'nobody answers' });
  }
  const request = requestOf(row.api, address, init);
  row.sent.push(request);
  try {
    const data = await row.reply(request as RequestOf<Api>, init.signal);
    if (data instanceof Response) return data;
    const read = row.api.answer.safeParse(data);
    if (!read.success) problems.push(`answer of ${row.api.path}: ${read.error.message}`);
    return json(200, { code: OK, message: 'OK', data });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code = 'refused', message = code, ...rest } = error.refusal;
    return json(status, { code, message, ...rest });
  }
};

/** What the page asks in one request, each answered as if it had been asked alone. */
const answerTogether = async (init: RequestInit): Promise<Response> => {
  const { paths } = JSON.parse(String(init.body)) as { paths: string[] };
  const read = async (path: string) => {
    const { body: _, ...rest } = init;
    const response = await answerTo(path, { ...rest, method: 'GET' });
    return { status: response.status, body: await response.text() };
  };
  return json(200, { code: OK, message: 'OK', data: await Promise.all(paths.map(read)) });
};

const togetherPath = limits.apiBase + readTogether.path;

export const answerNothing = (): void => {
  rows = [];
  problems = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    path === togetherPath ? answerTogether(init) : answerTo(path, init),
  );
};
/** What the page asked against the contract, or nobody answered. */
export const callProblems = (): string[] => problems;

/** From now on the call is answered like this; returns what the page sends to it. The latest answer counts. */
export const answer = <E extends Api>(api: E, reply: AnswerOf<E> | Reply<E>): RequestOf<E>[] => {
  const sent: RequestOf<E>[] = [];
  const replying = typeof reply === 'function' ? (reply as Reply<E>) : () => reply;
  rows.push({ api, reply: replying as unknown as Reply<Api>, sent });
  return sent;
};
