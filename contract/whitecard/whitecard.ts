/** White card (Medicaid card): statuses, the submit call, documents (spec §2, §4, §5, §7; readings "White card"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { manyFileIds, uuid } from '#contract/fields.ts';
import { channels } from '#contract/message/message.ts';
import { DocumentVerdict } from '#contract/staff/document-verdict.ts';

export const whiteCardStatuses = ['waiting', 'submitted', 'eligible', 'ineligible'] as const;
export type WhiteCardStatus = (typeof whiteCardStatuses)[number];

/** Statuses in which a (new) card number may be submitted. */
export const maySubmitFrom: Record<WhiteCardStatus, boolean> = {
  waiting: true,
  submitted: false,
  eligible: false,
  ineligible: true,
};

export const WhiteCardReceipt = z.object({
  whiteCardStatus: z.enum(whiteCardStatuses),
  /** 'YYYY-MM-DD HH:mm': end of the 24-hour promise. */
  contactBy: z.string(),
});

/**
 * The number is in the query, as the spec says, or in the body. It is checked by the handler, not the schema: a wrong
 * format is a business error with HTTP 200 and a code other than '200'.
 */
export const submitWhiteCard = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  forOthers: true,
  method: 'POST',
  path: '/api/user/submit-white-card',
  summary: 'Submit a white card number',
  query: z.strictObject({
    whiteCardId: z.string({ error: 'fields.required' }).max(200, 'fields.tooLong').optional(),
  }),
  body: z
    .strictObject({
      whiteCardId: z.string({ error: 'fields.required' }).max(200, 'fields.tooLong'),
    })
    .nullish(),
  answer: WhiteCardReceipt,
});

/** Once, shortly after the submission, until the office has decided. The errors are those of the submission. */
export const correctWhiteCard = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  forOthers: true,
  method: 'POST',
  path: '/api/user/white-card/correct',
  summary: 'Correct a mistyped white card number, once; the office is told',
  body: z.strictObject({
    whiteCardId: z.string({ error: 'fields.required' }).max(200, 'fields.tooLong'),
  }),
  answer: WhiteCardReceipt,
});

// ---- status ----
export const WhiteCardState = z.object({
  whiteCardStatus: z.enum(whiteCardStatuses),
  submittedAt: z.string().nullable(),
  /** 'YYYY-MM-DD HH:mm': by when we call about the submitted number. */
  contactBy: z.string().nullable(),
  maySubmit: z.boolean(),
  /** Until when the submitted number can be corrected; null if not (any more). */
  correctUntil: z.string().nullable(),
  /** Oldest first. */
  history: z.array(
    z.object({
      status: z.enum(whiteCardStatuses),
      at: z.string(),
      /** The office's note for the owner. */
      note: z.string().nullable(),
      /** The office corrected its decision. */
      corrected: z.boolean(),
    }),
  ),
});
export type WhiteCardState = z.infer<typeof WhiteCardState>;
export const getWhiteCard = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  forOthers: true,
  method: 'GET',
  path: '/api/user/white-card',
  summary: 'Where the own white card stands, with its history',
  answer: WhiteCardState,
});

// ---- documents (spec §2 "White card info") ----
export const whiteCardDocumentKinds = [
  'income',
  'bank_statements',
  'rent',
  'utility',
  'identity',
] as const;
export type WhiteCardDocumentKind = (typeof whiteCardDocumentKinds)[number];
/** What is photographed: the documents, and the form on paper. */
export const whiteCardPictureKinds = [...whiteCardDocumentKinds, 'application_form'] as const;
export type WhiteCardPictureKind = (typeof whiteCardPictureKinds)[number];
const checklistChannels = channels;

const PictureList = z.array(
  z.object({ fileId: z.string(), path: z.string(), bytes: z.number(), createdAt: z.string() }),
);
export const WhiteCardDocuments = z.object({
  /** All five, in the order of the page. */
  documents: z.array(
    z.object({
      kind: z.enum(whiteCardDocumentKinds),
      files: PictureList,
      /** Some were brought to the counter and photographed there. */
      byOffice: z.boolean(),
      /** Marked as complete by the person. */
      complete: z.boolean(),
      /** Complete, and with a picture. */
      ready: z.boolean(),
      /** What the office said about it. */
      verdict: DocumentVerdict.nullable(),
    }),
  ),
  applicationForm: PictureList,
  /** Shown as "2 of 5 ready". */
  ready: z.number(),
  total: z.number(),
  missing: z.array(z.enum(whiteCardDocumentKinds)),
  checklistBy: z.enum(checklistChannels),
  /** Recipients of the checklist: the phone's last four digits; the masked email, null if none. */
  phoneEnding: z.string(),
  email: z.string().nullable(),
  savedAt: z.string().nullable(),
  /** When it was last submitted, and by when we call about it. */
  sentAt: z.string().nullable(),
  contactBy: z.string().nullable(),
});
export type WhiteCardDocuments = z.infer<typeof WhiteCardDocuments>;

export const WhiteCardDocumentsBody = z.strictObject({
  /** Kinds not listed are unchanged; pictures of listed kinds are replaced. */
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(whiteCardDocumentKinds, { error: 'fields.choice' }),
        /** Uploaded with the purpose `whitecard`; list existing ones to keep them. */
        fileIds: manyFileIds,
        complete: z.boolean({ error: 'fields.choice' }),
      }),
      { error: 'fields.required' },
    )
    .max(whiteCardDocumentKinds.length, 'fields.tooLong')
    .refine((list) => new Set(list.map((d) => d.kind)).size === list.length, 'fields.choice'),
  applicationFormFileIds: manyFileIds.optional(),
  checklistBy: z.enum(checklistChannels, { error: 'fields.choice' }),
  /** False saves a draft: nothing is sent. */
  send: z.boolean({ error: 'fields.choice' }).optional(),
  /** Idempotency key made by the form: sending twice sends the checklist once. */
  requestKey: uuid.optional(),
});

export const getWhiteCardDocuments = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  forOthers: true,
  method: 'GET',
  path: '/api/user/white-card/documents',
  summary: 'Own white card documents: what is there and what is missing',
  answer: WhiteCardDocuments,
});
export const sendWhiteCardDocuments = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  forOthers: true,
  method: 'POST',
  path: '/api/user/white-card/documents',
  summary: 'Save white card documents, or send them with the checklist to oneself',
  body: WhiteCardDocumentsBody,
  answer: WhiteCardDocuments,
});
