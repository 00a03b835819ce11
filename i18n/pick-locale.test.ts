import { describe, expect, it } from 'vitest';
import { fallbackLocale, firstTag, isLocale, localeOfTag, pickLocale } from './pick-locale.ts';

describe('the browser’s language', () => {
  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh-cn', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['zh-HK', 'zh-TW'],
    ['zh-TW', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-SG', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh', 'zh-TW'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['fr-CA', 'en'],
    ['zhx', 'en'],
    ['xx', 'en'],
    ['', 'zh-TW'],
    [undefined, 'zh-TW'],
    [null, 'zh-TW'],
  ])('%s selects %s', (tag, locale) => {
    expect(localeOfTag(tag)).toBe(locale);
  });
});

describe('a stored choice', () => {
  it.each([
    ['en', 'zh-CN', 'en'],
    ['zh-CN', 'en-US', 'zh-CN'],
    ['zh-TW', 'fr', 'zh-TW'],
    ['zh-HK', 'en', 'en'],
    ['EN', 'zh-CN', 'zh-CN'],
    ['', 'zh-HK', 'zh-TW'],
    [null, 'fr', 'en'],
    [undefined, undefined, 'zh-TW'],
    [{}, 'zh-CN', 'zh-CN'],
    ['__proto__', 'en', 'en'],
  ])('%j with a browser in %s: %s', (stored, tag, locale) => {
    expect(pickLocale(stored, tag)).toBe(locale);
  });

  it('falls back to 繁體中文', () => {
    expect(fallbackLocale).toBe('zh-TW');
    expect(isLocale(fallbackLocale)).toBe(true);
  });
});

describe('Accept-Language', () => {
  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['en;q=0.5,zh-HK;q=0.9', 'zh-HK'],
    ['en;q=0.5, zh-TW', 'zh-TW'],
    ['fr;q=0.7,de;q=0.7', 'fr'],
    ['*', undefined],
    ['*,en;q=0.5', 'en'],
    ['en;q=0', undefined],
    ['en;q=0,zh-CN;q=0.1', 'zh-CN'],
    [' zh-CN ; q=0.4 , en ; q=0.6 ', 'en'],
    ['', undefined],
    [undefined, undefined],
    [',,,;;;q=', undefined],
    ['en;q=1.2.3,zh-CN;q=0.1', 'zh-CN'],
    ['en;q=abc', 'en'],
    [`${'x'.repeat(600)},en`, 'x'.repeat(500)],
  ])('%s wants %s', (header, tag) => {
    expect(firstTag(header)).toBe(tag);
  });
});
