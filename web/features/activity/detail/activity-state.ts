/** What there is to say about an activity: to everyone, and to who has joined it. */
import type { ActivitySummary } from '#contract/activity/activity.ts';

export type ActivityState =
  | 'registered'
  | 'waitlisted'
  | 'ended'
  | 'coming'
  | 'open'
  | 'full'
  /** Registration is over before the day; there may be places, but not here. */
  | 'closed';

export const placesLeft = ({ quota, registeredCount }: ActivitySummary): number =>
  Math.max(0, quota - registeredCount);

/** The state without what the reader has to do with it. */
export const publicState = (activity: ActivitySummary): ActivityState => {
  const { activityStatus, registerStatus } = activity;
  if (activityStatus !== 'sign_up') return activityStatus;
  if (registerStatus === 'not_full') return 'open';
  return placesLeft(activity) > 0 ? 'closed' : 'full';
};

/** What is over is over for everyone; before that, one's own place comes first. */
export const stateOf = (activity: ActivitySummary): ActivityState => {
  const { myStatus, activityStatus } = activity;
  return activityStatus !== 'ended' && myStatus && myStatus !== 'none'
    ? myStatus
    : publicState(activity);
};

export const activityPath = (id: string): string => `/community/activity/${encodeURIComponent(id)}`;
