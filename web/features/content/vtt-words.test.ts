import { expect, test } from 'vitest';
import { wordsOf } from './vtt-words.ts';

test('takes the words of each cue, without times, names and marks', () => {
  const vtt =
    'WEBVTT\n\nNOTE made by hand\n\n1\n00:00.000 --> 00:02.000 line:90%\nGood <b>morning</b>.\nTea?\n\n' +
    '00:02.000 --> 00:04.000\r\n早安！\r\n';
  expect(wordsOf(vtt)).toEqual(['Good morning. Tea?', '早安！']);
});

test('an empty file has no words', () => {
  expect(wordsOf('WEBVTT')).toEqual([]);
});
