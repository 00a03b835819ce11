import { expect, it } from 'vitest';
import { practiceCases, rightDecision, unusable } from './practice-cases.ts';

it('practices each decision once', () => {
  expect(practiceCases.map(rightDecision)).toEqual(['approved', 'more_info', 'rejected']);
  expect(practiceCases.map(unusable)).toEqual([[], ['medicalReport'], ['proofOfAddress']]);
});
