/** Calls of a helper's page: with the key of this device instead of a session. */
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import type { LinkGone } from '#contract/help/help.ts';
import { helpKeyHeader } from '#contract/help/words.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export const callHelp = <E extends Api>(
  api: E,
  request: RequestOf<E>,
  key: string,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> =>
  call(api, request, {
    ...(signal && { signal }),
    fetcher: (path, init) => {
      const headers = new Headers(init.headers);
      headers.set(helpKeyHeader, key);
      return fetch(path, { ...init, headers });
    },
  });

/** Why a link does not open (any more); null for another failure. */
export const goneIn = (error: unknown): LinkGone['why'] | null =>
  error instanceof ApiError && error.code === 'link_gone'
    ? ((error.data as LinkGone | undefined)?.why ?? 'unknown')
    : null;
