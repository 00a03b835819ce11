/** Staff: sign-in with a second factor, sessions, invitations (readings "The office"). Calls below /staff. */
import { z } from 'zod';
import { staffRoles } from '#contract/access.ts';
import { LoginBody, OwnSession } from '#contract/account/account.ts';
import { defineApi } from '#contract/endpoint.ts';
import { email, recordId, searched, text, typedPassword } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

const staff = { tag: 'staff', access: 'beStaff' } as const;
const begin = { tag: 'staff', access: 'beginStaff' } as const;
const door = { tag: 'staff', access: 'signIn', withoutToken: true } as const;
const team = { tag: 'staff', access: 'manageStaff' } as const;

export const staffRules = {
  idleMinutes: 15,
  /** Asks so long before the end whether somebody is still there. */
  warnSeconds: 120,
  longestHours: 12,
  invitationHours: 72,
  recoveryCodes: 10,
  /** Time limit for confirming a new authenticator. */
  confirmMinutes: 30,
  /** Lifetime of a reset link, and how many a person may have. */
  resetMinutes: 30,
  resetLinks: 3,
  /** Lifetime of a step-up proof, within its session. */
  proofMinutes: 5,
} as const;

/**
 * The next step: none, entering the second factor, setting one up; or the emailed link, if a second factor is
 * required and missing, since a password alone must not set one up.
 */
const staffStages = ['done', 'code', 'enroll', 'link'] as const;
export type StaffStage = (typeof staffStages)[number];

const StaffMember = z.object({
  staffId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});

export const StaffMe = StaffMember.extend({
  stage: z.enum(staffStages),
  /** Whether an authenticator app is set up. */
  secondFactor: z.boolean(),
  /** Remaining recovery codes. */
  recoveryCodesLeft: z.number(),
  /** Whether single keys decide and move. */
  letterKeys: z.boolean(),
  /** Whether supervisors get the weekly mail about their team. */
  teamDigest: z.boolean(),
});
export type StaffMe = z.infer<typeof StaffMe>;

/** Length over complexity (quality "softened"). */
export const staffPassword = z
  .string({ error: 'fields.required' })
  .min(limits.staffPasswordMin, 'fields.staffPassword')
  .max(limits.passwordMax, 'fields.tooLong');
/** From the app (six digits), or a recovery code. Spaces and hyphens are ignored. */
const factorCode = text(40);

/** From `proveAgain`: a token alone must not change anyone's access. */
const proof = searched(100).optional();
/** The response of every office sign-in. */
const SignedIn = z.object({ token: z.string(), staff: StaffMe, deviceKey: z.string() });

// ---- in and out ----
export const staffLogin = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/login',
  summary: 'Staff sign in; `stage` says whether a second factor is needed',
  body: z.strictObject({ email, password: typedPassword, deviceKey: LoginBody.shape.deviceKey }),
  answer: SignedIn,
});
export const giveSecondFactor = defineApi({
  ...begin,
  method: 'POST',
  path: '/staff/second-factor',
  summary: 'The code of the authenticator app, or a recovery code',
  body: z.strictObject({ code: factorCode }),
  answer: StaffMe,
});
export const staffLogout = defineApi({
  ...begin,
  method: 'DELETE',
  path: '/staff/logout',
  summary: 'Sign out: ends this session',
  answer: z.object({}),
});
export const getStaffMe = defineApi({
  ...begin,
  method: 'GET',
  path: '/staff/me',
  summary: 'Who is signed in, what the second factor needs, and when the session ends without use',
  answer: StaffMe.extend({
    secondsLeft: z.number(),
    /** The last change before the answer: what is read now is at least that new. */
    changesUpTo: z.string(),
  }),
});

// ---- the authenticator app ----
export const startAuthenticator = defineApi({
  ...begin,
  method: 'POST',
  path: '/staff/authenticator/start',
  summary:
    'A new secret for an authenticator app; until it is confirmed the present one counts, whose code (or a recovery code) is needed',
  body: z.strictObject({ password: typedPassword, code: factorCode.optional() }),
  answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
});
export const confirmAuthenticator = defineApi({
  ...begin,
  method: 'POST',
  path: '/staff/authenticator/confirm',
  summary: 'The first code of the app; answers the recovery codes, once',
  body: z.strictObject({ code: factorCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
});

// ---- a forgotten password ----
export const forgotStaffPassword = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/password/forgot',
  summary: 'Ask for a reset link by email; the answer is the same whether or not somebody has it',
  body: z.strictObject({ email }),
  answer: z.object({ minutes: z.number() }),
});
export const getResetLink = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/password/link',
  summary: 'Whose password a reset link changes',
  body: z.strictObject({ link: text(100) }),
  answer: z.object({ email: z.string(), name: z.string() }),
});
export const resetStaffPassword = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/password/reset',
  summary: 'A new password by the link; the second factor is still asked for',
  body: z.strictObject({ link: text(100), password: staffPassword }),
  answer: SignedIn,
});

// ---- own account ----
export const proveAgain = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/proof',
  summary:
    'Prove who one is: by the second factor, or by the password where there is none. The proof goes with calls that change who may enter',
  body: z.strictObject({ code: factorCode.optional(), password: typedPassword.optional() }),
  answer: z.object({ proof: z.string(), minutes: z.number() }),
});
export const getStaffSessions = defineApi({
  ...staff,
  method: 'GET',
  path: '/staff/session/list',
  summary: 'Where this account is signed in',
  answer: z.array(OwnSession),
});
export const endStaffSessions = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/session/end',
  summary: 'End one session, or all but this one',
  body: z.strictObject({ sessionId: recordId.optional() }),
  answer: z.object({ ended: z.number() }),
});
export const changeStaffPassword = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/password',
  summary: 'A new password by the old one; ends the other sessions',
  body: z.strictObject({ oldPassword: typedPassword, password: staffPassword }),
  answer: z.object({}),
});

export const setLetterKeys = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/letter-keys',
  summary: 'Turn single keys of the office on or off for oneself',
  body: z.strictObject({ on: z.boolean({ error: 'fields.choice' }) }),
  answer: z.object({}),
});
export const setTeamDigest = defineApi({
  ...staff,
  method: 'POST',
  path: '/staff/team-digest',
  summary: 'Turn the weekly mail about one’s teams on or off for oneself',
  body: z.strictObject({ on: z.boolean({ error: 'fields.choice' }) }),
  answer: z.object({}),
});

// ---- the team ----
export const TeamMember = StaffMember.extend({
  active: z.boolean(),
  /** Has not accepted the invitation yet. */
  invited: z.boolean(),
  secondFactor: z.boolean(),
  lastUsedAt: z.string().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const listTeam = defineApi({
  ...team,
  method: 'GET',
  path: '/staff/team',
  summary: 'Everyone on the staff',
  answer: z.array(TeamMember),
});
export const inviteStaff = defineApi({
  ...team,
  method: 'POST',
  path: '/staff/team/invite',
  summary: 'Invite somebody by email, or invite again',
  body: z.strictObject({
    email,
    name: text(100),
    role: z.enum(staffRoles, { error: 'fields.choice' }),
    proof,
  }),
  answer: TeamMember,
});
export const updateStaff = defineApi({
  ...team,
  method: 'POST',
  path: '/staff/team/{staffId}',
  summary: 'Change name, role, or whether the account is open; take away a lost second factor',
  params: z.strictObject({ staffId: recordId }),
  body: z.strictObject({
    name: text(100).optional(),
    role: z.enum(staffRoles, { error: 'fields.choice' }).optional(),
    active: z.boolean({ error: 'fields.choice' }).optional(),
    resetSecondFactor: z.literal(true, { error: 'fields.choice' }).optional(),
    proof,
  }),
  answer: TeamMember,
});

/** 409 `conflict` for closed accounts and open invitations. */
export const sendStaffReset = defineApi({
  ...team,
  method: 'POST',
  path: '/staff/team/{staffId}/reset',
  summary: 'Send somebody a reset link',
  params: z.strictObject({ staffId: recordId }),
  body: z.strictObject({ proof }),
  answer: z.object({}),
});

// ---- invitations ----
export const getInvitation = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/invitation',
  summary: 'Who an invitation is for',
  body: z.strictObject({ invitation: text(100) }),
  answer: z.object({ email: z.string().nullable(), name: z.string(), role: z.enum(staffRoles) }),
});
export const acceptInvitation = defineApi({
  ...door,
  method: 'POST',
  path: '/staff/invitation/accept',
  summary: 'Choose a password; the first administrator also names an email',
  body: z.strictObject({
    invitation: text(100),
    name: text(100),
    email: email.optional(),
    password: staffPassword,
  }),
  answer: SignedIn,
});
