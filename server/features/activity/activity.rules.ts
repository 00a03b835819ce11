import type { ActivityStatus, RegisterStatus } from '#contract/activity/activity.ts';

/** Wall-clock times as text: they compare as text once both stop at the minute. */
const atMinute = (local: string): string => local.slice(0, 16);

type Times = {
  registerStart: string;
  registerEnd: string;
  startTime: string;
  endTime: string;
};

/** Ended once it is over; until registration opens it is coming; in between people may sign up (spec §4). */
export const activityStatusAt = (now: string, times: Times): ActivityStatus => {
  if (atMinute(now) >= atMinute(times.endTime)) return 'ended';
  return atMinute(now) < atMinute(times.registerStart) ? 'coming' : 'sign_up';
};

/** Full, or closed before the day: either way there is no place to be had. */
export const registerStatusAt = (
  now: string,
  activity: Times & { quota: number; registeredCount: number },
): RegisterStatus =>
  activity.registeredCount >= activity.quota || atMinute(now) >= atMinute(activity.registerEnd)
    ? 'full'
    : 'not_full';
