import { expect, it } from 'vitest';
import { caseRules } from '#contract/staff/cases.ts';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { reasonInText } from './reason-in-text.ts';

const { readWhy, readNote } = en.messages;

it('says the standard reasons, or a short note, as sentences', () => {
  expect(reasonInText('en', { canned: ['One.', 'Two.'] })).toBe('One. Two.');
  const note = 'Please ask again in May\nThank you!';
  expect(reasonInText('en', { note })).toBe('Please ask again in May. Thank you!');
  expect(reasonInText('zh-CN', { note: '请五月再问' })).toBe('请五月再问。');
});

it('leads to the account for a long note, a note beside other reasons, and a private reason', () => {
  const note = 'x'.repeat(caseRules.noteInText + 1);
  expect(reasonInText('en', { note })).toBe(readNote);
  expect(reasonInText('zh-CN', { canned: ['查不到这个卡号。'], note: '短' })).toBe(
    `查不到这个卡号。${zhHans.messages.readNote}`,
  );
  expect(reasonInText('en', { canned: ['Medical.'], note: 'x', isPrivate: true })).toBe(readWhy);
});

it('says nothing where there is no reason', () => {
  expect(reasonInText('en', {})).toBeNull();
  expect(reasonInText('en', { note: '', isPrivate: true })).toBeNull();
});
