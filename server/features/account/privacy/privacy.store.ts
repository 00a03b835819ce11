import { aliasedTable, and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { orderedName } from '#contract/person-name.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { activity, activityRegistration } from '#server/schema/activity.ts';
import { callback } from '#server/schema/callback.ts';
import { helpAction, helpLink, personLink } from '#server/schema/help.ts';
import { letterAnswer } from '#server/schema/letter.ts';
import { dateFeed } from '#server/schema/renewal.ts';
import { comment } from '#server/schema/review.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { file } from '#server/schema/upload.ts';
import { whiteCardEvent } from '#server/schema/whitecard.ts';
import { deleteEntriesOf } from '#server/shared/cases/case-work.ts';
import { findPapers, listMarks, listPictures } from '#server/shared/cases/white-card-documents.ts';

/** The address itself is a secret: it can be read in the personal center. */
export const findDateFeed = (db: Queryable, userId: string) =>
  firstRow(
    db.select({ createdAt: dateFeed.createdAt }).from(dateFeed).where(eq(dateFeed.userId, userId)),
  );

/** All fields of a person's reviews, hidden ones included. */
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

/** Calls that were asked for with this phone; newest first. */
export const listCallbacksOf = (db: Queryable, phone: string) =>
  db
    .select({
      phone: callback.phone,
      language: callback.locale,
      wish: callback.wish,
      createdAt: callback.createdAt,
      dueAt: callback.dueAt,
      triedAt: callback.triedAt,
      outcome: callback.outcome,
      closedAt: callback.closedAt,
    })
    .from(callback)
    .where(eq(callback.phone, phone))
    .orderBy(desc(callback.createdAt), callback.id);

export const deleteCallbacksOf = async (db: Queryable, phone: string): Promise<void> => {
  const gone = await db
    .delete(callback)
    .where(eq(callback.phone, phone))
    .returning({ id: callback.id });
  await deleteEntriesOf(db, 'callback', gone);
};

/** Includes cancelled registrations; newest first. */
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
      waitingCompanions: activityRegistration.waitingCompanions,
      needs: activityRegistration.needs,
      needsNote: activityRegistration.needsNote,
      smsConsent: activityRegistration.smsConsent,
      privacyAcceptedAt: activityRegistration.privacyAcceptedAt,
      helper: activityRegistration.helper,
      registeredAt: activityRegistration.registeredAt,
      cancelledAt: activityRegistration.cancelledAt,
      checkedInAt: activityRegistration.checkedInAt,
    })
    .from(activityRegistration)
    .innerJoin(activity, eq(activityRegistration.activityId, activity.id))
    .where(eq(activityRegistration.userId, userId))
    .orderBy(desc(activityRegistration.joinOrder));

/** Pictures that belong to no document. */
export const listOtherFiles = async (db: Queryable, userId: string) => {
  const rows = await db
    .select()
    .from(file)
    .where(and(eq(file.ownerId, userId), isNull(file.documentId)))
    .orderBy(file.createdAt, file.id);
  return rows.map(({ id: fileId, purpose, width, height, bytes, createdAt, staffId: addedBy }) => ({
    fileId,
    purpose,
    width,
    height,
    bytes,
    createdAt,
    addedBy,
  }));
};

/** The records with their events, oldest first, and their pictures in order. */
const withHistory = async <R extends { id: string }>(db: Queryable, records: R[]) => {
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
  const answers = await db.select().from(letterAnswer).where(inArray(letterAnswer.recordId, ids));
  return records.map((record) => ({
    ...record,
    letter: answers.find((a) => a.recordId === record.id) ?? null,
    events: events.filter((e) => e.recordId === record.id),
    fileIds: pictures.filter((p) => p.recordId === record.id).map((p) => p.fileId),
  }));
};

/** Service records with history and pictures; notes still encrypted. */
export const listServiceRecords = async (db: Queryable, userId: string) => {
  const rows = await db
    .select()
    .from(serviceRecord)
    .where(eq(serviceRecord.userId, userId))
    .orderBy(desc(serviceRecord.createdAt), desc(serviceRecord.id));
  return withHistory(db, rows);
};

/** Who was asked to help with what, and what they did. */
export const listHelpLinks = async (db: Queryable, userId: string) => {
  const links = await db
    .select()
    .from(helpLink)
    .where(eq(helpLink.userId, userId))
    .orderBy(desc(helpLink.createdAt), desc(helpLink.id));
  const ids = links.map(({ id }) => id);
  const actions = ids.length
    ? await db
        .select()
        .from(helpAction)
        .where(inArray(helpAction.linkId, ids))
        .orderBy(asc(helpAction.id))
    : [];
  return links.map((link) => ({
    kind: link.kind,
    recordId: link.recordId,
    serviceId: link.serviceId,
    helperName: link.helperName,
    relationship: link.relationship,
    phoneEnding: link.phoneEnding,
    consent: link.staffId ? 'spoken' : 'code',
    createdAt: link.createdAt,
    expiresAt: link.expiresAt,
    finishedAt: link.finishedAt,
    withdrawnAt: link.withdrawnAt,
    history: actions
      .filter(({ linkId }) => linkId === link.id)
      .map(({ action, by, at, count, recordNo }) => ({ action, by, at, count, recordNo })),
  }));
};

/** Who may act for this person and vice versa, with nothing but the other one's name. */
export const listPersonLinks = async (db: Queryable, userId: string) => {
  const helper = aliasedTable(user, 'helper');
  const rows = await db
    .select({ link: personLink, person: user, helper })
    .from(personLink)
    .innerJoin(user, eq(user.id, personLink.userId))
    .innerJoin(helper, eq(helper.id, personLink.helperId))
    .where(or(eq(personLink.userId, userId), eq(personLink.helperId, userId)))
    .orderBy(desc(personLink.createdAt), desc(personLink.id));
  return rows.map(({ link, person, helper: acting }) => ({
    person: orderedName(person),
    helper: orderedName(acting),
    relationship: link.relationship,
    consent: link.staffId ? 'spoken' : 'code',
    createdAt: link.createdAt,
    lastUsedAt: link.lastUsedAt,
    endedAt: link.endedAt,
    endedBy: link.endedBy,
  }));
};

/** The white card's history and documents. */
export const getCardPapers = async (db: Queryable, userId: string) => {
  const history = await db
    .select({ status: whiteCardEvent.status, at: whiteCardEvent.at, note: whiteCardEvent.note })
    .from(whiteCardEvent)
    .where(eq(whiteCardEvent.userId, userId))
    .orderBy(asc(whiteCardEvent.id));
  const papers = await findPapers(db, userId);
  const complete = await listMarks(db, userId);
  const pictures = (await listPictures(db, userId)).map(({ kind, fileId }) => ({ kind, fileId }));
  return { history, papers, complete, pictures };
};
