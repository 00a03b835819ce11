/**
 * Taking and freeing seats. All count changes happen under the activity's row lock, so the database decides between
 * processes.
 */
import type { RegisterBody } from '#contract/activity/join.ts';
import { joinRules, type RegistrationState } from '#contract/activity/register.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activityStatusAt } from '#server/features/activity/activity.rules.ts';
import type { Db, Queryable, Tx } from '#server/platform/database/connect.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { type Clock, localTime } from '#server/platform/time/clock.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import {
  canLeave,
  fits,
  joiningRefused,
  leavingRefused,
  needsReminder,
  partiesToPromote,
  partyOf,
} from './join.rules.ts';
import * as store from './join.store.ts';
import type { Notices } from './notices.service.ts';

type Deps = { db: Db; clock: Clock; notices: Notices };

/** `localNow` is `now` in the agency's time zone. */
type Context = { now: Date; localNow: string; notices: Notices };

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

/** Promotes from the waitlist while seats last, and notifies. Needs the activity's lock. */
export const promoteWaitlist = async (
  tx: Tx,
  activity: store.LockedActivity,
  context: Context,
): Promise<number> => {
  // Don't promote once the activity has started.
  if (!activity.published || !canLeave(context.localNow, activity)) return 0;
  const promoted = partiesToPromote(await store.listWaiting(tx, activity.id), activity);
  if (promoted.length) await promoteParties(tx, activity, promoted, context);
  return promoted.length;
};

/** Promotes these parties. Needs the activity's lock and enough seats for all of them. */
export const promoteParties = async (
  tx: Tx,
  activity: store.LockedActivity,
  promoted: readonly store.Party[],
  { now, localNow, notices }: Context,
): Promise<void> => {
  const remindedAt = needsReminder(localNow, activity) ? null : now;
  const ids = promoted.map(({ id }) => id);
  await store.promote(tx, ids, { promotedAt: now, remindedAt });
  const people = promoted.reduce((sum, party) => sum + partyOf(party), 0);
  await store.updateCounts(tx, activity.id, { people, waiting: -promoted.length });
  for (const party of promoted) await notices.promoted(tx, { party, activity });
};

/** Gives the seats of a leaving party to the waitlist. */
export const freeSeats = async (
  tx: Tx,
  activity: store.LockedActivity,
  party: store.Party,
  context: Context,
): Promise<void> => {
  if (party.status === 'waitlisted')
    return store.updateCounts(tx, activity.id, { people: 0, waiting: -1 });
  if (party.status !== 'registered') return;
  const people = -partyOf(party);
  await store.updateCounts(tx, activity.id, { people, waiting: 0 });
  const registeredCount = activity.registeredCount + people;
  await promoteWaitlist(tx, { ...activity, registeredCount }, context);
};

type Coming = Omit<
  Parameters<typeof store.insertRegistration>[1],
  'status' | 'registeredAt' | 'remindedAt'
>;

/**
 * Takes a seat, or a waitlist position if the party doesn't fit, and sends the confirmation. Needs the activity's lock.
 */
export const takeSeats = async (
  tx: Tx,
  activity: store.LockedActivity,
  { values, before }: { values: Coming; before: store.Party | null },
  { now, localNow, notices }: Context,
): Promise<store.Party> => {
  const isIn = fits(values.companions, activity);
  const party = await store.insertRegistration(
    tx,
    {
      ...values,
      needsNote: values.needsNote || null,
      status: isIn ? 'registered' : 'waitlisted',
      registeredAt: now,
      remindedAt: needsReminder(localNow, activity) ? null : now,
    },
    before,
  );
  const change = isIn ? { people: partyOf(party), waiting: 0 } : { people: 0, waiting: 1 };
  await store.updateCounts(tx, activity.id, change);
  const place = isIn ? {} : { position: await store.countPosition(tx, party) };
  await notices.confirm(tx, { party, activity, ...place });
  return party;
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
    join: (userId: string, activityId: string, form: RegisterBody, locale: Locale) =>
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
        };
        const party = await takeSeats(tx, activity, { values, before }, { now, localNow, notices });
        const state = await registrationStateOf(tx, party, timeZone);
        return { ...state, isNew: true };
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
