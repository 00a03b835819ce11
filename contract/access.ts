/**
 * Who may do what (spec §6). The same table decides the endpoint's check on the server
 * and the visibility of a button in the browser.
 */
import type { ErrorCode } from './errors.ts';

export const userTypes = ['patient', 'caregiver'] as const;
export type UserType = (typeof userTypes)[number];
export type Role = 'visitor' | UserType;

export const capabilities = {
  readPublic: ['visitor', 'patient', 'caregiver'],
  signIn: ['visitor', 'patient', 'caregiver'],
  signedIn: ['patient', 'caregiver'],
  upload: ['visitor', 'patient', 'caregiver'],
  readPatientInfo: ['patient'],
  readCaregiverInfo: ['caregiver'],
  submitWhiteCard: ['patient'],
  applyForCare: ['patient'],
  useServices: ['patient', 'caregiver'],
  writeReview: ['patient'],
  joinActivity: ['patient', 'caregiver'],
  train: ['caregiver'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof capabilities;

export const may = (role: Role, capability: Capability): boolean =>
  (capabilities[capability] as readonly Role[]).includes(role);

/** The words a signed-in person of the wrong kind is refused with; everything else is `forbidden`. */
export const refusals: Partial<Record<Capability, ErrorCode>> = {
  submitWhiteCard: 'caregiver_cannot_check_card',
  applyForCare: 'caregiver_cannot_apply',
  writeReview: 'caregiver_cannot_review',
};

export const refusalOf = (capability: Capability): ErrorCode => refusals[capability] ?? 'forbidden';
