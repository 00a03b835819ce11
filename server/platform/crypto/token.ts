/** Random secrets: session tokens, device keys, links. */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens have 256 random bits, so a plain SHA-256 is enough for storing them. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
