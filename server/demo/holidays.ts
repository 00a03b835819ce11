/** Federal holidays, on which all offices are closed and nothing takes place. */
import { locales } from '#i18n/pick-locale.ts';
import { federalHolidaysOf } from '#server/features/services/visits/holidays.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say } from '#server/platform/http/translate.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { holiday } from '#server/schema/office.ts';

export const isHoliday = (date: string): boolean =>
  federalHolidaysOf(Number(date.slice(0, 4))).some(({ day }) => day === date);

/** So many days from today; where that is a holiday, the next day after it, for what is past the last one before. */
export const activityDay = (today: string, inDays: number): string => {
  const day = dayAfter(today, inDays);
  return isHoliday(day) ? activityDay(today, inDays + (inDays < 0 ? -1 : 1)) : day;
};

/** Of this year and the next. */
export const loadHolidays = async (tx: Tx, now: Date): Promise<void> => {
  const year = now.getUTCFullYear();
  const days = [...federalHolidaysOf(year), ...federalHolidaysOf(year + 1)];
  const rows = days.map((one) => ({
    day: one.day,
    name: Object.fromEntries(
      locales.map((locale) => [locale, say(locale, `office.days.federal.${one.holiday}`)]),
    ),
  }));
  await tx.insert(holiday).values(rows).onConflictDoNothing();
};
