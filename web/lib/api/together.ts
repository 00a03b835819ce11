/**
 * Sends the reads of one moment in one request (decision 035). Each still has its own answer, error, time limit and end:
 * to the caller it is a fetch.
 */
import type { AnswerOf, Envelope } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { readTogether, togetherMax } from '#contract/together.ts';

type Read = {
  path: string;
  init: RequestInit;
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
};

const isOver = ({ init }: Read): boolean => Boolean(init.signal?.aborted);

/** Ends when the last of the reads is no longer wanted. */
const signalOf = (reads: readonly Read[]): AbortSignal => {
  const stop = new AbortController();
  for (const { init } of reads)
    init.signal?.addEventListener('abort', () => {
      if (reads.every(isOver)) stop.abort();
    });
  return stop.signal;
};

const respond = ({ resolve, reject }: Read, answer?: { status: number; body: string }): void => {
  if (answer) resolve(new Response(answer.body, { status: answer.status }));
  else reject(new TypeError('a read has no answer'));
};

const send = async (reads: readonly Read[]): Promise<void> => {
  const headers = new Headers(reads[0]?.init.headers);
  headers.set('Content-Type', 'application/json');
  const response = await fetch(limits.apiBase + readTogether.path, {
    method: readTogether.method,
    headers,
    body: JSON.stringify({ paths: reads.map(({ path }) => path) }),
    signal: signalOf(reads),
  });
  const text = await response.text();
  if (!response.ok) {
    for (const read of reads) respond(read, { status: response.status, body: text });
    return;
  }
  const { data } = JSON.parse(text) as Envelope<AnswerOf<typeof readTogether>>;
  for (const [i, read] of reads.entries()) respond(read, data?.[i]);
};

const dispatch = (reads: readonly Read[]): void => {
  const wanted = reads.filter((read) => !isOver(read));
  const [only] = wanted;
  if (only && wanted.length === 1) {
    fetch(only.path, only.init).then(only.resolve, only.reject);
    return;
  }
  for (let from = 0; from < wanted.length; from += togetherMax) {
    const part = wanted.slice(from, from + togetherMax);
    send(part).catch((error: unknown) => {
      for (const { reject } of part) reject(error);
    });
  }
};

/** Reads that wait for the end of this moment, by their headers: who asks, for whom, in which language. */
const waiting = new Map<string, Read[]>();

export const fetchTogether = (path: string, init: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal } = init;
    const fail = () => reject(signal?.reason);
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', fail);
    const key = JSON.stringify([...new Headers(init.headers)]);
    const group = waiting.get(key);
    const read = { path, init, resolve, reject };
    if (group) {
      group.push(read);
      return;
    }
    const reads = [read];
    waiting.set(key, reads);
    queueMicrotask(() => {
      waiting.delete(key);
      dispatch(reads);
    });
  });
