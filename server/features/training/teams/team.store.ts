/** Teams and their supervisors, and when people were last reminded. */
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { capabilities } from '#contract/access.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { staff } from '#server/schema/staff.ts';
import { trainingNudge, trainingPlanReminder, trainingTeam } from '#server/schema/training/plan.ts';

/** Staff who may open the training pages. */
const maySupervise = and(
  eq(staff.active, true),
  inArray(staff.role, [...capabilities.manageTraining]),
);

export const listSupervisors = (db: Queryable) =>
  db
    .select({ staffId: staff.id, name: staff.name })
    .from(staff)
    .where(maySupervise)
    .orderBy(asc(staff.name), asc(staff.id));

/** Of caregivers at work, with how many they are. */
export const listTeamSizes = async (db: Queryable): Promise<{ team: string; people: number }[]> => {
  const rows = await db
    .select({ team: caregiverApplication.team, people: count() })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .where(
      and(
        isNotNull(caregiverApplication.team),
        eq(caregiverApplication.status, 'approved'),
        eq(user.suspended, false),
        isNull(user.mergedInto),
      ),
    )
    .groupBy(caregiverApplication.team)
    .orderBy(asc(caregiverApplication.team));
  return rows.flatMap(({ team, people }) => (team ? [{ team, people }] : []));
};

export const isTeam = async (db: Queryable, team: string): Promise<boolean> => {
  const [row] = await db
    .select({ userId: caregiverApplication.userId })
    .from(caregiverApplication)
    .where(and(eq(caregiverApplication.team, team), eq(caregiverApplication.status, 'approved')))
    .limit(1);
  return row !== undefined;
};

const supervised = {
  team: trainingTeam.name,
  staffId: staff.id,
  name: staff.name,
  email: staff.email,
  locale: staff.locale,
  digest: staff.teamDigest,
};

/** Teams that somebody supervises who still may. */
export const listSupervised = (db: Queryable) =>
  db
    .select(supervised)
    .from(trainingTeam)
    .innerJoin(staff, and(eq(staff.id, trainingTeam.supervisorId), maySupervise))
    .orderBy(asc(trainingTeam.name));

export const saveSupervisor = async (
  db: Queryable,
  name: string,
  { supervisorId, digestOn }: { supervisorId: string | null; digestOn: string },
): Promise<void> => {
  await db
    .insert(trainingTeam)
    .values({ name, supervisorId, digestOn })
    .onConflictDoUpdate({ target: trainingTeam.name, set: { supervisorId } });
};

/** Marks the week; the teams whose mail was still to be written. Of two processes one gets them. */
export const takeDigests = async (tx: Tx, staffId: string, monday: string): Promise<string[]> => {
  const rows = await tx
    .update(trainingTeam)
    .set({ digestOn: monday })
    .where(and(eq(trainingTeam.supervisorId, staffId), lt(trainingTeam.digestOn, monday)))
    .returning({ name: trainingTeam.name });
  return rows.map(({ name }) => name).toSorted();
};

/** When the office last reminded each of these people, of a plan or of everything. */
export const listReminded = async (
  db: Queryable,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, Date>> => {
  if (!userIds.length) return new Map();
  const ids = [...userIds];
  const ofPlans = await db
    .select({ userId: trainingPlanReminder.userId, at: trainingPlanReminder.sentAt })
    .from(trainingPlanReminder)
    .where(
      and(
        inArray(trainingPlanReminder.userId, ids),
        eq(trainingPlanReminder.stage, 'nudge'),
        gt(trainingPlanReminder.sentAt, since),
      ),
    );
  const ofAll = await db
    .select({ userId: trainingNudge.userId, at: trainingNudge.nudgedAt })
    .from(trainingNudge)
    .where(and(inArray(trainingNudge.userId, ids), gt(trainingNudge.nudgedAt, since)));
  const last = new Map<string, Date>();
  for (const { userId, at } of [...ofPlans, ...ofAll])
    if (at > (last.get(userId) ?? since)) last.set(userId, at);
  return last;
};

/** Of two reminders at once the second waits, and finds the first. */
export const lockPeople = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  await tx
    .select({ one: sql`1` })
    .from(caregiverApplication)
    .where(inArray(caregiverApplication.userId, [...userIds]))
    .orderBy(asc(caregiverApplication.userId))
    .for('update');
};

export const saveReminded = async (tx: Tx, userId: string, nudgedAt: Date): Promise<void> => {
  await tx
    .insert(trainingNudge)
    .values({ userId, nudgedAt })
    .onConflictDoUpdate({ target: trainingNudge.userId, set: { nudgedAt } });
};
