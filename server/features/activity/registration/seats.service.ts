/** Seats given and freed. Each of these needs the activity's lock. */
import type { Tx } from '#server/platform/database/connect.ts';
import { canLeave, fits, groupsToPromote, needsReminder, partyOf } from './join.rules.ts';
import * as store from './join.store.ts';
import type { Notices } from './notices.service.ts';

/** `localNow` is `now` in the agency's time zone. */
export type Context = { now: Date; localNow: string; notices: Notices };

/** Parties without a place, and the companions of a party that has some: one line. */
const waitingGroups = async (tx: Tx, activityId: string) => {
  const parties = await store.listWaiting(tx, activityId);
  const rests = await store.listRests(tx, activityId);
  return [
    ...parties.map((party) => ({ party, seats: partyOf(party), order: party.joinOrder })),
    ...rests.map((party) => ({
      party,
      seats: party.waitingCompanions,
      order: party.waitingOrder ?? 0,
    })),
  ].sort((a, b) => a.order - b.order);
};

/** Promotes from the waitlist while seats last, and notifies. Needs the activity's lock. */
export const promoteWaitlist = async (
  tx: Tx,
  activity: store.LockedActivity,
  context: Context,
): Promise<number> => {
  // Don't promote once the activity has started.
  if (!activity.published || !canLeave(context.localNow, activity)) return 0;
  const promoted = groupsToPromote(await waitingGroups(tx, activity.id), activity);
  const parties = promoted.filter(({ party }) => party.status === 'waitlisted');
  if (parties.length)
    await promoteParties(
      tx,
      activity,
      parties.map(({ party }) => party),
      context,
    );
  for (const { party, seats } of promoted) {
    if (party.status === 'waitlisted') continue;
    const whole = await store.seatRest(tx, party);
    await store.updateCounts(tx, activity.id, { people: seats, waiting: 0 });
    await context.notices.promoted(tx, { party: whole, activity });
  }
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

/** Gives a cancelled party its seats again, or its old place in line if they are taken. Needs the activity's lock. */
export const restoreSeats = async (
  tx: Tx,
  activity: store.LockedActivity,
  cancelled: store.Party,
  { now, localNow }: Pick<Context, 'now' | 'localNow'>,
): Promise<store.Party> => {
  const isIn = fits(cancelled.companions, activity);
  const party = await store.restoreRegistration(tx, cancelled.id, {
    status: isIn ? 'registered' : 'waitlisted',
    remindedAt: needsReminder(localNow, activity) ? null : now,
  });
  const change = isIn ? { people: partyOf(party), waiting: 0 } : { people: 0, waiting: 1 };
  await store.updateCounts(tx, activity.id, change);
  return party;
};
