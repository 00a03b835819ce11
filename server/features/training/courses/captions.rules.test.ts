import { describe, expect, it } from 'vitest';
import { cuesOf, linesOf, readCaptions } from './captions.rules.ts';

const vtt = (...cues: string[]) => `WEBVTT\n\n${cues.join('\n\n')}\n`;

describe('a WebVTT file', () => {
  it('is read with notes, names, settings, hours and Windows line ends', () => {
    const file = [
      '\uFEFFWEBVTT - captions',
      'NOTE\nwritten by hand',
      '1\n00:00:01.000 --> 00:00:03.500 line:90%\n<v Nurse>Wash your\nhands.',
      '00:04.000 --> 00:06.000\n先洗手，\n再擦乾。',
    ].join('\n\n');
    expect(readCaptions(file.replaceAll('\n', '\r\n'), 60)).toEqual([
      { from: 1, to: 3.5, text: 'Wash your hands.' },
      { from: 4, to: 6, text: '先洗手，再擦乾。' },
    ]);
  });

  it.each([
    ['is no WebVTT', '00:01.000 --> 00:02.000\nx'],
    ['has no words', vtt('00:01.000 --> 00:02.000\n ')],
    ['ends before it begins', vtt('00:02.000 --> 00:01.000\nx')],
    ['runs backwards', vtt('00:05.000 --> 00:06.000\nx', '00:01.000 --> 00:02.000\ny')],
    ['has a time that is none', vtt('0:1 --> 0:2\nx')],
    ['goes on after the film', vtt('00:58.000 --> 01:05.000\nx')],
  ])('is refused when it %s', (_, file) => {
    expect(readCaptions(file, 60)).toBeNull();
  });
});

describe('the transcript', () => {
  const en = [
    { from: 0, to: 4, text: 'Wash.' },
    { from: 5, to: 9, text: 'Dry.' },
  ];
  it('puts together what is said at the same time', () => {
    const zh = [
      { from: 0.4, to: 2, text: '先' },
      { from: 2, to: 4.6, text: '洗手。' },
      { from: 12, to: 14, text: '再見。' },
    ];
    const lines = linesOf({ en, 'zh-TW': zh });
    expect(lines).toEqual([
      { from: 0, to: 4, text: { en: 'Wash.', 'zh-TW': '先洗手。' } },
      { from: 5, to: 9, text: { en: 'Dry.' } },
      { from: 12, to: 14, text: { 'zh-TW': '再見。' } },
    ]);
    expect(cuesOf(lines, 'en')).toEqual(en);
  });
});
