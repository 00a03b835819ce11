/** Every page of the site: phone redirect, language, cache, rendering. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstTag, isLocale, type Locale, pickLocale } from '#i18n/pick-locale.ts';
import { type ContentCache, type Finished, finish } from './content-cache.ts';
import { readCookie, siteCookie } from './cookies.ts';
import { pagePolicy } from './csp.ts';
import { isPhone } from './phone.ts';
import { mobileBase, type Renderer, type Shell } from './renderer.ts';
import { sendFinished } from './send-finished.ts';

const pageHeaders = {
  Vary: 'Accept-Encoding, Accept-Language, Cookie, User-Agent',
  // Browsers ask again (and get 304); a shared cache in front may answer for a moment by itself.
  'Cache-Control': 'public, max-age=0, s-maxage=5, must-revalidate',
};

/** '/h5', '/h5/…' and '/h5.data' (the mobile home page's data) belong to the mobile handler. */
const shellOf = (path: string): Shell =>
  path === mobileBase || path.startsWith(`${mobileBase}/`) || path === `${mobileBase}.data`
    ? 'mobile'
    : 'desktop';

const localeOf = (request: FastifyRequest, search: URLSearchParams): Locale => {
  const asked = search.get('lang');
  if (isLocale(asked)) return asked;
  const stored = readCookie(request.headers.cookie, 'lang');
  return pickLocale(stored, firstTag(request.headers['accept-language']));
};

export type PageDeps = {
  render: Renderer;
  cache: ContentCache;
  secure: boolean;
};

export const servePages = (app: FastifyInstance, { render, cache, secure }: PageDeps): void => {
  const make = async (url: string, locale: Locale, shell: Shell): Promise<Finished> => {
    const response = await render({ url, locale, shell });
    const body = await response.text();
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
    const location = response.headers.get('Location');
    return finish(
      body,
      {
        ...pageHeaders,
        'Content-Type': type,
        'Content-Language': locale,
        ...(type.startsWith('text/html') && { 'Content-Security-Policy': pagePolicy(body, secure) }),
        ...(location && { Location: location }),
      },
      response.status,
    );
  };

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const at = request.url.indexOf('?');
    const path = at < 0 ? request.url : request.url.slice(0, at);
    const search = new URLSearchParams(at < 0 ? '' : request.url.slice(at));
    // Several slashes could be read as another host by whoever follows a redirect.
    if (path.startsWith('//')) return reply.redirect(`/${path.replace(/^[/\\]+/, '')}`, 301);
    const shell = shellOf(path);

    if (shell === 'desktop') {
      reply.header('Vary', pageHeaders.Vary);
      if (search.get('site') === 'desktop') {
        search.delete('site');
        const rest = search.size ? `?${search}` : '';
        return reply.header('Set-Cookie', siteCookie('desktop', secure)).redirect(path + rest, 302);
      }
      const stays = readCookie(request.headers.cookie, 'site') === 'desktop';
      if (!stays && !path.endsWith('.data') && isPhone(request.headers['user-agent']))
        return reply
          .header('Cache-Control', 'private, no-store')
          .redirect(mobileBase + request.url, 302);
    }

    const locale = localeOf(request, search);
    const key = `${shell} ${locale} ${request.url}`;
    return sendFinished(request, reply, await cache.get(key, () => make(request.url, locale, shell)));
  };

  app.get('/*', { schema: { hide: true } as never }, page);
};
