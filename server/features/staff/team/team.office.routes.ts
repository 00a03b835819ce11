import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import type { StaffAuthDeps } from '#server/features/staff/sign-in/login.routes.ts';
import {
  removeSecondFactor,
  sendReset,
} from '#server/features/staff/sign-in/password-reset.service.ts';
import { requireProof } from '#server/features/staff/sign-in/step-up.routes.ts';
import { leavesNoAdmin } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { invitationLink, invite, sendInvitation } from './invitations.service.ts';
import { deleteLinks } from './links.store.ts';

/** Team management. Every change requires step-up authentication (step-up.routes.ts). */
export const teamRoutes = (bind: Bind, deps: StaffAuthDeps): void => {
  const { db, clock, messages, publicUrl } = deps;

  const asMember = (person: store.Staff, lastUsedAt: string | null = null) => ({
    staffId: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    active: person.active,
    invited: person.passwordHash === null,
    secondFactor: person.totpConfirmedAt !== null,
    lastUsedAt,
  });

  bind(api.listTeam, async () => {
    const [team, timeZone] = [await store.listTeam(db), await getTimeZone(db)];
    return team.map(({ person, lastUsedAt }) =>
      asMember(person, lastUsedAt && localTime(lastUsedAt, timeZone)),
    );
  });

  bind(api.inviteStaff, async ({ body }, caller) => {
    const actor = caller.staff.staffId;
    return db.transaction(async (tx) => {
      await requireProof(tx, caller, body.proof, clock.now());
      const { person, token } = await invite(tx, body, { actor, now: clock.now() });
      const link = invitationLink(publicUrl, token);
      await sendInvitation(tx, messages, { email: person.email, locale: caller.locale, link });
      return asMember(person);
    });
  });

  bind(api.updateStaff, async ({ params, body }, caller) => {
    const actor = caller.staff.staffId;
    const { resetSecondFactor, proof, ...values } = body;
    const now = clock.now();
    return db.transaction(async (tx) => {
      await requireProof(tx, caller, proof, now);
      // Lock all administrators first and in order: two who remove each other don't deadlock.
      const otherAdmins = await store.countOtherAdmins(tx, params.staffId);
      const before = orNotFound(await store.findStaff(tx, params.staffId, { lock: true }));
      const after = { ...before, ...values };
      if (leavesNoAdmin(before, after, otherAdmins)) throw new AppError('last_admin');
      // One's own factor is changed under My account, not reset.
      if (resetSecondFactor && before.id === actor) throw new AppError('forbidden');
      const person = await store.updateStaff(tx, before.id, {
        name: after.name,
        role: after.role,
        active: after.active,
      });
      if (!after.active) {
        await store.deleteSessions(tx, before.id, {});
        await deleteLinks(tx, before.id);
      }
      const details = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, String(value)]),
      );
      const entry = { at: now, actor, subjectId: before.id, details };
      if (Object.keys(values).length) await insertAudit(tx, { ...entry, action: 'staff.change' });
      if (!resetSecondFactor) return asMember(person);
      const changed = await removeSecondFactor(tx, messages, person, { actor, now });
      const key = 'messages.staffNewFactor';
      if (person.active && person.passwordHash)
        await sendReset(tx, deps, person, { actor, now, key });
      return asMember(changed);
    });
  });

  bind(api.sendStaffReset, async ({ params, body }, caller) => {
    const actor = caller.staff.staffId;
    const now = clock.now();
    return db.transaction(async (tx) => {
      await requireProof(tx, caller, body.proof, now);
      const person = orNotFound(await store.findStaff(tx, params.staffId, { lock: true }));
      if (!person.active || !person.passwordHash) throw new AppError('conflict');
      await sendReset(tx, deps, person, { actor, now });
      return {};
    });
  });
};
