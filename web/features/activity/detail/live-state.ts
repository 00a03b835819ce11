/**
 * The current state of an activity. The page may have been open for an hour, and a response may be half a minute
 * old, so what depends on the clock is computed here. The server decides on registration.
 */
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { type ActivityState, placesLeft, publicState } from './activity-state.ts';

export const liveState = (activity: ActivityDetail, now: number): ActivityState => {
  const { activityStatus, endsAt, registerOpensAt, registerClosesAt } = activity;
  if (activityStatus === 'ended' || now >= Date.parse(endsAt)) return 'ended';
  if (now < Date.parse(registerOpensAt)) return 'coming';
  if (now >= Date.parse(registerClosesAt)) return 'closed';
  if (activityStatus === 'coming') return placesLeft(activity) > 0 ? 'open' : 'full';
  return publicState(activity);
};

/** The two largest units of the time left: no seconds while there are days. */
export const partsOf = (left: number) => {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const parts = [
    { unit: 'days', n: Math.floor(seconds / 86_400) },
    { unit: 'hours', n: Math.floor(seconds / 3_600) % 24 },
    { unit: 'minutes', n: Math.floor(seconds / 60) % 60 },
    { unit: 'seconds', n: seconds % 60 },
  ] as const;
  const first = parts.findIndex(({ n }) => n > 0);
  return first < 0 ? parts.slice(3) : parts.slice(first, first + 2);
};
