import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeNow, isCode, isJoinOpen, isSignInOpen, secondsLeft } from './class.rules.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const held = { day: '2026-03-10', starts: '09:00', ends: '11:00' };

it.each([
  ['2026-03-10 08:29', false],
  ['2026-03-10 08:30', true],
  ['2026-03-10 11:15', true],
  ['2026-03-10 11:16', false],
  ['2026-03-11 09:30', false],
])('signing in at %s: %s', (local, open) => {
  expect(isSignInOpen(held, local)).toBe(open);
});

it.each([
  ['2026-03-09 23:00', true],
  ['2026-03-10 08:59', true],
  ['2026-03-10 09:00', false],
])('taking a seat at %s: %s', (local, open) => {
  expect(isJoinOpen(held, local)).toBe(open);
});

describe('the code', () => {
  const now = new Date('2026-03-10T14:00:10Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const code = codeNow(hash, 'a', now);
  it('has six digits, its own for each class, and changes', () => {
    expect(code).toMatch(/^\d{6}$/);
    expect(codeNow(hash, 'b', now)).not.toBe(code);
    expect(codeNow(hash, 'a', later(30))).not.toBe(code);
    expect(secondsLeft(now)).toBe(20);
  });
  it.each([
    [0, true],
    [19, true],
    [49, true],
    [50, false],
    [3600, false],
  ])('%d seconds later: %s', (seconds, isRight) => {
    expect(isCode(hash, 'a', ` ${code} `, later(seconds))).toBe(isRight);
  });
  it('of another class is none', () => {
    expect(isCode(hash, 'b', code, now)).toBe(false);
  });
});
