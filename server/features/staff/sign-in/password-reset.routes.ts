import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import { tellOtherAdmins, tellStaff } from '#server/features/staff/notices.service.ts';
import { failureName } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { deleteLinks, findReset } from '#server/features/staff/team/links.store.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { refuseWeak } from '#server/platform/crypto/weak-passwords.ts';
import type { BackgroundWork } from '#server/platform/http/background-work.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { deleteDevices } from '#server/shared/people/known-devices.ts';
import type { StaffAuthDeps } from './login.routes.ts';
import { sendReset } from './password-reset.service.ts';
import { startSession } from './sessions.service.ts';

export type PasswordDeps = StaffAuthDeps & { limitReset: RateLimit; afterwards: BackgroundWork };

/** The requester is unknown. */
const anybody = 'office:forgot';

export const passwordRoutes = (bind: Bind, deps: PasswordDeps): void => {
  const { db, clock, sealer, messages, factor } = deps;

  bind(api.forgotStaffPassword, async ({ body }, { address, locale }) => {
    await deps.limitReset(address);
    const now = clock.now();
    // After responding, so neither content nor timing reveals whether the address has an account.
    deps.afterwards.run(() =>
      db.transaction(async (tx) => {
        const person = await store.findByEmail(tx, body.email, { lock: true });
        if (person?.active && person.passwordHash)
          await sendReset(tx, deps, person, { actor: anybody, now, locale });
      }),
    );
    return { minutes: api.staffRules.resetMinutes };
  });

  bind(api.getResetLink, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    const person = await findReset(db, body.link, clock.now());
    if (!person) throw new AppError('link_gone');
    return { email: person.email, name: person.name };
  });

  bind(api.resetStaffPassword, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    refuseWeak(body.password);
    const now = clock.now();
    if (!(await findReset(db, body.link, now))) throw new AppError('link_gone');
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const before = await findReset(tx, body.link, now, { lock: true });
      if (!before) throw new AppError('link_gone');
      const person = await store.updateStaff(tx, before.id, { passwordHash });
      await deleteLinks(tx, person.id);
      await store.deleteSessions(tx, person.id, {});
      await deleteDevices(tx, { staffId: person.id });
      // Password failures only: mailbox access must not grant more guesses at the second factor.
      await deps.attempts.deleteFailures(tx, sealer.hashes(failureName.login(person.email)));
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.reset.use' });
      await tellStaff(tx, messages, person, 'messages.staffPasswordChanged');
      await tellOtherAdmins(tx, messages, person, 'messages.staffPasswordReset');
      return startSession(tx, person, { caller, now, factor, byLink: true });
    });
  });
};
