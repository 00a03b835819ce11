/**
 * Recovery codes are hashed, so decrypting them is not enough to use them, and then encrypted, since sixty random bits
 * could be brute-forced from a bare hash. A keyed hash would do both but could not be re-keyed.
 */
import { createHash } from 'node:crypto';
import { tidyCode } from '#server/features/staff/staff.rules.ts';
import type { Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';

type Kept = { id: string; recoveryHashes: Sealed[] };

const hashOf = (code: string): string => createHash('sha256').update(tidyCode(code)).digest('hex');

export const sealRecoveryCodes = (sealer: Sealer, staffId: string, codes: string[]): Sealed[] =>
  codes.map((code) => sealer.seal(hashOf(code), staffId));

/** The codes left after using this one; null when it doesn't match. */
export const spendRecoveryCode = (sealer: Sealer, person: Kept, typed: string): Sealed[] | null => {
  const hash = hashOf(typed);
  // Legacy codes: keyed hashes, valid while their key is.
  const before = sealer.hashes(tidyCode(typed)).map(String);
  const fits = (kept: Sealed) => {
    if (/^[0-9a-f]{64}$/.test(String(kept))) return before.includes(String(kept));
    try {
      return sealer.open(kept, person.id) === hash;
    } catch {
      // Encrypted with a retired key.
      return false;
    }
  };
  const used = person.recoveryHashes.find(fits);
  return used ? person.recoveryHashes.filter((kept) => kept !== used) : null;
};
