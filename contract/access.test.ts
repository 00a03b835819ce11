import { describe, expect, it } from 'vitest';
import {
  type Capability,
  capabilities,
  isForStaff,
  may,
  type Role,
  refusalOf,
  staffRoles,
} from './access.ts';

/** The table of spec §6, and of the office. */
const roles: Record<string, Role> = {
  v: 'visitor',
  p: 'patient',
  c: 'caregiver',
  A: 'admin',
  C: 'coordinator',
  E: 'editor',
  T: 'trainer',
};
const table: Record<Capability, string> = {
  readPublic: 'vpc',
  signIn: 'vpc',
  signedIn: 'pc',
  upload: 'vpc',
  checkMessage: 'vpc',
  askCallback: 'vpc',
  readPatientInfo: 'p',
  readCaregiverInfo: 'c',
  submitWhiteCard: 'p',
  applyForCare: 'p',
  useServices: 'pc',
  writeReview: 'pc',
  joinActivity: 'pc',
  train: 'c',
  keepDates: 'pc',
  askForHelp: 'pc',
  helpByLink: 'vpc',
  reportMessages: '',
  beginStaff: 'ACET',
  beStaff: 'ACET',
  manageStaff: 'A',
  workOnCases: 'AC',
  manageOffices: 'AC',
  manageActivities: 'ACE',
  answerReviews: 'ACE',
  editContent: 'AE',
  manageTraining: 'AT',
  changeSettings: 'A',
  readAudit: 'A',
};

describe('who may do what', () => {
  it('has a row for every capability', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(capabilities).sort());
  });

  it.each(
    Object.entries(table).flatMap(([capability, allowed]) =>
      Object.entries(roles).map(
        ([letter, role]) => [role, capability as Capability, allowed.includes(letter)] as const,
      ),
    ),
  )('%s %s: %s', (role, capability, allowed) => {
    expect(may(role, capability)).toBe(allowed);
  });

  it('staff and clients have nothing in common', () => {
    for (const capability of Object.keys(table) as Capability[]) {
      // Of people: the provider is none.
      if (may('provider', capability)) continue;
      const forStaff = staffRoles.some((role) => may(role, capability));
      const forOthers = (['visitor', 'patient', 'caregiver'] as const).some((role) =>
        may(role, capability),
      );
      expect([forStaff, forOthers], capability).toEqual([isForStaff(capability), !forStaff]);
    }
  });

  it('the provider of messages reports what became of them, and nothing else', () => {
    const open = (Object.keys(table) as Capability[]).filter((c) => may('provider', c));
    expect(open).toEqual(['reportMessages']);
  });

  it('before the second factor there is nothing but the second factor', () => {
    const open = (Object.keys(table) as Capability[]).filter((c) => may('staff_pending', c));
    expect(open).toEqual(['beginStaff']);
    expect(refusalOf('workOnCases', 'staff_pending')).toBe('second_factor');
  });
});

it.each([
  ['submitWhiteCard', 'caregiver_cannot_check_card'],
  ['applyForCare', 'caregiver_cannot_apply'],
  ['readPatientInfo', 'forbidden'],
  ['readCaregiverInfo', 'forbidden'],
  ['train', 'forbidden'],
] as const)('the wrong kind of person is refused %s with %s', (capability, code) => {
  expect(refusalOf(capability)).toBe(code);
});
