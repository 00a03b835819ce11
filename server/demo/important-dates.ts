import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { agency } from '#demo/agency.ts';
import { importantDates } from '#demo/important-dates.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { importantDate } from '#server/schema/renewal.ts';
import { nextReminder } from '#server/shared/people/important-dates.rules.ts';

export const loadImportantDates = async (
  tx: Tx,
  now: Date,
  { sealer }: { sealer: Sealer },
): Promise<void> => {
  const phones = importantDates.map(({ phone }) => `+1${phone}`);
  const people = await tx
    .select({ id: user.id, phone: user.phone })
    .from(user)
    .where(inArray(user.phone, phones));
  const today = localTime(now, agency.timeZone).slice(0, 10);
  for (const { phone, inDays, title, state = 'upcoming', ...date } of importantDates) {
    const person = people.find((one) => one.phone === `+1${phone}`);
    // Staff of an older demo may have deleted or merged the account.
    if (!person) continue;
    const id = randomUUID();
    const day = dayAfter(today, inDays);
    await tx
      .insert(importantDate)
      .values({
        ...date,
        id,
        userId: person.id,
        day,
        state,
        titleSealed: title ? sealer.seal(title, id) : null,
        remindOn: state === 'upcoming' ? nextReminder(day, today) : null,
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoNothing();
  }
};
