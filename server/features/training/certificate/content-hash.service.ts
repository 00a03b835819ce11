/**
 * What ties a certificate to the result, the answers and the signature it rests on: change one of them, and its hash is
 * another. Verification counts it anew every time.
 */
import { createHash } from 'node:crypto';
import { findGrades, listAsked } from '#server/features/training/exam/exam.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { type Certificate, findSignature, type Signature } from './certificate.store.ts';

export const sha256 = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex');

/** The same text for the same values, in whatever order a database hands them out. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

type Paper = Pick<Certificate, 'number' | 'facts' | 'issuedOn' | 'expiresOn'>;

export const sealOf = async (
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

/** Whether everything is still as it was on the day. */
export const isIntact = async (db: Queryable, certificate: Certificate): Promise<boolean> => {
  const signature = await findSignature(db, certificate.enrolmentId);
  return signature !== null && (await sealOf(db, certificate, signature)) === certificate.hash;
};
