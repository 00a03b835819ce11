/** Binds a certificate to its result, answers and signature by a hash. Verification recomputes it every time. */
import { createHash } from 'node:crypto';
import { findGrades, listAsked } from '#server/features/training/exam/exam.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { type Certificate, findSignature, type Signature } from './certificate.store.ts';

export const sha256 = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex');

/** Canonical JSON, independent of key order. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

type Paper = Pick<Certificate, 'number' | 'facts' | 'issuedOn' | 'expiresOn'>;

export const certificateHash = async (
  db: Queryable,
  { number, facts, issuedOn, expiresOn }: Paper,
  signature: Signature,
): Promise<string> => {
  const answers = (await listAsked(db, [signature.attemptId])).map(({ answer }) => ({
    question: answer.questionId,
    right: answer.right,
    chosen: answer.chosen,
    earned: answer.earned,
  }));
  const result = await findGrades(db, signature.attemptId);
  return sha256(canonical({ number, facts, issuedOn, expiresOn, signature, answers, result }));
};

/** Whether nothing has changed since it was issued. */
export const isIntact = async (db: Queryable, certificate: Certificate): Promise<boolean> => {
  const signature = await findSignature(db, certificate.enrolmentId);
  return (
    signature !== null && (await certificateHash(db, certificate, signature)) === certificate.hash
  );
};
