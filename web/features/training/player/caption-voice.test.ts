import { describe, expect, it } from 'vitest';
import { createReader, dialectOf, dialectsFor, voiceFor } from './caption-voice.ts';

const voiceOf = (lang: string, localService = true) => ({ lang, localService });

describe('the voices of a device', () => {
  it.each([
    ['en-US', 'english'],
    ['en', 'english'],
    ['zh-CN', 'mandarin'],
    ['zh_TW', 'mandarin'],
    ['cmn-Hans-CN', 'mandarin'],
    ['zh-HK', 'cantonese'],
    ['zh_HK', 'cantonese'],
    ['zh-Hant-HK', 'cantonese'],
    ['yue', 'cantonese'],
    ['yue-CN', 'cantonese'],
    ['ja-JP', null],
    ['enm', null],
  ])('%s is %s', (lang, dialect) => {
    expect(dialectOf(voiceOf(lang))).toBe(dialect);
  });

  it.each([
    ['zh-CN', 'zh-CN zh-HK en-US', ['mandarin', 'cantonese']],
    ['zh-TW', 'yue-HK en-US', ['cantonese']],
    ['en', 'zh-CN en-GB', ['english']],
    ['en', 'zh-CN', []],
    ['zh-CN', '', []],
    [null, 'zh-CN en-US', []],
  ])('captions in %s with %j: %j', (captions, has, offered) => {
    const voices = has.split(' ').map((lang) => voiceOf(lang));
    expect(dialectsFor(captions, voices)).toEqual(offered);
  });

  it('come from the captions’ region first, then from the device itself', () => {
    const voices = [voiceOf('zh-CN', false), voiceOf('zh-CN'), voiceOf('zh-TW'), voiceOf('zh-HK')];
    expect(voiceFor('mandarin', 'zh-CN', voices)).toBe(voices[1]);
    expect(voiceFor('mandarin', 'zh-TW', voices)).toBe(voices[2]);
    expect(voiceFor('cantonese', 'zh-TW', voices)).toBe(voices[3]);
    expect(voiceFor('english', 'en', voices)).toBeUndefined();
  });
});

describe('reading aloud', () => {
  it('says a caption whole, cuts it off for the next one, and stops', () => {
    const heard: string[] = [];
    const synth = {
      speak: ({ text, lang, rate }: SpeechSynthesisUtterance) =>
        heard.push(`${lang} ${rate} ${text}`),
      cancel: () => heard.push('stop'),
    };
    const reader = createReader(synth, (text) => ({ text }) as SpeechSynthesisUtterance);
    const voice = voiceOf('en-US') as SpeechSynthesisVoice;
    reader.stop();
    reader.say({ text: 'Wash your hands\nfor 20 seconds.', voice, rate: 1 });
    reader.say({ text: 'Dry them.', voice, rate: 1.5 });
    reader.stop();
    reader.stop();
    reader.say({ text: 'Good.', voice, rate: 1 });
    expect(heard).toEqual([
      'en-US 1 Wash your hands for 20 seconds.',
      'stop',
      'en-US 1.5 Dry them.',
      'stop',
      'en-US 1 Good.',
    ]);
  });
});
