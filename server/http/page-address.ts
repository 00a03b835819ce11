/** Which page a request means: its shell, its language, its key in the cache; or where it is sent instead. */
import type { IncomingHttpHeaders } from 'node:http';
import { firstTag, isLocale, type Locale, pickLocale } from '#i18n/pick-locale.ts';
import { readCookie, siteCookie } from './cookies.ts';
import { isPhone } from './phone.ts';
import { mobileBase, type Shell } from './renderer.ts';

export type PageAddress =
  | { url: string; shell: Shell; locale: Locale; key: string }
  | { redirect: string; status: 301 | 302; cookie?: string };

/** '/h5', '/h5/…' and '/h5.data' (the mobile home page's data) belong to the mobile handler. */
const shellOf = (path: string): Shell =>
  path === mobileBase || path.startsWith(`${mobileBase}/`) || path === `${mobileBase}.data`
    ? 'mobile'
    : 'desktop';

const isOffice = (path: string): boolean => path === '/office' || path.startsWith('/office/');

const noSearch = new URLSearchParams();

export const addressOf = (
  url: string,
  headers: IncomingHttpHeaders,
  secure: boolean,
): PageAddress => {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? noSearch : new URLSearchParams(url.slice(at));
  // Several slashes could be read as another host by whoever follows a redirect.
  if (/^[/\\]{2}/.test(path)) return { redirect: `/${path.replace(/^[/\\]+/, '')}`, status: 301 };
  const shell = shellOf(path);
  // The office is one site, for desks and tablets.
  if (isOffice(path.slice(mobileBase.length)) && shell === 'mobile')
    return { redirect: url.slice(mobileBase.length), status: 302 };

  // `?site=desktop` on a desktop page and `?site=mobile` on a mobile one are choices, and are kept.
  if (search.get('site') === shell) {
    search.delete('site');
    const rest = search.size ? `?${search}` : '';
    return { redirect: path + rest, status: 302, cookie: siteCookie(shell, secure) };
  }

  if (shell === 'desktop') {
    if (
      isPhone(headers['user-agent']) &&
      !isOffice(path) &&
      !path.endsWith('.data') &&
      readCookie(headers.cookie, 'site') !== 'desktop'
    )
      return { redirect: mobileBase + url, status: 302 };
  }

  const asked = search.get('lang');
  const locale = isLocale(asked)
    ? asked
    : pickLocale(readCookie(headers.cookie, 'lang'), firstTag(headers['accept-language']));
  return { url, shell, locale, key: `${shell} ${locale} ${url}` };
};
