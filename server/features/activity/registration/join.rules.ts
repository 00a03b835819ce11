/** Joining, waitlist, promotion and reminders. Times are agency-local text. */
import type { ActivityStatus } from '#contract/activity/activity.ts';
import { joinRules } from '#contract/activity/register.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';

type Places = { quota: number; registeredCount: number };

/** Why joining is not possible now, or null (spec §4: only while it is 'sign_up'). */
export const joiningRefused = (
  now: string,
  { status, registerEnd }: { status: ActivityStatus; registerEnd: string },
): ErrorCode | null => {
  if (status === 'ended') return 'activity_ended';
  if (status === 'coming') return 'activity_coming';
  return now >= registerEnd.slice(0, 16) ? 'activity_closed' : null;
};

const hasBegun = (now: string, { startTime }: { startTime: string }): boolean =>
  now >= startTime.slice(0, 16);

export const canLeave = (now: string, activity: { startTime: string }): boolean =>
  !hasBegun(now, activity);

export const leavingRefused = (
  now: string,
  activity: { status: ActivityStatus; startTime: string },
): ErrorCode | null => {
  if (activity.status === 'ended') return 'activity_ended';
  return canLeave(now, activity) ? null : 'activity_begun';
};

export const partyOf = ({ companions }: { companions: number }): number => companions + 1;

export const fits = (companions: number, { quota, registeredCount }: Places): boolean =>
  partyOf({ companions }) <= quota - registeredCount;

/**
 * Who gets a place from the waitlist, in order: a group that is too large is skipped but keeps its position. Afterwards
 * no waiting group fits.
 */
export const groupsToPromote = <T extends { seats: number }>(
  waiting: readonly T[],
  { quota, registeredCount }: Places,
): T[] => {
  let free = quota - registeredCount;
  return waiting.filter(({ seats }) => {
    if (seats > free) return false;
    free -= seats;
    return true;
  });
};

/** A party that is in wants another size: who has a place afterwards, and who waits for one. */
export const resized = (
  wanted: number,
  companions: number,
  { quota, registeredCount }: Places,
): { companions: number; waitingCompanions: number } => {
  const has = Math.min(wanted, companions + Math.max(0, quota - registeredCount));
  return { companions: has, waitingCompanions: wanted - has };
};

/** Reminders cover today and tomorrow. */
export const remindUntil = (now: string): string => `${dayAfter(now.slice(0, 10), 2)} 00:00`;

/** Not at night. */
export const isTimeToRemind = (now: string): boolean => {
  const hour = Number(now.slice(11, 13));
  return hour >= joinRules.remindFromHour && hour < joinRules.remindUntilHour;
};

/** Someone who joins the day before or on the day needs no reminder. */
export const needsReminder = (now: string, { startTime }: { startTime: string }): boolean =>
  startTime >= remindUntil(now);
