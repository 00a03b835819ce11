/** Signature and certificate of a training, and its public verification (readings "Training"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { plain } from '#contract/field-rules.ts';
import { fileId, recordId, searched, text } from '#contract/fields.ts';

const training = { tag: 'training', access: 'train' } as const;

export const certificateRules = {
  /** Maximum size of a drawn signature as a data URL (900 × 300 px). */
  drawingChars: 48_000,
  /** A training can be renewed when its certificate expires within so many days. */
  renewDays: 60,
  /** Reminder, in days before the expiry. */
  remindDays: 30,
} as const;

/** Longer than any notation of a number. */
export const certificateNumberMax = 100;

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];
/** Result of a verification. `notNow`: of an ID card; why is nobody's business but its owner's. */
const verifyStatuses = [...certificateStatuses, 'notNow', 'unknown'] as const;

export const CertificateSummary = z.object({
  number: z.string(),
  status: z.enum(certificateStatuses),
  /** 'YYYY-MM-DD' */
  issuedOn: z.string(),
  /** Last valid day; null if it does not expire. */
  expiresOn: z.string().nullable(),
  renewable: z.boolean(),
  /** As certified, unaffected by later changes of name or title. */
  latinName: z.string(),
  chineseName: z.string().nullable(),
  /** In the caller's language, and in English. */
  title: z.string(),
  titleEn: z.string(),
  score: z.number(),
  totalScore: z.number(),
  /** In-service hours that it counts for. */
  hours: z.number(),
});
export type CertificateSummary = z.infer<typeof CertificateSummary>;

const TrainingParams = z.strictObject({ trainingContentId: recordId });

/** The document to sign. */
export const SignOffer = z.object({
  trainingContentId: z.string(),
  title: z.string(),
  score: z.number(),
  totalScore: z.number(),
  /** 'YYYY-MM-DD' */
  examDate: z.string(),
  /** From the profile, as on the certificate. */
  latinName: z.string(),
  chineseName: z.string().nullable(),
  /** Default of the name field. */
  signedName: z.string(),
  /** The exact statement, in the caller's language. */
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
  /** The person's name in Latin letters, Chinese characters or both, as in the profile. */
  signedName: text(120),
  agree: z.literal(true, { error: 'fields.agree' }),
  /** A PNG from the pad, or one uploaded with the purpose 'signature'. Neither: the typed name is the signature. */
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
  summary: 'The certificate as PDF: the latest, or an earlier one by its number; not a revoked one',
  params: TrainingParams,
  query: z.strictObject({ number: searched(certificateNumberMax).optional() }),
  download: 'application/pdf',
  answer: z.file(),
});

// ---- verification, for everyone ----
/** 'PHC-2026-004187' in any notation: lower case, spaces, full width, without hyphens. */
export const tidyCertificateNumber = (typed: string): string => {
  const joined = plain(typed)
    .toUpperCase()
    .replace(/[\s\-‐–—−·._]/g, '');
  const [, prefix, year, number] = /^([A-Z]{3})(\d{4})(\d{6})$/.exec(joined) ?? [];
  return prefix ? `${prefix}-${year}-${number}` : joined;
};

/** The verification page in the QR code. */
export const verifyPath = (number: string, code: string): string =>
  `/verify/${number}?code=${code}`;

/** The page of a typed number, or of a scanned or pasted QR code; null when it cannot be either. */
export const verifyPathOf = (given: string): string | null => {
  const [, scanned, code] = /\/verify\/([^/?#\s]+)(?:\?code=([A-Z0-9]+))?/.exec(given) ?? [];
  const number = tidyCertificateNumber(scanned ?? given);
  if (!number || number.length > certificateNumberMax) return null;
  return code ? verifyPath(number, code) : `/verify/${encodeURIComponent(number)}`;
};

/** A scanned code counts only when it leads to this page. */
export const scannedPathOf = (scanned: string): string | null =>
  /\/verify\//.test(scanned) ? verifyPathOf(scanned) : null;

export const Verification = z.object({
  kind: z.enum(['certificate', 'transcript', 'idCard']),
  status: z.enum(verifyStatuses),
  /** Normalized. */
  number: z.string(),
  /** Null if unknown; masked without the QR code's secret. */
  latinName: z.string().nullable(),
  chineseName: z.string().nullable(),
  masked: z.boolean(),
  /** In the caller's language, and in English; of a valid ID card the role. */
  training: z.string().nullable(),
  trainingEn: z.string().nullable(),
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  /** In-service hours of a transcript. */
  hours: z.number().nullable(),
});
export type Verification = z.infer<typeof Verification>;
export const verifyCertificate = defineApi({
  tag: 'training',
  access: 'readPublic',
  method: 'GET',
  path: '/verify',
  summary:
    'Whether a certificate, transcript or ID card is genuine: name, training or role, dates; never the score',
  query: z.strictObject({ number: searched(certificateNumberMax), code: searched(100).optional() }),
  answer: Verification,
});
