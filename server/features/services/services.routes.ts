import { pageOf, toPaged } from '#contract/paging.ts';
import * as recordApi from '#contract/services/records.ts';
import { getServicePage } from '#contract/services/service-page.ts';
import * as api from '#contract/services/services.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { UserCaller } from '#server/platform/http/request/caller.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { cancelRecord, moveVisit } from './booking/changes.service.ts';
import { checkSlot, findSlots, listAddresses } from './booking/slots.service.ts';
import { calendarOf, sheetOf } from './booking/visit-exports.view.ts';
import { type Applicant, applyForCare, applyForService } from './requests/apply.service.ts';
import { findService, listServices } from './requests/catalogue.store.ts';
import { createNotices } from './requests/notices.service.ts';
import { addPictures } from './requests/pictures.service.ts';
import * as records from './requests/records.store.ts';
import { viewRecord } from './requests/records.view.ts';
import { findOwn, listOwn } from './requests/whole-records.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  /** For what previews show. */
  shown: Db;
  openMax: number;
};

const applicantOf = ({ user, tellIn, actor }: UserCaller): Applicant => ({
  userId: user.userId,
  userType: user.userType,
  locale: tellIn,
  ...(actor && { helper: actor.helper }),
});

export const servicesRoutes = (bind: Bind, { messages, shown, ...deps }: Deps): void => {
  const { db, clock, sealer } = deps;
  const work = { ...deps, notices: createNotices(messages) };
  const readerOf = async ({ locale }: UserCaller) => ({
    locale,
    timeZone: await getTimeZone(db),
    now: clock.now(),
    sealer,
  });
  /** Other people's records are a 404, too. */
  const getOwn = async ({ user }: UserCaller, recordId: string) =>
    orNotFound(await findOwn(db, user.userId, recordId));
  const show = async (caller: UserCaller, recordId: string) =>
    viewRecord(await getOwn(caller, recordId), await readerOf(caller));

  // ---- catalogue, offices, free slots ----
  bind(api.getServiceInfos, ({ query }, { locale }) =>
    listServices(db, locale, query.keyword ?? ''),
  );
  bind(api.getServiceInfo, async ({ query }, { locale }) =>
    orNotFound(await findService(db, query.serviceId, locale)),
  );
  bind(getServicePage, async ({ params }, { locale }) =>
    orNotFound(await findService(shown, params.serviceId, locale)),
  );
  bind(api.getServiceAddresses, (_, caller) => {
    return listAddresses(db, clock.now(), applicantOf(caller), caller.locale);
  });
  bind(api.getSlots, ({ query }, caller) => {
    const { userId } = applicantOf(caller);
    return findSlots(db, clock.now(), query, { userId, recordId: query.recordId });
  });
  bind(api.checkRestriction, ({ body: { recordId, ...wanted } }, caller) => {
    const { userId } = applicantOf(caller);
    return checkSlot(db, clock.now(), wanted, { userId, recordId });
  });

  // ---- applying ----
  bind(api.applyForService, async ({ body }, caller) => {
    return show(caller, await applyForService(work, applicantOf(caller), body));
  });
  bind(api.applyForCare, async (_, caller) => {
    return show(caller, await applyForCare(work, applicantOf(caller)));
  });
  bind(api.getCareApplication, async (_, caller) => {
    const recordId = await records.findCareRecord(db, caller.user.userId);
    return { record: recordId ? await show(caller, recordId) : null };
  });

  // ---- own records ----
  bind(recordApi.getServiceRecords, async ({ query }, caller) => {
    const [{ rows, total }, reader] = await Promise.all([
      listOwn(db, caller.user.userId, pageOf(query)),
      readerOf(caller),
    ]);
    return toPaged(
      rows.map((row) => viewRecord(row, reader)),
      total,
      query,
    );
  });
  bind(recordApi.getServiceRecord, ({ params }, caller) => show(caller, params.recordId));
  bind(recordApi.rescheduleRecord, async ({ params: { recordId }, body }, caller) => {
    await moveVisit(work, { ...applicantOf(caller), recordId }, body);
    return show(caller, recordId);
  });
  bind(recordApi.cancelRecord, async ({ params: { recordId } }, caller) => {
    await cancelRecord(work, { ...applicantOf(caller), recordId });
    return show(caller, recordId);
  });
  bind(recordApi.addRecordPictures, async ({ params: { recordId }, body }, caller) => {
    await addPictures(work, { ...applicantOf(caller), recordId, ...body });
    return show(caller, recordId);
  });
  bind(recordApi.getRecordCalendar, async ({ params }, caller) => {
    const agency = await getSetting(db, 'agency');
    return calendarOf(await getOwn(caller, params.recordId), agency, caller.locale);
  });
  bind(recordApi.getAppointmentSheet, async ({ params }, caller) => {
    const record = await getOwn(caller, params.recordId);
    const names = await records.getNames(db, caller.user.userId);
    const agency = await getSetting(db, 'agency');
    return sheetOf(record, { agency, names, now: clock.now(), locale: caller.locale });
  });
};
