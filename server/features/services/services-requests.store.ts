import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type RequestQueue, requestQueues } from '#contract/service-requests-office.ts';
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
import type { Queryable, Tx } from '#server/db/connect.ts';
import { user } from '#server/db/schema/account.ts';
import { caseWork } from '#server/db/schema/office.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/db/schema/services.ts';
import { staff } from '#server/db/schema/staff.ts';
import { file } from '#server/db/schema/upload.ts';

/** A request has no appointment; visits are looked after by office and day. */
const isRequest = eq(serviceRecord.method, 'online');
const isClosed = sql`(${serviceRecord.cancelledAt} is not null or ${serviceRecord.status} = 'finish')`;
const queueOf = {
  init: sql`(not ${isClosed} and ${serviceRecord.status} = 'init')`,
  stuck: sql`(not ${isClosed} and ${serviceRecord.status} in ('error', 'unknown'))`,
  closed: isClosed,
};

/** Until somebody called, or it was answered. */
const due = momentFrom(
  sql`case when ${queueOf.init} and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${serviceRecord.createdAt}) then ${serviceRecord.dueAt} end`,
);

const columns = {
  ...caseColumns,
  id: serviceRecord.id,
  // The language it was asked for in.
  locale: serviceRecord.locale,
  recordNo: serviceRecord.recordNo,
  kind: serviceRecord.kind,
  item: serviceRecord.item,
  status: serviceRecord.status,
  cancelledAt: serviceRecord.cancelledAt,
  submittedAt: serviceRecord.createdAt,
  dueAt: due,
};

export type Filter = CaseFilter & {
  queue?: RequestQueue | undefined;
  kind?: 'care' | 'service' | undefined;
};

const whereOf = ({ queue, kind, ...filter }: Filter, looking: Looking) =>
  and(
    isRequest,
    queue && queueOf[queue],
    kind && eq(serviceRecord.kind, kind),
    caseWhere(filter, looking, { due, alsoIn: [serviceRecord.recordNo] }),
  );

export const listCases = async (
  db: Queryable,
  filter: Filter,
  { limit, offset, ...looking }: Looking & { limit: number; offset: number },
) =>
  db
    .select(columns)
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, worksOn('record', serviceRecord.id))
    .leftJoin(staff, isAssignee)
    .where(whereOf(filter, looking))
    .orderBy(...soonestFirst(due, serviceRecord.createdAt, serviceRecord.id))
    .limit(limit)
    .offset(offset);

export const countCases = async (
  db: Queryable,
  filter: Filter,
  looking: Looking,
): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, worksOn('record', serviceRecord.id))
    .where(whereOf(filter, looking));
  return row?.n ?? 0;
};

const counted = Object.fromEntries(
  requestQueues.map((queue) => [
    queue,
    sql<number>`count(*) filter (where ${queueOf[queue]})::int`,
  ]),
) as Record<RequestQueue, ReturnType<typeof sql<number>>>;

export const countQueues = async (db: Queryable): Promise<Record<RequestQueue, number>> => {
  const [row] = await db.select(counted).from(serviceRecord).where(isRequest);
  return row ?? { init: 0, stuck: 0, closed: 0 };
};

export const findCase = async (db: Queryable, recordId: string) => {
  const [row] = await db
    .select({
      ...columns,
      person: personColumns,
      contactPhone: serviceRecord.contactPhone,
      noteSealed: serviceRecord.noteSealed,
    })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .leftJoin(caseWork, worksOn('record', serviceRecord.id))
    .leftJoin(staff, isAssignee)
    .where(and(isRequest, eq(sql`${serviceRecord.id}::text`, recordId)));
  return row ?? null;
};

/** Locked until the transaction ends: its owner may cancel it just now. */
export const findForChange = async (tx: Tx, recordId: string) => {
  const [row] = await tx
    .select()
    .from(serviceRecord)
    .where(and(isRequest, eq(sql`${serviceRecord.id}::text`, recordId)))
    .for('update');
  return row ?? null;
};

export const listEvents = async (db: Queryable, recordId: string) =>
  db
    .select({
      event: serviceRecordEvent.event,
      at: serviceRecordEvent.at,
      by: serviceRecordEvent.by,
      note: serviceRecordEvent.note,
    })
    .from(serviceRecordEvent)
    .where(eq(serviceRecordEvent.recordId, recordId))
    .orderBy(asc(serviceRecordEvent.id));

export const listPictures = async (db: Queryable, recordId: string) =>
  db
    .select({ fileId: file.id, width: file.width, height: file.height })
    .from(serviceRecordPicture)
    .innerJoin(file, eq(file.id, serviceRecordPicture.fileId))
    .where(eq(serviceRecordPicture.recordId, recordId))
    .orderBy(asc(serviceRecordPicture.position));
