/** Caregivers' papers, and who may be sent to clients. The rule is in the contract. */
import { and, eq, inArray } from 'drizzle-orm';
import type { PaperKind } from '#contract/account/documents.ts';
import { type Clearance, type KeptPaper, readPassport } from '#contract/account/passport.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { caregiverApplication, personDocument } from '#server/schema/account.ts';
import { getSetting } from '#server/shared/settings/settings.ts';

const listApproved = (db: Queryable, userIds?: readonly string[]) =>
  db
    .select({ userId: caregiverApplication.userId, role: caregiverApplication.role })
    .from(caregiverApplication)
    .where(
      and(
        eq(caregiverApplication.status, 'approved'),
        userIds && inArray(caregiverApplication.userId, [...userIds]),
      ),
    );

const listKept = async (db: Queryable, userIds: readonly string[]) =>
  userIds.length
    ? db
        .select({
          userId: personDocument.userId,
          kind: personDocument.kind,
          validUntil: personDocument.validUntil,
          checkedAt: personDocument.checkedAt,
          pending: personDocument.pending,
        })
        .from(personDocument)
        .where(inArray(personDocument.userId, [...userIds]))
    : [];

export type PersonPassport = ReturnType<typeof readPassport> & {
  role: string | null;
  /** Newer ones that wait for the office. */
  inReview: PaperKind[];
};

/** Of approved caregivers; all of them without ids. */
export const readPassports = async (
  db: Queryable,
  today: string,
  userIds?: readonly string[],
): Promise<Map<string, PersonPassport>> => {
  if (userIds && !userIds.length) return new Map();
  const people = await listApproved(db, userIds);
  const { roles } = await getSetting(db, 'inservice');
  const kept = Map.groupBy(
    await listKept(
      db,
      people.map(({ userId }) => userId),
    ),
    ({ userId }) => userId,
  );
  return new Map(
    people.map(({ userId, role }) => {
      const rows = kept.get(userId) ?? [];
      const papers = rows
        .filter(({ pending }) => !pending)
        .map(({ checkedAt, ...paper }): KeptPaper => ({ ...paper, checked: checkedAt !== null }));
      const required = roles.find(({ code }) => code === role)?.papers ?? null;
      const inReview = rows.filter(({ pending }) => pending).map(({ kind }) => kind);
      return [userId, { ...readPassport(required, papers, today), role, inReview }];
    }),
  );
};

/** Null unless the person is an approved caregiver with a role. */
export const readClearances = async (
  db: Queryable,
  today: string,
  userIds: readonly string[],
): Promise<(userId: string) => Clearance | null> => {
  const passports = await readPassports(db, today, userIds);
  return (userId) => passports.get(userId)?.clearance ?? null;
};

/** Approved caregivers who may, or may not, be sent to clients. */
export const listCleared = async (
  db: Queryable,
  today: string,
  clearance: Clearance,
): Promise<string[]> =>
  [...(await readPassports(db, today))]
    .filter(([, passport]) => passport.clearance === clearance)
    .map(([userId]) => userId);
