import { and, asc, eq, sql } from 'drizzle-orm';
import type { RecordKind } from '#contract/services/records.ts';
import type { RequestQueue } from '#contract/services/requests-office.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { user } from '#server/schema/account.ts';
import { caseWork } from '#server/schema/office.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { file } from '#server/schema/upload.ts';
import { createCaseQueue, momentFrom } from '#server/shared/cases/case-queue.ts';

/** Requests have no appointment; visits are handled by office and day. */
const isRequest = eq(serviceRecord.method, 'online');
const isClosed = sql`(${serviceRecord.cancelledAt} is not null or ${serviceRecord.status} = 'finish')`;
const isNew = sql`(not ${isClosed} and ${serviceRecord.status} = 'init')`;

/** Due until contacted or answered; again when its owner adds pictures. */
const due = momentFrom(
  sql`case when ${isNew} and (${caseWork.contactedAt} is null or ${caseWork.contactedAt} < ${serviceRecord.changedAt}) then ${serviceRecord.dueAt} end`,
);

export const requests = createCaseQueue({
  kind: 'record',
  from: (select) => select.from(serviceRecord).innerJoin(user, eq(user.id, serviceRecord.userId)),
  columns: {
    id: serviceRecord.id,
    submittedAt: serviceRecord.createdAt,
    dueAt: due,
    // Its owner may have canceled it instead.
    decidedAt: momentFrom(sql`coalesce(${serviceRecord.cancelledAt}, ${caseWork.decidedAt})`),
    // The language of the request.
    locale: serviceRecord.locale,
    recordNo: serviceRecord.recordNo,
    kind: serviceRecord.kind,
    item: serviceRecord.item,
    status: serviceRecord.status,
    cancelledAt: serviceRecord.cancelledAt,
  },
  more: { contactPhone: serviceRecord.contactPhone, noteSealed: serviceRecord.noteSealed },
  parts: {
    init: isNew,
    stuck: sql`(not ${isClosed} and ${serviceRecord.status} in ('error', 'unknown'))`,
    closed: isClosed,
  } satisfies Record<RequestQueue, unknown>,
  over: ['closed'],
  closed: isClosed,
  only: isRequest,
  alsoIn: [serviceRecord.recordNo],
  filter: ({ kind }: { kind?: RecordKind | undefined }) => kind && eq(serviceRecord.kind, kind),
});

/** Locked: the owner may be cancelling it. */
export const findForChange = async (tx: Tx, recordId: string) => {
  if (!isUuid(recordId)) return null;
  const [row] = await tx
    .select()
    .from(serviceRecord)
    .where(and(isRequest, eq(serviceRecord.id, recordId)))
    .for('update');
  return row ?? null;
};

export const listEvents = async (db: Queryable, recordId: string) =>
  db
    .select({
      event: serviceRecordEvent.event,
      at: serviceRecordEvent.at,
      by: serviceRecordEvent.by,
      helper: serviceRecordEvent.helper,
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
