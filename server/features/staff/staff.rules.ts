import type { StaffRole } from '#contract/access.ts';
import { type StaffStage, staffRules } from '#contract/staff/staff.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** A use is written down at most this often. */
export const touchEveryMs = minute;

/** Fifteen minutes without use, twelve hours at most (quality 22). */
export const sessionBounds = (now: Date): { usedAfter: Date; begunAfter: Date } => ({
  usedAfter: new Date(now.getTime() - staffRules.idleMinutes * minute),
  begunAfter: new Date(now.getTime() - staffRules.longestHours * hour),
});

export const invitationEnds = (now: Date): Date =>
  new Date(now.getTime() + staffRules.invitationHours * hour);

/** An authenticator that was begun before this cannot be confirmed any more. */
export const begunAfter = (now: Date): Date =>
  new Date(now.getTime() - staffRules.confirmMinutes * minute);

/** A link to choose a new password ends then. */
export const resetEnds = (now: Date): Date =>
  new Date(now.getTime() + staffRules.resetMinutes * minute);

/** A proof that was given before this is too old. */
export const provedAfter = (now: Date): Date =>
  new Date(now.getTime() - staffRules.proofMinutes * minute);

/**
 * What is missing after the password. Where a second factor is required, it is set up before anything else, by who came
 * with a link from their mailbox: else a password alone would be enough to set one up.
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

/** As typed: spaces and hyphens do not matter, nor does the case of letters. */
export const tidyCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** What wrong passwords and codes are counted under; hashed before it is kept. */
export const failureName = {
  login: (email: string) => `staff login ${email}`,
  code: (staffId: string) => `staff code ${staffId}`,
  /** The owner, where they were in before: what strangers try elsewhere is not counted against them. */
  device: (keyHash: string) => `staff device ${keyHash}`,
  deviceCode: (keyHash: string) => `staff device code ${keyHash}`,
  /** Asked for again by who is in. By the session: who stole one cannot use up the owner's tries. */
  again: ({ token }: { token: string | null }) => `staff again ${token}`,
};

type Standing = { role: StaffRole; active: boolean };

/** Without an administrator nobody could let anyone in again. */
export const leavesNoAdmin = (before: Standing, after: Standing, otherAdmins: number): boolean => {
  const opens = ({ role, active }: Standing) => role === 'admin' && active;
  return opens(before) && !opens(after) && otherAdmins === 0;
};
