/** The office's view of renewals: who lapses in a month, and changes to a person's dates. Changes are audited. */
import type { RequestOf } from '#contract/endpoint.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import * as api from '#contract/renewal/office.ts';
import { caseRules } from '#contract/staff/cases.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { KeysetPage } from '#server/platform/database/keyset.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { csvFile } from '#server/platform/http/csv.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getDate, viewDate } from '#server/shared/people/important-dates.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { addDate, changeDate } from './renewal.service.ts';
import * as store from './renewal.store.ts';

const monthAfter = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return number === '12'
    ? `${Number(year) + 1}-01`
    : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
};

export const renewalOfficeRoutes = (bind: Bind, deps: Needs<'db' | 'clock' | 'sealer'>): void => {
  const { db, clock, sealer } = deps;
  const read = async (
    { month: asked, ...filters }: RequestOf<typeof api.exportLapses>['query'],
    page: KeysetPage & { offset?: number },
    locale: Locale,
  ) => {
    const now = clock.now();
    const timeZone = await getTimeZone(db);
    const today = localTime(now, timeZone).slice(0, 10);
    const month = asked ?? today.slice(0, 7);
    const span = { from: `${month}-01`, until: `${monthAfter(month)}-01` };
    const filter = { ...filters, ...span };
    const { rows, next, previous } = await store.listLapses(db, { ...filter, ...page });
    return {
      month,
      filter,
      next,
      previous,
      rows: rows.map(
        ({ person: { phone, locale: theirs, ...person }, ...row }): api.LapseRow => ({
          ...viewDate(row, { timeZone, now, sealer, locale }),
          ...person,
          phoneEnding: phone.slice(-4),
          locale: localeOf(theirs),
        }),
      ),
    };
  };
  const show = async (tx: Queryable, dateId: string, locale: Locale) =>
    viewDate(await getDate(tx, dateId), {
      timeZone: await getTimeZone(tx),
      now: clock.now(),
      sealer,
      locale,
    });

  bind(api.listLapses, async ({ query }, { locale }) => {
    const { pageNum, pageSize, after, before, ...asked } = query;
    const page = { ...pageOf(query), after, before };
    const { rows, month, filter, next, previous } = await read(asked, page, locale);
    const total = await store.countLapses(db, filter);
    return { ...toPaged(rows, total, query), next, previous, month };
  });

  bind(api.exportLapses, async ({ query }, { staff: { staffId: actor }, locale }) => {
    const { rows, month } = await read(query, { limit: caseRules.exported, offset: 0 }, locale);
    const subject = `${rows.length} dates, ${month}`;
    await insertAudit(db, { at: clock.now(), actor, action: 'date.export', subject });
    const heads = ['name', 'what', 'day', 'state', 'number', 'language', 'phone'] as const;
    return csvFile(`renewals-${month}.csv`, [
      heads.map((head) => say(locale, `office.renewals.csv.${head}`)),
      ...rows.map((row) => [
        [row.chineseName, row.firstName, row.lastName].filter(Boolean).join(' '),
        row.title ?? say(locale, `office.renewals.kind.${row.kind}`),
        row.day,
        say(locale, `office.renewals.state.${row.state}`),
        row.recordNo,
        row.locale,
        `…${row.phoneEnding}`,
      ]),
    ]);
  });

  bind(api.addDateFor, ({ params: { userId }, body }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      const dateId = await addDate(tx, deps, { ...body, userId, by: 'staff' });
      const details = { kind: body.kind, day: body.day };
      const audited = { at: clock.now(), actor, subjectId: userId, details };
      await insertAudit(tx, { ...audited, action: 'date.add' });
      return show(tx, dateId, locale);
    }),
  );

  bind(api.changeDateOf, ({ params, body }, { staff: { staffId: actor }, locale }) =>
    db.transaction(async (tx) => {
      const date = orNotFound(await store.findForChange(tx, params.dateId));
      await changeDate(tx, deps, date, { ...body, by: 'staff' });
      const details = {
        kind: date.kind,
        day: body.day,
        was: date.day,
        state: body.state,
        ...(body.state !== date.state && { stateWas: date.state }),
      };
      const audited = { at: clock.now(), actor, subjectId: date.userId, details };
      await insertAudit(tx, { ...audited, action: 'date.change' });
      return show(tx, date.id, locale);
    }),
  );
};
