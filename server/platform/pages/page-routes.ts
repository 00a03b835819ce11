/** Serves every page: mobile redirect, language, cache, rendering. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { isForLater, noteError, retryAfterSeconds } from '#server/platform/http/errors.ts';
import { addressGroup } from '#server/platform/limits/address-group.ts';
import type { AdmissionGate } from '#server/platform/limits/admission-gate.ts';
import { errorPage } from './error-page.ts';
import { isAway, type PageMaker, pageVary } from './make-page.ts';
import { addressOf, type PageAddress } from './page-address.ts';
import type { PageTable } from './page-table.ts';
import { mobileBase } from './renderer.ts';
import type { CachedResponse, ContentCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

const errorPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";

type Page = Exclude<PageAddress, { redirect: string }>;

type PageDeps = {
  makePage: PageMaker;
  cache: Pick<ContentCache, 'get'>;
  secure: boolean;
  pages: PageTable;
  /** Limits concurrent renderings. */
  gate: AdmissionGate;
  /** Page paths that don't exist in this environment. */
  absent: readonly string[];
};

export const servePages = (app: FastifyInstance, deps: PageDeps): void => {
  const { makePage, cache, secure, pages, gate, absent } = deps;
  const make = async (
    { url, locale, shell }: Page,
    { log, routeOptions }: FastifyRequest,
  ): Promise<CachedResponse> => {
    const { page, failures } = await makePage({ url, locale, shell });
    for (const failure of failures)
      if ((failure.status ?? 500) >= 500)
        log.error({ route: routeOptions.url, ...failure }, 'a part of a page failed');
    if (!page) throw new AppError(isAway(failures) ? 'unavailable' : 'internal');
    return page;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request.url, request.headers, { secure, pages });
    if ('redirect' in address) {
      if (address.cookie) reply.header('Set-Cookie', address.cookie);
      return reply
        .headers({ Vary: pageVary, 'Cache-Control': 'private, no-store' })
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
