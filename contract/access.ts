/** Permissions (spec §6). The same table decides the server's check and the visibility of a button in the browser. */
import type { ErrorCode } from './errors.ts';

export const userTypes = ['patient', 'caregiver'] as const;
export type UserType = (typeof userTypes)[number];
export const staffRoles = ['admin', 'coordinator', 'editor', 'trainer'] as const;
export type StaffRole = (typeof staffRoles)[number];
/**
 * `staff_pending`: password accepted, second factor missing. `provider`: the SMS provider, identified by a signature
 * instead of a token.
 */
export type Role = 'visitor' | UserType | StaffRole | 'staff_pending' | 'provider';

export const capabilities = {
  readPublic: ['visitor', 'patient', 'caregiver'],
  signIn: ['visitor', 'patient', 'caregiver'],
  signedIn: ['patient', 'caregiver'],
  upload: ['visitor', 'patient', 'caregiver'],
  /** Ask whether a text message is ours. */
  checkMessage: ['visitor', 'patient', 'caregiver'],
  /** Leave a phone number to be called back. */
  askCallback: ['visitor', 'patient', 'caregiver'],
  readPatientInfo: ['patient'],
  readCaregiverInfo: ['caregiver'],
  submitWhiteCard: ['patient'],
  applyForCare: ['patient'],
  useServices: ['patient', 'caregiver'],
  writeReview: ['patient', 'caregiver'],
  joinActivity: ['patient', 'caregiver'],
  train: ['caregiver'],
  /** Own renewals and deadlines. */
  keepDates: ['patient', 'caregiver'],
  askForHelp: ['patient', 'caregiver'],
  /** By a help link, no matter who is signed in. */
  helpByLink: ['visitor', 'patient', 'caregiver'],
  /** Delivery receipts and inbound texts. */
  reportMessages: ['provider'],
  // ---- the office (calls below /staff) ----
  /** Own profile, second factor, sign-out. */
  beginStaff: ['staff_pending', ...staffRoles],
  beStaff: staffRoles,
  manageStaff: ['admin'],
  /** Applications, white cards, requests and appointments; their people and messages. */
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

/** Office calls accept staff tokens only, and staff tokens nothing else. */
export const isForStaff = (capability: Capability): boolean => may('admin', capability);

/** The error for a signed-in user of the wrong type; `forbidden` by default. */
export const refusals: Partial<Record<Capability, ErrorCode>> = {
  submitWhiteCard: 'caregiver_cannot_check_card',
  applyForCare: 'caregiver_cannot_apply',
};

export const refusalOf = (capability: Capability, role?: Role): ErrorCode =>
  role === 'staff_pending' ? 'second_factor' : (refusals[capability] ?? 'forbidden');
