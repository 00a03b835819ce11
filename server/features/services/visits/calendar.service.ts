/**
 * Changes the calendar and moves or cancels the visits affected, in one transaction that can be previewed. It holds the
 * calendar lock exclusively, so nobody books meanwhile.
 */

import { AppError } from '#contract/errors.ts';
import type { Affected, CalendarChange, Fate } from '#contract/services/calendar-office.ts';
import type { Slot } from '#contract/services/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { booking } from '#server/features/services/booking/booking.service.ts';
import { cancelIn, moveIn } from '#server/features/services/booking/changes.service.ts';
import { deletePlace } from '#server/features/services/booking/offices.store.ts';
import { displacedBookings } from '#server/features/services/booking/slots.rules.ts';
import { checkSlot } from '#server/features/services/booking/slots.service.ts';
import { createNotices } from '#server/features/services/requests/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { InTransaction } from '#server/platform/database/dry-run.ts';
import { say } from '#server/platform/http/translate.ts';
import { agencyTime } from '#server/platform/time/agency-time.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import {
  changeCase,
  findCaseWork,
  insertCaseEntry,
  recordCase,
} from '#server/shared/cases/case-work.ts';
import { joinSentences } from '#server/shared/cases/correction.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import { listSchedules } from '#server/shared/settings/office-hours.store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import * as calendar from './calendar.store.ts';
import type { VisitDeps } from './visits.service.ts';
import { listAllOffices } from './visits.store.ts';
import { namesOf } from './visits.view.ts';

type CalendarRequest = {
  version: string;
  change: CalendarChange;
  fates?: Fate[] | undefined;
  preview?: boolean | undefined;
};
type Reader = { staffId: string; locale: Locale };
type BookedRow = Awaited<ReturnType<typeof calendar.listBooked>>[number];

const slotAsUtc = (slot: Slot): number => Date.parse(`${slot.reserveDate}T${slot.reserveTime}Z`);

/** The free slot nearest to the lost one. */
const nearestTo = async (tx: Tx, now: Date, { record }: BookedRow, at: Slot) => {
  const { companyAddressId, userId, id: recordId } = record;
  if (!companyAddressId) return null;
  const { nearest } = await checkSlot(tx, now, { companyAddressId, ...at }, { userId, recordId });
  const away = (slot: Slot) => Math.abs(slotAsUtc(slot) - slotAsUtc(at));
  return [...nearest].sort((a, b) => away(a) - away(b))[0] ?? null;
};

/** Visits that fit before the change but not after it. */
const findAffected = async (
  tx: Tx,
  now: Date,
  officeIds: string[],
  change: () => Promise<void>,
): Promise<BookedRow[]> => {
  const time = agencyTime(now, await getTimeZone(tx));
  const rows = await calendar.listBooked(tx, officeIds, now);
  const displaced = async () => {
    const schedules = await listSchedules(tx, officeIds);
    return new Set(
      [...schedules].flatMap(([id, schedule]) => {
        const there = rows.flatMap(({ record }) => {
          const { id: recordId, startsAt, endsAt, createdAt } = record;
          return record.companyAddressId === id && startsAt && endsAt
            ? [{ recordId, startsAt, endsAt, createdAt }]
            : [];
        });
        return [...displacedBookings(schedule, there, time)];
      }),
    );
  };
  const before = await displaced();
  await change();
  const after = await displaced();
  return rows.filter(({ record }) => after.has(record.id) && !before.has(record.id));
};

/** The plan must cover exactly the affected visits, unchanged since. */
const checkFates = (affected: readonly BookedRow[], fates: readonly Fate[]): void => {
  const sameOne = ({ record }: BookedRow) =>
    fates.some((f) => f.recordId === record.id && f.sequence === record.sequence);
  if (affected.length !== fates.length || !affected.every(sameOne))
    throw new AppError('changed_meanwhile');
};

const subjectOf = (change: CalendarChange): string =>
  'companyAddressId' in change ? `office ${change.companyAddressId}` : 'holidays';

/** What clients are told: the typed reason, or the holiday's name. */
const reasonOf = (change: CalendarChange, day: string): LocalText | null => {
  if (change.kind === 'addHolidays')
    return change.holidays.find((holiday) => holiday.day === day)?.name ?? null;
  return change.kind === 'closeDay' || change.kind === 'exception' ? change.reason : null;
};
const closes = ['closeDay', 'addHolidays'] as const;

export const changeCalendar = async (
  deps: VisitDeps,
  { staffId, locale }: Reader,
  { version, change, fates, preview }: CalendarRequest,
): Promise<Affected[]> => {
  const { db, clock, sealer } = deps;
  const inTransaction: InTransaction = (run) =>
    booking(db, clock.now(), { calendar: 'change' }, run);
  const { affected } = await officeTransaction(
    { ...deps, preview, inTransaction },
    async ({ tx, messages, sent }) => {
      const notices = createNotices(messages);
      const reason = closes.some((kind) => kind === change.kind) ? 'closed' : 'hours';
      const now = clock.now();
      const offices = await listAllOffices(tx);
      const named = 'companyAddressId' in change ? change.companyAddressId : null;
      if (named && !offices.some(({ id }) => id === named)) throw new AppError('not_found');
      const before = await calendar.getCalendarVersion(tx);
      const officeIds = named ? [named] : offices.map(({ id }) => id);
      const rows = await findAffected(tx, now, officeIds, () => calendar.applyChange(tx, change));
      // No change: a double click.
      if ((await calendar.getCalendarVersion(tx)) === before) return { affected: [] };
      if (before !== version) throw new AppError('changed_meanwhile');
      if (fates) checkFates(rows, fates);
      else if (!preview && rows.length) throw new AppError('changed_meanwhile');

      const time = agencyTime(now, await getTimeZone(tx));
      // Free all seats first, so affected visits don't block each other.
      for (const { record } of rows) await deletePlace(tx, record.id);
      const results: Affected[] = [];
      for (const row of rows) {
        const { record } = row;
        const [reserveDate = '', reserveTime = ''] = time
          .toLocal(record.startsAt ?? now)
          .split(' ');
        const at = { reserveDate, reserveTime };
        const fate = fates?.find((f) => f.recordId === record.id);
        const to = fate ? fate.to : await nearestTo(tx, now, row, at);
        // Its seat has been freed: keeping the time is not an option.
        if (to && slotAsUtc(to) === slotAsUtc(at)) throw new AppError('changed_meanwhile');
        const ref = recordCase(record.id);
        await changeCase(tx, ref, (await findCaseWork(tx, ref)).version);
        const recordLocale = localeOf(record.locale);
        const { id: recordId, userId, sequence, recordNo } = record;
        const one = { recordId, userId, locale: recordLocale, byStaff: true };
        const first = sent.length;
        const why = reasonOf(change, reserveDate);
        const note = why ? readText(why, recordLocale) : undefined;
        if (to) {
          const because = say(recordLocale, `messages.visitReasons.${reason}`);
          await moveIn(
            tx,
            { clock, notices },
            one,
            to,
            joinSentences([because, note], recordLocale),
          );
        } else await cancelIn(tx, { clock, notices }, one, { reason, note });
        const details: Record<string, string> = to
          ? { state: 'moved', to: `${to.reserveDate} ${to.reserveTime}` }
          : { state: 'cancelled', reason };
        await insertCaseEntry(tx, ref, { entry: 'status', staffId, at: now, details }, sealer);
        const action = to ? 'visit.moved' : 'visit.cancelled';
        await insertAudit(tx, { at: now, actor: staffId, action, subjectId: userId, details });
        const office = offices.find(({ id }) => id === record.companyAddressId);
        results.push({
          recordId,
          sequence,
          recordNo,
          names: namesOf(row),
          phoneEnd: record.contactPhone.slice(-4),
          locale: recordLocale,
          item: readText(record.item, locale),
          officeName: office ? readText(office.name, locale) : '',
          at,
          to,
          messages: sent.slice(first),
        });
      }
      const moved = results.filter(({ to }) => to).length;
      await insertAudit(tx, {
        at: now,
        actor: staffId,
        action: `calendar.${change.kind}`,
        subject: subjectOf(change),
        details: {
          ...('day' in change && { day: change.day }),
          ...(change.kind === 'addHolidays' && {
            days: change.holidays.map(({ day }) => day).join(' '),
          }),
          moved: String(moved),
          cancelled: String(results.length - moved),
        },
      });
      return { affected: results };
    },
  );
  return affected;
};
