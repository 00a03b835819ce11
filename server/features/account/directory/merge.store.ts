/** Reads what two accounts own and moves it from one to the other. */
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { caregiverApplication, personDocument, user } from '#server/schema/account.ts';
import { activityRegistration } from '#server/schema/activity.ts';
import { helpLink, personLink } from '#server/schema/help.ts';
import { caseEntry, caseWork, message } from '#server/schema/office.ts';
import { dateFeed, importantDate } from '#server/schema/renewal.ts';
import { comment } from '#server/schema/review.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { trainingSignature } from '#server/schema/training/certificate.ts';
import { trainingEnrolment } from '#server/schema/training/training.ts';
import { file } from '#server/schema/upload.ts';
import {
  whiteCard,
  whiteCardDocument,
  whiteCardEvent,
  whiteCardPapers,
  whiteCardPicture,
} from '#server/schema/whitecard.ts';
import { moveMissingVerdicts, moveVerdicts } from '#server/shared/cases/document-verdicts.ts';
import { moveTexts } from '#server/shared/messaging/conversation-log.ts';
import { updatePersonSearch } from '#server/shared/people/person-search.ts';
import type { Belongings } from './merge.rules.ts';

export const getBelongings = async (tx: Tx, userId: string): Promise<Belongings> => {
  const of = <T extends { userId: typeof serviceRecord.userId }>(table: T) =>
    eq(table.userId, userId);
  const records = await tx
    .select({
      id: serviceRecord.id,
      openCare: sql<boolean>`${serviceRecord.kind} = 'care' and ${serviceRecord.cancelledAt} is null`,
    })
    .from(serviceRecord)
    .where(of(serviceRecord))
    .orderBy(serviceRecord.id);
  const registrations = await tx
    .select({
      id: activityRegistration.id,
      activityId: activityRegistration.activityId,
      active: sql<boolean>`${activityRegistration.status} <> 'cancelled'`,
    })
    .from(activityRegistration)
    .where(eq(activityRegistration.userId, userId))
    .orderBy(activityRegistration.id);
  const reviews = await tx
    .select({ id: comment.id })
    .from(comment)
    .where(eq(comment.userId, userId))
    .orderBy(comment.id);
  const documents = await tx
    .select({ id: personDocument.id, kind: personDocument.kind })
    .from(personDocument)
    .where(eq(personDocument.userId, userId))
    .orderBy(personDocument.kind);
  const trainings = await tx
    .select({
      id: trainingEnrolment.id,
      trainingId: trainingEnrolment.trainingId,
      signed: sql<boolean>`${trainingSignature.enrolmentId} is not null`,
    })
    .from(trainingEnrolment)
    .leftJoin(trainingSignature, eq(trainingSignature.enrolmentId, trainingEnrolment.id))
    .where(eq(trainingEnrolment.userId, userId))
    .orderBy(trainingEnrolment.id);
  const [card] = await tx.select().from(whiteCard).where(eq(whiteCard.userId, userId));
  const papers = [
    ...(await tx
      .select({ userId: whiteCardPapers.userId })
      .from(whiteCardPapers)
      .where(eq(whiteCardPapers.userId, userId))),
    ...(await tx
      .select({ userId: whiteCardPicture.userId })
      .from(whiteCardPicture)
      .where(eq(whiteCardPicture.userId, userId))
      .limit(1)),
  ];
  const [application] = await tx
    .select({ userId: caregiverApplication.userId })
    .from(caregiverApplication)
    .where(eq(caregiverApplication.userId, userId));
  const dates = await tx
    .select({
      id: importantDate.id,
      openCard: sql<boolean>`${importantDate.kind} = 'whiteCard' and ${importantDate.state} in ('upcoming', 'started')`,
      paper: importantDate.paper,
    })
    .from(importantDate)
    .where(eq(importantDate.userId, userId))
    .orderBy(importantDate.id);
  return {
    records,
    registrations,
    reviews: reviews.map(({ id }) => id),
    documents,
    trainings,
    card: Boolean(card),
    papers: papers.length > 0,
    application: Boolean(application),
    dates,
  };
};

export type Way = { from: string; to: string };

/** Links to helpers: they go on for the person who stays. */
export const moveHelp = async (tx: Tx, { from, to }: Way): Promise<void> => {
  await tx.update(helpLink).set({ userId: to }).where(eq(helpLink.userId, from));
};

/** Links for acting move to the remaining account. If both accounts have the same one, the duplicate's ends. */
export const moveActing = async (tx: Tx, { from, to }: Way, now: Date): Promise<void> => {
  const { userId, helperId, endedAt } = personLink;
  // Nobody acts for themselves.
  await tx
    .delete(personLink)
    .where(or(and(eq(userId, from), eq(helperId, to)), and(eq(userId, to), eq(helperId, from))));
  const twice = { endedAt: now, endedBy: 'merge' } as const;
  const open = (side: SQL) =>
    tx
      .select()
      .from(personLink)
      .where(and(side, isNull(endedAt)));
  const helpers = (await open(eq(userId, to))).map((link) => link.helperId);
  const people = (await open(eq(helperId, to))).map((link) => link.userId);
  await tx
    .update(personLink)
    .set(twice)
    .where(and(eq(userId, from), isNull(endedAt), inArray(helperId, helpers)));
  await tx
    .update(personLink)
    .set(twice)
    .where(and(eq(helperId, from), isNull(endedAt), inArray(userId, people)));
  await tx.update(personLink).set({ userId: to }).where(eq(userId, from));
  await tx.update(personLink).set({ helperId: to }).where(eq(helperId, from));
};

export const moveRecords = async (tx: Tx, { to }: Way, ids: string[]): Promise<void> => {
  if (ids.length)
    await tx.update(serviceRecord).set({ userId: to }).where(inArray(serviceRecord.id, ids));
};

/** Deletes `replaced` first: cancelled registrations of the same activities. */
export const moveRegistrations = async (
  tx: Tx,
  { to }: Way,
  { ids, replaced }: { ids: string[]; replaced: string[] },
): Promise<void> => {
  if (replaced.length)
    await tx.delete(activityRegistration).where(inArray(activityRegistration.id, replaced));
  if (ids.length)
    await tx
      .update(activityRegistration)
      .set({ userId: to })
      .where(inArray(activityRegistration.id, ids));
};

/** The duplicate's calendar ends, as its sessions do. */
export const moveDates = async (tx: Tx, { from, to }: Way, ids: string[]): Promise<void> => {
  if (ids.length)
    await tx.update(importantDate).set({ userId: to }).where(inArray(importantDate.id, ids));
  await tx.delete(dateFeed).where(eq(dateFeed.userId, from));
};

export const moveReviews = async (tx: Tx, { from, to }: Way): Promise<void> => {
  await tx.update(comment).set({ userId: to }).where(eq(comment.userId, from));
};

export const moveTrainings = async (tx: Tx, { to }: Way, ids: string[]): Promise<void> => {
  if (ids.length)
    await tx
      .update(trainingEnrolment)
      .set({ userId: to })
      .where(inArray(trainingEnrolment.id, ids));
};

/** Documents, and all pictures except those that belong to something that stays. */
export const moveDocuments = async (
  tx: Tx,
  { from, to }: Way,
  { ids, papers }: { ids: string[]; papers: boolean },
): Promise<void> => {
  if (ids.length) {
    const moved = await tx
      .update(personDocument)
      .set({ userId: to })
      .where(inArray(personDocument.id, ids))
      .returning({ kind: personDocument.kind });
    const kinds = moved.map(({ kind }) => kind);
    await moveVerdicts(tx, { from, to }, 'application', kinds);
  }
  const cardPictures = tx
    .select({ fileId: whiteCardPicture.fileId })
    .from(whiteCardPicture)
    .where(eq(whiteCardPicture.userId, from));
  await tx
    .update(file)
    .set({ ownerId: to })
    .where(
      and(
        eq(file.ownerId, from),
        ne(file.purpose, 'signature'),
        or(isNull(file.documentId), ids.length ? inArray(file.documentId, ids) : undefined),
        papers ? undefined : sql`${file.id} not in ${cardPictures}`,
      ),
    );
  if (!papers) return;
  for (const table of [whiteCardPapers, whiteCardDocument, whiteCardPicture])
    await tx.update(table).set({ userId: to }).where(eq(table.userId, from));
  await moveVerdicts(tx, { from, to }, 'card');
};

/** Re-encrypts notes: they are bound to their case. */
const moveCase = async (
  tx: Tx,
  { from, to }: Way,
  kind: 'application' | 'card',
  sealer: Sealer,
): Promise<void> => {
  const isFrom = and(eq(caseEntry.kind, kind), eq(caseEntry.subjectId, from));
  for (const { id, textSealed } of await tx.select().from(caseEntry).where(isFrom))
    await tx
      .update(caseEntry)
      .set({
        subjectId: to,
        textSealed: textSealed && sealer.seal(sealer.open(textSealed, from), to),
      })
      .where(eq(caseEntry.id, id));
  await tx.delete(caseWork).where(and(eq(caseWork.kind, kind), eq(caseWork.subjectId, to)));
  await tx
    .update(caseWork)
    .set({ subjectId: to, version: sql`${caseWork.version} + 1` })
    .where(and(eq(caseWork.kind, kind), eq(caseWork.subjectId, from)));
};

export const moveApplication = async (tx: Tx, way: Way, sealer: Sealer): Promise<void> => {
  await tx
    .update(caregiverApplication)
    .set({ userId: way.to })
    .where(eq(caregiverApplication.userId, way.from));
  await moveMissingVerdicts(tx, way, 'application');
  await moveCase(tx, way, 'application', sealer);
};

/** What waits for staff among the documents that the person has now. */
export const updateRenewed = async (tx: Tx, { to }: Way): Promise<void> => {
  const kinds = sql`array(select kind from person_document where user_id = ${to} and pending order by kind)`;
  await tx
    .update(caregiverApplication)
    .set({ renewed: kinds })
    .where(eq(caregiverApplication.userId, to));
};

/** Re-encrypts the number: it is bound to its owner. */
export const moveCard = async (tx: Tx, way: Way, sealer: Sealer): Promise<void> => {
  const { from, to } = way;
  const [card] = await tx.delete(whiteCard).where(eq(whiteCard.userId, from)).returning();
  if (!card) return;
  const number = sealer.open(card.idSealed, from);
  // Both with the current key.
  const keyed = { idSealed: sealer.seal(number, to), idHash: sealer.hash(number) };
  await tx.insert(whiteCard).values({ ...card, userId: to, ...keyed });
  await tx.update(whiteCardEvent).set({ userId: to }).where(eq(whiteCardEvent.userId, from));
  await moveMissingVerdicts(tx, way, 'card');
  await moveCase(tx, way, 'card', sealer);
};

/** Closes the duplicate for good. */
export const updateMerged = async (
  tx: Tx,
  { from, to }: Way,
  takesEmail: boolean,
): Promise<void> => {
  const [double] = await tx.select().from(user).where(eq(user.id, from));
  await tx
    .update(user)
    .set({ mergedInto: to, suspended: true, loginEmail: null })
    .where(eq(user.id, from));
  // Duplicates of the duplicate now belong to the person.
  await tx.update(user).set({ mergedInto: to }).where(eq(user.mergedInto, from));
  if (double && takesEmail)
    await tx
      .update(user)
      .set({
        email: double.email,
        verifiedEmail: double.verifiedEmail,
        loginEmail: double.loginEmail,
      })
      .where(eq(user.id, to));
  if (double?.wrongPhone)
    await tx
      .update(user)
      .set({ wrongPhone: double.wrongPhone, wrongPhoneAt: double.wrongPhoneAt })
      .where(and(eq(user.id, to), isNull(user.wrongPhone)));
  await tx.update(message).set({ userId: to }).where(eq(message.userId, from));
  await moveTexts(tx, { from, to });
  await updatePersonSearch(tx, to);
};
