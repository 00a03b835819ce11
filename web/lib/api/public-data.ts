/**
 * Data of a public page: the server loads it for the first view, the browser loads it by the calls of spec §7
 * on every later navigation, both through the same function.
 */
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Shell } from '#web/lib/page/shell.ts';
import { call as callApi, type Fetcher } from './api.ts';
import { ApiError } from './api-error.ts';

/** What the server hands to a render. Always anonymous: the token lives in the browser. */
export type RenderContext = {
  fetcher: Fetcher;
  locale: Locale;
  shell: Shell;
  origin: string;
  /** The built file of a source, to be preloaded; null in development. */
  builtFile: (source: string) => string | null;
  /** What our own inline scripts bear, and nothing else: by it the server knows which to allow. */
  mark: string;
  /** The page is shown without this part, but not kept. The server writes it down. */
  onFailed: (error: unknown) => void;
};

export const renderContext = createContext<RenderContext>();

export type Call = <E extends Api>(api: E, request: RequestOf<E>) => Promise<AnswerOf<E>>;
export type Where = { params: Record<string, string | undefined>; url: URL };
type Args = { params: Record<string, string | undefined>; request: Request };

/** Staff look at a draft on the real page: the link carries what shows it. */
const previewIn = (url: URL): string | null => url.searchParams.get('preview');

/** Calls the API from a render, and remembers what failed. */
export const serverCall =
  ({ fetcher, locale, onFailed }: RenderContext, url: URL): Call =>
  async (api, request) => {
    try {
      return await callApi(api, request, { fetcher, locale, preview: previewIn(url) });
    } catch (error) {
      onFailed(error);
      throw error;
    }
  };

export const publicData = <T>(load: (call: Call, where: Where) => Promise<T>) => ({
  loader: ({ context, params, request }: Args & { context: Readonly<RouterContextProvider> }) => {
    const url = new URL(request.url);
    return load(serverCall(context.get(renderContext), url), { params, url });
  },
  clientLoader: ({ params, request: { signal, url: address } }: Args) => {
    const url = new URL(address);
    const preview = previewIn(url);
    return load((api, req) => callApi(api, req, { signal, preview }), { params, url });
  },
});

/** A part of a page that may fail alone: logged, never shown (spec §8, home page data loads). */
export const quietly = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // On the server the call itself has told it (`onFailed`).
    if (!import.meta.env.SSR) console.error('A part of the page could not be loaded:', error);
    return null;
  }
};

/** The thing that a page is about. Where there is none the page is not found, and says so with its status. */
export const orNotFound = async <T>(promise: Promise<T>): Promise<T> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
};
