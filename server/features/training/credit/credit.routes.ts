/** Classes and outside certificates, for caregivers. */
import { AppError } from '#contract/errors.ts';
import * as api from '#contract/training/credit.ts';
import type { TraineeBind } from '#server/features/training/courses/access.service.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { claimFiles } from '#server/shared/people/claim-files.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { getViewContext } from '#server/shared/settings/view-context.ts';
import { isCode, isJoinOpen, isSignInOpen } from './class.rules.ts';
import { lockOpenClass, markPresent, takeSeat } from './class.service.ts';
import * as classes from './class.store.ts';
import * as store from './credit.store.ts';
import { classView, creditView } from './credit.view.ts';

type Deps = Needs<'db' | 'clock'> & { sealer: Pick<Sealer, 'hash'> };

export const creditRoutes = (trainees: TraineeBind, { db, clock, sealer }: Deps): void => {
  const localNow = async () => localTime(clock.now(), await getTimeZone(db)).slice(0, 16);

  trainees(api.listMyCredit, async (_, { userId, locale }) => {
    const context = await getViewContext(db, clock.now(), locale);
    const rules = await getSetting(db, 'inservice');
    const today = todayOf(context);
    const view = { rules, locale };
    const credits = (await store.listCreditOf(db, userId))
      .map(({ credit }) => credit)
      // Those of earlier years stand in their transcripts.
      .filter(({ creditedOn, state }) => creditedOn >= today.slice(0, 4) || state === 'waiting')
      .map((credit) => creditView(credit, view));
    const coming = (await classes.listSessions(db, today))
      .filter(({ cancelledAt }) => !cancelledAt)
      .toReversed();
    const counts = await classes.countSeats(
      db,
      coming.map(({ id }) => id),
    );
    const seats = new Map(
      (await classes.listSeatsOf(db, userId)).map((one) => [one.sessionId, one]),
    );
    return {
      credits,
      classes: coming.map((session) => ({
        ...classView(session, counts.get(session.id)?.taken ?? 0, view),
        seated: seats.has(session.id),
        present: Boolean(seats.get(session.id)?.presentAt),
      })),
    };
  });

  trainees(api.joinClass, ({ params }, { userId }) =>
    db.transaction(async (tx) => {
      const session = await lockOpenClass(tx, params.sessionId);
      if (!isJoinOpen(session, await localNow())) throw new AppError('class_begun');
      await takeSeat(tx, session, userId, clock.now());
      return {};
    }),
  );

  trainees(api.leaveClass, ({ params }, { userId }) =>
    db.transaction(async (tx) => {
      const session = await lockOpenClass(tx, params.sessionId);
      if (!isJoinOpen(session, await localNow())) throw new AppError('class_begun');
      await classes.deleteSeat(tx, session.id, userId);
      return {};
    }),
  );

  trainees(api.signInToClass, ({ params, body }, { userId }) =>
    db.transaction(async (tx) => {
      const session = await lockOpenClass(tx, params.sessionId);
      const now = clock.now();
      const answer = { title: session.title, hours: session.hours };
      // Signing in twice is fine.
      if ((await classes.findSeat(tx, session.id, userId))?.presentAt) return answer;
      const isRight = isCode((text) => String(sealer.hash(text)), session.id, body.code, now);
      if (!isRight || !isSignInOpen(session, await localNow())) throw new AppError('class_code');
      await takeSeat(tx, session, userId, now);
      await markPresent(tx, session, userId, { by: 'code', staffId: null, now });
      return answer;
    }),
  );

  trainees(api.sendOutside, ({ body }, { userId, locale }) =>
    db.transaction(async (tx) => {
      const { requestKey, title, on, fileIds } = body;
      const sent = await store.findByKey(tx, requestKey);
      if (sent?.userId === userId) return { creditId: sent.id };
      const context = await getViewContext(tx, clock.now(), locale);
      if (on > todayOf(context)) throw invalidField('on', 'fields.date');
      if ((await store.countWaitingOf(tx, userId)) >= api.creditRules.waitingMax)
        throw new AppError('too_many_requests');
      const now = context.now;
      await claimFiles(tx, { fileIds, ownerId: userId, purposes: ['document'], now });
      const creditId = await store.insertCredit(tx, {
        requestKey,
        userId,
        kind: 'outside',
        state: 'waiting',
        title,
        creditedOn: on,
        hours: 0,
        subjects: [],
        fileIds,
        createdAt: now,
      });
      return { creditId };
    }),
  );
};
