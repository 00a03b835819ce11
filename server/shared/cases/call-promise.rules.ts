/**
 * By when we promise to call or answer: a time at which somebody is in an office, if there is one. All times are the
 * agency's, 'YYYY-MM-DD HH:mm'.
 */
import { type CallbackWish, callbackRules } from '#contract/services/callback-rules.ts';
import type { OpenDay } from '#server/shared/settings/office-hours.rules.ts';

const noon = '12:00';
const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;
const isEnough = (from: string, to: string): boolean =>
  minutesBetween(from, to) >= callbackRules.noticeMinutes;
const later = (a: string, b: string): string => (a > b ? a : b);

/** The end of the next half day with enough of it left; null when no office opens on these days. */
export const nextHalfDay = (
  days: readonly OpenDay[],
  wish: CallbackWish,
  now: string,
): string | null => {
  for (const { date, open } of days) {
    const first = open.map(({ from }) => from).sort()[0];
    const last = open
      .map(({ to }) => to)
      .sort()
      .at(-1);
    if (!first || !last) continue;
    const halves = [
      { wish: 'morning', from: first, to: last < noon ? last : noon },
      { wish: 'afternoon', from: later(first, noon), to: last },
    ];
    const half = halves.find(
      ({ from, to, ...one }) =>
        (wish === 'any' || wish === one.wish) &&
        isEnough(later(now, `${date} ${from}`), `${date} ${to}`),
    );
    if (half) return `${date} ${half.to}`;
  }
  return null;
};

/** The last time within office hours up to `latest`; `latest` itself where there is none, as on a weekend. */
export const promisedBy = (days: readonly OpenDay[], now: string, latest: string): string => {
  const times = days.flatMap(({ date, open }) =>
    open
      .filter(({ from }) => `${date} ${from}` < latest)
      .map(({ to }) => (`${date} ${to}` < latest ? `${date} ${to}` : latest)),
  );
  const last = times.sort().at(-1);
  return last && isEnough(now, last) ? last : latest;
};
