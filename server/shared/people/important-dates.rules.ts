/** When to remind of a date, and when the next one is. Days are the agency's local days. */
import type { Helper } from '#contract/help/helper.ts';
import {
  type DateEvent,
  type DateEventName,
  type DateKind,
  type DateState,
  dateRules,
  remindDaysOf,
} from '#contract/renewal/renewal.ts';
import { dayAfter, daysBetween } from '#server/platform/time/agency-time.ts';

/** The first reminder after today; null if none is to come. A reminder that was missed is not made up for here. */
export const nextReminder = (day: string, today: string, kind: DateKind = 'other'): string | null =>
  remindDaysOf(kind)
    .map((days) => dayAfter(day, -days))
    .find((remind) => remind > today) ?? null;

/** February 29 becomes February 28. */
export const yearAfter = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  const leap = month === '02' && date === '29';
  return `${Number(year) + 1}-${month}-${leap ? '28' : date}`;
};

/** The first anniversary of a day that is still to come. */
export const nextYearly = (day: string, today: string): string => {
  let next = yearAfter(day);
  while (next <= today) next = yearAfter(next);
  return next;
};

const lastReminder = Math.min(...dateRules.remindDays);

/** Which message is due now that a reminder is; null for none. Once started, only the last one is sent. */
export const reminderOf = (
  { state, day }: { state: DateState; day: string },
  today: string,
): 'renew' | 'underWay' | null => {
  const left = daysBetween(today, day);
  if (left < 0) return null;
  if (state === 'upcoming') return 'renew';
  return state === 'started' && left <= lastReminder ? 'underWay' : null;
};

export type DateActor = { by: 'person' | 'staff'; helper?: Helper | null | undefined };

/** As it is kept: `at` in ISO 8601. */
export const eventOf = (
  event: DateEventName,
  { by, helper = null }: DateActor,
  { now, day }: { now: Date; day: string },
): DateEvent => ({
  event,
  by: by === 'staff' ? 'staff' : helper ? 'helper' : 'owner',
  helper,
  at: now.toISOString(),
  day,
});

type Facts = { day: string; title: string | null; state: DateState };

export const eventsBetween = (before: Facts, after: Facts): DateEventName[] => [
  ...(after.day === before.day ? [] : (['moved'] as const)),
  ...(after.title === before.title ? [] : (['renamed'] as const)),
  ...(after.state === before.state ? [] : [after.state]),
];
