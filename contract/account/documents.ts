/** The documents of a caregiver's application, and proof of address (spec §3). */
import { z } from 'zod';
import { DocumentVerdict } from '#contract/staff/document-verdict.ts';

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
/** What a caregiver sends; TB test, flu shot and the photo of the ID card come when they are asked for, or later. */
export const documentKinds = [...applicationKinds, 'tbTest', 'fluShot', 'idPhoto'] as const;
export type DocumentKind = (typeof documentKinds)[number];
/** With what the office looks up or collects itself. */
export const paperKinds = [...documentKinds, 'registry', 'backgroundCheck', 'references'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Front and back, at most four pictures. */
export const picturesPerDocument = 4;
/** An ID card has one photo. */
export const maxPictures = (kind: DocumentKind): number =>
  kind === 'idPhoto' ? 1 : picturesPerDocument;

const DocumentFile = z.object({ fileId: z.string(), path: z.string() });

/** One document as its owner sees it. */
export const DocumentState = z.object({
  kind: z.enum(documentKinds),
  type: z.string().nullable(),
  files: z.array(DocumentFile),
  /** Brought to the counter and photographed there. */
  byOffice: z.boolean(),
  /** Requested again by staff, or never sent. */
  missing: z.boolean(),
  /** Sent after the approval; the office has not looked at it yet. */
  inReview: z.boolean(),
  /** What the office said about what was sent last. */
  verdict: DocumentVerdict.nullable(),
  /** What was sent; the one above stays the valid one until the office accepts it. */
  renewal: z
    .object({
      type: z.string().nullable(),
      files: z.array(DocumentFile),
      byOffice: z.boolean(),
    })
    .nullable(),
});
export type DocumentState = z.infer<typeof DocumentState>;
