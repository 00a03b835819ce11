/** Second factor: a code of the confirmed authenticator, or a recovery code. Each works once. */

import { tidyCode } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { matchingStep } from '#server/platform/crypto/authenticator.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { spendRecoveryCode } from './recovery-codes.service.ts';

/** True when right, and consumes it. The caller has locked `person`, so of two concurrent uses one succeeds. */
export const consumeFactorCode = async (
  tx: Tx,
  person: store.Staff,
  typed: string,
  { sealer, now }: { sealer: Sealer; now: Date },
): Promise<boolean> => {
  if (!person.totpSealed || !person.totpConfirmedAt) return false;
  const code = tidyCode(typed);
  const secret = sealer.open(person.totpSealed, person.id);
  const step = matchingStep(secret, code, now, person.totpStep);
  if (step !== null) {
    await store.updateStaff(tx, person.id, { totpStep: step });
    return true;
  }
  const recoveryHashes = spendRecoveryCode(sealer, person, code);
  if (!recoveryHashes) return false;
  await store.updateStaff(tx, person.id, { recoveryHashes });
  const entry = { at: now, actor: person.id, subjectId: person.id };
  await insertAudit(tx, { ...entry, action: 'staff.recovery' });
  return true;
};

/** Values that clear the second factor. */
export const noFactor = {
  totpSealed: null,
  totpConfirmedAt: null,
  totpNextSealed: null,
  totpNextAt: null,
  recoveryHashes: [],
};
