/** A visit as the office sees it: translated, agency-local times. */
import { orderedName } from '#contract/person-name.ts';
import type { DayVisit, VisitState } from '#contract/services/visits-office.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { VisitRow } from './visits.store.ts';

type Names = { firstName: string; lastName: string; chineseName: string | null };
export const namesOf = ({ firstName, lastName, chineseName }: Names) => ({
  latin: orderedName({ firstName, lastName }),
  chinese: chineseName || null,
});

type Standing = Pick<VisitRow['record'], 'cancelledAt' | 'status' | 'attendance'>;
export const visitStateOf = ({ cancelledAt, status, attendance }: Standing): VisitState => {
  if (cancelledAt) return 'cancelled';
  if (status !== 'init') return 'done';
  return attendance ?? 'expected';
};

export const viewVisit = (
  { record, assignee, version, ...names }: VisitRow,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): DayVisit => {
  const timeOf = (moment: Date | null) => (moment ? localTime(moment, timeZone).slice(11) : '');
  return {
    recordId: record.id,
    recordNo: record.recordNo,
    companyAddressId: record.companyAddressId ?? '',
    from: timeOf(record.startsAt),
    to: timeOf(record.endsAt),
    names: namesOf(names),
    phoneEnd: record.contactPhone.slice(-4),
    item: readText(record.item, locale),
    state: visitStateOf(record),
    hasNote: record.noteSealed !== null,
    enteredByStaff: record.enteredByStaff,
    assignee,
    version: version ?? 0,
    sequence: record.sequence,
  };
};
