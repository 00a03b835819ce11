import { describe, expect, it } from 'vitest';
import { readCookie, siteCookie } from './cookies.ts';

describe('readCookie', () => {
  it.each([
    ['lang=en', 'en'],
    ['a=1; lang=zh-CN; b=2', 'zh-CN'],
    ['a=1;lang=zh-TW', 'zh-TW'],
    [' lang = en ', 'en'],
    ['lang=', ''],
    ['lang', undefined],
    ['slang=en', undefined],
    ['lang=en; lang=zh-CN', 'en'],
    ['', undefined],
    [undefined, undefined],
    [';;;=;=x', undefined],
  ])('%s: %s', (header, value) => {
    expect(readCookie(header, 'lang')).toBe(value);
  });
});

describe('siteCookie', () => {
  it('keeps the desktop site for a month', () => {
    expect(siteCookie('desktop', false)).toBe(
      'site=desktop; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    );
  });
  it('forgets it at once', () => {
    expect(siteCookie('mobile', false)).toContain('Max-Age=0');
  });
  it('is only sent over https where there is https', () => {
    expect(siteCookie('desktop', true)).toMatch(/; Secure$/);
  });
});
