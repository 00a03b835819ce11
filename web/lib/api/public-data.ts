/**
 * Data of a public page: the server loads it for the first view, the browser loads it by the calls of spec §7
 * on every later navigation, both through the same function.
 */
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { AnswerOf, Api, RequestOf } from '#contract/endpoint.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { currentLocale } from '#web/lib/i18n/locale.ts';
import type { Shell } from '#web/lib/page/shell.ts';
import { call as callApi, type Fetcher } from './api.ts';
import { ApiError } from './api-error.ts';
import { loadPage, queryCache } from './query-cache.ts';

/** The context of a server render. Always anonymous: the token is in local storage. */
export type RenderContext = {
  fetcher: Fetcher;
  locale: Locale;
  shell: Shell;
  origin: string;
  /** The built file of a source, to be preloaded; null in development. */
  builtFile: (source: string) => string | null;
  /** Marks our own inline scripts; the CSP allows only marked ones. */
  mark: string;
  /** A part failed to load: the page is shown without it, logged, and not cached. */
  onFailed: (error: unknown) => void;
};

export const renderContext = createContext<RenderContext>();

export type Call = <E extends Api>(api: E, request: RequestOf<E>) => Promise<AnswerOf<E>>;
export type Where = { params: Record<string, string | undefined>; url: URL };
type Args = { params: Record<string, string | undefined>; request: Request };

/** Staff preview a draft on the real page by a link with this parameter. */
const previewIn = (url: URL): string | null => url.searchParams.get('preview');

/** Calls the API during a render and reports failures. */
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

/** Pages so far: two routes may share an address. */
let pages = 0;

/** A page that misses a part is not kept for who goes back. */
const browserCall =
  (signal: AbortSignal, preview: string | null): Call =>
  async (api, request) => {
    try {
      return await callApi(api, request, { signal, preview });
    } catch (error) {
      if (!signal.aborted) queryCache.forgetResults();
      throw error;
    }
  };

export const publicData = <T>(load: (call: Call, where: Where) => Promise<T>) => {
  pages += 1;
  const name = `page ${pages}`;
  return {
    loader: ({ context, params, request }: Args & { context: Readonly<RouterContextProvider> }) => {
      const url = new URL(request.url);
      return load(serverCall(context.get(renderContext), url), { params, url });
    },
    clientLoader: ({ params, request }: Args) => {
      const url = new URL(request.url);
      return loadPage(
        `${name} ${currentLocale()} ${url}`,
        (signal) => load(browserCall(signal, previewIn(url)), { params, url }),
        request.signal,
      );
    },
  };
};

/** For a part of a page that may fail alone: logs the error and returns null (spec §8). */
export const quietly = async <T>(promise: Promise<T>): Promise<T | null> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // On the server `onFailed` has logged it.
    if (!import.meta.env.SSR) console.error('A part of the page could not be loaded:', error);
    return null;
  }
};

/** The record a page is about; a missing one becomes a 404 page. */
export const orNotFound = async <T>(promise: Promise<T>): Promise<T> => {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
};
