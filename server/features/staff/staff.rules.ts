import type { StaffRole } from '#contract/access.ts';
import { type StaffStage, staffRules } from '#contract/staff/staff.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Write the last use at most this often. */
export const touchEveryMs = minute;

/** 15 minutes idle, 12 hours in total (quality 22). */
export const sessionBounds = (now: Date): { usedAfter: Date; begunAfter: Date } => ({
  usedAfter: new Date(now.getTime() - staffRules.idleMinutes * minute),
  begunAfter: new Date(now.getTime() - staffRules.longestHours * hour),
});

/** Seconds until the session ends if it is not used again. */
export const secondsLeft = (session: { lastUsedAt: Date; createdAt: Date }, now: Date): number => {
  const idleEnd = session.lastUsedAt.getTime() + staffRules.idleMinutes * minute;
  const lastEnd = session.createdAt.getTime() + staffRules.longestHours * hour;
  return Math.max(0, Math.floor((Math.min(idleEnd, lastEnd) - now.getTime()) / 1000));
};

export const invitationEnds = (now: Date): Date =>
  new Date(now.getTime() + staffRules.invitationHours * hour);

/** An authenticator setup started before this has expired. */
export const begunAfter = (now: Date): Date =>
  new Date(now.getTime() - staffRules.confirmMinutes * minute);

/** Expiry of a password reset link. */
export const resetEnds = (now: Date): Date =>
  new Date(now.getTime() + staffRules.resetMinutes * minute);

/** Proofs from before this have expired. */
export const provedAfter = (now: Date): Date =>
  new Date(now.getTime() - staffRules.proofMinutes * minute);

/**
 * What is missing after the password. A required second factor is set up first, and only through an emailed link:
 * otherwise a stolen password would be enough to set one up.
 */
export const stageOf = (facts: {
  confirmed: boolean;
  given: boolean;
  required: boolean;
  byLink: boolean;
}): StaffStage => {
  if (facts.confirmed) return facts.given ? 'done' : 'code';
  if (!facts.required) return 'done';
  return facts.byLink ? 'enroll' : 'link';
};

/** Ignores spaces, hyphens and case. */
export const tidyCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Keys for counting failures; hashed before they are stored. */
export const failureName = {
  login: (email: string) => `staff login ${email}`,
  code: (staffId: string) => `staff code ${staffId}`,
  /** On a known device, so strangers cannot lock the owner out. */
  device: (keyHash: string) => `staff device ${keyHash}`,
  deviceCode: (keyHash: string) => `staff device code ${keyHash}`,
  /** Re-entering while signed in. By session, so a thief cannot use up the owner's attempts. */
  again: ({ token }: { token: string | null }) => `staff again ${token}`,
};

type Standing = { role: StaffRole; active: boolean };

/** At least one administrator must remain. */
export const leavesNoAdmin = (before: Standing, after: Standing, otherAdmins: number): boolean => {
  const opens = ({ role, active }: Standing) => role === 'admin' && active;
  return opens(before) && !opens(after) && otherAdmins === 0;
};
