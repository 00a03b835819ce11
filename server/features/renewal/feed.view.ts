/** A person's dates as a calendar to subscribe to. */
import { dateRules } from '#contract/renewal/renewal.ts';
import { calendarFeed } from '#server/platform/http/calendar-file.ts';
import { say } from '#server/platform/http/translate.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { type DateRow, type DateView, viewDate } from '#server/shared/people/important-dates.ts';
import type { Settings } from '#server/shared/settings/settings.ts';

export const feedPath = (token: string): string => `/api/calendar/${token}/dates.ics`;

/** The calendar itself rings only shortly before; texts come earlier. */
const alarmDays = dateRules.remindDays.slice(2);

export const viewFeed = (
  rows: readonly DateRow[],
  view: DateView & { agency: Settings['agency'] },
): File => {
  const { agency, locale } = view;
  const title = say(locale, 'renewal.feedName', { agency: readText(agency.name, locale) });
  const open = rows
    .map((row) => ({ row, date: viewDate(row, view) }))
    .filter(({ date: { state } }) => state === 'upcoming' || state === 'started');
  return calendarFeed(
    'dates',
    title,
    open.map(({ row, date }) => ({
      uid: `date-${date.dateId}@persimmon`,
      sequence: date.version,
      day: date.day,
      summary: date.title ?? say(locale, `renewal.kind.${date.kind}`),
      description: say(
        locale,
        date.state === 'started' ? 'renewal.feedStarted' : 'renewal.feedText',
        { phone: agency.phone },
      ),
      changedAt: row.date.changedAt,
      alarmDays,
    })),
  );
};
