/** The sitemap with hreflang (sitemaps.org), and robots.txt. */
import type { FastifyInstance } from 'fastify';
import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { serveText, xmlText } from '#server/platform/pages/cached-text-route.ts';
import type { ContentCache } from '#server/platform/pages/response-cache.ts';
import { robotsText } from '#server/platform/pages/robots.ts';
import type { Needs } from '#server/shared/deps.ts';
import { listSitemapEntries, type SitemapEntry } from './sitemap.store.ts';

type Deps = Needs<'db' | 'clock'> & { cache: ContentCache; origin: string };

const pages = [
  '/',
  '/community/activity/list',
  '/community/activity/search',
  '/community/news',
  '/feedback',
  '/about/team',
  '/about/faq',
  '/about/privacy',
  '/about/TermsOfServices',
  '/scams',
  '/verify-message',
  '/regselect',
  '/register/patient',
  '/register/caregiver',
];

/** Each language has its own address; the bare one negotiates the language. */
const urlsOf = (origin: string, { path, changedOn }: SitemapEntry): string => {
  const bare = xmlText(origin + path);
  const link = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const links = [
    ...locales.map((locale) => link(htmlLang[locale], `${bare}?lang=${locale}`)),
    link('x-default', bare),
  ].join('');
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return [bare, ...locales.map((locale) => `${bare}?lang=${locale}`)]
    .map((loc) => `<url><loc>${loc}</loc>${changed}${links}</url>`)
    .join('\n');
};

const makeSitemap = async ({ db, clock, origin }: Deps): Promise<string> => {
  const entries = [
    ...pages.map((path) => ({ path })),
    ...(await listSitemapEntries(db, clock.now())),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlsOf(origin, entry)).join('\n')}
</urlset>
`;
};

export const sitemapRoutes = (app: FastifyInstance, deps: Deps): void => {
  serveText(app, deps.cache, {
    path: '/sitemap.xml',
    type: 'application/xml',
    make: () => makeSitemap(deps),
  });
  serveText(app, deps.cache, {
    path: '/robots.txt',
    type: 'text/plain',
    make: async () => robotsText(deps.origin),
  });
};
