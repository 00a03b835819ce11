/** Signatures and certificates; both immutable. */
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import {
  certificateCounter,
  trainingCertificate,
  trainingSignature,
} from '#server/schema/training/certificate.ts';
import { trainingEnrolment } from '#server/schema/training/training.ts';
import { file } from '#server/schema/upload.ts';

export type Certificate = typeof trainingCertificate.$inferSelect;
export type Signature = typeof trainingSignature.$inferSelect;
export type { CertificateFacts } from '#server/schema/training/certificate.ts';

/** Of all rounds, oldest first. */
export const listCertificates = async (db: Queryable, userId: string) => {
  const rows = await db
    .select({ certificate: trainingCertificate, trainingId: trainingEnrolment.trainingId })
    .from(trainingCertificate)
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, trainingCertificate.enrolmentId))
    .where(eq(trainingCertificate.userId, userId))
    .orderBy(trainingEnrolment.round);
  return rows.map(({ certificate, trainingId }) => ({ ...certificate, trainingId }));
};

export const findSignature = (db: Queryable, enrolmentId: string): Promise<Signature | null> =>
  firstRow(
    db.select().from(trainingSignature).where(eq(trainingSignature.enrolmentId, enrolmentId)),
  );

/** The signer's names and phone. */
export const getSigner = async (db: Queryable, userId: string) => {
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new Error('signed-in user no longer exists');
  const { firstName, lastName, chineseName, phone, locale } = row;
  return { firstName, lastName, chineseName, phone, locale };
};

/** The next number of a year; locks the counter until the certificate is written. */
export const nextCount = async (db: Queryable, year: number): Promise<number> => {
  const [row] = await db
    .insert(certificateCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: certificateCounter.year,
      set: { last: sql`${certificateCounter.last} + 1` },
    })
    .returning({ last: certificateCounter.last });
  if (!row) throw new Error('upsert returned no certificate number');
  return row.last;
};

export const insertSignature = async (
  db: Queryable,
  row: typeof trainingSignature.$inferInsert,
): Promise<void> => {
  await db.insert(trainingSignature).values(row);
};

export const insertCertificate = async (
  db: Queryable,
  row: typeof trainingCertificate.$inferInsert,
): Promise<Certificate> => {
  const [written] = await db.insert(trainingCertificate).values(row).returning();
  if (!written) throw new Error('insert returned no certificate');
  return written;
};

type NewPicture = Pick<
  typeof file.$inferInsert,
  'id' | 'ownerId' | 'type' | 'width' | 'height' | 'bytes' | 'createdAt'
>;

/** Claimed at once, so the sweeper keeps it. */
export const insertDrawing = async (db: Queryable, row: NewPicture): Promise<void> => {
  await db.insert(file).values({ ...row, purpose: 'signature', claimedAt: row.createdAt });
};

export const findByNumber = (db: Queryable, number: string): Promise<Certificate | null> =>
  firstRow(db.select().from(trainingCertificate).where(eq(trainingCertificate.number, number)));

/** Certificates expiring by this day whose holders were not reminded; locked, so each is sent once. */
export const listToRemind = (db: Queryable, from: string, by: string) =>
  db
    .select({ certificate: trainingCertificate, phone: user.phone, locale: user.locale })
    .from(trainingCertificate)
    .innerJoin(user, eq(user.id, trainingCertificate.userId))
    .innerJoin(trainingEnrolment, eq(trainingEnrolment.id, trainingCertificate.enrolmentId))
    .where(
      and(
        eq(user.suspended, false),
        isNull(trainingCertificate.remindedAt),
        isNull(trainingCertificate.revokedAt),
        lte(trainingCertificate.expiresOn, by),
        gte(trainingCertificate.expiresOn, from),
        // Skip those who have renewed.
        sql`not exists (select 1 from ${trainingEnrolment} newer where newer.user_id = ${trainingCertificate.userId}
          and newer.training_id = ${trainingEnrolment.trainingId} and newer.round > ${trainingEnrolment.round}
          and newer.status = 'signed')`,
      ),
    )
    .orderBy(trainingCertificate.number)
    .limit(200)
    .for('update', { of: trainingCertificate, skipLocked: true });

export const updateReminded = async (db: Queryable, number: string, at: Date): Promise<void> => {
  await db
    .update(trainingCertificate)
    .set({ remindedAt: at })
    .where(eq(trainingCertificate.number, number));
};
