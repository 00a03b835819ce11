/**
 * Joining, changing and leaving. All count changes happen under the activity's row lock, so the database decides between
 * processes.
 */
import type { ChangeBody, RegisterBody } from '#contract/activity/join.ts';
import { joinRules, type RegistrationState } from '#contract/activity/register.ts';
import { AppError } from '#contract/errors.ts';
import type { Helper } from '#contract/help/helper.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activityStatusAt } from '#server/features/activity/activity.rules.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { changeParty } from './change.service.ts';
import { canLeave, joiningRefused, leavingRefused } from './join.rules.ts';
import * as store from './join.store.ts';
import { createNotices, type Notices } from './notices.service.ts';
import { freeSeats, promoteWaitlist, takeSeats } from './seats.service.ts';

type Deps = Needs<'db' | 'clock'> & { notices: Notices };

/** Adds the current status. */
const at = (localNow: string, activity: store.LockedActivity) => ({
  ...activity,
  status: activityStatusAt(localNow, activity),
});

const nobody: RegistrationState = { status: 'none' };

export const registrationStateOf = async (
  db: Queryable,
  party: store.Party | null,
  timeZone: string,
): Promise<RegistrationState> => {
  if (!party || party.status === 'cancelled') return nobody;
  const { status } = party;
  const registration = store.registrationOf(party, timeZone);
  if (status === 'registered') return { status, registration };
  return { status, registration, position: await store.countPosition(db, party) };
};

export const createJoining = ({ db, clock, notices }: Deps) => {
  /** Serialize within the process before taking a connection. */
  const withActivity = <T>(activityId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    runExclusive(db, `activity ${activityId}`, () => db.transaction(work));

  return {
    /** After seats were added, in the caller's transaction. */
    async promoteIn(tx: Tx, activityId: string): Promise<void> {
      const activity = await store.lockActivity(tx, activityId);
      const now = clock.now();
      const localNow = localTime(now, await getTimeZone(tx));
      await promoteWaitlist(tx, activity, { now, localNow, notices });
    },
    join: (
      { userId, locale, helper = null }: { userId: string; locale: Locale; helper?: Helper | null },
      activityId: string,
      form: RegisterBody,
    ) =>
      withActivity(activityId, async (tx) => {
        await store.lockPerson(tx, userId);
        const activity = await store.lockActivity(tx, activityId);
        if (!activity.published) throw new AppError('not_found');
        const timeZone = await getTimeZone(tx);
        const before = await store.findRegistration(tx, activityId, userId);
        if (before && before.status !== 'cancelled')
          return { ...(await registrationStateOf(tx, before, timeZone)), isNew: false };
        const now = clock.now();
        const localNow = localTime(now, timeZone);
        const refused = joiningRefused(localNow, at(localNow, activity));
        if (refused) throw new AppError(refused);
        if (before && before.times >= joinRules.timesPerActivity)
          throw new AppError('activity_too_often');
        const { privacyAccepted: _, ...typed } = form;
        const values = {
          ...typed,
          activityId,
          userId,
          locale,
          privacyAcceptedAt: now,
          enteredByStaff: false,
          helper,
        };
        const party = await takeSeats(tx, activity, { values, before }, { now, localNow, notices });
        const state = await registrationStateOf(tx, party, timeZone);
        return { ...state, isNew: true };
      }),

    change: (userId: string, activityId: string, wish: ChangeBody): Promise<RegistrationState> =>
      withActivity(activityId, async (tx) => {
        await store.lockPerson(tx, userId);
        const activity = await store.lockActivity(tx, activityId);
        const party = await store.findRegistration(tx, activityId, userId);
        if (!party || party.status === 'cancelled') throw new AppError('activity_not_joined');
        const now = clock.now();
        const timeZone = await getTimeZone(tx);
        const localNow = localTime(now, timeZone);
        await changeParty(tx, at(localNow, activity), { party, wish }, { now, localNow, notices });
        const changed = await store.findRegistration(tx, activityId, userId);
        return registrationStateOf(tx, changed, timeZone);
      }),

    /** Idempotent. */
    leave: (userId: string, activityId: string): Promise<RegistrationState> =>
      withActivity(activityId, async (tx) => {
        await store.lockPerson(tx, userId);
        const activity = await store.lockActivity(tx, activityId);
        const party = await store.findRegistration(tx, activityId, userId);
        if (!party && !activity.published) throw new AppError('not_found');
        if (!party || party.status === 'cancelled') return nobody;
        const now = clock.now();
        const localNow = localTime(now, await getTimeZone(tx));
        const refused = leavingRefused(localNow, at(localNow, activity));
        if (refused) throw new AppError(refused);
        await store.cancelRegistration(tx, party.id, now);
        await freeSeats(tx, activity, party, { now, localNow, notices });
        return nobody;
      }),

    /**
     * When an account is closed: gives its places to the waitlist, without a word to the person. The caller holds the
     * person's lock. What has begun stays as it was.
     */
    async leaveComing(tx: Tx, userId: string, messages: Messages) {
      const now = clock.now();
      const localNow = localTime(now, await getTimeZone(tx));
      const toOthers = createNotices(messages);
      const left = [];
      for (const { activityId } of await store.listJoined(tx, userId)) {
        const activity = await store.lockActivity(tx, activityId);
        const party = await store.findRegistration(tx, activityId, userId);
        if (!party || party.status === 'cancelled' || !canLeave(localNow, activity)) continue;
        await store.cancelRegistration(tx, party.id, now, { byStaff: true });
        await freeSeats(tx, activity, party, { now, localNow, notices: toOthers });
        left.push({ activity, party });
      }
      return left;
    },

    /** Before an account is deleted: frees its seats and deletes its rows. The caller holds the person's lock. */
    async leaveAll(tx: Tx, userId: string): Promise<void> {
      const now = clock.now();
      const localNow = localTime(now, await getTimeZone(tx));
      for (const { activityId } of await store.listJoined(tx, userId)) {
        const activity = await store.lockActivity(tx, activityId);
        const party = await store.findRegistration(tx, activityId, userId);
        if (!party) continue;
        await store.deleteRegistration(tx, party.id);
        await freeSeats(tx, activity, party, { now, localNow, notices });
      }
    },
  };
};
export type Joining = ReturnType<typeof createJoining>;
