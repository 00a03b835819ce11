/** The result page is public (spec §2): the activity stands in its address, who registered does not. */
export const resultPath = (activityId: string): string =>
  `/community/activity/result?activityId=${encodeURIComponent(activityId)}`;

export const activityIdOf = (url: URL): string =>
  (url.searchParams.get('activityId') ?? '').slice(0, 100);
