/** Accounts: sign-in, sessions, codes, own info (spec §3, §4, §7; readings "Accounts"). Registration: register.ts. */
import { z } from 'zod';
import { userTypes } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import { genders } from '#contract/field-rules.ts';
import { email, password, phone, text, typedPassword, verificationCode } from '#contract/fields.ts';
import { whiteCardStatuses } from '#contract/whitecard/whitecard.ts';
import { DocumentState } from './documents.ts';

const account = { tag: 'account' } as const;

export const SessionUser = z.object({
  userId: z.string(),
  userType: z.enum(userTypes),
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  chineseName: z.string().nullable(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const LoginBody = z.strictObject({
  username: text(254),
  password: typedPassword,
  remember: z.boolean({ error: 'fields.choice' }).optional(),
  /** From an earlier sign-in on this device: lets the owner in while failed guesses of strangers lock the account. */
  deviceKey: z.string({ error: 'fields.text' }).max(100, 'fields.tooLong').optional(),
});

/** The response of every sign-in. */
export const SignedIn = z.object({ token: z.string(), user: SessionUser, deviceKey: z.string() });

export const login = defineApi({
  ...account,
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with phone or email',
  body: LoginBody,
  answer: SignedIn,
});
export const logout = defineApi({
  ...account,
  access: 'signedIn',
  asSelf: true,
  method: 'DELETE',
  path: '/auth/logout',
  summary: 'Sign out: ends this session',
  answer: z.object({}),
});

// ---- sessions, as their owner sees them ----
export const OwnSession = z.object({
  sessionId: z.string(),
  /** The client translates it. */
  device: z.enum(['phone', 'tablet', 'computer']),
  browser: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;
export const getSessions = defineApi({
  ...account,
  access: 'signedIn',
  method: 'GET',
  path: '/api/user/session/list',
  summary: 'Where this account is signed in',
  answer: z.array(OwnSession),
});
export const endSessions = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/session/end',
  summary: 'End one session, or all but this one',
  body: z.strictObject({ sessionId: text(100).optional() }),
  answer: z.object({ ended: z.number() }),
});

// ---- verification codes ----
/** Sent by SMS. */
export const phonePurposes = ['register', 'resetPassword', 'changePhone'] as const;
export type PhonePurpose = (typeof phonePurposes)[number];
/** One mechanism for all codes; the purpose decides the channel. `help`: the consent to a help link (contract/help). */
export const codePurposes = [...phonePurposes, 'changeEmail', 'help', 'actFor'] as const;
export type CodePurpose = (typeof codePurposes)[number];
export const codeRules = {
  digits: 6,
  validMinutes: 10,
  triesPerCode: 5,
  perMinute: 1,
  perTenMinutes: 3,
  perDay: 5,
  perAddressAndHour: 60,
  perDayForAll: 5_000,
  againAfterSeconds: 60,
} as const;
export const CodeSent = z.object({ againAfterSeconds: z.number(), validMinutes: z.number() });
export const sendCode = defineApi({
  ...account,
  access: 'signIn',
  method: 'POST',
  path: '/api/user/sms-code',
  summary:
    'Send a verification code; the answer is the same whether or not the phone has an account',
  body: z.strictObject({ phone, purpose: z.enum(phonePurposes, { error: 'fields.choice' }) }),
  answer: CodeSent,
});
export const sendEmailCode = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/email-code',
  summary:
    'Send a code to an email address; the answer is the same whether or not an account has it',
  body: z.strictObject({ email }),
  answer: CodeSent,
});
export const confirmEmail = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/email/confirm',
  summary: 'Prove the email address of the own profile by the code that was sent to it',
  body: z.strictObject({ emailCode: verificationCode }),
  answer: z.object({}),
});

const ResetBody = z.strictObject({ phone, verificationCode, password });
export const resetPassword = defineApi({
  ...account,
  access: 'signIn',
  withoutToken: true,
  method: 'POST',
  path: '/api/user/resetPassword',
  summary: 'New password by code; ends every session of the account',
  body: ResetBody,
  answer: z.object({}),
});
export const changePassword = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/password',
  summary: 'New password by the old one; ends the other sessions',
  body: z.strictObject({ currentPassword: typedPassword, password }),
  answer: z.object({}),
});

// ---- own info ----
export const Person = SessionUser.extend({
  phone: z.string(),
  email: z.string().nullable(),
  /** Until verified, nothing is sent to it but its code. */
  emailVerified: z.boolean(),
  /** Verified, and by no other account before: can be used at login. */
  emailOpens: z.boolean(),
  gender: z.enum(genders).nullable(),
  address: z.string(),
  apartment: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  /** Masked except its last 3 characters; null when there is none. */
  whiteCardId: z.string().nullable(),
});
export const PatientInfo = Person.extend({
  whiteCardStatus: z.enum(whiteCardStatuses),
  /** 'YYYY-MM-DD HH:mm': by when we call about a submitted card. */
  contactBy: z.string().nullable(),
});
export type PatientInfo = z.infer<typeof PatientInfo>;

export const applicationStatuses = ['submitted', 'approved', 'rejected', 'more_info'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** submitted -> approved | rejected | more_info -> submitted */
export const applicationMoves: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['approved', 'rejected', 'more_info'],
  more_info: ['submitted', 'approved', 'rejected', 'more_info'],
  approved: [],
  rejected: [],
};
export const CaregiverInfo = Person.extend({
  yearsOfExperience: z.number(),
  workExperience: z.string(),
  employeeId: z.string().nullable(),
  applicationStatus: z.enum(applicationStatuses),
  submittedAt: z.string(),
  /** By when the office answers; null once decided. */
  dueAt: z.string().nullable(),
  /** What staff wrote when they rejected it or asked for more. */
  officeNote: z.string().nullable(),
  documents: z.array(DocumentState),
});
export type CaregiverInfo = z.infer<typeof CaregiverInfo>;

export const getPatientInfo = defineApi({
  ...account,
  access: 'readPatientInfo',
  forOthers: true,
  method: 'GET',
  path: '/api/user/patient/info',
  summary: 'Own profile and white card status',
  answer: PatientInfo,
});
export const getCaregiverInfo = defineApi({
  ...account,
  access: 'readCaregiverInfo',
  method: 'GET',
  path: '/api/user/caregiver/info',
  summary: 'Own profile and where the application stands',
  answer: CaregiverInfo,
});
export const revealWhiteCardId = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/white-card/reveal',
  summary: 'The own Medicaid ID in full, by the password; every look is audited',
  body: z.strictObject({ password: typedPassword }),
  answer: z.object({ whiteCardId: z.string().nullable() }),
});

// ---- what privacy law expects ----
export const exportOwnData = defineApi({
  ...account,
  access: 'signedIn',
  // Contains the Medicaid ID: requires the password, which must not be in a URL.
  method: 'POST',
  path: '/api/user/export',
  summary: 'Everything we keep about the caller, as JSON, by the password',
  body: z.strictObject({ password: typedPassword }),
  answer: z.record(z.string(), z.unknown()),
});
export const deleteAccount = defineApi({
  ...account,
  access: 'signedIn',
  method: 'POST',
  path: '/api/user/delete',
  summary: 'Delete the own account with all its documents',
  body: z.strictObject({ password: typedPassword }),
  answer: z.object({}),
});
