import { expect, test } from 'vitest';
import { linesOf, wordsOf } from './vtt-words.ts';

test('takes the words of each cue, without times, names and marks', () => {
  const vtt =
    'WEBVTT\n\nNOTE made by hand\n\n1\n00:00.000 --> 00:02.000 line:90%\nGood <b>morning</b>.\nTea?\n\n' +
    '00:02.000 --> 00:04.000\r\n早安！\r\n';
  expect(wordsOf(vtt)).toEqual(['Good morning. Tea?', '早安！']);
});

test('an empty file has no words', () => {
  expect(wordsOf('WEBVTT')).toEqual([]);
});

test('joins Chinese lines without a space, and keeps the one before a number', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\n65 岁以上，\n每年四人。打 911。';
  expect(wordsOf(vtt)).toEqual(['65 岁以上，每年四人。打 911。']);
});

test('says from when to when, with and without hours', () => {
  const vtt =
    'WEBVTT\n\n1\n01:00:02.500 --> 01:00:04.000 line:90%\nTea\n\n00:05.100 --> 00:06.000\n早安';
  expect(linesOf(vtt)).toEqual([
    { from: 3602.5, to: 3604, text: 'Tea' },
    { from: 5.1, to: 6, text: '早安' },
  ]);
});
