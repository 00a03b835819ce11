import { describe, expect, it } from 'vitest';
import { pickVoice, sentencesOf } from './voices.ts';

const voices = (...tags: string[]) => tags.map((lang) => ({ lang, localService: false }));

describe('pickVoice', () => {
  it.each([
    ['en', ['zh-CN', 'en-GB', 'en-US'], 'en-US'],
    ['en', ['zh-CN', 'en_GB'], 'en_GB'],
    ['en', ['zh-CN', 'de-DE'], null],
    ['zh-CN', ['zh-TW', 'zh-CN'], 'zh-CN'],
    ['zh-CN', ['zh-HK', 'zh-TW'], 'zh-TW'],
    ['zh-CN', ['zh-HK'], null],
    ['zh-CN', ['cmn-Hans-CN'], 'cmn-Hans-CN'],
    ['zh-TW', ['zh-CN', 'zh-HK', 'zh_TW'], 'zh_TW'],
    ['zh-TW', ['yue-HK'], 'yue-HK'],
    ['zh-TW', ['zh-CN'], 'zh-CN'],
    ['zh-TW', ['en-US'], null],
    ['zh-TW', [], null],
  ] as const)('%s of %j is %s', (locale, tags, expected) => {
    expect(pickVoice(voices(...tags), locale)?.lang ?? null).toBe(expected);
  });

  it('prefers a voice of the device', () => {
    const local = { lang: 'en-US', localService: true };
    expect(pickVoice([...voices('en-US'), local], 'en')).toBe(local);
  });
});

describe('sentencesOf', () => {
  it('cuts long texts after sentences and joins short ones', () => {
    expect(sentencesOf('你好。 我們幫您。', 6)).toEqual(['你好。', '我們幫您。']);
    expect(sentencesOf('One. Two.')).toEqual(['One. Two.']);
    expect(sentencesOf('No full stop')).toEqual(['No full stop']);
    expect(sentencesOf('  \n ')).toEqual([]);
  });
  it('loses nothing', () => {
    const text = 'Call (212) 555-0100 today! We speak your language? Yes; all of them.';
    expect(sentencesOf(text, 20).join(' ')).toBe(text);
  });
});
