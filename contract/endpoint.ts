/**
 * One call of the API, said once: the server binds a handler to it, the browser calls it,
 * OpenAPI is generated from it. Paths are below limits.apiBase; parameters are written `{id}`.
 */
import type { z } from 'zod';
import type { Capability } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Api = {
  method: Method;
  path: string;
  summary: string;
  tag: string;
  access: Capability;
  /**
   * By default a token is required unless visitors have access; then it is ignored. `optional`: visitors have access,
   * but a token is looked at. `signed`: a webhook with a URL-encoded form and the provider's signature.
   */
  auth?: 'optional' | 'signed';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The body is multipart/form-data with one `file` and these text fields. */
  multipart?: z.ZodObject;
  /** The body is bytes as they are (application/octet-stream; `body: z.file()`), at most so many. */
  raw?: number;
  /** The answer is a file (`answer: z.file()`) of this type instead of the envelope. */
  download?: string;
  /** Made every few seconds by design: not counted against the caller's address, which a whole class may share. */
  frequent?: boolean;
  /** Carries whole articles in three languages: its body may be larger than others'. */
  long?: boolean;
  /** The call goes out without the token (spec §6: login). */
  withoutToken?: boolean;
  /** The answer depends on (path, query, language) alone and may be kept until content changes. */
  cached?: boolean;
};

export const defineApi = <const E extends Api>(api: E): E => api;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
export type AnswerOf<E extends Api> = z.output<E['answer']>;
export type RequestOf<E extends Api> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>;
};

/** What every JSON answer looks like. `code` is '200' on success. */
export type Envelope<T> = {
  code: string;
  message: string;
  data?: T;
  errors?: { field: string; message: string }[];
  requestId?: string;
};

export const OK = '200';
