/** White card (Medicaid card): statuses, the submit call, documents (spec §2, §4, §5, §7; readings "White card"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { uuid } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { channels } from '#contract/message/message.ts';
import { fileId } from '#contract/upload/upload.ts';

export const whiteCardStatuses = ['waiting', 'submitted', 'eligible', 'ineligible'] as const;
export type WhiteCardStatus = (typeof whiteCardStatuses)[number];

/** From which status a (new) card number may be handed in. */
export const maySubmitFrom: Record<WhiteCardStatus, boolean> = {
  waiting: true,
  submitted: false,
  eligible: false,
  ineligible: true,
};

export const WhiteCardReceipt = z.object({
  whiteCardStatus: z.enum(whiteCardStatuses),
  /** 'YYYY-MM-DD HH:mm': the 24-hour promise as a time. */
  contactBy: z.string(),
});

/**
 * The number comes in the query, as the spec says, or in the body. It is checked in the handler, not by the
 * schema: a wrong format is a business refusal, answered with HTTP 200 and a code other than '200'.
 */
export const submitWhiteCard = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
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

// ---- where it stands ----
export const WhiteCardState = z.object({
  whiteCardStatus: z.enum(whiteCardStatuses),
  submittedAt: z.string().nullable(),
  /** 'YYYY-MM-DD HH:mm': by when we call about the number that was handed in. */
  contactBy: z.string().nullable(),
  maySubmit: z.boolean(),
  /** Oldest first. */
  history: z.array(
    z.object({
      status: z.enum(whiteCardStatuses),
      at: z.string(),
      /** What the office wrote for the owner. */
      note: z.string().nullable(),
    }),
  ),
});
export type WhiteCardState = z.infer<typeof WhiteCardState>;
export const getWhiteCard = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
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
      /** The person says "that is all of them". */
      complete: z.boolean(),
      /** Complete, and with a picture. */
      ready: z.boolean(),
    }),
  ),
  applicationForm: PictureList,
  /** "2 of 5 ready". */
  ready: z.number(),
  total: z.number(),
  missing: z.array(z.enum(whiteCardDocumentKinds)),
  checklistBy: z.enum(checklistChannels),
  /** Where the checklist would go: the phone's last four digits; the email masked, null when there is none. */
  phoneEnding: z.string(),
  email: z.string().nullable(),
  savedAt: z.string().nullable(),
  /** When it was last sent to us, and by when we call about it. */
  sentAt: z.string().nullable(),
  contactBy: z.string().nullable(),
});
export type WhiteCardDocuments = z.infer<typeof WhiteCardDocuments>;

const pictures = z
  .array(fileId, { error: 'fields.picture' })
  .max(limits.manyPictures, 'fields.manyPictures');

export const WhiteCardDocumentsBody = z.strictObject({
  /** Kinds that are not named stay as they are; the pictures of a kind that is named are replaced. */
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(whiteCardDocumentKinds, { error: 'fields.choice' }),
        /** Uploaded with the purpose `whitecard`; those that stay are named again. */
        fileIds: pictures,
        complete: z.boolean({ error: 'fields.choice' }),
      }),
      { error: 'fields.required' },
    )
    .max(whiteCardDocumentKinds.length, 'fields.tooLong')
    .refine((list) => new Set(list.map((d) => d.kind)).size === list.length, 'fields.choice'),
  applicationFormFileIds: pictures.optional(),
  checklistBy: z.enum(checklistChannels, { error: 'fields.choice' }),
  /** False saves for later: nothing is sent and nobody is asked to call. */
  send: z.boolean({ error: 'fields.choice' }).optional(),
  /** Made by the form for each sending: repeated, it sends the checklist once. */
  requestKey: uuid.optional(),
});

export const getWhiteCardDocuments = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  method: 'GET',
  path: '/api/user/white-card/documents',
  summary: 'Own white card documents: what is there and what is missing',
  answer: WhiteCardDocuments,
});
export const sendWhiteCardDocuments = defineApi({
  tag: 'whitecard',
  access: 'submitWhiteCard',
  method: 'POST',
  path: '/api/user/white-card/documents',
  summary: 'Save white card documents, or send them with the checklist to oneself',
  body: WhiteCardDocumentsBody,
  answer: WhiteCardDocuments,
});
