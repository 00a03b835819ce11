import { describe, expect, it } from 'vitest';
import { tidyCertificateNumber } from '#contract/training/certificate.ts';
import { certificateStatusOn } from '#server/shared/certificates/subject.rules.ts';
import {
  certificateNumber,
  isOwnName,
  isRenewable,
  maskChinese,
  maskLatin,
  monthsAfter,
  nextActionOf,
  printedNames,
  remindBy,
} from './certificate.rules.ts';

it('a number has six places', () => {
  expect(certificateNumber(2026, 4187)).toBe('PHC-2026-004187');
});

it.each([
  'PHC-2026-004187',
  'phc-2026-004187',
  ' PHC 2026 004187 ',
  'PHC2026004187',
  'ＰＨＣ－２０２６－００４１８７',
  'PHC–2026–004187',
])('%s is understood', (typed) => {
  expect(tidyCertificateNumber(typed)).toBe('PHC-2026-004187');
});

it.each([
  ['2026-11-17', 12, '2027-11-17'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months: %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after);
});

describe('validity', () => {
  const held = (expiresOn: string | null, revokedAt: Date | null = null) => ({
    expiresOn,
    revokedAt,
  });
  it.each([
    [held(null), 'valid', false],
    [held('2027-11-17'), 'valid', false],
    [held('2026-12-31'), 'valid', true],
    [held('2026-11-17'), 'valid', true],
    [held('2026-11-16'), 'expired', true],
    [held('2027-11-17', new Date()), 'revoked', true],
  ] as const)('%o is %s', (certificate, status, renewable) => {
    expect(certificateStatusOn(certificate, '2026-11-17')).toBe(status);
    expect(isRenewable(certificate, '2026-11-17')).toBe(renewable);
  });
  it('we write 30 days before', () => {
    expect(remindBy('2026-11-17')).toBe('2026-12-17');
  });
});

describe('names', () => {
  it.each([
    ['陈美玲', '陈*玲'],
    ['黃偉', '黃*'],
    ['歐陽𠮷堃', '歐**堃'],
    ['𠮷', '𠮷*'],
    ['陳𠮷堃', '陳*堃'],
  ])('%s is masked as %s', (name, masked) => {
    expect(maskChinese(name)).toBe(masked);
  });
  it.each([
    ['Meiling Chen', 'Meiling C.'],
    ['Ah Mui Wong', 'Ah Mui W.'],
    ['Chen', 'C.'],
    ['陈美玲', '陈*玲'],
    // Certificates from before printed it so.
    ['美玲 陈', '美*陈'],
  ])('%s is masked as %s', (latinName, masked) => {
    expect(maskLatin({ latinName })).toBe(masked);
  });

  const own = { firstName: 'mei-ling', lastName: 'chen', chineseName: '陈𠮷玲' };
  it.each([
    ['mei ling chen', true],
    ['chen meiling', true],
    ['meiling chen', true],
    ['陈𠮷玲', true],
    ['陈𠮷玲 meiling chen', true],
    ['meiling', false],
    ['陈𠮷', false],
    ['陈𠮷玲 someone else', false],
    ['李四', false],
    ['...', false],
  ])('%s is the own name: %s', (signed, fits) => {
    expect(isOwnName(signed, own)).toBe(fits);
  });

  const han = {
    firstName: '美玲',
    lastName: '陈',
    chineseName: '',
    pinyin: ['chen', 'meiling'] as [string, string],
  };
  it.each([
    ['陈美玲', true],
    ['美玲陈', true],
    ['chen meiling', true],
    ['mei ling chen', true],
    ['陈美玲 meiling chen', true],
    ['meiling', false],
    ['', false],
  ])('of a profile in characters %s is the own name: %s', (signed, fits) => {
    expect(isOwnName(signed, han)).toBe(fits);
  });

  it.each([
    ['Meiling', 'Chen', '陈美玲', 'Meiling Chen', '陈美玲'],
    ['Meiling', 'Chen', null, 'Meiling Chen', null],
    ['美玲', '陈', null, '陈美玲', null],
    ['美玲', '陈', '陈美玲', '陈美玲', null],
    ['美玲', '陈', '陳美玲', '陈美玲', '陳美玲'],
  ])('%s %s (%s) is printed %s, %s', (firstName, lastName, chinese, latinName, chineseName) => {
    expect(printedNames({ firstName, lastName, chineseName: chinese })).toEqual({
      latinName,
      chineseName,
    });
  });
});

describe('what comes next', () => {
  const facts = {
    status: 'exam' as const,
    openAttempt: false,
    passed: false,
    attempted: true,
    refusal: null,
    renewable: false,
  };
  it.each([
    ['start', { ...facts, status: 'init' as const }],
    ['continue', { ...facts, status: 'underway' as const }],
    ['takeExam', { ...facts, status: 'finish' as const, attempted: false }],
    ['continueExam', { ...facts, status: 'finish' as const, openAttempt: true }],
    ['retakeExam', facts],
    ['wait', { ...facts, refusal: 'exam_wait' }],
    ['callUs', { ...facts, refusal: 'exam_no_attempts' }],
    ['sign', { ...facts, passed: true, refusal: 'exam_passed' }],
    ['certificate', { ...facts, status: 'signed' as const, passed: true }],
    ['renew', { ...facts, status: 'signed' as const, passed: true, renewable: true }],
  ])('%s', (action, given) => {
    expect(nextActionOf(given)).toBe(action);
  });
});
