/** The federal holidays of this year and the next, on which all offices are closed. */
import { locales } from '#i18n/pick-locale.ts';
import { federalHolidaysOf } from '#server/features/services/visits/holidays.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say } from '#server/platform/http/translate.ts';
import { holiday } from '#server/schema/office.ts';

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
