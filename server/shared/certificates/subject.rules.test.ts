import { expect, it } from 'vitest';
import { subjectStandingOn } from './subject.rules.ts';

const today = '2026-11-17';
const until = (expiresOn: string | null, revokedAt: Date | null = null) => ({
  expiresOn,
  revokedAt,
});
const revoked = (expiresOn: string) => until(expiresOn, new Date());

it.each([
  ['nothing', [], false, 'never', null, false],
  ['a first round', [], true, 'never', null, false],
  ['a certificate', [until('2027-01-01')], false, 'current', '2027-01-01', false],
  ['its last day', [until(today)], false, 'current', today, false],
  ['the day after', [until('2026-11-16')], false, 'expired', '2026-11-16', false],
  ['one without end', [until(null)], false, 'current', null, false],
  ['taken again before the end', [until('2026-12-01')], true, 'current', '2026-12-01', true],
  ['taken again after the end', [until('2026-11-01')], true, 'expired', '2026-11-01', true],
  ['renewed', [until('2026-11-01'), until('2027-11-01')], false, 'current', '2027-11-01', false],
  ['renewed without end', [until('2026-11-01'), until(null)], false, 'current', null, false],
  ['revoked', [revoked('2027-01-01')], false, 'revoked', null, false],
  ['revoked, taken again', [revoked('2027-01-01')], true, 'revoked', null, true],
  [
    'the new one revoked, the old one valid',
    [until('2026-12-01'), revoked('2027-12-01')],
    false,
    'current',
    '2026-12-01',
    false,
  ],
] as const)('%s', (_, held, isRoundOpen, status, end, renewing) => {
  expect(subjectStandingOn(held, { isRoundOpen, today })).toEqual({
    status,
    until: end,
    renewing,
  });
});
