import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { calendarFile } from '#server/platform/http/calendar-file.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Settings } from '#server/shared/settings/settings.ts';

const alarms = [24 * 60, 2 * 60];

/** Public facts of an activity only, nothing about participants. */
export const activityCalendar = (
  activity: ActivityDetail,
  { name, email, phone, timeZone }: Settings['agency'],
  { locale, now }: { locale: Locale; now: Date },
): File => {
  const { description, requirements, notes } = activity;
  return calendarFile(`activity-${activity.activityStartTime.slice(0, 10)}`, {
    uid: `activity-${activity.id}@persimmon`,
    // Activities have no revision counter; the current minute grows with every change.
    sequence: Math.floor(now.getTime() / 60_000) % 2 ** 31,
    cancelled: false,
    startsAt: new Date(activity.startsAt),
    endsAt: new Date(activity.endsAt),
    timeZone,
    summary: activity.title,
    description: [description, requirements, notes, phone].filter(Boolean).join('\n\n'),
    location: activity.location,
    organizer: { name: readText(name, locale), email },
    changedAt: now,
    alarms,
  });
};
