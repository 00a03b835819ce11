/** Registrations of the demo's activities: parties that add up to the displayed counts. */
import { eq } from 'drizzle-orm';
import { activities } from '#demo/activities.ts';
import { guests, memberJoined, partySizes } from '#demo/guests.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { activityRegistration } from '#server/schema/activity.ts';
import { momentBefore } from './dates.ts';

type NewRow = typeof activityRegistration.$inferInsert;

/** Party sizes that add up to exactly so many people. */
const partiesOf = (people: number, first: number): number[] => {
  const sizes: number[] = [];
  for (let left = people; left > 0; ) {
    const size = Math.min(left, partySizes[(first + sizes.length) % partySizes.length] ?? 1);
    sizes.push(size);
    left -= size;
  }
  return sizes;
};

const guestRow = (index: number) => {
  const guest = guests[index % guests.length] ?? { name: 'Guest', locale: 'zh-TW' as const };
  const phone = `+12125550${110 + (index % 90)}`;
  // No consent, so no reminders to invented people.
  return { ...guest, phone, needs: [], smsConsent: false } satisfies Partial<NewRow>;
};

export const loadRegistrations = async (tx: Tx, now: Date): Promise<void> => {
  const [member] = await tx
    .select()
    .from(user)
    .where(eq(user.phone, `+1${memberJoined.phone}`));
  const rows: NewRow[] = [];
  for (const [number, a] of activities.entries()) {
    const own = member && a.slug === memberJoined.activity ? memberJoined : null;
    if (own && member)
      rows.push({
        activityId: a.slug,
        userId: member.id,
        status: 'registered',
        name: `${member.firstName} ${member.lastName}`,
        phone: member.phone,
        companions: own.companions,
        needs: ['wheelchair'],
        smsConsent: true,
        locale: member.locale,
        privacyAcceptedAt: momentBefore(now, 2),
        registeredAt: momentBefore(now, 2),
      });
    const seated = partiesOf(a.registered - (own ? own.companions + 1 : 0), number);
    const waiting = Array.from({ length: a.waitlist ?? 0 }, (_, i) => partySizes[i] ?? 1);
    const opened = Math.max(1, -a.registrationOpensInDays, -a.inDays);
    for (const [i, size] of [...seated, ...waiting].entries())
      rows.push({
        ...guestRow(number * 7 + i),
        activityId: a.slug,
        status: i < seated.length ? 'registered' : 'waitlisted',
        companions: size - 1,
        registeredAt: momentBefore(now, opened * (1 - i / (seated.length + waiting.length))),
      });
  }
  await tx.insert(activityRegistration).values(rows);
};
