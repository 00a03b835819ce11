/** Classes in the office: seats, the code on the instructor's screen, and who was there. Changes are audited. */
import { AppError } from '#contract/errors.ts';
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/training/credit-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { qrPathOf } from '#server/features/training/certificate/qr-code.service.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { findStaffMember } from '#server/features/training/inservice/inservice.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { codeNow, isSignInOpen, secondsLeft } from './class.rules.ts';
import { lockOpenClass, markPresent, takeSeat } from './class.service.ts';
import * as store from './class.store.ts';
import { findOfClass, updateCredit } from './credit.store.ts';
import { classView } from './credit.view.ts';

export type ClassDeps = Needs<'db' | 'clock'> & { origin: string; sealer: Pick<Sealer, 'hash'> };

/** What the QR code opens; the phone's own sign-in does the rest. */
const signInPath = (sessionId: string, code: string) => `/h5/user/class/${sessionId}?code=${code}`;

export const refuseSubjects = async (db: Queryable, codes: readonly string[]): Promise<void> => {
  const { subjects } = await getSetting(db, 'inservice');
  if (codes.some((code) => !subjects.some((one) => one.code === code)))
    throw invalidField('subjects', 'fields.choice');
};

export const classOfficeRoutes = (bind: Bind, deps: ClassDeps): void => {
  const { db, clock, origin, sealer } = deps;
  const audit = (
    tx: Tx,
    actor: string,
    action: 'add' | 'cancel' | 'restore' | 'seat' | 'unseat' | 'present' | 'absent',
    session: { id: string },
    more: { subjectId?: string; details?: Record<string, string> } = {},
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actor,
      action: `training.class.${action}`,
      subject: `class ${session.id}`,
      ...more,
    });
  const viewsOf = async (on: Queryable, sessions: store.Session[], locale: Locale) => {
    const rules = await getSetting(on, 'inservice');
    const counts = await store.countSeats(
      on,
      sessions.map(({ id }) => id),
    );
    return sessions.map((session) => ({
      ...classView(session, counts.get(session.id)?.taken ?? 0, { rules, locale }),
      present: counts.get(session.id)?.present ?? 0,
      cancelled: session.cancelledAt !== null,
    }));
  };

  bind(api.listClasses, async (_, { locale }) => {
    const context = await getViewContext(db, clock.now(), locale);
    return viewsOf(db, await store.listSessions(db, dayAfter(todayOf(context), -365)), locale);
  });

  bind(api.addClass, ({ body }, { staff }) =>
    db.transaction(async (tx) => {
      await refuseSubjects(tx, body.subjects);
      const sessionId = await store.insertSession(tx, { ...body, createdAt: clock.now() });
      const details = { title: body.title, day: body.day };
      await audit(tx, staff.staffId, 'add', { id: sessionId }, { details });
      return { sessionId };
    }),
  );

  bind(api.cancelClass, ({ params, body: { cancelled, reason } }, { staff }) =>
    db.transaction(async (tx) => {
      const session = orNotFound(await store.findSession(tx, params.sessionId, 'update'));
      const counts = (await store.countSeats(tx, [session.id])).get(session.id);
      if ((cancelled && counts?.present) || cancelled === (session.cancelledAt !== null))
        throw new AppError('changed_meanwhile');
      const cancelledAt = cancelled ? clock.now() : null;
      await store.updateCancelled(tx, session.id, { cancelledAt, cancelReason: reason });
      const action = cancelled ? 'cancel' : 'restore';
      await audit(tx, staff.staffId, action, session, { details: { reason } });
      return {};
    }),
  );

  bind(api.getClass, async ({ params }, { locale }) => {
    const session = orNotFound(await store.findSession(db, params.sessionId));
    const { timeZone } = await getViewContext(db, clock.now(), locale);
    const [view] = await viewsOf(db, [session], locale);
    if (!view) throw new AppError('not_found');
    const at = localTimeOrNull(timeZone);
    const seats = (await store.listSeats(db, session.id)).map((seat) => ({
      userId: seat.userId,
      name: orderedName(seat),
      chineseName: seat.chineseName || null,
      presentAt: at(seat.presentAt),
      presentBy: seat.presentBy,
    }));
    return { ...view, seats };
  });

  bind(api.getClassCode, async ({ params }, { locale }) => {
    const session = orNotFound(await store.findSession(db, params.sessionId));
    const { now, timeZone } = await getViewContext(db, clock.now(), locale);
    const present = (await store.countSeats(db, [session.id])).get(session.id)?.present ?? 0;
    const isOpen =
      !session.cancelledAt && isSignInOpen(session, localTime(now, timeZone).slice(0, 16));
    const code = codeNow((text) => String(sealer.hash(text)), session.id, now);
    const address = origin + signInPath(session.id, code);
    return {
      shown: isOpen ? { code, address, qr: qrPathOf(address) } : null,
      seconds: secondsLeft(now),
      present,
    };
  });

  bind(api.setSeat, ({ params, body: { seated } }, { staff }) =>
    db.transaction(async (tx) => {
      const session = await lockOpenClass(tx, params.sessionId);
      const { userId } = orNotFound(await findStaffMember(tx, params.userId));
      if (seated) await takeSeat(tx, session, userId, clock.now());
      else if (!(await store.deleteSeat(tx, session.id, userId)))
        throw new AppError('changed_meanwhile');
      const action = seated ? 'seat' : 'unseat';
      await audit(tx, staff.staffId, action, session, { subjectId: userId });
      return {};
    }),
  );

  bind(api.setPresent, ({ params, body: { present, reason = '' } }, { staff }) =>
    db.transaction(async (tx) => {
      const session = await lockOpenClass(tx, params.sessionId);
      const { userId } = orNotFound(await findStaffMember(tx, params.userId));
      const now = clock.now();
      const { staffId } = staff;
      if (present) {
        await takeSeat(tx, session, userId, now);
        const isNew = await markPresent(tx, session, userId, { by: 'staff', staffId, now });
        if (!isNew) return {};
      } else {
        if (!(await store.updatePresent(tx, session.id, userId, null)))
          throw new AppError('changed_meanwhile');
        const credit = await findOfClass(tx, session.id, userId);
        if (credit) await updateCredit(tx, credit.id, { state: 'undone', reason });
      }
      const action = present ? 'present' : 'absent';
      await audit(tx, staffId, action, session, {
        subjectId: userId,
        ...(reason && { details: { reason } }),
      });
      return {};
    }),
  );
};
