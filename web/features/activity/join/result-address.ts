/** The result page is public (spec §2): its URL names the activity, not the participant. */
export const resultPath = (activityId: string): string =>
  `/community/activity/result?activityId=${encodeURIComponent(activityId)}`;

export const activityIdOf = (url: URL): string =>
  (url.searchParams.get('activityId') ?? '').slice(0, 100);
