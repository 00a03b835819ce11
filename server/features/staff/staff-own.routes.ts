import type { OwnSession } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { convertScript } from '#contract/office.ts';
import * as api from '#contract/staff.ts';
import { insertAudit } from '#server/db/audit.ts';
import { convert } from '#server/db/fold.ts';
import { getTimeZone } from '#server/db/settings.ts';
import { type Bind, staffOf } from '#server/http/bind.ts';
import { wallClock } from '#server/ports/clock.ts';
import { hashPassword, passwordMatches } from '#server/ports/password.ts';
import { refuseWeak } from '#server/ports/weak-passwords.ts';
import { failureName, sessionBounds } from './staff.rules.ts';
import * as store from './staff.store.ts';
import { createTry, type DoorDeps } from './staff-door.routes.ts';
import { deleteLinks } from './staff-links.store.ts';
import { tellStaff } from './staff-notices.ts';

/** One's own account: where it is open, and its password. */
export const ownRoutes = (bind: Bind, deps: DoorDeps): void => {
  const { db, clock } = deps;
  const tried = createTry(deps);

  bind(api.getStaffSessions, async (_, caller) => {
    const { staffId, token } = staffOf(caller);
    const timeZone = await getTimeZone(db);
    const list = await store.listSessions(db, staffId, token, sessionBounds(clock.now()));
    return list.map(({ id, device, browser, current, createdAt, lastUsedAt }) => ({
      sessionId: id,
      device: device as OwnSession['device'],
      browser,
      current,
      signedInAt: wallClock(createdAt, timeZone),
      lastUsedAt: wallClock(lastUsedAt, timeZone),
    }));
  });

  bind(api.endStaffSessions, async ({ body }, caller) => {
    const { staffId, token } = staffOf(caller);
    const { sessionId } = body;
    const which = sessionId === undefined ? { exceptToken: token } : { sessionId };
    return { ended: await store.deleteSessions(db, staffId, which) };
  });

  bind(api.changeStaffPassword, async ({ body }, caller) => {
    refuseWeak(body.password);
    const { staffId, token } = staffOf(caller);
    const stored = (await store.findStaff(db, staffId))?.passwordHash ?? null;
    const right = await tried(failureName.again(caller), () =>
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

  bind(convertScript, async ({ body }) => ({ text: convert(body.text, body.to) }));
};
