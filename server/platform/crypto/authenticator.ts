/** Codes of authenticator apps (TOTP, RFC 6238): six digits, a new one every 30 seconds. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A phone's clock may be off by one step. */
const window = 1;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6, label, issuer });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const authenticatorUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString();

/** The step that this code belongs to; null when it is wrong, or not newer than the last one that was taken. */
export const matchingStep = (
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  return step > lastStep ? step : null;
};

/** Letters and digits that cannot be taken for one another. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** For the day the phone is lost: each works once. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => `${four()}-${four()}-${four()}`);
