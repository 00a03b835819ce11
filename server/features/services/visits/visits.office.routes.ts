import * as api from '#contract/services/visits-office.ts';
import { findStaffSlots } from '#server/features/services/booking/slots.service.ts';
import { viewRecord } from '#server/features/services/requests/records.view.ts';
import { findOwn } from '#server/features/services/requests/whole-records.store.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { viewHistory } from '#server/shared/cases/case-view.ts';
import { findCaseWork, listCaseWorkers, recordCase } from '#server/shared/cases/case-work.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { exportDay, viewDay } from './visit-day.service.ts';
import * as work from './visits.service.ts';
import * as visits from './visits.store.ts';
import { namesOf, viewVisit } from './visits.view.ts';

export const visitsOfficeRoutes = (bind: Bind, deps: work.VisitDeps): void => {
  const { db, clock, sealer } = deps;

  const show = async (recordId: string, { locale }: OfficeCaller): Promise<api.StaffVisit> => {
    const row = orNotFound(await visits.findVisit(db, recordId));
    const whole = orNotFound(await findOwn(db, row.record.userId, recordId));
    const ref = recordCase(recordId);
    const timeZone = await getTimeZone(db);
    const seen = viewRecord(whole, { locale, timeZone, now: clock.now(), sealer });
    const { assigneeId } = await findCaseWork(db, ref);
    const entries = await viewHistory(db, ref, { sealer, timeZone });
    return {
      ...viewVisit(row, { locale, timeZone }),
      userId: whole.userId,
      day: seen.reserveDate ?? '',
      officeName: seen.location?.companyName ?? '',
      phone: whole.contactPhone,
      locale: localeOf(whole.locale),
      minutes: seen.minutes,
      documents: seen.documents,
      note: seen.note,
      history: seen.history,
      assigneeId,
      entries,
      colleagues: await listCaseWorkers(db),
      walkInMinutes: entries.some(work.isWalkIn)
        ? Math.floor((clock.now().getTime() - whole.createdAt.getTime()) / 60_000)
        : null,
      mayRestore:
        whole.cancelledAt !== null &&
        seen.history.findLast(({ event }) => event === 'cancelled')?.by === 'staff',
    };
  };
  const visitChange = (
    recordId: string,
    from: { version: number; sequence: number },
    by: OfficeCaller,
  ) => ({
    staffId: by.staff.staffId,
    recordId,
    version: from.version,
    sequence: from.sequence,
  });

  bind(api.getVisitDay, ({ query }, { locale }) => viewDay(db, clock.now(), query, locale));
  bind(api.exportVisitDay, async ({ query }, { staff: { staffId: actor }, locale }) => {
    const now = clock.now();
    const { file, day, count } = await exportDay(db, now, query, locale);
    const details = { day, count: String(count) };
    await insertAudit(db, { at: now, actor, action: 'visit.export', subject: 'visits', details });
    return file;
  });
  bind(api.getStaffVisit, async ({ params }, caller) => {
    const visit = await show(params.recordId, caller);
    await insertAudit(db, {
      at: clock.now(),
      actor: caller.staff.staffId,
      action: 'visit.view',
      subjectId: visit.userId,
      details: { recordId: params.recordId },
    });
    return visit;
  });
  bind(api.setVisitState, async ({ params, body }, caller) => {
    await work.setState(deps, visitChange(params.recordId, body, caller), body.state);
    return show(params.recordId, caller);
  });
  bind(api.moveVisit, ({ params, body }, caller) =>
    work.move(deps, visitChange(params.recordId, body, caller), body),
  );
  bind(api.cancelVisit, ({ params, body }, caller) =>
    work.cancel(deps, visitChange(params.recordId, body, caller), body),
  );
  bind(api.restoreVisit, ({ params, body }, caller) =>
    work.restore(deps, visitChange(params.recordId, body, caller), body),
  );
  bind(api.workOnVisit, async ({ params, body }, caller) => {
    await work.workOn(deps, visitChange(params.recordId, body, caller), body);
    return show(params.recordId, caller);
  });

  // ---- on behalf of a caller ----
  bind(api.findOfficeCaller, async ({ body }) => {
    // A single letter matches everybody; a single Chinese character is a name.
    if (!/\p{Script=Han}|\S\s*\S/u.test(body.asked)) return [];
    const people = await visits.findCallers(db, body.asked);
    return people.map(({ userId, userType, phone, locale, ...names }) => ({
      userId,
      userType,
      names: namesOf(names),
      phoneEnd: phone.slice(-4),
      locale: localeOf(locale),
    }));
  });
  bind(api.getVisitSlots, ({ query: { userId, recordId, ...query } }) =>
    findStaffSlots(db, clock.now(), query, { userId, recordId }),
  );
};
