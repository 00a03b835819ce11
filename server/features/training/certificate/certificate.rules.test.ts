import { describe, expect, it } from 'vitest';
import { tidyCertificateNumber } from '#contract/training/certificate.ts';
import {
  certificateNumber,
  certificateStatusOn,
  isOwnName,
  isRenewable,
  maskChinese,
  maskLatin,
  monthsAfter,
  nextActionOf,
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
