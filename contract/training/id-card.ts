/** A caregiver's ID card: as valid as the papers that the role needs (readings "Passport"). */
import { z } from 'zod';
import { paperKinds } from '#contract/account/documents.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';

/** `blocked`: a required paper is missing or has expired. `noRole`: the office has not entered the role. */
const idCardStates = ['valid', 'blocked', 'noRole'] as const;
export type IdCardState = (typeof idCardStates)[number];

export const IdCard = z.object({
  number: z.string(),
  state: z.enum(idCardStates),
  /** What is missing or has expired, with `blocked`. */
  open: z.array(z.object({ kind: z.enum(paperKinds), expired: z.boolean() })),
  latinName: z.string(),
  chineseName: z.string().nullable(),
  /** In the caller's language. */
  agency: z.string(),
  role: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  /** The first end of a required paper; null if none ends. */
  validUntil: z.string().nullable(),
  /** That the office has accepted. */
  photo: z.object({ fileId: z.string(), path: z.string() }).nullable(),
  /** One waits for the office. */
  photoInReview: z.boolean(),
  /** What the QR code says. */
  link: z.string(),
});
export type IdCard = z.infer<typeof IdCard>;

const own = { tag: 'training', access: 'train' } as const;

export const getMyIdCard = defineApi({
  ...own,
  method: 'GET',
  path: '/api/training/id-card',
  summary: 'Own ID card, and why it is not valid',
  answer: IdCard,
});

/** 409 `id_card_invalid`. */
export const printMyIdCard = defineApi({
  ...own,
  method: 'GET',
  path: '/api/training/id-card/print',
  summary: 'Own ID card as PDF, to print and cut out; only a valid one',
  download: 'application/pdf',
  answer: z.file(),
});

/** 409 `id_card_invalid`. */
export const printIdCard = defineApi({
  tag: 'staff',
  access: 'manageTraining',
  method: 'GET',
  path: '/staff/training/people/{userId}/id-card',
  summary: 'A caregiver’s ID card as PDF; only a valid one; written down',
  params: z.strictObject({ userId: recordId }),
  download: 'application/pdf',
  answer: z.file(),
});
