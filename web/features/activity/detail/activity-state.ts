/** The state of an activity, for everyone and for participants. */
import type { ActivitySummary } from '#contract/activity/activity.ts';

export type ActivityState =
  | 'registered'
  | 'waitlisted'
  | 'ended'
  | 'coming'
  | 'open'
  | 'full'
  /** Registration has closed before the activity starts. */
  | 'closed';

export const placesLeft = ({ quota, registeredCount }: ActivitySummary): number =>
  Math.max(0, quota - registeredCount);

/** The state regardless of the reader's registration. */
export const publicState = (activity: ActivitySummary): ActivityState => {
  const { activityStatus, registerStatus } = activity;
  if (activityStatus !== 'sign_up') return activityStatus;
  if (registerStatus === 'not_full') return 'open';
  return placesLeft(activity) > 0 ? 'closed' : 'full';
};

/** 'Ended' is the same for everyone; before that, the reader's registration comes first. */
export const activityStateOf = (activity: ActivitySummary): ActivityState => {
  const { myStatus, activityStatus } = activity;
  return activityStatus !== 'ended' && myStatus && myStatus !== 'none'
    ? myStatus
    : publicState(activity);
};

export const activityPath = (id: string): string => `/community/activity/${encodeURIComponent(id)}`;
