/** Tests of `npm test` with the full number that was promised. */
import { byVitest } from './by-vitest.ts';
import { rounds } from './rounds.ts';
import type { TortureTest } from './torture-test.ts';

const inFull = (
  promise: string,
  name: string,
  file: string,
  options: { variable: string; times: number; only?: string; figure: (times: string) => string },
): TortureTest => ({
  promise,
  name,
  run: () => {
    const times = rounds(options.times);
    const { variable, only, figure } = options;
    return byVitest(`tests/api/${file}.test.ts`, {
      env: { [variable]: String(times) },
      ...(only && { only }),
      figure: figure(times.toLocaleString('en')),
    });
  },
});

export const twoReviewers = inFull('A4', 'two-reviewers', 'account/application-race', {
  variable: 'REVIEW_ROUNDS',
  times: 100,
  figure: (times) => `${times} rounds of two reviewers`,
});

export const examRace = inFull('A5', 'exam-race', 'training/exam-race', {
  variable: 'EXAM_ROUNDS',
  times: 200,
  figure: (times) => `${times} rounds of saving, handing in and running out of time`,
});

export const codeGuesses = inFull('C18', 'code-guesses', 'account/codes-use', {
  variable: 'CODE_GUESSES',
  times: 10_000,
  only: 'guesses from 100 addresses',
  figure: (times) => `${times} guesses, 5 compared`,
});

export const smsPumping = inFull('C19', 'sms-pumping', 'security/abuse', {
  variable: 'ABUSE_TRIES',
  times: 1_000,
  only: 'text messages',
  figure: (times) => `${times} texts asked for, 50 from each address`,
});

export const stuffing = inFull('C20', 'stuffing', 'security/abuse', {
  variable: 'ABUSE_TRIES',
  times: 5_000,
  only: 'passwords that leaked elsewhere',
  figure: (times) => `${times} pairs, at most 10 checks an account`,
});

export const enumeration = inFull('C21', 'enumeration', 'account/timing', {
  variable: 'TIMING_TRIES',
  times: 500,
  figure: (times) => `${times} tries each, medians within 5 ms or a fifth`,
});

export const fuzz = inFull('D27', 'fuzz', 'security/fuzz', {
  variable: 'FUZZ_CASES',
  times: 1_000,
  figure: (times) => `${times} cases × 4 callers for each call`,
});

export const textCosts = inFull('G46', 'text-costs', 'security/text-costs', {
  variable: 'TEXT_TRIES',
  times: 1_000,
  figure: (times) => `${times} tries at each of 12 calls, ${times} addresses of one IPv6 network`,
});
