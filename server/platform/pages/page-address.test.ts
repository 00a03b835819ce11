import { describe, expect, it } from 'vitest';
import { addressOf } from './page-address.ts';
import { createPageTable, type PageRoute } from './page-table.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1';
const pages = createPageTable(
  [
    ...['/', '/services', '/about/faq', '/community/news', '/community/activity/list', '/feedback'],
    ...['/office', '/register/patient'],
  ]
    .map((path): PageRoute => ({ path, isChecked: false }))
    .concat([
      { path: '/community/news/:id', isChecked: true },
      { path: '/verify/:number', isChecked: false, isSameForAllIds: true },
    ]),
);
const pageAt = (url: string, headers: Record<string, string> = {}) =>
  addressOf(url, headers, { secure: false, pages });

describe('the shell', () => {
  it.each([
    ['/', 'desktop'],
    ['/services', 'desktop'],
    ['/h5', 'mobile'],
    ['/h5/', 'mobile'],
    ['/h5/services', 'mobile'],
    ['/h5.data', 'mobile'],
    ['/_root.data', 'desktop'],
    ['/services.data', 'desktop'],
  ])('of %s is %s', (url, shell) => {
    expect(pageAt(url)).toMatchObject({ shell, url });
  });
});

describe('the language', () => {
  it.each([
    ['/', {}, 'zh-TW'],
    ['/', { 'accept-language': 'zh-CN,zh;q=0.9' }, 'zh-CN'],
    ['/', { 'accept-language': 'zh-HK' }, 'zh-TW'],
    ['/', { 'accept-language': 'fr' }, 'en'],
    ['/', { 'accept-language': 'zh-CN', cookie: 'lang=en' }, 'en'],
    ['/', { 'accept-language': 'zh-CN', cookie: 'lang=klingon' }, 'zh-CN'],
    ['/?lang=zh-TW', { 'accept-language': 'zh-CN', cookie: 'lang=en' }, 'zh-TW'],
    ['/?lang=klingon', { cookie: 'lang=en' }, 'en'],
  ])('of %s with %j is %s', (url, headers, locale) => {
    expect(pageAt(url, headers)).toMatchObject({ locale });
  });

  it('and the shell are part of the key', () => {
    const keys = ['/', '/h5', '/?lang=en', '/services'].flatMap((url) =>
      ['en', 'zh-CN'].map((tag) => pageAt(url, { 'accept-language': tag })),
    );
    expect(new Set(keys.map((k) => 'key' in k && k.key)).size).toBe(7);
  });
});

describe('a phone', () => {
  const agent = { 'user-agent': iphone };
  it.each(['/', '/services', '/community/news/1?from=home', '/?lang=en', '/h5x'])(
    'is sent from %s to the same place of the mobile site',
    (url) => {
      expect(pageAt(url, agent)).toEqual({ redirect: `/h5${url}`, status: 302 });
    },
  );

  it.each(['/h5', '/h5/', '/h5/services', '/h5.data', '/services.data', '/_root.data'])(
    'stays at %s',
    (url) => {
      expect(pageAt(url, agent)).not.toHaveProperty('redirect');
    },
  );

  it('stays on the desktop site when it chose that, and only then', () => {
    expect(pageAt('/', { ...agent, cookie: 'site=desktop' })).toMatchObject({ shell: 'desktop' });
    expect(pageAt('/', { ...agent, cookie: 'site=mobile' })).toHaveProperty('redirect');
  });
});

describe('choosing the site', () => {
  it('is kept, and leaves the address', () => {
    expect(pageAt('/services?site=desktop&a=1', { 'user-agent': iphone })).toEqual({
      redirect: '/services?a=1',
      status: 302,
      cookie: expect.stringContaining('site=desktop'),
    });
    expect(pageAt('/h5/services?site=mobile')).toEqual({
      redirect: '/h5/services',
      status: 302,
      cookie: expect.stringContaining('Max-Age=0'),
    });
  });

  it.each(['/?site=other', '/h5?site=desktop'])('%s is no choice', (url) => {
    expect(pageAt(url)).not.toHaveProperty('redirect');
  });

  it('has a cookie that only goes over https where there is https', () => {
    expect(addressOf('/?site=desktop', {}, { secure: true, pages })).toMatchObject({
      cookie: expect.stringMatching(/; Secure$/),
    });
  });
});

describe('no address leads to another host', () => {
  // Refused before (request-target.ts); nothing is made of them here either.
  const tricks = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
  ];
  it.each(tricks.flatMap((url) => [url, `${url}/h5`]))('%s', (url) => {
    expect(pageAt(url)).toEqual({ redirect: '/', status: 302 });
  });
});

describe('an address of no page', () => {
  it.each([
    '/nope',
    '/h5x',
    '/h5.html',
    '/about',
    '/community/news/1/2',
    '/nope.data',
    '/wp-login.php?x=1',
  ])('%s goes home, and nothing is kept for it', (url) => {
    expect(pageAt(url)).toEqual({ redirect: '/', status: 302 });
    expect(pageAt(`/h5${url}`)).toEqual({ redirect: '/h5', status: 302 });
  });
});

describe('the query', () => {
  const tidy = (url: string) => {
    const address = pageAt(url, { 'accept-language': 'en' });
    return 'url' in address ? [address.url, address.kind] : [];
  };

  it.each([
    ['/?utm_source=1', '/', 'fixed'],
    ['/?q=1&page=2&type=3', '/', 'fixed'],
    ['/?lang=en&utm=1', '/?lang=en', 'fixed'],
    ['/?lang=klingon', '/', 'fixed'],
    ['/h5/?x', '/h5/', 'fixed'],
    ['/services?item=1', '/services', 'fixed'],
    ['/about/faq?q=%20care%20&x=1', '/about/faq', 'fixed'],
    ['/community/news?q=care&type=a&page=2&lang=en', '/community/news?lang=en', 'fixed'],
    ['/about/faq?q=%20', '/about/faq', 'fixed'],
    ['/community/news?page=1', '/community/news', 'fixed'],
    ['/community/news?page=0002&type=a&fbclid=1', '/community/news?type=a&page=2', 'free'],
    ['/community/news?page=1e9', '/community/news', 'fixed'],
    ['/community/news?page=999', '/community/news?page=999', 'free'],
    ['/community/news?page=1000', '/community/news', 'fixed'],
    ['/community/news?page=2&page=3', '/community/news?page=2', 'free'],
    ['/community/activity/list?city=0&tab=<b>', '/community/activity/list', 'fixed'],
    ['/feedback?page=3&order=highest', '/feedback?order=highest&page=3', 'free'],
    ['/feedback?order=abc', '/feedback', 'fixed'],
    ['/community/activity/list?tab=abc', '/community/activity/list', 'fixed'],
    ['/community/activity/list?tab=ended', '/community/activity/list?tab=ended', 'free'],
    ['/register/patient?step=abc', '/register/patient', 'fixed'],
    ['/register/patient?step=phone', '/register/patient?step=phone', 'free'],
    ['/community/news/one?x=1', '/community/news/one', 'content'],
    ['/verify/123?code=1', '/verify/:number', 'fixed'],
    ['/h5/verify/123?lang=en', '/h5/verify/:number?lang=en', 'fixed'],
    ['/verify/123.data', '/verify/123.data', 'free'],
    ['/About/FAQ', '/About/FAQ', 'free'],
    ['/about/faq/', '/about/faq/', 'free'],
    ['/%61bout/faq', '/%61bout/faq', 'free'],
    ['/services.data?_routes=root', '/services.data', 'free'],
  ])('%s is %s (%s)', (url, expected, kind) => {
    expect(tidy(url)).toEqual([expected, kind]);
  });

  it('of one page is one key, in whatever order it is written', () => {
    const keys = ['?type=a&page=2', '?page=2&type=a', '?utm=1&page=02&x=&type=a'].map((query) => {
      const address = pageAt(`/community/news${query}`);
      return 'key' in address && address.key;
    });
    expect(new Set(keys).size).toBe(1);
  });

  it('may show a draft, which is kept nowhere', () => {
    expect(pageAt('/about/faq?preview=abc&x=1')).toMatchObject({
      url: '/about/faq?preview=abc',
      isPreview: true,
    });
    expect(pageAt('/about/faq?x=1')).toMatchObject({ isPreview: false });
  });
});
