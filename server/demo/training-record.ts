/** A passed training with its certificate, a class, a skill, and a team: made by the same rules as real ones. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { agency, signatory } from '#demo/agency.ts';
import { trainingRecord as record } from '#demo/training/record.ts';
import {
  certificateNumber,
  monthsAfter,
  printedNames,
} from '#server/features/training/certificate/certificate.rules.ts';
import {
  getSigner,
  insertCertificate,
  insertSignature,
  nextCount,
} from '#server/features/training/certificate/certificate.store.ts';
import {
  certificateHash,
  sha256,
} from '#server/features/training/certificate/content-hash.service.ts';
import { newCode, scriptOf } from '#server/features/training/certificate/secret-code.service.ts';
import { drawQuestions, gradeExam } from '#server/features/training/exam/exam.rules.ts';
import {
  insertAttempt,
  listBank,
  updateGrades,
} from '#server/features/training/exam/exam.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { caregiverApplication, user } from '#server/schema/account.ts';
import { staff } from '#server/schema/staff.ts';
import {
  trainingCredit,
  trainingSeat,
  trainingSession,
  trainingSkill,
} from '#server/schema/training/credit.ts';
import { trainingTeam } from '#server/schema/training/plan.ts';
import {
  training,
  trainingEnrolment,
  trainingProgress,
  trainingVideo,
} from '#server/schema/training/training.ts';
import { readSetting } from '#server/shared/settings/settings.ts';
import { momentBefore } from './dates.ts';

const localDay = (at: Date) => localTime(at, agency.timeZone).slice(0, 10);

/** Every question right but the first. */
const loadAttempt = async (
  tx: Tx,
  enrolmentId: string,
  course: typeof training.$inferSelect,
  at: Date,
) => {
  const bank = await listBank(tx, course.id);
  const asked = drawQuestions(bank, course, () => 0);
  const { totalScore, passScore } = course;
  const begun = { enrolmentId, number: 1, startedAt: at, seenAt: at, totalScore, passScore };
  const answered = asked.map((one, place) => ({
    ...one,
    trainingId: course.id,
    chosen: place ? one.right : one.optionOrder.filter((id) => !one.right.includes(id)).slice(0, 1),
    savedAt: at,
    givenAt: at,
  }));
  const attempt = await insertAttempt(tx, begun, answered);
  const { earned, ...grades } = gradeExam(answered, course);
  await updateGrades(
    tx,
    attempt.id,
    { ...grades, timedOut: false, submittedAt: new Date(at.getTime() + 25 * 60_000) },
    answered.map(({ place }, i) => ({ place, earned: earned[i] ?? 0 })),
  );
  return { id: attempt.id, score: grades.score };
};

const loadCertificate = async (
  tx: Tx,
  userId: string,
  course: typeof training.$inferSelect,
  { now, origin }: { now: Date; origin: string },
): Promise<void> => {
  const at = momentBefore(now, record.daysAgo);
  const [enrolment] = await tx
    .insert(trainingEnrolment)
    .values({
      userId,
      trainingId: course.id,
      round: 1,
      status: 'signed',
      startedAt: momentBefore(at, 1),
    })
    .returning({ id: trainingEnrolment.id });
  if (!enrolment) return;
  const videos = await tx
    .select()
    .from(trainingVideo)
    .where(eq(trainingVideo.trainingId, course.id));
  if (videos.length)
    await tx.insert(trainingProgress).values(
      videos.map(({ id: videoId, seconds }) => ({
        enrolmentId: enrolment.id,
        videoId,
        openedAt: momentBefore(at, 1),
        parts: [{ from: 0, to: seconds }],
        position: seconds,
        finishedAt: at,
      })),
    );
  const attempt = await loadAttempt(tx, enrolment.id, course, at);
  const person = await getSigner(tx, userId);
  const signedAt = new Date(at.getTime() + 40 * 60_000);
  const statement = `${record.signedName}: ${course.title['zh-CN'] ?? course.title.en}`;
  const signature = {
    enrolmentId: enrolment.id,
    userId,
    attemptId: attempt.id,
    kind: 'typed' as const,
    signedName: record.signedName,
    fileId: null,
    pictureHash: null,
    statement,
    statementHash: sha256(statement),
    signedAt,
    address: '127.0.0.1',
    userAgent: 'Demo',
  };
  await insertSignature(tx, signature);
  const { subjects: known } = await readSetting(tx, 'inservice');
  const issuedOn = localDay(signedAt);
  const year = Number(issuedOn.slice(0, 4));
  const paper = {
    number: certificateNumber(year, await nextCount(tx, year)),
    facts: {
      ...printedNames(person),
      script: scriptOf(person.locale),
      title: course.title,
      score: attempt.score,
      totalScore: course.totalScore,
      agency: agency.name,
      signatory,
      origin,
      hours: course.creditHours,
      subjects: known.filter(({ code }) => course.subjects.includes(code)),
      edition: course.edition,
    },
    issuedOn,
    expiresOn: course.validMonths ? monthsAfter(issuedOn, course.validMonths) : null,
  };
  await insertCertificate(tx, {
    ...paper,
    enrolmentId: enrolment.id,
    userId,
    code: newCode(),
    issuedAt: signedAt,
    hash: await certificateHash(tx, paper, signature),
  });
};

const loadOther = async (tx: Tx, userId: string, staffId: string, now: Date): Promise<void> => {
  const today = localDay(now);
  for (const { inDays, attended, ...held } of record.classes) {
    const day = dayAfter(today, inDays);
    const createdAt = momentBefore(now, 30);
    const [session] = await tx
      .insert(trainingSession)
      .values({ ...held, day, createdAt, requestKey: randomUUID() })
      .returning({ id: trainingSession.id });
    if (!session || !attended) continue;
    const at = momentBefore(now, -inDays);
    await tx.insert(trainingSeat).values({
      sessionId: session.id,
      userId,
      takenAt: createdAt,
      presentAt: at,
      presentBy: 'code',
    });
    const { title, hours, subjects, instructor: signedBy } = held;
    await tx.insert(trainingCredit).values({
      userId,
      kind: 'class',
      state: 'counted',
      ...{ title, hours, subjects, signedBy },
      creditedOn: day,
      sessionId: session.id,
      createdAt: at,
      requestKey: randomUUID(),
    });
  }
  const { nurse: signedBy, daysAgo, ...skill } = record.skill;
  const createdAt = momentBefore(now, daysAgo);
  await tx.insert(trainingSkill).values({ ...skill, createdAt });
  await tx.insert(trainingCredit).values({
    userId,
    kind: 'skill',
    state: 'counted',
    ...skill,
    signedBy,
    creditedOn: localDay(createdAt),
    staffId,
    createdAt,
    requestKey: randomUUID(),
  });
};

/** Left alone if the caregiver has begun the training already. */
export const loadTrainingRecord = async (
  tx: Tx,
  now: Date,
  { origin = '' }: { origin?: string },
): Promise<void> => {
  const [person] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.phone, `+1${record.phone}`));
  const [course] = await tx.select().from(training).where(eq(training.id, record.training));
  const [supervisor] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.email, record.supervisor));
  if (!person || !course || !supervisor) return;
  const own = and(
    eq(trainingEnrolment.userId, person.id),
    eq(trainingEnrolment.trainingId, course.id),
  );
  if ((await tx.$count(trainingEnrolment, own)) > 0) return;
  await loadCertificate(tx, person.id, course, { now, origin });
  await loadOther(tx, person.id, supervisor.id, now);
  const { team: name } = record;
  await tx
    .update(caregiverApplication)
    .set({ team: name })
    .where(eq(caregiverApplication.userId, person.id));
  await tx
    .insert(trainingTeam)
    .values({ name, supervisorId: supervisor.id, digestOn: localDay(momentBefore(now, 7)) })
    .onConflictDoNothing();
};
