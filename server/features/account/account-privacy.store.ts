import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/connect.ts';
import { activity, activityRegistration } from '#server/db/schema/activity.ts';
import { comment } from '#server/db/schema/review.ts';
import { file } from '#server/db/schema/upload.ts';

/** The reviews of a person with all that is kept of them, hidden ones too. */
export const listWholeComments = async (db: Queryable, userId: string) => {
  const rows = await db
    .select()
    .from(comment)
    .where(eq(comment.userId, userId))
    .orderBy(desc(comment.createdAt), comment.id);
  return rows.map(({ userId: _, top: __, requestKey: ___, id: commentId, ...row }) => ({
    commentId,
    ...row,
  }));
};

export const deleteComments = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(comment).where(eq(comment.userId, userId));
};

/** The activities a person joined, also those they left, newest first. */
export const listRegistrations = async (db: Queryable, userId: string) =>
  db
    .select({
      activityId: activityRegistration.activityId,
      title: activity.title,
      startTime: activity.startTime,
      status: activityRegistration.status,
      name: activityRegistration.name,
      phone: activityRegistration.phone,
      companions: activityRegistration.companions,
      needs: activityRegistration.needs,
      needsNote: activityRegistration.needsNote,
      smsConsent: activityRegistration.smsConsent,
      privacyAcceptedAt: activityRegistration.privacyAcceptedAt,
      registeredAt: activityRegistration.registeredAt,
      cancelledAt: activityRegistration.cancelledAt,
    })
    .from(activityRegistration)
    .innerJoin(activity, eq(activityRegistration.activityId, activity.id))
    .where(eq(activityRegistration.userId, userId))
    .orderBy(desc(activityRegistration.joinOrder));

/** Pictures that are part of no document. */
export const listOtherFiles = async (db: Queryable, userId: string) => {
  const rows = await db
    .select()
    .from(file)
    .where(and(eq(file.ownerId, userId), isNull(file.documentId)))
    .orderBy(file.createdAt, file.id);
  return rows.map(({ id: fileId, purpose, width, height, bytes, createdAt }) => ({
    fileId,
    purpose,
    width,
    height,
    bytes,
    createdAt,
  }));
};
