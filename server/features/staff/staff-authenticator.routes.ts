import { encodeQR } from 'qr';
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff.ts';
import { insertAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/connect.ts';
import { getSetting } from '#server/db/settings.ts';
import { type Bind, type StaffCaller, staffOf } from '#server/http/bind.ts';
import {
  authenticatorUri,
  matchingStep,
  newAuthenticatorSecret,
  newRecoveryCodes,
} from '#server/ports/authenticator.ts';
import { passwordMatches } from '#server/ports/password.ts';
import { sealRecoveryCodes } from './recovery-codes.ts';
import { begunAfter, failureName, tidyCode } from './staff.rules.ts';
import * as store from './staff.store.ts';
import { createTry, type DoorDeps } from './staff-door.routes.ts';
import { takeFactorCode } from './staff-factor.ts';
import { tellStaff } from './staff-notices.ts';
import { knowDevice } from './staff-sessions.ts';

const wrong = (code: 'wrong_password' | 'wrong_code', field: string) =>
  new AppError(code, [{ field, key: `errors.${code}` }]);

/** Setting up an authenticator app, the first or another. What is begun counts for nothing until it is confirmed. */
export const authenticatorRoutes = (bind: Bind, deps: DoorDeps): void => {
  const { db, clock, sealer } = deps;
  const tried = createTry(deps);

  /** Who gave only the password has to give the second factor first. */
  const insideOf = (staff: StaffCaller): void => {
    if (staff.stage !== 'done' && staff.stage !== 'enroll') throw new AppError('second_factor');
  };

  bind(api.startAuthenticator, async ({ body }, caller) => {
    const me = staffOf(caller);
    insideOf(me);
    // Whoever has one proves it again: a session may be somebody else's by now.
    const { code } = body;
    if (me.secondFactor && code === undefined)
      throw new AppError('invalid_input', [{ field: 'code', key: 'fields.required' }]);
    const stored = (await store.findStaff(db, me.staffId))?.passwordHash ?? null;
    const known = await tried(failureName.again(caller), () =>
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
        !(await takeFactorCode(tx, person, code ?? '', { sealer, now }))
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
    const begun = await tried(failureName.again(caller), () => db.transaction(begin));
    if (!begun) throw wrong('wrong_code', 'code');
    const { name } = await getSetting(db, 'agency');
    const uri = authenticatorUri(secret, me.email, name.en ?? 'Persimmon');
    const qr = encodeQR(uri, 'svg', { border: 1 });
    return { secret, uri, qr };
  });

  bind(api.confirmAuthenticator, async ({ body }, caller) => {
    const me = staffOf(caller);
    insideOf(me);
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
      // The other sessions were begun without it.
      await store.deleteSessions(tx, person.id, { exceptToken: me.token });
      await store.updateSession(tx, me.token, { pending: false });
      await knowDevice(tx, person.id, me.token, now);
      if (person.totpConfirmedAt)
        await tellStaff(tx, deps.messages, person, 'messages.staffFactorChanged');
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.authenticator.confirm' });
      return true;
    };
    if (!(await tried(failureName.again(caller), () => db.transaction(confirm))))
      throw wrong('wrong_code', 'code');
    return { recoveryCodes };
  });
};
