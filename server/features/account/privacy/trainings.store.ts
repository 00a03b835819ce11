import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/connect.ts';
import {
  trainingCertificate,
  trainingSignature,
  trainingTranscript,
} from '#server/schema/training/certificate.ts';
import { trainingCredit, trainingSeat, trainingSession } from '#server/schema/training/credit.ts';
import { idCard } from '#server/schema/training/id-card.ts';
import {
  examAnswer,
  examAttempt,
  examGrant,
  trainingEnrolment,
  trainingProgress,
} from '#server/schema/training/training.ts';

/** Transcripts of in-service hours that were issued. */
export const listTranscripts = (db: Queryable, userId: string) =>
  db
    .select({
      number: trainingTranscript.number,
      year: trainingTranscript.year,
      issuedAt: trainingTranscript.issuedAt,
      facts: trainingTranscript.facts,
    })
    .from(trainingTranscript)
    .where(eq(trainingTranscript.userId, userId))
    .orderBy(trainingTranscript.number);

/** Classes, skills, outside certificates and waivers, and seats in classes. */
export const listOtherCredit = async (db: Queryable, userId: string) => {
  const credits = await db
    .select()
    .from(trainingCredit)
    .where(eq(trainingCredit.userId, userId))
    .orderBy(trainingCredit.creditedOn, trainingCredit.id);
  const seats = await db
    .select({
      title: trainingSession.title,
      day: trainingSession.day,
      takenAt: trainingSeat.takenAt,
      presentAt: trainingSeat.presentAt,
    })
    .from(trainingSeat)
    .innerJoin(trainingSession, eq(trainingSession.id, trainingSeat.sessionId))
    .where(eq(trainingSeat.userId, userId))
    .orderBy(trainingSession.day, trainingSession.id);
  return {
    credits: credits.map(
      ({ id: _, userId: __, sessionId: ___, staffId: ____, requestKey: _____, ...credit }) =>
        credit,
    ),
    seats,
  };
};

export const findIdCard = async (db: Queryable, userId: string) => {
  const { number, issuedAt } = idCard;
  const [row] = await db.select({ number, issuedAt }).from(idCard).where(eq(idCard.userId, userId));
  return row ?? null;
};

/** What staff gave beyond the rules of an exam, with the reason. */
const listGranted = (db: Queryable, enrolmentIds: string[]) =>
  db
    .select({
      enrolmentId: examGrant.enrolmentId,
      kind: examGrant.kind,
      reason: examGrant.reason,
      grantedAt: examGrant.grantedAt,
      usedAt: examGrant.usedAt,
      undoneAt: examGrant.undoneAt,
    })
    .from(examGrant)
    .where(inArray(examGrant.enrolmentId, enrolmentIds))
    .orderBy(examGrant.grantedAt, examGrant.id);

/** Videos, exams with every answer, signature and certificate, of every round. */
export const listWholeTrainings = async (db: Queryable, userId: string) => {
  const rounds = await db
    .select()
    .from(trainingEnrolment)
    .where(eq(trainingEnrolment.userId, userId))
    .orderBy(trainingEnrolment.trainingId, trainingEnrolment.round);
  const ids = rounds.map(({ id }) => id);
  if (!ids.length) return [];
  const videos = await db
    .select()
    .from(trainingProgress)
    .where(inArray(trainingProgress.enrolmentId, ids));
  const attempts = await db.select().from(examAttempt).where(inArray(examAttempt.enrolmentId, ids));
  const answers = await db
    .select({
      attemptId: examAnswer.attemptId,
      question: examAnswer.questionId,
      chosen: examAnswer.chosen,
      earned: examAnswer.earned,
    })
    .from(examAnswer)
    .innerJoin(examAttempt, eq(examAttempt.id, examAnswer.attemptId))
    .where(inArray(examAttempt.enrolmentId, ids))
    .orderBy(examAnswer.place);
  const granted = await listGranted(db, ids);
  const signatures = await db
    .select()
    .from(trainingSignature)
    .where(eq(trainingSignature.userId, userId));
  const certificates = await db
    .select()
    .from(trainingCertificate)
    .where(eq(trainingCertificate.userId, userId));
  return rounds.map((round) => {
    const isHere = (row: { enrolmentId: string }) => row.enrolmentId === round.id;
    const signature = signatures.find(isHere);
    const certificate = certificates.find(isHere);
    return {
      trainingContentId: round.trainingId,
      round: round.round,
      status: round.status,
      startedAt: round.startedAt,
      videos: videos.filter(isHere).map(({ enrolmentId: _, ...video }) => video),
      granted: granted.filter(isHere).map(({ enrolmentId: _, ...grant }) => grant),
      // Omit the answers of an open attempt: option ids of the bank could reveal the correct ones.
      attempts: attempts
        .filter(isHere)
        .toSorted((a, b) => a.number - b.number)
        .map(({ id, enrolmentId: _, ...attempt }) => ({
          ...attempt,
          answers: answers
            .filter((answer) => answer.attemptId === id && attempt.submittedAt)
            .map(({ attemptId: _, ...answer }) => answer),
        })),
      signature: signature && {
        kind: signature.kind,
        signedName: signature.signedName,
        fileId: signature.fileId,
        statement: signature.statement,
        statementHash: signature.statementHash,
        signedAt: signature.signedAt,
        address: signature.address,
        userAgent: signature.userAgent,
      },
      certificate: certificate && {
        number: certificate.number,
        ...certificate.facts,
        issuedOn: certificate.issuedOn,
        expiresOn: certificate.expiresOn,
        hash: certificate.hash,
        revokedAt: certificate.revokedAt,
      },
    };
  });
};
