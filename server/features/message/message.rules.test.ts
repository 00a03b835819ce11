import { expect, it } from 'vitest';
import { keywordOf, localeOfWords, stateOfReceipt } from './message.rules.ts';

it.each([
  ['STOP', 'stop', true],
  [' stop. ', 'stop', true],
  ['Stop All', 'stop', true],
  ['ＳＴＯＰ', 'stop', true],
  ['Unsubscribe', 'stop', true],
  ['cancel', 'stop', true],
  ['END', 'stop', true],
  ['quit!', 'stop', true],
  ['停', 'stop', false],
  ['停止。', 'stop', false],
  ['“退订”', 'stop', false],
  ['「退訂」', 'stop', false],
  ['取消', 'stop', false],
  ['START', 'start', true],
  ['yes', 'start', true],
  ['Unstop', 'start', true],
  ['开始', 'start', false],
  ['開始', 'start', false],
  ['Help?', 'help', false],
  ['帮助', 'help', false],
  ['幫助', 'help', false],
])('%j is a keyword to %s', (body, keyword, answered) => {
  expect(keywordOf(body)).toEqual({ keyword, answered });
});

it('what the provider took it for counts', () => {
  expect(keywordOf('ARRET', 'STOP')).toEqual({ keyword: 'stop', answered: true });
  expect(keywordOf('帮助', 'HELP')).toEqual({ keyword: 'help', answered: true });
  expect(keywordOf('停', 'something new')).toEqual({ keyword: 'stop', answered: false });
});

it.each([
  '',
  '👍',
  'Please stop by tomorrow',
  'I cannot come',
  '我想取消预约',
  'constructor',
  '123',
])('%j is none', (body) => {
  expect(keywordOf(body)).toBeNull();
});

it.each([
  ['delivered', 'delivered'],
  ['read', 'delivered'],
  ['undelivered', 'undelivered'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['queued', null],
  ['sending', null],
  ['sent', null],
  ['something new', null],
])('the receipt %s means %s', (status, state) => {
  expect(stateOfReceipt(status)).toBe(state);
});

it.each([
  ['停止', 'zh-CN'],
  ['退訂', 'zh-TW'],
  ['help', 'en'],
])('%s is answered in %s', (body, locale) => {
  expect(localeOfWords(body)).toBe(locale);
});
