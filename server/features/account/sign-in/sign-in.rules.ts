import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Sliding expiry: 12 hours without use, or 30 days with "remember" (readings "Accounts"). */
export const sessionLifetimeMs = (remember: boolean): number =>
  remember ? 30 * 24 * hour : 12 * hour;

/** Write the last use at most this often, so reads don't cause writes. */
export const touchEveryMs = 5 * minute;

/** The user name: a phone number or an email address. */
export type Identity = { phone: string } | { email: string };

export const asIdentity = (username: string): Identity => {
  const digits = phoneDigits(username);
  return isUsPhone(digits)
    ? { phone: `+1${digits}` }
    : { email: username.normalize('NFKC').trim().toLowerCase() };
};

/** Keys for counting failed sign-ins; hashed before they are stored. */
export const failureName = {
  identity: (identity: Identity) =>
    `login ${'phone' in identity ? identity.phone : identity.email}`,
  /** Phone and email of one account share ten attempts. */
  account: (userId: string) => `account ${userId}`,
  /** On a known device, so strangers cannot lock the owner out. */
  device: (keyHash: string) => `device ${keyHash}`,
  /** Re-entering the password while signed in. */
  again: (userId: string) => `again ${userId}`,
};

/** Ten failures within 15 minutes lock for 15 minutes after the last. */
export const lockRules = { failures: 10, withinMs: 15 * minute, forMs: 15 * minute };

/** Older failures cannot cause a lock. */
export const countedForMs = lockRules.withinMs + lockRules.forMs;

/** `failures`: latest first. Attempts while locked are not failures. */
export const isLocked = (failures: readonly Date[], now: Date): boolean => {
  const [last, first] = [failures[0], failures[lockRules.failures - 1]];
  if (!last || !first) return false;
  return (
    last.getTime() - first.getTime() < lockRules.withinMs &&
    now.getTime() - last.getTime() < lockRules.forMs
  );
};

/** An optional form field: absent means unchanged, empty means removed. */
export const changed = (value: string | null | undefined, before: string | null): string | null =>
  value === undefined ? before : value || null;
