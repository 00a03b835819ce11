import type { ActivityStatus, RegisterStatus } from '#contract/activity/activity.ts';

/** Local times compare as text once cut to the minute. */
export const toMinute = (local: string): string => local.slice(0, 16);

type Times = {
  registerStart: string;
  registerEnd: string;
  startTime: string;
  endTime: string;
};

/** Ended after its end; upcoming until registration opens; open for sign-up in between (spec §4). */
export const activityStatusAt = (now: string, times: Times): ActivityStatus => {
  if (toMinute(now) >= toMinute(times.endTime)) return 'ended';
  return toMinute(now) < toMinute(times.registerStart) ? 'coming' : 'sign_up';
};

/** Full or registration closed. */
export const registerStatusAt = (
  now: string,
  activity: Times & { quota: number; registeredCount: number },
): RegisterStatus =>
  activity.registeredCount >= activity.quota || toMinute(now) >= toMinute(activity.registerEnd)
    ? 'full'
    : 'not_full';
