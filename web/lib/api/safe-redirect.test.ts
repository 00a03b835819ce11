import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const site = 'https://persimmon.example';

describe('paths of this site', () => {
  it.each([
    ['/', '/'],
    ['/services', '/services'],
    ['/services/booking?item=3&office=2#day', '/services/booking?item=3&office=2#day'],
    [
      '/community/activity/search?keyword=%E5%A4%AA%E6%9E%81',
      '/community/activity/search?keyword=%E5%A4%AA%E6%9E%81',
    ],
    [
      '/community/activity/search?keyword=太极',
      '/community/activity/search?keyword=%E5%A4%AA%E6%9E%81',
    ],
    [
      '/community/activity/search?next=//evil.example',
      '/community/activity/search?next=//evil.example',
    ],
    ['/community/activity/7', '/community/activity/7'],
    ['/user/index?tab=reviews', '/user/index?tab=reviews'],
    ['/h5', '/'],
    ['/h5/', '/'],
    ['/h5/services', '/services'],
    ['/h5/user/index?tab=reviews#top', '/user/index?tab=reviews#top'],
    ['/h5x', '/h5x'],
    ['/logins', '/logins'],
    ['/services/../user/index', '/user/index'],
  ])('%s', (value, expected) => {
    expect(safeRedirect(value)).toBe(expected);
  });
});

/** Each of these leads home: another site, another scheme, a circle, or nothing that a browser should be given. */
const tricks: (string | null)[] = [
  null,
  '',
  ' ',
  'services',
  'evil.example',
  '?redirect=/services',
  '#/services',
  '.',
  '..',
  './/evil.example',
  '../evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//evil.example@persimmon.example',
  '//user:pass@evil.example/',
  '//[::1]/',
  '//127.0.0.1',
  '//0x7f000001',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '/services\\..\\..\\evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%255Cevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252fevil.example',
  '%2F%2Fevil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/services/..//evil.example',
  '/services/%2e%2e//evil.example',
  '/services//evil.example',
  '/h5//evil.example',
  '/h5/%2Fevil.example',
  '/h5/\\evil.example',
  '/h5/.//evil.example',
  '/h5/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u0008/evil.example',
  '/\u001f/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  '/\u00ad/evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/services\r\nSet-Cookie: a=b',
  '/\uff0fevil.example',
  '/\u2215evil.example',
  '/\u2044evil.example',
  '/\u29f8evil.example',
  '/\uff3cevil.example',
  '/%ef%bc%8fevil.example',
  '/%E2%88%95evil.example',
  '\uff0f\uff0fevil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'hTtPs://evil.example',
  'https://persimmon.example@evil.example',
  'https://persimmon.example.evil.example',
  'https://persimmon.example/services',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://persimmon.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'tel:+12125550100',
  'about:blank',
  '/login',
  '/login/',
  '/LOGIN',
  '/Login?redirect=/services',
  '/login#x',
  '/%6cogin',
  '/h5/login',
  '/h5/login?redirect=//evil.example',
  '/services/../login',
  `/${'a'.repeat(3_000)}`,
];

describe('tricks', () => {
  it('has at least 60 of them', () => {
    expect(new Set(tricks).size).toBeGreaterThanOrEqual(60);
  });

  it.each(tricks.map((trick) => [JSON.stringify(trick), trick] as const))('%s', (_, trick) => {
    expect(safeRedirect(trick)).toBe('/');
  });

  it('what is let through stays on this site however it is read', () => {
    const seeds = [
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'h5',
      'evil.example',
      '\t',
      '／',
    ];
    const strays: string[] = [];
    for (const a of seeds)
      for (const b of seeds)
        for (const c of seeds)
          for (const d of seeds) {
            const result = safeRedirect(`/${a}${b}${c}${d}`);
            const path = decodeURIComponent(result.split(/[?#]/)[0] ?? '');
            if (!result.startsWith('/')) strays.push(result);
            else if (new URL(result, site).origin !== site) strays.push(result);
            else if (new URL(path, site).origin !== site) strays.push(result);
          }
    expect(strays).toEqual([]);
  });
});
