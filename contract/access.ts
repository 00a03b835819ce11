/**
 * Who may do what (spec §6). The same table decides the endpoint's check on the server
 * and the visibility of a button in the browser.
 */
import type { ErrorCode } from './errors.ts';

export const userTypes = ['patient', 'caregiver'] as const;
export type UserType = (typeof userTypes)[number];
export const staffRoles = ['admin', 'coordinator', 'editor', 'trainer'] as const;
export type StaffRole = (typeof staffRoles)[number];
/**
 * `staff_pending`: the password was right, the second factor is still to come. `provider`: who carries our messages, known
 * by a signature instead of a token.
 */
export type Role = 'visitor' | UserType | StaffRole | 'staff_pending' | 'provider';

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
  /** What became of messages, and what people answered to them. */
  reportMessages: ['provider'],
  // ---- the office (calls below /staff) ----
  /** Who one is, the second factor, the way out. */
  beginStaff: ['staff_pending', ...staffRoles],
  beStaff: staffRoles,
  manageStaff: ['admin'],
  /** Applications, white cards, requests, appointments; the people they belong to; what was sent to them. */
  workOnCases: ['admin', 'coordinator'],
  manageOffices: ['admin', 'coordinator'],
  manageActivities: ['admin', 'coordinator', 'editor'],
  answerReviews: ['admin', 'coordinator', 'editor'],
  editContent: ['admin', 'editor'],
  manageTraining: ['admin', 'trainer'],
  changeSettings: ['admin'],
  readAudit: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof capabilities;

export const may = (role: Role, capability: Capability): boolean =>
  (capabilities[capability] as readonly Role[]).includes(role);

/** Calls of the office know staff only: a client's token opens nothing there, and theirs nothing here. */
export const isForStaff = (capability: Capability): boolean => may('admin', capability);

/** The words a signed-in person of the wrong kind is refused with; everything else is `forbidden`. */
export const refusals: Partial<Record<Capability, ErrorCode>> = {
  submitWhiteCard: 'caregiver_cannot_check_card',
  applyForCare: 'caregiver_cannot_apply',
  writeReview: 'caregiver_cannot_review',
};

export const refusalOf = (capability: Capability, role?: Role): ErrorCode =>
  role === 'staff_pending' ? 'second_factor' : (refusals[capability] ?? 'forbidden');
