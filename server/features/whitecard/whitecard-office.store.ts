import { and, count, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type CardQueue, cardQueues } from '#contract/whitecard-office.ts';
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
import { user } from '#server/db/schema/account.ts';
import { caseWork } from '#server/db/schema/office.ts';
import { staff } from '#server/db/schema/staff.ts';
import {
  whiteCard,
  whiteCardDocument,
  whiteCardPapers,
  whiteCardPicture,
} from '#server/db/schema/whitecard.ts';

/** Handed in since we last spoke with them. */
const cardWaits = sql`(${whiteCard.status} = 'submitted' and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${whiteCard.submittedAt}))`;
const papersWait = sql`(${whiteCardPapers.sentAt} is not null and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${whiteCardPapers.sentAt}))`;

const isOpen = sql`(coalesce(${whiteCard.status} = 'submitted', false) or ${papersWait})`;
const queueOf = {
  open: isOpen,
  papers: sql`(not ${isOpen} and ${whiteCard.userId} is null)`,
  decided: sql`(not ${isOpen} and ${whiteCard.userId} is not null)`,
};

/** The earlier of the two promises that are not kept yet. */
const due = momentFrom(
  sql`least(case when ${cardWaits} then ${whiteCard.contactBy} end, case when ${papersWait} then ${whiteCardPapers.contactBy} end)`,
);
const since = momentFrom(sql`greatest(${whiteCard.submittedAt}, ${whiteCardPapers.sentAt})`);
const ready = sql<number>`(select count(*)::int from ${whiteCardDocument} where ${whiteCardDocument.userId} = ${user.id} and ${whiteCardDocument.complete} and exists (select 1 from ${whiteCardPicture} where ${whiteCardPicture.userId} = ${user.id} and ${whiteCardPicture.kind} = ${whiteCardDocument.kind}))`;

const columns = {
  ...caseColumns,
  id: user.id,
  status: whiteCard.status,
  papersSentAt: whiteCardPapers.sentAt,
  submittedAt: since,
  dueAt: due,
  ready,
};

export type Filter = CaseFilter & { queue?: CardQueue | undefined };

const isCase = or(isNotNull(whiteCard.userId), isNotNull(whiteCardPapers.sentAt));
const whereOf = ({ queue, ...filter }: Filter, looking: Looking) =>
  and(isCase, queue && queueOf[queue], caseWhere(filter, looking, { due }));

export const listCases = async (
  db: Queryable,
  filter: Filter,
  { limit, offset, ...looking }: Looking & { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id))
    .leftJoin(caseWork, worksOn('card', user.id))
    .leftJoin(staff, isAssignee)
    .where(whereOf(filter, looking))
    .orderBy(...soonestFirst(due, since, user.id))
    .limit(limit)
    .offset(offset);

const counted = Object.fromEntries(
  cardQueues.map((queue) => [queue, sql<number>`count(*) filter (where ${queueOf[queue]})::int`]),
) as Record<CardQueue, ReturnType<typeof sql<number>>>;

export const countCases = async (
  db: Queryable,
  filter: Filter,
  looking: Looking,
): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id))
    .leftJoin(caseWork, worksOn('card', user.id))
    .where(whereOf(filter, looking));
  return row?.n ?? 0;
};

export const countQueues = async (db: Queryable): Promise<Record<CardQueue, number>> => {
  const [row] = await db
    .select(counted)
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id))
    .leftJoin(caseWork, worksOn('card', user.id))
    .where(isCase);
  return row ?? { open: 0, papers: 0, decided: 0 };
};

export const findCase = async (db: Queryable, userId: string) => {
  const [row] = await db
    .select({ ...columns, person: personColumns, idSealed: whiteCard.idSealed })
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .leftJoin(whiteCardPapers, eq(whiteCardPapers.userId, user.id))
    .leftJoin(caseWork, worksOn('card', user.id))
    .leftJoin(staff, isAssignee)
    .where(and(isCase, eq(sql`${user.id}::text`, userId)));
  return row ?? null;
};
