import type { OwnSession } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import { convertScript } from '#contract/staff/office.ts';
import * as api from '#contract/staff/staff.ts';
import { tellStaff } from '#server/features/staff/notices.service.ts';
import { failureName, sessionBounds } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { deleteLinks } from '#server/features/staff/team/links.store.ts';
import { hashPassword, passwordMatches } from '#server/platform/crypto/password.ts';
import { refuseWeak } from '#server/platform/crypto/weak-passwords.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { convert } from '#server/shared/localized-text/search-normalize.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { createRateLimitedCheck, type StaffAuthDeps } from './login.routes.ts';

/** One's own sessions and password. */
export const ownRoutes = (bind: Bind, deps: StaffAuthDeps): void => {
  const { db, clock } = deps;
  const checkLimited = createRateLimitedCheck(deps);

  bind(api.getStaffSessions, async (_, { staff: { staffId }, token }) => {
    const timeZone = await getTimeZone(db);
    const list = await store.listSessions(db, staffId, token, sessionBounds(clock.now()));
    return list.map(({ id, device, browser, current, createdAt, lastUsedAt }) => ({
      sessionId: id,
      device: device as OwnSession['device'],
      browser,
      current,
      signedInAt: localTime(createdAt, timeZone),
      lastUsedAt: localTime(lastUsedAt, timeZone),
    }));
  });

  bind(api.endStaffSessions, async ({ body }, { staff: { staffId }, token }) => {
    const { sessionId } = body;
    const which = sessionId === undefined ? { exceptToken: token } : { sessionId };
    return { ended: await store.deleteSessions(db, staffId, which) };
  });

  bind(api.changeStaffPassword, async ({ body }, caller) => {
    refuseWeak(body.password);
    const { staff, token } = caller;
    const { staffId } = staff;
    const stored = (await store.findStaff(db, staffId))?.passwordHash ?? null;
    const right = await checkLimited(failureName.again(caller), () =>
      passwordMatches(body.oldPassword, stored),
    );
    if (!right) throw new AppError('wrong_password');
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (tx) => {
      const before = await store.findStaff(tx, staffId, { lock: true });
      if (before?.passwordHash !== stored) throw new AppError('conflict');
      const person = await store.updateStaff(tx, staffId, { passwordHash });
      await deleteLinks(tx, staffId);
      await tellStaff(tx, deps.messages, person, 'messages.staffPasswordChanged');
      await store.deleteSessions(tx, staffId, { exceptToken: token });
      await insertAudit(tx, {
        at: clock.now(),
        actor: staffId,
        action: 'staff.password',
        subjectId: staffId,
      });
    });
    return {};
  });

  bind(api.setLetterKeys, async ({ body }, { staff: { staffId } }) => {
    await store.updateStaff(db, staffId, { letterKeys: body.on });
    return {};
  });

  bind(api.setTeamDigest, async ({ body }, { staff: { staffId } }) => {
    await store.updateStaff(db, staffId, { teamDigest: body.on });
    return {};
  });

  bind(convertScript, async ({ body }) => ({ text: convert(body.text, body.to) }));
};
