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
import { eventOf, nextReminder } from '#server/shared/people/important-dates.rules.ts';
import { momentBefore } from './dates.ts';

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
  const known = await tx
    .select({ userId: importantDate.userId, kind: importantDate.kind })
    .from(importantDate)
    .where(
      inArray(
        importantDate.userId,
        people.map(({ id }) => id),
      ),
    );
  const today = localTime(now, agency.timeZone).slice(0, 10);
  for (const { phone, inDays, title, state = 'upcoming', movedBy, ...date } of importantDates) {
    const person = people.find((one) => one.phone === `+1${phone}`);
    // Staff of an older demo may have deleted or merged the account.
    if (!person) continue;
    // An earlier start loaded it, for another day perhaps.
    if (known.some(({ userId, kind }) => userId === person.id && kind === date.kind)) continue;
    const id = randomUUID();
    const day = dayAfter(today, inDays);
    const movedAt = movedBy && momentBefore(now, movedBy.hoursAgo / 24);
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
        ...(movedAt && {
          history: [
            eventOf('moved', { by: 'person', helper: movedBy.helper }, { now: movedAt, day }),
          ],
        }),
        createdAt: now,
        changedAt: now,
      })
      .onConflictDoNothing();
  }
};
