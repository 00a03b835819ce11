import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff.ts';
import { insertAudit } from '#server/db/audit.ts';
import { getTimeZone } from '#server/db/settings.ts';
import { type Bind, staffOf } from '#server/http/bind.ts';
import { wallClock } from '#server/ports/clock.ts';
import type { Messages } from '#server/ports/messages.ts';
import { hashPassword } from '#server/ports/password.ts';
import { leavesNoAdmin } from './staff.rules.ts';
import * as store from './staff.store.ts';
import type { DoorDeps } from './staff-door.routes.ts';
import { noFactor } from './staff-factor.ts';
import { invitationLink, invite, sendInvitation } from './staff-invitations.ts';
import { startSession } from './staff-sessions.ts';

type Deps = DoorDeps & { messages: Messages; publicUrl: string };

export const teamRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, factor, messages, publicUrl } = deps;

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
      asMember(person, lastUsedAt && wallClock(lastUsedAt, timeZone)),
    );
  });

  bind(api.inviteStaff, async ({ body }, caller) => {
    const actor = staffOf(caller).staffId;
    return db.transaction(async (tx) => {
      const { person, token } = await invite(tx, body, { actor, now: clock.now() });
      const link = invitationLink(publicUrl, token);
      await sendInvitation(tx, messages, { email: person.email, locale: caller.locale, link });
      return asMember(person);
    });
  });

  bind(api.updateStaff, async ({ params, body }, caller) => {
    const actor = staffOf(caller).staffId;
    const { resetSecondFactor, ...values } = body;
    return db.transaction(async (tx) => {
      // First all administrators, always in this order: two who take each other away do not wait for each other.
      const otherAdmins = await store.countOtherAdmins(tx, params.staffId);
      const before = await store.findStaff(tx, params.staffId, { lock: true });
      if (!before) throw new AppError('not_found');
      const after = { ...before, ...values };
      if (leavesNoAdmin(before, after, otherAdmins)) throw new AppError('last_admin');
      const person = await store.updateStaff(tx, before.id, {
        name: after.name,
        role: after.role,
        active: after.active,
        ...(resetSecondFactor && noFactor),
      });
      if (!after.active || resetSecondFactor) await store.deleteSessions(tx, before.id, {});
      const details = Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, String(value)]),
      );
      const entry = { at: clock.now(), actor, subjectId: before.id, details };
      await insertAudit(tx, { ...entry, action: 'staff.change' });
      if (resetSecondFactor)
        await insertAudit(tx, { ...entry, action: 'staff.authenticator.reset' });
      return asMember(person);
    });
  });

  bind(api.getInvitation, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    const found = await store.findInvitation(db, body.invitation, clock.now());
    if (!found) throw new AppError('invitation_gone');
    const { email, name, role } = found;
    return { email, name, role };
  });

  bind(api.acceptInvitation, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    const now = clock.now();
    if (!(await store.findInvitation(db, body.invitation, now)))
      throw new AppError('invitation_gone');
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      const found = await store.findInvitation(tx, body.invitation, now);
      if (!found || !(await store.deleteInvitation(tx, body.invitation)))
        throw new AppError('invitation_gone');
      const email = found.email ?? body.email;
      if (!email) throw new AppError('invalid_input', [{ field: 'email', key: 'fields.required' }]);
      const values = { name: body.name, passwordHash };
      const first = { ...values, email, role: found.role, createdAt: now };
      const person = found.staffId
        ? await store.updateStaff(tx, found.staffId, values)
        : await store.insertStaff(tx, first);
      if (!person) throw new AppError('staff_email_taken');
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.accept' });
      return startSession(tx, person, { caller, now, factor });
    });
  });
};
