/** robots.txt: what search engines may crawl and list. */

/** API calls. `/home/content` stays allowed: crawlers that run scripts need it to see a page's content. */
const closed = ['/home/api/', '/home/auth/', '/home/docs', '/home/demo/', '/demo/'];

/** Personal pages, or steps that make no sense as an entry. */
const unlisted =
  /^(\/h5)?\/(user|services|office|preview|regresult|resetpwd|demo|verify|feedback\/create|community\/activity\/result)(\/|\.data|$)/;

export const isUnlisted = (url: string): boolean => {
  const path = url.split('?', 1)[0] ?? '';
  return unlisted.test(path) || path.endsWith('.data');
};

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
