import { describe, expect, it } from 'vitest';
import { type LocalText, readText, readTextOrNull } from './localized-text.ts';

const full = { en: 'Hello', 'zh-CN': '您好（简）', 'zh-TW': '您好（繁）' };

describe('readText', () => {
  it.each([
    ['en', full, 'Hello'],
    ['zh-CN', full, '您好（简）'],
    ['zh-TW', full, '您好（繁）'],
    ['en', { 'zh-CN': 'a', 'zh-TW': 'b' }, 'b'],
    ['en', { 'zh-CN': 'a' }, 'a'],
    ['zh-CN', { en: 'e', 'zh-TW': 'b' }, 'b'],
    ['zh-TW', { en: 'e', 'zh-CN': 'a' }, 'a'],
    ['zh-CN', { en: 'e' }, 'e'],
    ['zh-TW', { en: 'e' }, 'e'],
    ['zh-CN', { en: 'e', 'zh-CN': '' }, 'e'],
    ['en', {}, ''],
    ['zh-CN', { 'zh-CN': 'a', converted: 'zh-CN' }, 'a'],
  ] satisfies ['en' | 'zh-CN' | 'zh-TW', LocalText, string][])('%s of %j', (locale, text, read) => {
    expect(readText(text, locale)).toBe(read);
  });
});

describe('readTextOrNull', () => {
  it('is null where there is nothing', () => {
    expect(readTextOrNull(null, 'en')).toBeNull();
    expect(readTextOrNull({}, 'en')).toBeNull();
    expect(readTextOrNull({ en: '' }, 'en')).toBeNull();
    expect(readTextOrNull(full, 'zh-TW')).toBe('您好（繁）');
  });
});
