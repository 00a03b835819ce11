/**
 * Step-up authentication: changes of access require a proof besides the session token. Only the page that requested it
 * holds the proof; it is bound to the session and valid for some minutes, so several changes need only one code.
 */
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import { failureName, provedAfter } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { createRateLimitedCheck, type StaffAuthDeps } from './login.routes.ts';
import { consumeFactorCode } from './second-factor.service.ts';

export const requireProof = async (
  db: Queryable,
  { token }: OfficeCaller,
  proof: string | undefined,
  now: Date,
): Promise<void> => {
  if (!proof || !(await store.hasProof(db, token, proof, provedAfter(now))))
    throw new AppError('proof_needed');
};

export const proofRoutes = (bind: Bind, deps: StaffAuthDeps): void => {
  const { db, clock, sealer } = deps;
  const checkLimited = createRateLimitedCheck(deps);

  bind(api.proveAgain, async ({ body }, caller) => {
    const { staffId, secondFactor } = caller.staff;
    const field = secondFactor ? 'code' : 'password';
    const typed = body[field];
    if (typed === undefined) throw invalidField(field, 'fields.required');
    const byCode = () =>
      db.transaction(async (tx) => {
        const person = await store.findStaff(tx, staffId, { lock: true });
        return person ? consumeFactorCode(tx, person, typed, { sealer, now: clock.now() }) : false;
      });
    const byPassword = async () =>
      passwordMatches(typed, (await store.findStaff(db, staffId))?.passwordHash ?? null);
    const right = await checkLimited(failureName.again(caller), secondFactor ? byCode : byPassword);
    const wrong = secondFactor ? 'wrong_code' : 'wrong_password';
    if (!right) throw new AppError(wrong, [{ field, key: `errors.${wrong}` }]);
    const proof = newToken();
    await store.updateProof(db, caller.token, proof, clock.now());
    return { proof, minutes: api.staffRules.proofMinutes };
  });
};
