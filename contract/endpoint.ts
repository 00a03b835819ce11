/**
 * The definition of one API endpoint: the server binds a handler to it, the browser calls it, OpenAPI is generated
 * from it. Paths are relative to limits.apiBase; parameters are written `{id}`.
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
   * By default a token is required, or ignored if visitors have access. `optional`: visitors have access, but a valid
   * token identifies the caller. `signed`: a webhook with a URL-encoded form and the provider's signature.
   */
  auth?: 'optional' | 'signed';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The body is multipart/form-data with one `file` and these text fields. */
  multipart?: z.ZodObject;
  /** The body is raw bytes (application/octet-stream; `body: z.file()`), at most so many. */
  raw?: number;
  /** The response is a file (`answer: z.file()`) of this type instead of the envelope. */
  download?: string;
  /** The response stays open while both sides are connected (`download: 'text/event-stream'`). */
  stream?: true;
  /** Made by the page itself: does not keep an office session alive. */
  unattended?: boolean;
  /** Called every few seconds by design: exempt from the rate limit per address, which a whole class may share. */
  frequent?: boolean;
  /** Carries articles in three languages: a larger body is allowed. */
  long?: boolean;
  /** The client sends no token (spec §6: login). */
  withoutToken?: boolean;
  /** May be made for somebody else, with the header Acting-For (decision 029). Everything else is refused with it. */
  forOthers?: boolean;
  /** About the signed-in person themselves: the client never sends that header. */
  asSelf?: boolean;
  /** The response depends on path, query and language only, and is cached until content changes. */
  cached?: boolean;
};

export const defineApi = <const E extends Api>(api: E): E => api;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
export type AnswerOf<E extends Api> = z.output<E['answer']>;
export type RequestOf<E extends Api> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: InputOf<E[K]>;
};

/** The envelope of every JSON response. `code` is '200' on success. */
export type Envelope<T> = {
  code: string;
  message: string;
  data?: T;
  errors?: { field: string; message: string }[];
  requestId?: string;
};

export const OK = '200';
