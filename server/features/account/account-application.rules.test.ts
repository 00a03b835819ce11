import { describe, expect, it } from 'vitest';
import {
  comesFrom,
  isOpen,
  missingKinds,
  statusAfterAdding,
  workingDaysAfter,
} from './account-application.rules.ts';

it('the office decides once; asked for more, the caregiver hands in again', () => {
  expect(comesFrom('approved')).toEqual(['submitted']);
  expect(comesFrom('rejected')).toEqual(['submitted']);
  expect(comesFrom('more_info')).toEqual(['submitted']);
  expect(comesFrom('submitted')).toEqual(['more_info']);
  expect(['submitted', 'more_info', 'approved', 'rejected'].map((s) => isOpen(s as never))).toEqual(
    [true, true, false, false],
  );
});

describe('what is missing', () => {
  it('is what was asked for again, and what was never there, in the order of the form', () => {
    expect(missingKinds([], [])).toHaveLength(4);
    expect(missingKinds(['medicalReport'], ['medicalReport', 'proofOfAddress'])).toEqual([
      'workAuthorization',
      'homeCareCertificate',
      'medicalReport',
    ]);
  });

  it('decides whether the office looks again', () => {
    expect(statusAfterAdding('more_info', [])).toBe('submitted');
    expect(statusAfterAdding('more_info', ['medicalReport'])).toBe('more_info');
    expect(statusAfterAdding('submitted', [])).toBe('submitted');
    expect(statusAfterAdding('submitted', ['medicalReport'])).toBe('submitted');
  });
});

describe('working days on the wall of New York', () => {
  it.each([
    ['Wednesday', '2025-06-11T14:30:00Z', '2025-06-13T14:30:00.000Z'],
    ['Thursday', '2025-06-12T14:30:00Z', '2025-06-16T14:30:00.000Z'],
    ['Friday', '2025-06-13T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Saturday', '2025-06-14T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Sunday', '2025-06-15T14:30:00Z', '2025-06-17T14:30:00.000Z'],
    ['Friday night, Saturday in London', '2025-06-14T02:00:00Z', '2025-06-18T02:00:00.000Z'],
    ['over the clocks of spring', '2025-03-07T15:00:00Z', '2025-03-11T14:00:00.000Z'],
    ['late, over the clocks of spring', '2025-03-08T04:30:00Z', '2025-03-12T03:30:00.000Z'],
    ['over the clocks of autumn', '2025-10-31T14:00:00Z', '2025-11-04T15:00:00.000Z'],
    ['over New Year', '2025-12-31T20:00:00Z', '2026-01-02T20:00:00.000Z'],
  ])('two from %s', (_, from, to) => {
    expect(workingDaysAfter(new Date(from), 2, 'America/New_York').toISOString()).toBe(to);
  });

  it('in another place, and another number', () => {
    const now = new Date('2025-06-13T23:00:00Z'); // Saturday morning in Taipei
    expect(workingDaysAfter(now, 1, 'Asia/Taipei').toISOString()).toBe('2025-06-15T23:00:00.000Z');
    expect(workingDaysAfter(now, 0, 'Asia/Taipei')).toEqual(now);
  });
});
