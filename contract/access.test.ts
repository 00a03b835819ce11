import { describe, expect, it } from 'vitest';
import { type Capability, capabilities, may, type Role, refusalOf } from './access.ts';

/** The table of spec §6. */
const table: Record<Capability, [visitor: boolean, patient: boolean, caregiver: boolean]> = {
  readPublic: [true, true, true],
  signIn: [true, true, true],
  signedIn: [false, true, true],
  upload: [true, true, true],
  readPatientInfo: [false, true, false],
  readCaregiverInfo: [false, false, true],
  submitWhiteCard: [false, true, false],
  applyForCare: [false, true, false],
  useServices: [false, true, true],
  writeReview: [false, true, false],
  joinActivity: [false, true, true],
  train: [false, false, true],
};

describe('who may do what', () => {
  it('has a row for every capability', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(capabilities).sort());
  });

  const roles: Role[] = ['visitor', 'patient', 'caregiver'];
  it.each(
    Object.entries(table).flatMap(([capability, allowed]) =>
      roles.map((role, i) => [role, capability as Capability, allowed[i]] as const),
    ),
  )('%s %s: %s', (role, capability, allowed) => {
    expect(may(role, capability)).toBe(allowed);
  });
});

it.each([
  ['submitWhiteCard', 'caregiver_cannot_check_card'],
  ['applyForCare', 'caregiver_cannot_apply'],
  ['writeReview', 'caregiver_cannot_review'],
  ['readPatientInfo', 'forbidden'],
  ['readCaregiverInfo', 'forbidden'],
  ['train', 'forbidden'],
] as const)('the wrong kind of person is refused %s with %s', (capability, code) => {
  expect(refusalOf(capability)).toBe(code);
});
