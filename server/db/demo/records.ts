/** The demo's service records: a visit that is coming, requests that were answered, one that needs something. */
import { randomUUID } from 'node:crypto';
import { agency, users } from '#demo/agency.ts';
import { records } from '#demo/records.ts';
import { services } from '#demo/services.ts';
import { dayAfter, momentOf, weekdayOf } from '#server/ports/agency-time.ts';
import { wallClock } from '#server/ports/clock.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import type { Tx } from '../connect.ts';
import { bookingPlace, serviceRecord, serviceRecordEvent } from '../schema/services.ts';
import { momentBefore } from './dates.ts';

const { timeZone } = agency;
const slotMs = 30 * 60_000;

/** Saturday and Sunday become Monday. */
const workingDay = (date: string): string => dayAfter(date, { 0: 1, 6: 2 }[weekdayOf(date)] ?? 0);

const actorOf = {
  received: 'owner',
  booked: 'owner',
  reminded: 'system',
  finished: 'staff',
  exception: 'staff',
} as const;

type Visit = NonNullable<(typeof records)[number]['visit']>;

const visitOf = ({ office, inDays, time }: Visit, now: Date) => {
  const today = wallClock(now, timeZone).slice(0, 10);
  const date = workingDay(dayAfter(today, inDays));
  const startsAt = momentOf(`${date} ${time}`, timeZone);
  if (!startsAt) throw new Error(`the demo has a visit at no time: ${date} ${time}`);
  const endsAt = new Date(startsAt.getTime() + slotMs);
  const remindAt = inDays > 1 ? momentOf(`${dayAfter(date, -1)} 10:00`, timeZone) : null;
  return { companyAddressId: office, startsAt, endsAt, remindAt };
};

export const loadRecords = async (
  tx: Tx,
  userIds: ReadonlyMap<string, string>,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  for (const { phone, service, visit: planned, events, note, daysAgo, ...record } of records) {
    const asked = services.find((s) => s.slug === service);
    const person = users.find((u) => u.phone === phone);
    const userId = userIds.get(phone);
    if (!asked || !person || !userId) throw new Error('a demo record of nothing or nobody');
    const id = randomUUID();
    const createdAt = momentBefore(now, daysAgo);
    const visit = planned && visitOf(planned, now);
    await tx.insert(serviceRecord).values({
      ...record,
      ...visit,
      id,
      userId,
      kind: 'service',
      serviceId: service,
      item: asked.name,
      icon: asked.icon,
      contactPhone: `+1${phone}`,
      noteSealed: note ? sealer.seal(note, id) : null,
      locale: person.locale,
      createdAt,
      changedAt: createdAt,
    });
    if (visit && record.status === 'init') {
      const { remindAt: _, ...place } = visit;
      await tx.insert(bookingPlace).values({ ...place, place: 1, recordId: id });
    }
    await tx.insert(serviceRecordEvent).values(
      events.map((e) => ({
        recordId: id,
        event: e.event,
        by: actorOf[e.event],
        at: momentBefore(now, e.daysAgo),
        startsAt: visit?.startsAt ?? null,
        note: e.note ?? null,
      })),
    );
  }
};
