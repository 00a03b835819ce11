import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/account/account.ts';
import type { DocumentKind } from '#contract/account/documents.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';

export type Application = Omit<typeof caregiverApplication.$inferSelect, 'asked' | 'renewed'> & {
  asked: DocumentKind[];
  renewed: DocumentKind[];
};

type Work = Pick<Application, 'yearsOfExperience' | 'workExperience' | 'employeeId'>;

const applicationOf = (row: typeof caregiverApplication.$inferSelect): Application => ({
  ...row,
  asked: row.asked as DocumentKind[],
  renewed: row.renewed as DocumentKind[],
});

export const insertApplication = async (
  db: Queryable,
  values: Work & { userId: string; submittedAt: Date; dueAt: Date },
): Promise<void> => {
  await db.insert(caregiverApplication).values({ ...values, status: 'submitted' });
};

/** `lock` keeps both office and caregiver from changing it until the transaction ends. */
export const getApplication = async (
  db: Queryable,
  userId: string,
  { lock = false } = {},
): Promise<Application> => {
  const query = db
    .select()
    .from(caregiverApplication)
    .where(eq(caregiverApplication.userId, userId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Error('caregiver has no application');
  return applicationOf(row);
};

export const findApplication = async (
  db: Queryable,
  userId: string,
): Promise<Application | null> => {
  const [row] = await db
    .select()
    .from(caregiverApplication)
    .where(eq(caregiverApplication.userId, userId));
  return row ? applicationOf(row) : null;
};

export const updateWork = async (db: Queryable, userId: string, work: Work): Promise<void> => {
  await db.update(caregiverApplication).set(work).where(eq(caregiverApplication.userId, userId));
};

type Move = Partial<
  Pick<
    Application,
    'dueAt' | 'decidedAt' | 'officeNote' | 'asked' | 'askedAt' | 'remindedAt' | 'renewed'
  >
> & {
  to: ApplicationStatus;
  from: ApplicationStatus[];
};

/** Compare-and-swap; false unless it is in one of the `from` states. */
export const updateStatus = async (
  db: Queryable,
  userId: string,
  { to, from, ...values }: Move,
): Promise<boolean> => {
  const moved = await db
    .update(caregiverApplication)
    .set({ ...values, status: to })
    .where(and(eq(caregiverApplication.userId, userId), inArray(caregiverApplication.status, from)))
    .returning({ userId: caregiverApplication.userId });
  return moved.length === 1;
};

type Silent = { asked: Date } | { reminded: Date };

/** Applicants asked before `asked` and not reminded yet, or last reminded before `reminded`. */
export const listSilent = async (
  db: Queryable,
  since: Silent,
  limit: number,
): Promise<{ userId: string }[]> =>
  db
    .select({ userId: caregiverApplication.userId })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .where(
      and(
        eq(caregiverApplication.status, 'more_info'),
        eq(user.suspended, false),
        'asked' in since
          ? and(
              isNull(caregiverApplication.remindedAt),
              lte(caregiverApplication.askedAt, since.asked),
            )
          : lte(caregiverApplication.remindedAt, since.reminded),
      ),
    )
    .orderBy(asc(caregiverApplication.userId))
    .limit(limit);
