/** The demo's service records: upcoming visits, answered requests, some that need action. */
import { randomUUID } from 'node:crypto';
import { agency, type DemoUser } from '#demo/agency.ts';
import { services } from '#demo/services.ts';
import type { DemoRecord } from '#demo/shape.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { dayAfter, momentOf, weekdayOf } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { bookingPlace, serviceRecord, serviceRecordEvent } from '#server/schema/services.ts';
import { inOfficeHours } from '#server/shared/cases/promised-time.ts';
import { momentBefore } from './dates.ts';
import { isHoliday } from './holidays.ts';

const { timeZone } = agency;
const slotMs = 30 * 60_000;

const isClosed = (date: string): boolean => [0, 6].includes(weekdayOf(date)) || isHoliday(date);

/** The same day, or the next on which offices are open. */
const workingDay = (date: string): string =>
  isClosed(date) ? workingDay(dayAfter(date, 1)) : date;

const actorOf = {
  received: 'owner',
  booked: 'owner',
  reminded: 'system',
  finished: 'staff',
  exception: 'staff',
  unclear: 'staff',
} as const;

type Visit = NonNullable<DemoRecord['visit']>;

const visitOf = ({ office, inDays, time }: Visit, now: Date) => {
  const today = localTime(now, timeZone).slice(0, 10);
  const date = workingDay(dayAfter(today, inDays));
  const startsAt = momentOf(`${date} ${time}`, timeZone);
  if (!startsAt) throw new Error(`demo visit at a skipped time: ${date} ${time}`);
  const endsAt = new Date(startsAt.getTime() + slotMs);
  const remindAt = inDays > 1 ? momentOf(`${dayAfter(date, -1)} 10:00`, timeZone) : null;
  return { companyAddressId: office, startsAt, endsAt, remindAt };
};

/** The reminder comes the day before a visit, its end afterwards, whatever day the visit was moved to. */
const momentOfEvent = (
  { event, daysAgo }: DemoRecord['events'][number],
  visit: ReturnType<typeof visitOf> | undefined,
  now: Date,
): Date => {
  const planned = momentBefore(now, daysAgo);
  if (event === 'reminded' && visit) return new Date(visit.startsAt.getTime() - 24 * 3_600_000);
  if (event === 'finished' && visit && planned < visit.endsAt) return visit.endsAt;
  return planned;
};

export const loadRecords = async (
  tx: Tx,
  records: readonly DemoRecord[],
  people: ReadonlyMap<string, Pick<DemoUser, 'locale'> & { id: string }>,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  for (const one of records) {
    const { phone, service, visit: planned, events, note, daysAgo } = one;
    const { care, dueAfterDays, recordNo, method, status } = one;
    const asked = services.find((s) => s.slug === service);
    const person = people.get(phone);
    if (!asked || !person) throw new Error('demo record without a service or person');
    const id = randomUUID();
    const createdAt = momentBefore(now, daysAgo);
    const visit = planned && visitOf(planned, now);
    await tx.insert(serviceRecord).values({
      ...visit,
      id,
      recordNo,
      method,
      status,
      userId: person.id,
      kind: care ? 'care' : 'service',
      serviceId: service,
      item: asked.name,
      icon: asked.icon,
      contactPhone: `+1${phone}`,
      noteSealed: note ? sealer.seal(note, id) : null,
      locale: person.locale,
      createdAt,
      dueAt:
        dueAfterDays && status === 'init'
          ? await inOfficeHours(tx, createdAt, momentBefore(now, daysAgo - dueAfterDays))
          : null,
      changedAt: createdAt,
    });
    // Upcoming visits take a seat.
    if (visit && status === 'init' && visit.startsAt > now) {
      const { remindAt: _, ...place } = visit;
      await tx.insert(bookingPlace).values({ ...place, place: 1, recordId: id });
    }
    await tx.insert(serviceRecordEvent).values(
      events.map((e) => ({
        recordId: id,
        event: e.event,
        by: e.helper ? ('helper' as const) : actorOf[e.event],
        helper: e.helper ?? null,
        at: momentOfEvent(e, visit, now),
        startsAt: visit?.startsAt ?? null,
        note: e.note ?? null,
      })),
    );
  }
};
