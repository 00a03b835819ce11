/** Days of repeated activities, in the agency's local time: 10:00 stays 10:00 across daylight-saving changes. */
import { activityPlanRules, type RepeatStep } from '#contract/activity/plan-office.ts';
import { dayAfter, daysBetween } from '#server/platform/time/agency-time.ts';

/** Shifts by days, keeping the time of day. */
export const shiftDays = (local: string, days: number): string =>
  dayAfter(local.slice(0, 10), days) + local.slice(10);

/** The same weekday of the month, e.g. the third Tuesday; the last one where there is no fifth. */
const sameWeekday = (day: string, months: number): string => {
  const first = new Date(`${day.slice(0, 10)}T12:00:00Z`);
  const weekday = first.getUTCDay();
  const nth = Math.ceil(first.getUTCDate() / 7);
  const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1, 12));
  const offset = (weekday - month.getUTCDay() + 7) % 7;
  const last = new Date(
    Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0, 12),
  ).getUTCDate();
  let date = 1 + offset + (nth - 1) * 7;
  while (date > last) date -= 7;
  return dayAfter(month.toISOString().slice(0, 10), date - 1);
};

const stepFrom = (day: string, every: RepeatStep, n: number): string => {
  if (every === 'month') return sameWeekday(day, n);
  return shiftDays(day, n * (every === 'week' ? 7 : 14));
};

/** The days after the first: `times` of them, or up to and including `until`. */
export const repeatDays = (
  first: string,
  every: RepeatStep,
  end: { times: number } | { until: string },
): string[] => {
  const days: string[] = [];
  const count =
    'times' in end ? Math.min(end.times, activityPlanRules.repeatMax) : activityPlanRules.repeatMax;
  for (let n = 1; n <= count; n++) {
    const day = stepFrom(first.slice(0, 10), every, n);
    if ('until' in end && day > end.until) break;
    days.push(day);
  }
  return days;
};

type Times = { startTime: string; endTime: string; registerStart: string; registerEnd: string };

/** All times of an activity, moved to another day. */
export const timesOn = (day: string, times: Times): Times => {
  const days = daysBetween(times.startTime, day);
  return {
    startTime: shiftDays(times.startTime, days),
    endTime: shiftDays(times.endTime, days),
    registerStart: shiftDays(times.registerStart, days),
    registerEnd: shiftDays(times.registerEnd, days),
  };
};

/**
 * Moves an activity. Registration closes equally long before, at the latest when the activity ends; its opening time stays
 * unless that would be after the new close.
 */
export const movedTimes = (
  { day, from, to }: { day: string; from: string; to: string },
  times: Times,
): Times => {
  const days = daysBetween(times.startTime, day);
  const lasts = daysBetween(times.startTime, times.endTime);
  const endTime = `${shiftDays(day, lasts)} ${to}:00`;
  const closes = shiftDays(times.registerEnd, days);
  const registerEnd = closes < endTime ? closes : endTime;
  const stays = times.registerStart < registerEnd;
  return {
    startTime: `${day} ${from}:00`,
    endTime,
    registerStart: stays ? times.registerStart : shiftDays(times.registerStart, days),
    registerEnd,
  };
};
