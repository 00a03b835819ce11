import { describe, expect, it } from 'vitest';
import {
  mayAddDocuments,
  mayCorrect,
  mayDecide,
  missingKinds,
  statusAfterAdding,
} from './application.rules.ts';

const all = ['submitted', 'more_info', 'approved', 'rejected'] as const;

it('the office decides what is open, and corrects what it has decided', () => {
  const decided = (from: (typeof all)[number]) => all.filter((to) => mayDecide(from, to));
  const corrected = (from: (typeof all)[number]) => all.filter((to) => mayCorrect(from, to));
  expect(decided('submitted')).toEqual(['more_info', 'approved', 'rejected']);
  expect(decided('more_info')).toEqual(['more_info', 'approved', 'rejected']);
  expect([decided('approved'), decided('rejected')]).toEqual([[], []]);
  expect(corrected('submitted')).toEqual([]);
  expect(corrected('approved')).toEqual(['submitted', 'more_info', 'rejected']);
  expect(corrected('rejected')).toEqual(['submitted', 'more_info', 'approved']);
  expect(
    ['submitted', 'more_info', 'approved', 'rejected'].map((s) => mayAddDocuments(s as never)),
  ).toEqual([true, true, true, false]);
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
