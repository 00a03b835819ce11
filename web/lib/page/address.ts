/** The addresses that search engines, feeds and messengers know a page by. */
import { useLocation, useRouteLoaderData } from 'react-router';
import { readPageQuery } from '#contract/content/page-queries.ts';
import { isLocale, type Locale } from '#i18n/pick-locale.ts';
import { mobileBase } from './shell.ts';

/** Query parameters that change the content; others are ignored for the canonical URL. */
const ofPage = new Set(['tab', 'type', 'city', 'page']);

export const useOrigin = (): string =>
  (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';

type Addresses = {
  /** The page itself: with `?lang=` where it was asked for in a language, else in the reader's. */
  canonical: string;
  mobile: string;
  /** The page without a language: the server negotiates it. */
  bare: string;
  inLanguage: (locale: Locale) => string;
};

export const useAddresses = (): Addresses => {
  const origin = useOrigin();
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search);
  const words = readPageQuery(pathname, given);
  const write = (base: string, lang?: string | null) => {
    const query = new URLSearchParams(words.filter(([name]) => ofPage.has(name)));
    if (isLocale(lang)) query.set('lang', lang);
    return `${origin}${base}${pathname}${query.size ? `?${query}` : ''}`;
  };
  const asked = given.get('lang');
  return {
    canonical: write('', asked),
    mobile: write(mobileBase, asked),
    bare: write(''),
    inLanguage: (locale) => write('', locale),
  };
};

const drawing = /^\/media\/([\w-]+)\.svg$/;

/** The share picture: messengers don't take our SVG illustrations (server/platform/pages/share-pictures.ts). */
export const sharePicture = (path: string | undefined): string => {
  const name = path ? drawing.exec(path)?.[1] : undefined;
  if (name) return `/og/${name}.jpg`;
  return path && /^\/(files\/|media\/.+\.(jpe?g|png|webp)$)/.test(path) ? path : '/og.png';
};
