/** Events and pictures of service records, loaded in bulk. Used by the feature and by a person's export. */
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import { serviceRecordEvent, serviceRecordPicture } from '#server/schema/services.ts';

/** The records with their events, oldest first, and their pictures in order. */
export const withHistory = async <R extends { id: string }>(db: Queryable, records: R[]) => {
  const ids = records.map(({ id }) => id);
  if (!ids.length) return [];
  const events = await db
    .select()
    .from(serviceRecordEvent)
    .where(inArray(serviceRecordEvent.recordId, ids))
    .orderBy(asc(serviceRecordEvent.id));
  const pictures = await db
    .select()
    .from(serviceRecordPicture)
    .where(inArray(serviceRecordPicture.recordId, ids))
    .orderBy(asc(serviceRecordPicture.position));
  return records.map((record) => ({
    ...record,
    events: events.filter((e) => e.recordId === record.id),
    fileIds: pictures.filter((p) => p.recordId === record.id).map((p) => p.fileId),
  }));
};
