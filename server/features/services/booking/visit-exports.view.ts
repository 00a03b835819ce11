/** A visit as a calendar file, and as a large-print page in two languages. */

import { AppError } from '#contract/errors.ts';
import { orderedName } from '#contract/person-name.ts';
import type { AppointmentSheet } from '#contract/services/records.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { changeUntil } from '#server/features/services/requests/records.rules.ts';
import type { WholeRecord } from '#server/features/services/requests/whole-records.store.ts';
import { calendarFile } from '#server/platform/http/calendar-file.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Settings } from '#server/shared/settings/settings.ts';

type Agency = Settings['agency'];

const visitOf = (record: WholeRecord) => {
  const { startsAt, endsAt, office } = record;
  if (!startsAt || !endsAt || !office) throw new AppError('no_appointment');
  return { startsAt, endsAt, office };
};

/** Minutes before: a day, while it can still be changed, and two hours. */
const alarms = [24 * 60, 2 * 60];

export const calendarOf = (record: WholeRecord, agency: Agency, locale: Locale): File => {
  const { startsAt, endsAt, office } = visitOf(record);
  const { recordNo } = record;
  const words = {
    item: readText(record.item, locale),
    office: readText(office.name, locale),
    no: recordNo,
    phone: office.phone,
  };
  const documents = record.offered?.documents.map((text) => `- ${readText(text, locale)}`) ?? [];
  const bring = documents.length ? [say(locale, 'messages.calendarBring'), ...documents] : [];
  return calendarFile(recordNo, {
    uid: `service-${record.id}@persimmon`,
    sequence: record.sequence,
    cancelled: record.cancelledAt !== null,
    startsAt,
    endsAt,
    timeZone: agency.timeZone,
    summary: say(locale, 'messages.calendarTitle', words),
    description: [say(locale, 'messages.calendarText', words), ...bring].join('\n'),
    location: readText(office.address, 'en'),
    organizer: { name: readText(agency.name, locale), email: agency.email },
    changedAt: record.changedAt,
    alarms,
  });
};

type Names = { firstName: string; lastName: string; chineseName: string | null };

export const sheetOf = (
  record: WholeRecord,
  { agency, names, now, locale }: { agency: Agency; names: Names; now: Date; locale: Locale },
): AppointmentSheet => {
  const { startsAt, office } = visitOf(record);
  const at = (moment: Date) => localTime(moment, agency.timeZone);
  const textIn = (language: Locale) => ({
    agencyName: readText(agency.name, language),
    item: readText(record.item, language),
    officeName: readText(office.name, language),
    address: readText(office.address, language),
    hours: readText(office.hours, language),
    documents: record.offered?.documents.map((text) => readText(text, language)) ?? [],
  });
  const chineseLocale = locale === 'zh-CN' ? 'zh-CN' : 'zh-TW';
  return {
    recordNo: record.recordNo,
    reserveDate: at(startsAt).slice(0, 10),
    reserveTime: at(startsAt).slice(11),
    changeUntil: at(changeUntil(startsAt)),
    cancelled: record.cancelledAt !== null,
    printedAt: at(now),
    person: { latin: orderedName(names), chinese: names.chineseName },
    phone: office.phone,
    email: agency.email,
    chineseLocale,
    en: textIn('en'),
    zh: textIn(chineseLocale),
  };
};
