/**
 * Maps a request to a page: its shell, language and cache key; or to a redirect. Query parameters that the page does
 * not read are dropped (contract/content/page-queries.ts), so it is cached once.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { readPageQuery } from '#contract/content/page-queries.ts';
import { firstTag, isLocale, type Locale, pickLocale } from '#i18n/pick-locale.ts';
import { readCookie, siteCookie } from '#server/platform/http/request/cookies.ts';
import { isPhone } from '#server/platform/http/request/is-mobile-user-agent.ts';
import type { PageKind, PageTable } from './page-table.ts';
import { mobileBase, type Shell } from './renderer.ts';

export type PageAddress =
  | {
      url: string;
      shell: Shell;
      locale: Locale;
      key: string;
      kind: PageKind;
      /** Draft previews are visible to anyone with the link and never cached. */
      isPreview: boolean;
    }
  | { redirect: string; status: 301 | 302; cookie?: string };

/** '/h5', '/h5/…' and '/h5.data' (the mobile home page's data) belong to the mobile handler. */
const shellOf = (path: string): Shell =>
  path === mobileBase || path.startsWith(`${mobileBase}/`) || path === `${mobileBase}.data`
    ? 'mobile'
    : 'desktop';

const isOffice = (path: string): boolean => path === '/office' || path.startsWith('/office/');

const noSearch = new URLSearchParams();

/** Without the mobile prefix. Data requests (`….data`) map to the page's own path. */
const pagePathOf = (path: string, shell: Shell): string => {
  const inner = shell === 'mobile' ? path.slice(mobileBase.length) : path;
  return inner.replace(/^\/_root\.data$|\.data$/, '') || '/';
};

type Site = { secure: boolean; pages: PageTable };

export const addressOf = (
  url: string,
  headers: IncomingHttpHeaders,
  { secure, pages }: Site,
): PageAddress => {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? noSearch : new URLSearchParams(url.slice(at));
  const shell = shellOf(path);
  // The office has one site, for desktops and tablets.
  if (isOffice(path.slice(mobileBase.length)) && shell === 'mobile')
    return { redirect: url.slice(mobileBase.length), status: 302 };

  // `?site=desktop` on a desktop page and `?site=mobile` on a mobile one are choices, and are remembered.
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

  const pagePath = pagePathOf(path, shell);
  const matched = pages(pagePath);
  // Spec §2: unknown paths redirect home without rendering.
  if (!matched) return { redirect: shell === 'mobile' ? mobileBase : '/', status: 302 };

  const asked = search.get('lang');
  const locale = isLocale(asked)
    ? asked
    : pickLocale(readCookie(headers.cookie, 'lang'), firstTag(headers['accept-language']));
  const words = readPageQuery(pagePath, search);
  const query = new URLSearchParams(words);
  if (isLocale(asked)) query.set('lang', asked);
  const preview = search.get('preview');
  if (preview) query.set('preview', preview);
  const isData = path.endsWith('.data');
  const base = shell === 'mobile' ? mobileBase : '';
  const rendered = isData || matched.path === pagePath ? path : base + matched.path;
  const tidy = query.size ? `${rendered}?${query}` : rendered;
  const isFree = words.length > 0 || isData;
  return {
    url: tidy,
    shell,
    locale,
    key: `${shell} ${locale} ${tidy}`,
    kind: isFree ? 'free' : matched.kind,
    isPreview: preview !== null,
  };
};
