import { isUsPhone, phoneDigits } from '#contract/fields.ts';

const hour = 60 * 60 * 1000;

/** Sessions slide: 12 hours without use, or 30 days with "remember" (readings "Accounts"). */
export const sessionLifetimeMs = (remember: boolean): number =>
  remember ? 30 * 24 * hour : 12 * hour;

/** A use is written down at most this often: reading a page must not mean writing a row. */
export const touchEveryMs = 5 * 60 * 1000;

/** What was typed as user name: a phone number, or else an email address. */
export const asIdentity = (username: string): { phone: string } | { email: string } => {
  const digits = phoneDigits(username);
  return isUsPhone(digits)
    ? { phone: `+1${digits}` }
    : { email: username.normalize('NFKC').trim().toLowerCase() };
};
