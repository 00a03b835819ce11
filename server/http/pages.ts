/** Every page of the site: phone redirect, language, cache, rendering. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { type ContentCache, type Finished, finish } from './content-cache.ts';
import { pagePolicy, takeMarks } from './csp.ts';
import { errorPage } from './error-page.ts';
import { noteError } from './errors.ts';
import { lightPage, type ReadStyle } from './light-page.ts';
import { addressOf } from './page-address.ts';
import { mobileBase, type Renderer, type Shell } from './renderer.ts';
import { isUnlisted } from './robots.ts';
import { sendFinished } from './send-finished.ts';

const vary = 'Accept-Encoding, Accept-Language, Cookie, User-Agent';

const pageHeaders = {
  Vary: vary,
  // Browsers ask again (and get 304); a shared cache in front may answer for a moment by itself.
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
};

/** A draft is shown to whoever has the link, made anew each time, and kept nowhere. */
const isPreview = (url: string): boolean => /[?&]preview=/.test(url);

const errorPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'";

export type PageDeps = {
  render: Renderer;
  cache: Pick<ContentCache, 'get'>;
  secure: boolean;
  /** Without it (in development) a page is sent as it is rendered. */
  readStyle?: ReadStyle;
  /** Paths of pages that do not exist in this environment. */
  absent: readonly string[];
};

export const servePages = (app: FastifyInstance, deps: PageDeps): void => {
  const { render, cache, secure, absent, readStyle } = deps;
  const make = async (url: string, locale: Locale, shell: Shell): Promise<Finished> => {
    const { response, incomplete, mark } = await render({ url, locale, shell });
    const rendered = await response.text();
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const isPage = type.startsWith('text/html');
    const light =
      isPage && readStyle
        ? lightPage(rendered, { readStyle, reading: !isUnlisted(url), mark })
        : { html: rendered };
    const { html, scripts } = takeMarks(light.html, mark);
    const location = response.headers.get('Location');
    const policy = isPage && {
      'Content-Security-Policy': pagePolicy({ ...light, scripts }, secure),
    };
    const finished = await finish(
      html,
      {
        ...pageHeaders,
        'Content-Type': type,
        'Content-Language': locale,
        ...policy,
        ...(isUnlisted(url) && { 'X-Robots-Tag': 'noindex' }),
        ...(location && { Location: location }),
      },
      response.status,
    );
    return incomplete ? { ...finished, incomplete } : finished;
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request.url, request.headers, secure);
    if ('redirect' in address) {
      if (address.cookie) reply.header('Set-Cookie', address.cookie);
      return reply
        .headers({ Vary: vary, 'Cache-Control': 'private, no-store' })
        .redirect(address.redirect, address.status);
    }
    const { url, locale, shell, key } = address;
    try {
      if (isPreview(url)) {
        const { headers, ...finished } = await make(url, locale, shell);
        const once = {
          ...headers,
          'Cache-Control': 'private, no-store',
          'X-Robots-Tag': 'noindex',
        };
        return sendFinished(request, reply, { ...finished, headers: once });
      }
      const finished = await cache.get(key, () => make(url, locale, shell));
      // Rendered for whoever asked first; this reader's number is another.
      if (finished.status >= 500) throw new AppError('internal');
      return sendFinished(request, reply, finished);
    } catch (error) {
      // A reader gets a page, not the API's envelope.
      const { code, status } = noteError(request, error as FastifyError);
      return reply
        .code(status)
        .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': errorPolicy })
        .type('text/html; charset=utf-8')
        .send(errorPage(locale, code, request.id));
    }
  };

  for (const path of absent.flatMap((one) => [one, mobileBase + one]))
    app.get(path, { schema: { hide: true } as never }, () => {
      throw new AppError('not_found');
    });
  app.get('/*', { schema: { hide: true } as never }, page);
};
