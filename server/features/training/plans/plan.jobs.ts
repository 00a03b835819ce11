/** Reminders of planned trainings: 30, 14 and 3 days before the due day, and once when it has passed. */
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { reminderStage } from './plan.rules.ts';
import { listAssignments, sendReminder } from './plan.service.ts';
import * as store from './plan.store.ts';

/** Returns how many were sent. Each in its own transaction, so a failure doesn't undo earlier ones. */
export const remindOfPlans = async ({
  db,
  clock,
  messages,
}: Needs<'db' | 'clock' | 'messages'>): Promise<number> => {
  const now = clock.now();
  const { timeZone, phone } = await getSetting(db, 'agency');
  const { reminderTime } = await getSetting(db, 'promises');
  const [today = '', time = ''] = localTime(now, timeZone).split(' ');
  if (time < reminderTime) return 0;
  const keyOf = (parts: readonly string[]) => parts.join(' ');
  const sent = new Set(
    (await store.listSent(db)).map((one) => keyOf([one.planId, one.userId, one.dueOn, one.stage])),
  );
  // Two plans for one training: the person hears of the one that is due first.
  const told = new Set<string>();
  const { assignments } = await listAssignments(db, today);
  const due = assignments
    .flatMap((assignment) => {
      const { standing } = assignment;
      const stage = standing && reminderStage(standing, today);
      return standing && stage ? [{ assignment, standing, stage }] : [];
    })
    .toSorted((a, b) => a.standing.dueOn.localeCompare(b.standing.dueOn));
  let count = 0;
  for (const { assignment, standing, stage } of due) {
    const { plan, person } = assignment;
    const subject = keyOf([person.userId, plan.plan.trainingId]);
    if (told.has(subject)) continue;
    told.add(subject);
    const reminder = {
      planId: plan.plan.id,
      userId: person.userId,
      dueOn: standing.dueOn,
      stage,
    };
    if (sent.has(keyOf([reminder.planId, reminder.userId, reminder.dueOn, stage]))) continue;
    const isSent = await db.transaction(async (tx) => {
      if (!(await store.insertReminder(tx, reminder, now))) return false;
      await sendReminder(tx, messages, assignment, standing, { today, phone });
      return true;
    });
    if (isSent) count += 1;
  }
  return count;
};
