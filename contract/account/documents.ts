/** The documents of a caregiver's application, and proof of address (spec §3). */
import { z } from 'zod';

export const workAuthorizationTypes = [
  'passport',
  'green_card',
  'work_permit',
  'social_security',
] as const;
export const addressProofTypes = [
  'utility_bill',
  'phone_bill',
  'bank_statement',
  'insurance',
  'government_letter',
] as const;
/** What an application needs. */
export const applicationKinds = [
  'workAuthorization',
  'homeCareCertificate',
  'medicalReport',
  'proofOfAddress',
] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
/** What the office keeps of a caregiver; the TB test comes when it is asked for, or with a renewal. */
export const documentKinds = [...applicationKinds, 'tbTest'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Front and back, at most four pictures. */
export const picturesPerDocument = 4;

const DocumentFile = z.object({ fileId: z.string(), path: z.string() });

/** One document as its owner sees it. */
export const DocumentState = z.object({
  kind: z.enum(documentKinds),
  type: z.string().nullable(),
  files: z.array(DocumentFile),
  /** Requested again by staff, or never sent. */
  missing: z.boolean(),
  /** Sent after the approval; the office has not looked at it yet. */
  inReview: z.boolean(),
  /** What was sent; the one above stays the valid one until the office accepts it. */
  renewal: z.object({ type: z.string().nullable(), files: z.array(DocumentFile) }).nullable(),
});
export type DocumentState = z.infer<typeof DocumentState>;
