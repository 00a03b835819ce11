/** Serves every page: mobile redirect, language, cache, rendering. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorStatus } from '#contract/errors.ts';
import { isForLater, noteError, retryAfterSeconds } from '#server/platform/http/errors.ts';
import { addressGroup } from '#server/platform/limits/address-group.ts';
import type { AdmissionGate } from '#server/platform/limits/admission-gate.ts';
import type { ErrorFacts } from '#server/platform/telemetry/error-facts.ts';
import { pagePolicy, takeMarks } from './csp.ts';
import { errorPage } from './error-page.ts';
import { lightPage, type ReadStyle } from './optimize-html.ts';
import { addressOf, type PageAddress } from './page-address.ts';
import type { PageTable } from './page-table.ts';
import { mobileBase, type Renderer } from './renderer.ts';
import { type CachedResponse, type ContentCache, finish } from './response-cache.ts';
import { isUnlisted } from './robots.ts';
import { sendCached } from './send-cached.ts';

const vary = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

const pageHeaders = {
  Vary: vary,
  // Browsers revalidate (304); a shared cache may answer for a few seconds by itself.
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
};

const errorPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";

type Page = Exclude<PageAddress, { redirect: string }>;

type PageDeps = {
  render: Renderer;
  cache: Pick<ContentCache, 'get'>;
  secure: boolean;
  pages: PageTable;
  /** Limits concurrent renderings. */
  gate: AdmissionGate;
  /** Omitted in development: pages are sent as rendered. */
  readStyle?: ReadStyle;
  /** Page paths that don't exist in this environment. */
  absent: readonly string[];
};

/** The database is down: some or all parts are missing. */
const isAway = (failures: readonly ErrorFacts[]): boolean =>
  failures.some(({ status }) => status === errorStatus.unavailable);

export const servePages = (app: FastifyInstance, deps: PageDeps): void => {
  const { render, cache, secure, pages, gate, absent, readStyle } = deps;
  const make = async (
    { url, locale, shell }: Page,
    { log, routeOptions }: FastifyRequest,
  ): Promise<CachedResponse> => {
    const { response, failures, mark } = await render({ url, locale, shell });
    for (const failure of failures)
      if ((failure.status ?? 500) >= 500)
        log.error({ route: routeOptions.url, ...failure }, 'a part of a page failed');
    if (response.status >= 500) throw new AppError(isAway(failures) ? 'unavailable' : 'internal');
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
    const finished = await finish(
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
    return failures.length ? { ...finished, incomplete: true } : finished;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request.url, request.headers, { secure, pages });
    if ('redirect' in address) {
      if (address.cookie) reply.header('Set-Cookie', address.cookie);
      return reply
        .headers({ Vary: vary, 'Cache-Control': 'private, no-store' })
        .redirect(address.redirect, address.status);
    }
    const { locale, key, kind, isPreview } = address;
    // Pages of a bounded set are shared work; others count against the caller.
    const caller = kind === 'fixed' && !isPreview ? null : addressGroup(request.ip);
    const makeInTurn = () => gate(caller, () => make(address, request));
    try {
      if (isPreview) {
        const { headers, ...finished } = await makeInTurn();
        const once = {
          ...headers,
          'Cache-Control': 'private, no-store',
          'X-Robots-Tag': 'noindex',
        };
        return sendCached(request, reply, { ...finished, headers: once });
      }
      const share = kind === 'free' ? 'free' : 'fixed';
      return sendCached(request, reply, await cache.get(key, makeInTurn, share));
    } catch (error) {
      // Visitors get a page, not the API's envelope.
      const known = noteError(request, error as FastifyError);
      if (isForLater(known)) reply.header('Retry-After', retryAfterSeconds);
      return reply
        .code(known.status)
        .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': errorPolicy })
        .type('text/html; charset=utf-8')
        .send(errorPage(locale, known.code, request.id));
    }
  };

  for (const path of absent.flatMap((one) => [one, mobileBase + one]))
    app.get(path, { schema: { hide: true } as never }, () => {
      throw new AppError('not_found');
    });
  app.get('/*', { schema: { hide: true } as never }, page);
};
