/** By when we promise to call: the end of the next half day on which somebody is in an office. */
import { type CallbackWish, callbackRules } from '#contract/services/callback-rules.ts';
import {
  type AgencyTime,
  openingsOf,
  type Schedule,
  today,
} from '#server/features/services/booking/slots.rules.ts';

const noon = '12:00';
const daysAhead = 31;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** 'YYYY-MM-DD HH:mm'; null when no office has hours in the next weeks. */
export const callBy = (
  schedules: readonly Pick<Schedule, 'hours' | 'closedDays' | 'exceptions'>[],
  wish: CallbackWish,
  time: AgencyTime,
): string | null => {
  const now = time.toLocal(time.now).slice(11);
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const date = time.dayAfter(today(time), ahead);
    const open = schedules.flatMap((one) => openingsOf(one as Schedule, date, time));
    if (!open.length) continue;
    const first = open.map(({ from }) => from).sort()[0] ?? noon;
    const last =
      open
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? noon;
    const halves = [
      { wish: 'morning', from: first, to: last < noon ? last : noon },
      { wish: 'afternoon', from: first > noon ? first : noon, to: last },
    ];
    for (const half of halves) {
      const from = ahead === 0 && now > half.from ? now : half.from;
      const fits = minutesOf(half.to) - minutesOf(from) >= callbackRules.noticeMinutes;
      if (fits && (wish === 'any' || wish === half.wish)) return `${date} ${half.to}`;
    }
  }
  return null;
};

/** Whole days between two local times. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;

/** '劉欣怡' of '劉欣怡 Grace': beside the English name the rest would stand there twice. */
export const chineseOnly = (name: string): string =>
  /^(\p{Script=Han}+)\s+[A-Za-z]/u.exec(name)?.[1] ?? name;
