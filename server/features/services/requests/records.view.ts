/** A record as its owner sees it: translated, agency-local times. */
import type { ServiceRecord } from '#contract/services/records.ts';
import { filePath } from '#contract/upload/upload.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readOffice } from '#server/shared/settings/offices.ts';
import { changeUntil, picturesLeft, refuseCancel, refuseMove } from './records.rules.ts';
import type { WholeRecord } from './whole-records.store.ts';

export type Reader = { locale: Locale; timeZone: string; now: Date; sealer: Sealer };

export const viewRecord = (
  record: WholeRecord,
  { locale, timeZone, now, sealer }: Reader,
): ServiceRecord => {
  const at = localTimeOrNull(timeZone);
  const [dateOf, timeOf] = [
    (moment: Date | null) => at(moment)?.slice(0, 10) ?? null,
    (moment: Date | null) => at(moment)?.slice(11) ?? null,
  ];
  const { startsAt, office, offered, noteSealed } = record;
  return {
    recordId: record.id,
    recordNo: record.recordNo,
    kind: record.kind,
    serviceId: record.serviceId,
    item: readText(record.item, locale),
    icon: record.icon,
    method: record.method,
    status: record.status,
    cancelledAt: at(record.cancelledAt),
    createdAt: localTime(record.createdAt, timeZone),
    dueAt: at(record.dueAt),
    location: office && readOffice(office, locale),
    reserveDate: dateOf(startsAt),
    reserveTime: timeOf(startsAt),
    changeUntil: at(startsAt && changeUntil(startsAt)),
    canMove: refuseMove(record, now) === null,
    canCancel: refuseCancel(record, now) === null,
    remindAt: at(record.remindAt),
    minutes: offered?.minutes ?? null,
    documents: offered?.documents.map((text) => readText(text, locale)) ?? [],
    contactPhone: record.contactPhone,
    note: noteSealed && sealer.open(noteSealed, record.id),
    files: record.fileIds.map((fileId) => ({ fileId, path: filePath(fileId, 'service') })),
    picturesLeft: picturesLeft(record, record.fileIds.length),
    enteredByStaff: record.enteredByStaff,
    history: record.events.map((e) => ({
      event: e.event,
      at: localTime(e.at, timeZone),
      by: e.by,
      helper: e.helper,
      reserveDate: dateOf(e.startsAt),
      reserveTime: timeOf(e.startsAt),
      note: e.note,
    })),
  };
};
