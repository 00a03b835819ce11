/** Signature and certificate of a training, and its public verification (readings "Training"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { plain } from '#contract/field-rules.ts';
import { recordId, searched, text } from '#contract/fields.ts';
import { fileId } from '#contract/upload/upload.ts';

const training = { tag: 'training', access: 'train' } as const;

export const certificateRules = {
  /** A drawn signature, as a data URL: what a pad of 900 × 300 points needs, and some. */
  drawingChars: 48_000,
  /** A training whose certificate ends within so many days can be taken anew. */
  renewDays: 60,
  /** So many days before the end we write. */
  remindDays: 30,
} as const;

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];
/** What verification says. */
const verifyStatuses = [...certificateStatuses, 'unknown'] as const;

export const CertificateSummary = z.object({
  number: z.string(),
  status: z.enum(certificateStatuses),
  /** 'YYYY-MM-DD' */
  issuedOn: z.string(),
  /** Its last day; null: it does not end. */
  expiresOn: z.string().nullable(),
  renewable: z.boolean(),
  /** As it is certified: a name or a title that was changed since stands as it was. */
  latinName: z.string(),
  chineseName: z.string().nullable(),
  /** In the caller's language, and in English. */
  title: z.string(),
  titleEn: z.string(),
  score: z.number(),
  totalScore: z.number(),
});
export type CertificateSummary = z.infer<typeof CertificateSummary>;

const TrainingParams = z.strictObject({ trainingContentId: recordId });

/** What is about to be signed. */
export const SignOffer = z.object({
  trainingContentId: z.string(),
  title: z.string(),
  score: z.number(),
  totalScore: z.number(),
  /** 'YYYY-MM-DD' */
  examDate: z.string(),
  /** As the certificate will have it: from the profile. */
  latinName: z.string(),
  chineseName: z.string().nullable(),
  /** To fill in the name field with. */
  signedName: z.string(),
  /** Word for word what is signed, in the caller's language. */
  statement: z.string(),
});
export type SignOffer = z.infer<typeof SignOffer>;
export const getSignOffer = defineApi({
  ...training,
  method: 'GET',
  path: '/api/training/{trainingContentId}/sign',
  summary: 'What is about to be signed',
  params: TrainingParams,
  answer: SignOffer,
});

export const drawingPrefix = 'data:image/png;base64,';
const drawing = z
  .string({ error: 'fields.signature' })
  .max(certificateRules.drawingChars, 'fields.signature')
  .refine(
    (v) =>
      v.startsWith(drawingPrefix) && /^[A-Za-z0-9+/]+={0,2}$/.test(v.slice(drawingPrefix.length)),
    'fields.signature',
  );

export const SignBody = z.strictObject({
  /** The person's name, in Latin letters or Chinese characters or both, as in the profile. */
  signedName: text(120),
  agree: z.literal(true, { error: 'fields.agree' }),
  /** A PNG drawn on the pad; or one uploaded with the purpose 'signature'. Neither: the typed name is the signature. */
  drawing: drawing.optional(),
  signatureFileId: fileId.optional(),
});
export const signTraining = defineApi({
  ...training,
  method: 'POST',
  path: '/api/training/{trainingContentId}/sign',
  summary: 'Sign after a pass; issues the certificate. A second time finds the first',
  params: TrainingParams,
  body: SignBody,
  answer: CertificateSummary,
});
export const getCertificate = defineApi({
  ...training,
  method: 'GET',
  path: '/api/training/{trainingContentId}/certificate',
  summary: 'The certificate as PDF',
  params: TrainingParams,
  download: 'application/pdf',
  answer: z.file(),
});

// ---- verification, for everyone ----
/** 'PHC-2026-004187', however it was typed: lower case, spaces, full width, without hyphens. */
export const tidyCertificateNumber = (typed: string): string => {
  const joined = plain(typed)
    .toUpperCase()
    .replace(/[\s\-‐–—−·._]/g, '');
  const [, prefix, year, number] = /^([A-Z]{3})(\d{4})(\d{6})$/.exec(joined) ?? [];
  return prefix ? `${prefix}-${year}-${number}` : joined;
};

/** The page, as the QR code has it. */
export const verifyPath = (number: string, code: string): string =>
  `/verify/${number}?code=${code}`;

export const Verification = z.object({
  status: z.enum(verifyStatuses),
  /** As it was understood. */
  number: z.string(),
  /** Null when unknown; masked without the code of the QR. */
  latinName: z.string().nullable(),
  chineseName: z.string().nullable(),
  masked: z.boolean(),
  /** In the caller's language, and in English. */
  training: z.string().nullable(),
  trainingEn: z.string().nullable(),
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
});
export type Verification = z.infer<typeof Verification>;
export const verifyCertificate = defineApi({
  tag: 'training',
  access: 'readPublic',
  method: 'GET',
  path: '/verify',
  summary: 'Whether a certificate is genuine: name, training, dates; never the score',
  query: z.strictObject({ number: searched(100), code: searched(100).optional() }),
  answer: Verification,
});
