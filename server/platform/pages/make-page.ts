/** Makes a page ready to send: rendered, optimized, with its content security policy, and compressed. */
import { errorStatus } from '#contract/errors.ts';
import { retryAfterSeconds } from '#server/platform/http/errors.ts';
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import { pagePolicy, takeMarks } from './csp.ts';
import { lightPage, type ReadStyle } from './optimize-html.ts';
import type { PageRequest, Renderer } from './renderer.ts';
import { type CachedResponse, finishSync } from './response-cache.ts';
import { isUnlisted } from './robots.ts';

export const pageVary = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

const pageHeaders = {
  Vary: pageVary,
  // Browsers revalidate (304); a shared cache may answer for a few seconds by itself.
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
};

export type MadePage = {
  /** What failed while rendering; the page may still be shown, but is not cached. */
  failures: ErrorFacts[];
  /** Null if there is nothing to show. */
  page: CachedResponse | null;
};

export type PageMaker = (request: PageRequest) => Promise<MadePage>;

/** The database is down: some or all parts are missing. */
export const isAway = (failures: readonly ErrorFacts[]): boolean =>
  failures.some(({ status }) => status === errorStatus.unavailable);

type MakerDeps = {
  render: Renderer;
  secure: boolean;
  /** Omitted in development: pages are sent as rendered. */
  readStyle?: ReadStyle;
};

export const createPageMaker =
  ({ render, secure, readStyle }: MakerDeps): PageMaker =>
  async (request) => {
    const { url, locale } = request;
    const { response, failures, mark } = await render(request);
    if (response.status >= 500) return { failures, page: null };
    const rendered = await response.text();
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const isPage = type.startsWith('text/html');
    const light =
      isPage && readStyle
        ? lightPage(rendered, { readStyle, reading: !isUnlisted(url), mark })
        : { html: rendered };
    const { html, scripts } = takeMarks(light.html, mark);
    const location = response.headers.get('Location');
    const away = response.status === 200 && isAway(failures);
    const page = finishSync(
      html,
      {
        ...pageHeaders,
        'Content-Type': type,
        'Content-Language': locale,
        ...(isPage && { 'Content-Security-Policy': pagePolicy({ ...light, scripts }, secure) }),
        ...(isUnlisted(url) && { 'X-Robots-Tag': 'noindex' }),
        ...(location && { Location: location }),
        // Show what is there, but don't let caches or search engines keep it.
        ...(away && { 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' }),
      },
      away ? errorStatus.unavailable : response.status,
    );
    return { failures, page: failures.length ? { ...page, incomplete: true } : page };
  };
