import { encodeQR } from 'qr';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import { tellStaff } from '#server/features/staff/notices.service.ts';
import { begunAfter, failureName, tidyCode } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import {
  authenticatorUri,
  matchingStep,
  newAuthenticatorSecret,
  newRecoveryCodes,
} from '#server/platform/crypto/authenticator.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { StaffCaller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { createRateLimitedCheck, type StaffAuthDeps } from './login.routes.ts';
import { sealRecoveryCodes } from './recovery-codes.service.ts';
import { consumeFactorCode } from './second-factor.service.ts';
import { rememberDevice } from './sessions.service.ts';

const wrong = (code: 'wrong_password' | 'wrong_code', field: string) =>
  new AppError(code, [{ field, key: `errors.${code}` }]);

/** Sets up an authenticator app. A new one counts only after it is confirmed. */
export const authenticatorRoutes = (bind: Bind, deps: StaffAuthDeps): void => {
  const { db, clock, sealer } = deps;
  const checkLimited = createRateLimitedCheck(deps);

  /** Requires the second factor if there is one. */
  const requireSecondFactor = (staff: StaffCaller): void => {
    if (staff.stage !== 'done' && staff.stage !== 'enroll') throw new AppError('second_factor');
  };

  bind(api.startAuthenticator, async ({ body }, caller) => {
    const me = caller.staff;
    requireSecondFactor(me);
    // Prove the existing factor again: the session may be stolen.
    const { code } = body;
    if (me.secondFactor && code === undefined) throw invalidField('code', 'fields.required');
    const stored = (await store.findStaff(db, me.staffId))?.passwordHash ?? null;
    const known = await checkLimited(failureName.again(caller), () =>
      passwordMatches(body.password, stored),
    );
    if (!known) throw wrong('wrong_password', 'password');
    const secret = newAuthenticatorSecret();
    const begin = async (tx: Tx) => {
      const now = clock.now();
      const person = await store.findStaff(tx, me.staffId, { lock: true });
      if (!person) return false;
      if (
        person.totpConfirmedAt &&
        !(await consumeFactorCode(tx, person, code ?? '', { sealer, now }))
      )
        return false;
      await store.updateStaff(tx, person.id, {
        totpNextSealed: sealer.seal(secret, person.id),
        totpNextAt: now,
      });
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.authenticator.start' });
      return true;
    };
    const begun = await checkLimited(failureName.again(caller), () => db.transaction(begin));
    if (!begun) throw wrong('wrong_code', 'code');
    const { name } = await getSetting(db, 'agency');
    const uri = authenticatorUri(secret, me.email, name.en ?? 'Persimmon');
    const qr = encodeQR(uri, 'svg', { border: 1 });
    return { secret, uri, qr };
  });

  bind(api.confirmAuthenticator, async ({ body }, caller) => {
    const me = caller.staff;
    requireSecondFactor(me);
    const recoveryCodes = newRecoveryCodes(api.staffRules.recoveryCodes);
    const confirm = async (tx: Tx) => {
      const now = clock.now();
      const person = await store.findStaff(tx, me.staffId, { lock: true });
      if (!person?.totpNextSealed || !person.totpNextAt) return false;
      if (person.totpNextAt <= begunAfter(now)) return false;
      const secret = sealer.open(person.totpNextSealed, person.id);
      const step = matchingStep(secret, tidyCode(body.code), now, 0);
      if (step === null) return false;
      await store.updateStaff(tx, person.id, {
        totpSealed: person.totpNextSealed,
        totpConfirmedAt: now,
        totpStep: step,
        totpNextSealed: null,
        totpNextAt: null,
        recoveryHashes: sealRecoveryCodes(sealer, person.id, recoveryCodes),
      });
      // End the other sessions: they were started without it.
      await store.deleteSessions(tx, person.id, { exceptToken: caller.token });
      await store.updateSession(tx, caller.token, { pending: false });
      await rememberDevice(tx, person.id, caller.token, now);
      if (person.totpConfirmedAt)
        await tellStaff(tx, deps.messages, person, 'messages.staffFactorChanged');
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.authenticator.confirm' });
      return true;
    };
    if (!(await checkLimited(failureName.again(caller), () => db.transaction(confirm))))
      throw wrong('wrong_code', 'code');
    return { recoveryCodes };
  });
};
