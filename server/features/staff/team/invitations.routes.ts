import { AppError } from '#contract/errors.ts';
import * as api from '#contract/staff/staff.ts';
import type { StaffAuthDeps } from '#server/features/staff/sign-in/login.routes.ts';
import { startSession } from '#server/features/staff/sign-in/sessions.service.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { refuseWeak } from '#server/platform/crypto/weak-passwords.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import * as links from './links.store.ts';

export const invitationRoutes = (bind: Bind, deps: StaffAuthDeps): void => {
  const { db, clock, factor } = deps;

  bind(api.getInvitation, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    const found = await links.findInvitation(db, body.invitation, clock.now());
    if (!found) throw new AppError('invitation_gone');
    const { email, name, role } = found;
    return { email, name, role };
  });

  bind(api.acceptInvitation, async ({ body }, caller) => {
    await deps.limitLogin(caller.address);
    refuseWeak(body.password);
    const now = clock.now();
    if (!(await links.findInvitation(db, body.invitation, now)))
      throw new AppError('invitation_gone');
    const passwordHash = await hashPassword(body.password);
    return db.transaction(async (tx) => {
      await links.lockOffice(tx);
      const found = await links.findInvitation(tx, body.invitation, now);
      if (!found || !(await links.deleteInvitation(tx, body.invitation)))
        throw new AppError('invitation_gone');
      const email = found.email ?? body.email;
      if (!email) throw invalidField('email', 'fields.required');
      const values = { name: body.name, passwordHash };
      const first = { ...values, email, role: found.role, createdAt: now };
      const person = found.staffId
        ? await store.updateStaff(tx, found.staffId, values)
        : await store.insertStaff(tx, first);
      if (!person) throw new AppError('staff_email_taken');
      await links.deleteFirstInvitations(tx);
      const entry = { at: now, actor: person.id, subjectId: person.id };
      await insertAudit(tx, { ...entry, action: 'staff.accept' });
      return startSession(tx, person, { caller, now, factor, byLink: true });
    });
  });
};
