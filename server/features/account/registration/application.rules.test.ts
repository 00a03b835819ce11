import { describe, expect, it } from 'vitest';
import {
  comesFrom,
  mayAddDocuments,
  missingKinds,
  statusAfterAdding,
} from './application.rules.ts';

it('the office decides once; asked for more, the caregiver hands in again', () => {
  expect(comesFrom('approved')).toEqual(['submitted']);
  expect(comesFrom('rejected')).toEqual(['submitted']);
  expect(comesFrom('more_info')).toEqual(['submitted']);
  expect(comesFrom('submitted')).toEqual(['more_info']);
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
