import { and, count, eq, sql } from 'drizzle-orm';
import { type ApplicationQueue, applicationQueues } from '#contract/account-office.ts';
import {
  type CaseFilter,
  caseColumns,
  caseWhere,
  isAssignee,
  type Looking,
  momentFrom,
  personColumns,
  soonestFirst,
  worksOn,
} from '#server/db/case-queue.ts';
import type { Queryable } from '#server/db/connect.ts';
import { caregiverApplication, personDocument, user } from '#server/db/schema/account.ts';
import { caseWork } from '#server/db/schema/office.ts';
import { staff } from '#server/db/schema/staff.ts';

const queueOf = {
  submitted: sql`${caregiverApplication.status} = 'submitted'`,
  more_info: sql`${caregiverApplication.status} = 'more_info'`,
  decided: sql`${caregiverApplication.status} in ('approved', 'rejected')`,
};

const due = momentFrom(sql`${caregiverApplication.dueAt}`);
const { submittedAt } = caregiverApplication;

const columns = {
  ...caseColumns,
  id: caregiverApplication.userId,
  status: caregiverApplication.status,
  yearsOfExperience: caregiverApplication.yearsOfExperience,
  submittedAt,
  dueAt: due,
  documents: sql<number>`(select count(*)::int from ${personDocument} where ${personDocument.userId} = ${caregiverApplication.userId})`,
};

export type Filter = CaseFilter & { queue?: ApplicationQueue | undefined };

const whereOf = ({ queue, ...filter }: Filter, looking: Looking) =>
  and(queue && queueOf[queue], caseWhere(filter, looking, { due }));

export const listCases = async (
  db: Queryable,
  filter: Filter,
  { limit, offset, ...looking }: Looking & { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .leftJoin(caseWork, worksOn('application', caregiverApplication.userId))
    .leftJoin(staff, isAssignee)
    .where(whereOf(filter, looking))
    .orderBy(...soonestFirst(due, submittedAt, caregiverApplication.userId))
    .limit(limit)
    .offset(offset);

export const countCases = async (
  db: Queryable,
  filter: Filter,
  looking: Looking,
): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .leftJoin(caseWork, worksOn('application', caregiverApplication.userId))
    .where(whereOf(filter, looking));
  return row?.n ?? 0;
};

export const countQueues = async (db: Queryable): Promise<Record<ApplicationQueue, number>> => {
  const counts = Object.fromEntries(
    applicationQueues.map((queue) => [
      queue,
      sql<number>`count(*) filter (where ${queueOf[queue]})::int`,
    ]),
  ) as Record<ApplicationQueue, ReturnType<typeof sql<number>>>;
  const [row] = await db.select(counts).from(caregiverApplication);
  return row ?? { submitted: 0, more_info: 0, decided: 0 };
};

export const findCase = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select({
      ...columns,
      person: personColumns,
      workExperience: caregiverApplication.workExperience,
      employeeId: caregiverApplication.employeeId,
      decidedAt: caregiverApplication.decidedAt,
      officeNote: caregiverApplication.officeNote,
      asked: caregiverApplication.asked,
    })
    .from(caregiverApplication)
    .innerJoin(user, eq(user.id, caregiverApplication.userId))
    .leftJoin(caseWork, worksOn('application', caregiverApplication.userId))
    .leftJoin(staff, isAssignee)
    .where(eq(sql`${caregiverApplication.userId}::text`, userId));
  return row ?? null;
};
