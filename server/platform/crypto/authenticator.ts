/** Codes of authenticator apps (TOTP, RFC 6238): six digits, a new one every 30 seconds. */
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A phone's clock may be off by one step. */
const window = 1;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6, label, issuer });

export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code. */
export const authenticatorUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString();

/** The time step of the code; null if it is wrong or not newer than the last accepted one. */
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

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** One-time recovery codes for a lost phone. */
export const newRecoveryCodes = (count: number): string[] =>
  Array.from({ length: count }, () => `${four()}-${four()}-${four()}`);
