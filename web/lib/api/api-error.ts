/** Why a call failed, by the table of spec §8. */
import type { MessageKey } from '#i18n/messages.ts';

type Answered = {
  status: number;
  statusText: string;
  code?: string | undefined;
  message?: string | undefined;
  fields?: { field: string; message: string }[] | undefined;
  requestId?: string | undefined;
  data?: unknown;
};

/** The server responded with an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: { field: string; message: string }[];
  readonly requestId: string | undefined;
  /** Alternatives, where the contract has them (the nearest free times of a taken slot). */
  readonly data: unknown;
  constructor(answer: Answered) {
    super(answer.message || `${answer.status} ${answer.statusText}`.trim());
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.fields = answer.fields ?? [];
    this.requestId = answer.requestId;
    this.data = answer.data;
  }
}

/** No response. The message is a key, so that it shows in the reader's language. */
export class NoAnswer extends Error {
  readonly key: MessageKey;
  readonly reason: string;
  constructor(key: MessageKey, reason: string) {
    super(reason);
    this.name = 'NoAnswer';
    this.key = key;
    this.reason = reason;
  }
}

/** Whether it never reached the server: the only case to tell people to check their network. */
export const isNetwork = (error: unknown): boolean =>
  error instanceof NoAnswer && error.key !== 'client.failed';

export const failureOf = (error: unknown, timedOut: boolean): Error => {
  const reason = error instanceof Error ? error.message : String(error);
  if (timedOut || (error instanceof DOMException && error.name === 'TimeoutError'))
    return new NoAnswer('client.timeout', reason);
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  // fetch rejects with a TypeError only when the network fails.
  if (error instanceof TypeError) return new NoAnswer('client.network', reason);
  return new NoAnswer('client.failed', reason);
};
