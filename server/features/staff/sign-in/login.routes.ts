import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import { failureName, secondsLeft, sessionBounds } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import type { KeyedHash } from '#server/platform/crypto/field-encryption.ts';
import { passwordMatches } from '#server/platform/crypto/password.ts';
import { hashToken } from '#server/platform/crypto/token.ts';
import type { Db, Queryable } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { atTheDoor, countRefusal } from '#server/shared/audit/sign-in-refusals.ts';
import type { Needs } from '#server/shared/deps.ts';
import { findDevice } from '#server/shared/people/known-devices.ts';
import { sendReset } from './password-reset.service.ts';
import { consumeFactorCode } from './second-factor.service.ts';
import { type Factor, meOf, rememberDevice, startSession } from './sessions.service.ts';

/** Counts an attempt as failed before it is checked; shares the clients' table. */
export type Attempts = {
  insertAttempt(
    db: Db,
    names: [KeyedHash],
    now: Date,
  ): Promise<{ locked: KeyedHash[]; ids: string[] }>;
  deleteAttempt(db: Db, ids: string[]): Promise<void>;
  deleteFailures(db: Queryable, names: KeyedHash[]): Promise<void>;
};

export type StaffAuthDeps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  attempts: Attempts;
  limitLogin: RateLimit;
  factor: Factor;
  publicUrl: string;
};

/** Ten attempts in 15 minutes, for any kind of secret. */
export const createRateLimitedCheck =
  ({ db, clock, sealer, attempts }: Pick<StaffAuthDeps, 'db' | 'clock' | 'sealer' | 'attempts'>) =>
  async (name: string, isRight: () => Promise<boolean>): Promise<boolean> => {
    const attempt = await attempts.insertAttempt(db, [sealer.hash(name)], clock.now());
    if (attempt.locked.length) throw new AppError('locked');
    const right = await isRight();
    if (right) await attempts.deleteAttempt(db, attempt.ids);
    return right;
  };

export const staffLoginRoutes = (
  bind: Bind,
  deps: StaffAuthDeps & { changesUpTo: () => string },
): void => {
  const { db, clock, sealer, factor } = deps;
  const checkLimited = createRateLimitedCheck(deps);

  bind(api.staffLogin, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    const person = await store.findByEmail(db, body.email);
    const stored = person?.active ? person.passwordHash : null;
    const known = body.deviceKey
      ? await findDevice(db, person && { staffId: person.id }, hashToken(body.deviceKey))
      : null;
    const right = await checkLimited(
      known ? failureName.device(known) : failureName.login(body.email),
      () => passwordMatches(body.password, stored),
    );
    const now = clock.now();
    if (!right || !person) {
      // At most ten an account in 15 minutes; what was typed for a name may be a password, and is not kept.
      const entry = { at: now, actor: atTheDoor, action: 'staff.refused' } as const;
      if (person) await insertAudit(db, { ...entry, subjectId: person.id });
      else await countRefusal(db, { door: 'staff', userId: null, now });
      throw new AppError('wrong_credentials');
    }
    return db.transaction(async (tx) => {
      // The account may have been closed meanwhile.
      const still = await store.findStaff(tx, person.id, { lock: true });
      if (!still?.active || still.passwordHash !== stored) throw new AppError('wrong_credentials');
      await insertAudit(tx, {
        at: now,
        actor: person.id,
        action: 'staff.login',
        subjectId: person.id,
      });
      const deviceKey = known ? body.deviceKey : undefined;
      const begun = await startSession(tx, still, { caller, now, factor, deviceKey });
      if (begun.staff.stage === 'link')
        await sendReset(tx, deps, still, { actor: person.id, now, locale: caller.locale });
      return begun;
    });
  });

  bind(api.giveSecondFactor, async ({ body }, { staff: { staffId }, token }) => {
    const deviceHash = await store.findSessionDevice(db, token);
    const known = deviceHash && (await findDevice(db, { staffId }, deviceHash));
    const name = known ? failureName.deviceCode(known) : failureName.code(staffId);
    const right = await checkLimited(name, () =>
      db.transaction(async (tx) => {
        const person = await store.findStaff(tx, staffId, { lock: true });
        if (
          !person ||
          !(await consumeFactorCode(tx, person, body.code, { sealer, now: clock.now() }))
        )
          return false;
        await store.updateSession(tx, token, { pending: false });
        await rememberDevice(tx, staffId, token, clock.now());
        return true;
      }),
    );
    if (!right) {
      const entry = { at: clock.now(), actor: staffId, subjectId: staffId } as const;
      await insertAudit(db, { ...entry, action: 'staff.code_refused' });
      throw new AppError('wrong_code');
    }
    const person = await store.findStaff(db, staffId);
    if (!person) throw new AppError('unauthorized');
    return meOf(person, { pending: false, byLink: false }, factor);
  });

  bind(api.getStaffMe, async (_, { staff, token }) => {
    const now = clock.now();
    const changesUpTo = deps.changesUpTo();
    const session = await store.findSession(db, token, sessionBounds(now));
    return { ...staff, secondsLeft: session ? secondsLeft(session, now) : 0, changesUpTo };
  });

  bind(api.staffLogout, async (_, { token }) => {
    await store.deleteSession(db, token);
    return {};
  });
};
