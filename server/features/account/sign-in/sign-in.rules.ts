import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Sessions slide: 12 hours without use, or 30 days with "remember" (readings "Accounts"). */
export const sessionLifetimeMs = (remember: boolean): number =>
  remember ? 30 * 24 * hour : 12 * hour;

/** A use is written down at most this often: reading a page must not mean writing a row. */
export const touchEveryMs = 5 * minute;

/** What was typed as user name: a phone number, or else an email address. */
export type Identity = { phone: string } | { email: string };

export const asIdentity = (username: string): Identity => {
  const digits = phoneDigits(username);
  return isUsPhone(digits)
    ? { phone: `+1${digits}` }
    : { email: username.normalize('NFKC').trim().toLowerCase() };
};

/** What failed sign-ins are counted under; hashed before it is kept. */
export const failureName = {
  identity: (identity: Identity) =>
    `login ${'phone' in identity ? identity.phone : identity.email}`,
  /** Phone and email open one account: together they get ten tries, too. */
  account: (userId: string) => `account ${userId}`,
  /** The owner on a device that signed in before: not locked out by strangers. */
  device: (keyHash: string) => `device ${keyHash}`,
  /** Asked for again by who is signed in: new password, deletion. */
  again: (userId: string) => `again ${userId}`,
};

/** Ten failures in 15 minutes lock for 15 minutes from the last of them. */
export const lockRules = { failures: 10, withinMs: 15 * minute, forMs: 15 * minute };

/** Failures older than this can lock nothing any more. */
export const countedForMs = lockRules.withinMs + lockRules.forMs;

/** `failures` are the times of the latest ones, newest first. Tries while locked are no failures. */
export const isLocked = (failures: readonly Date[], now: Date): boolean => {
  const [last, first] = [failures[0], failures[lockRules.failures - 1]];
  if (!last || !first) return false;
  return (
    last.getTime() - first.getTime() < lockRules.withinMs &&
    now.getTime() - last.getTime() < lockRules.forMs
  );
};

/** What a form sends for a field that may be empty: absent leaves it, empty clears it. */
export const changed = (value: string | null | undefined, before: string | null): string | null =>
  value === undefined ? before : value || null;
