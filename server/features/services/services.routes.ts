import { pageOf, toPaged } from '#contract/paging.ts';
import * as recordApi from '#contract/services/records.ts';
import * as api from '#contract/services/services.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind, UserCaller } from '#server/platform/http/bind.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
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

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages; openMax: number };

const applicantOf = ({ user, locale }: UserCaller): Applicant => ({
  userId: user.userId,
  userType: user.userType,
  locale,
});

export const servicesRoutes = (bind: Bind, { messages, ...deps }: Deps): void => {
  const { db, clock, sealer } = deps;
  const work = { ...deps, notices: createNotices(messages) };
  const readerOf = async ({ locale }: Applicant) => ({
    locale,
    timeZone: await getTimeZone(db),
    now: clock.now(),
    sealer,
  });
  /** Other people's records are a 404, too. */
  const getOwn = async ({ userId }: Applicant, recordId: string) =>
    orNotFound(await findOwn(db, userId, recordId));
  const show = async (who: Applicant, recordId: string) =>
    viewRecord(await getOwn(who, recordId), await readerOf(who));

  // ---- catalogue, offices, free slots ----
  bind(api.getServiceInfos, ({ query }, { locale }) =>
    listServices(db, locale, query.keyword ?? ''),
  );
  bind(api.getServiceInfo, async ({ query }, { locale }) =>
    orNotFound(await findService(db, query.serviceId, locale)),
  );
  bind(api.getServiceAddresses, (_, caller) => {
    const who = applicantOf(caller);
    return listAddresses(db, clock.now(), who, who.locale);
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
    const who = applicantOf(caller);
    return show(who, await applyForService(work, who, body));
  });
  bind(api.applyForCare, async (_, caller) => {
    const who = applicantOf(caller);
    return show(who, await applyForCare(work, who));
  });
  bind(api.getCareApplication, async (_, caller) => {
    const who = applicantOf(caller);
    const recordId = await records.findCareRecord(db, who.userId);
    return { record: recordId ? await show(who, recordId) : null };
  });

  // ---- own records ----
  bind(recordApi.getServiceRecords, async ({ query }, caller) => {
    const who = applicantOf(caller);
    const [{ rows, total }, reader] = await Promise.all([
      listOwn(db, who.userId, pageOf(query)),
      readerOf(who),
    ]);
    return toPaged(
      rows.map((row) => viewRecord(row, reader)),
      total,
      query,
    );
  });
  bind(recordApi.getServiceRecord, ({ params }, caller) =>
    show(applicantOf(caller), params.recordId),
  );
  bind(recordApi.rescheduleRecord, async ({ params: { recordId }, body }, caller) => {
    const who = applicantOf(caller);
    await moveVisit(work, { ...who, recordId }, body);
    return show(who, recordId);
  });
  bind(recordApi.cancelRecord, async ({ params: { recordId } }, caller) => {
    const who = applicantOf(caller);
    await cancelRecord(work, { ...who, recordId });
    return show(who, recordId);
  });
  bind(recordApi.addRecordPictures, async ({ params: { recordId }, body }, caller) => {
    const who = applicantOf(caller);
    await addPictures(work, { ...who, recordId, ...body });
    return show(who, recordId);
  });
  bind(recordApi.getRecordCalendar, async ({ params }, caller) => {
    const who = applicantOf(caller);
    const agency = await getSetting(db, 'agency');
    return calendarOf(await getOwn(who, params.recordId), agency, who.locale);
  });
  bind(recordApi.getAppointmentSheet, async ({ params }, caller) => {
    const who = applicantOf(caller);
    const record = await getOwn(who, params.recordId);
    const names = await records.getNames(db, who.userId);
    const agency = await getSetting(db, 'agency');
    return sheetOf(record, { agency, names, now: clock.now(), locale: who.locale });
  });
};
