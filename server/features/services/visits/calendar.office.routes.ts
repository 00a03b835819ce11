import * as api from '#contract/services/calendar-office.ts';
import { locales } from '#i18n/pick-locale.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { changeCalendar } from './calendar.service.ts';
import { getCalendarVersion, listClosings, listScheduleRows } from './calendar.store.ts';
import { federalHolidaysOf } from './holidays.rules.ts';
import type { VisitDeps } from './visits.service.ts';
import { listAllOffices } from './visits.store.ts';

/** Opening hours, closed days, exceptions and holidays. */
export const calendarOfficeRoutes = (bind: Bind, deps: VisitDeps): void => {
  const { db, clock } = deps;

  bind(api.getOfficeCalendar, async (_, { locale }) => {
    const today = localTime(clock.now(), await getTimeZone(db)).slice(0, 10);
    const version = await getCalendarVersion(db);
    const offices = await listAllOffices(db);
    const ids = offices.map(({ id }) => id);
    const schedules = await listScheduleRows(db);
    const { holidays, closed, exceptions } = await listClosings(db, ids, today);
    return {
      today,
      version,
      holidays,
      offices: offices.map(({ id, name }) => {
        const schedule = schedules.find((s) => s.companyAddressId === id);
        const { companyAddressId: _, ...own } = schedule ?? { companyAddressId: id };
        const isIts = (day: { companyAddressId: string }) => day.companyAddressId === id;
        return {
          companyAddressId: id,
          name: readText(name, locale),
          schedule: schedule ? (own as api.OfficeSchedule) : null,
          closedDays: closed.filter(isIts).map(({ day, reason }) => ({ day, reason })),
          exceptions: exceptions
            .filter(isIts)
            .map(({ day, hours, places, reason }) => ({ day, hours, places, reason })),
        };
      }),
    };
  });
  bind(api.suggestHolidays, async ({ query }) =>
    federalHolidaysOf(query.year).map(({ day, holiday }) => ({
      day,
      name: Object.fromEntries(
        locales.map((locale) => [locale, say(locale, `office.days.federal.${holiday}`)]),
      ),
    })),
  );
  bind(api.changeCalendar, async ({ body }, { staff: { staffId }, locale }) => {
    return { affected: await changeCalendar(deps, { staffId, locale: locale }, body) };
  });
};
