/** What search engines may read, and what they should not list. */

/** Calls, not pages. `/home/content` stays open: engines that run scripts ask it for what a page shows. */
const closed = ['/home/api/', '/home/auth/', '/home/docs', '/home/demo/', '/demo/'];

/** Pages of one person, or steps that make no sense when one comes from elsewhere. */
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
