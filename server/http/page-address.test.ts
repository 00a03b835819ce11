import { describe, expect, it } from 'vitest';
import { addressOf } from './page-address.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1';
const pageAt = (url: string, headers: Record<string, string> = {}) =>
  addressOf(url, headers, false);

describe('the shell', () => {
  it.each([
    ['/', 'desktop'],
    ['/services', 'desktop'],
    ['/h5', 'mobile'],
    ['/h5/', 'mobile'],
    ['/h5/services?x=1', 'mobile'],
    ['/h5.data', 'mobile'],
    ['/h5x', 'desktop'],
    ['/h5.html', 'desktop'],
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
    expect(addressOf('/?site=desktop', {}, true)).toMatchObject({
      cookie: expect.stringMatching(/; Secure$/),
    });
  });
});

describe('no address leads to another host', () => {
  const tricks = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
  ];
  it.each(tricks.flatMap((url) => [url, `${url}?site=desktop`, `${url}/h5`]))('%s', (url) => {
    const visitors: Record<string, string>[] = [{}, { 'user-agent': iphone }];
    for (const headers of visitors) {
      const address = pageAt(url, headers);
      const target = 'redirect' in address ? address.redirect : address.url;
      expect(new URL(target, 'https://persimmon.example').host).toBe('persimmon.example');
    }
  });
});
