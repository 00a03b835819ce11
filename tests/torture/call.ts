/** One call over a real connection, measured; what is not answered has the status 0. */
import { Agent, get } from 'node:http';

export type Told<T = unknown> = {
  status: number;
  code: string;
  data: T | undefined;
  retryAfter: string | null;
  ms: number;
};

type Options = {
  method?: 'GET' | 'POST' | 'PUT';
  token?: string;
  body?: object | FormData;
  /** The address that the proxy names: limits count by it. */
  from?: string;
  timeoutMs?: number;
};

export const call = async <T = unknown>(url: string, options: Options = {}): Promise<Told<T>> => {
  const { method = 'GET', token, body, from, timeoutMs = 60_000 } = options;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  try {
    const isJson = body && !(body instanceof FormData);
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: token }),
        ...(from && { 'x-forwarded-for': from }),
        ...(isJson && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    const { code = '', data } = (text.startsWith('{') ? JSON.parse(text) : {}) as Partial<Told<T>>;
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, code, data, retryAfter, ms: since() };
  } catch {
    return { status: 0, code: '', data: undefined, retryAfter: null, ms: since() };
  }
};

const agent = new Agent({ keepAlive: true });

/**
 * A page as browsers ask for it, thrown away as it comes: `fetch` takes several milliseconds to unpack one, so many at
 * a time would wait for the client.
 */
export const readPage = (url: string, from = '127.0.0.1'): Promise<Told> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const tell = (status = 0, retryAfter: string | null = null) =>
      resolve({ status, code: '', data: undefined, retryAfter, ms: performance.now() - begun });
    const headers = { 'accept-language': 'en', 'accept-encoding': 'br', 'x-forwarded-for': from };
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => tell(answer.statusCode, answer.headers['retry-after'] ?? null));
    }).on('error', () => tell());
  });

/** The value below which so much of them is, `share` from 0 to 1. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** '503 unavailable × 12, 0 × 3': for a figure. */
export const kindsOf = (told: readonly Told[]): string => {
  const counts = new Map<string, number>();
  for (const { status, code } of told) {
    const kind = `${status} ${code}`.trim();
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} × ${count}`).join(', ') || 'none';
};
