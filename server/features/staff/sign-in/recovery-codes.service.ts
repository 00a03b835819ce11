/**
 * Recovery codes are kept as hashes, so that who opens the seal still cannot use them, and sealed, since sixty random
 * bits could be guessed from a bare hash. A keyed hash would do both, but could not be made anew for another key.
 */
import { createHash } from 'node:crypto';
import { tidyCode } from '#server/features/staff/staff.rules.ts';
import type { Sealed, Sealer } from '#server/platform/crypto/field-encryption.ts';

type Kept = { id: string; recoveryHashes: Sealed[] };

const hashOf = (code: string): string => createHash('sha256').update(tidyCode(code)).digest('hex');

export const sealRecoveryCodes = (sealer: Sealer, staffId: string, codes: string[]): Sealed[] =>
  codes.map((code) => sealer.seal(hashOf(code), staffId));

/** Those that are left when this one is used; null when it is none of them. */
export const spendRecoveryCode = (sealer: Sealer, person: Kept, typed: string): Sealed[] | null => {
  const hash = hashOf(typed);
  // Codes of before they were sealed: keyed hashes, good for as long as their key is.
  const before = sealer.hashes(tidyCode(typed)).map(String);
  const fits = (kept: Sealed) => {
    if (/^[0-9a-f]{64}$/.test(String(kept))) return before.includes(String(kept));
    try {
      return sealer.open(kept, person.id) === hash;
    } catch {
      // Sealed with a key that is gone: as good as none.
      return false;
    }
  };
  const used = person.recoveryHashes.find(fits);
  return used ? person.recoveryHashes.filter((kept) => kept !== used) : null;
};
