/** White cards and their documents in the office. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { choicesOf, manyFileIds, recordId } from '#contract/fields.ts';
import {
  CasePicture,
  CaseRow,
  caseDetails,
  cases,
  correction,
  decisionApi,
  officeNote,
  queueApis,
  version,
} from '#contract/staff/cases.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { becauseOf, CaseVerdict, verdictApi } from '#contract/staff/verdicts.ts';
import { whiteCardDocumentKinds, whiteCardPictureKinds, whiteCardStatuses } from './whitecard.ts';

/** To do: a number to check, or documents to call about; papers: still collecting; decided. */
export const cardQueues = ['open', 'papers', 'decided'] as const;
export type CardQueue = (typeof cardQueues)[number];

export const CardRow = CaseRow.extend({
  status: z.enum(whiteCardStatuses),
  papersSentAt: z.string().nullable(),
  /** Documents ready, of five. */
  ready: z.number(),
});
export type CardRow = z.infer<typeof CardRow>;

export const {
  list: listCards,
  export: exportCards,
  around: aroundCard,
} = queueApis({
  name: 'card',
  lists: 'White cards and papers, the soonest due first',
  table: 'The same as a table (CSV), without card numbers',
  row: CardRow,
  parts: cardQueues,
});

export const CardCase = CardRow.extend({
  ...caseDetails,
  /** Masked except its last 3 characters; null if none was submitted. */
  cardNumber: z.string().nullable(),
  papers: z.array(
    z.object({
      kind: z.enum(whiteCardPictureKinds),
      ready: z.boolean(),
      /** Who photographed the newest at the counter; null for the owner. */
      addedBy: z.string().nullable(),
      pictures: z.array(CasePicture),
      verdict: CaseVerdict.nullable(),
    }),
  ),
  /** Status history with the texts for the owner. */
  events: z.array(
    z.object({
      status: z.enum(whiteCardStatuses),
      at: z.string(),
      note: z.string().nullable(),
      corrected: z.boolean(),
    }),
  ),
});
export type CardCase = z.infer<typeof CardCase>;

/** Why a card is not eligible; texts in i18n under `office.papers.cardReasons`. */
export const cardReasons = ['notActive', 'notFound', 'nameDiffers', 'noLongTermCare'] as const;
export type CardReason = (typeof cardReasons)[number];

const params = z.strictObject({ userId: recordId });

export const getCardCase = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/card/{userId}',
  summary: 'One white card with its papers; the look is audited',
  params,
  answer: CardCase,
});
export const revealCardNumber = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/card/{userId}/reveal',
  summary: 'The card number in full; every look is audited',
  params,
  answer: z.object({ cardNumber: z.string() }),
});
/** 409: `conflict` (not waiting for an answer; with a correction: not decided, or decided like this). */
export const reviewCardCase = decisionApi({
  path: '/staff/card/{userId}/review',
  summary: 'Mark a card eligible or not',
  params,
  body: {
    /** `submitted`, to check it again: with a correction only. */
    decision: z.enum(['eligible', 'ineligible', 'submitted'], { error: 'fields.choice' }),
    correction: correction.optional(),
    /** Standard reasons, shown in the owner's language; `ineligible` needs one, or a note. */
    reasons: choicesOf(cardReasons).optional(),
    note: officeNote.optional(),
  },
});
/** 400 if one that is there is asked for without a reason. */
export const askForPapers = decisionApi({
  path: '/staff/card/{userId}/ask',
  summary: 'Ask for papers that are missing or not accepted, each with its reason',
  params,
  body: {
    kinds: z
      .array(z.enum(whiteCardDocumentKinds, { error: 'fields.choice' }), {
        error: 'fields.required',
      })
      .min(1, 'fields.choice')
      .max(whiteCardDocumentKinds.length, 'fields.tooLong'),
    because: becauseOf(whiteCardDocumentKinds).optional(),
  },
});

/** An accepted paper is complete, whatever its owner said. */
export const judgePaper = verdictApi({
  path: '/staff/card/{userId}/verdict',
  params,
  kinds: whiteCardDocumentKinds,
});

/**
 * For somebody at the counter or on the phone. 400 for a number that is mistyped, taken or given already, as the
 * message of its field.
 */
export const enterCard = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/card/{userId}/enter',
  summary: 'Enter the card number of a care seeker, as if they had submitted it',
  params,
  body: z.strictObject({
    whiteCardId: z.string({ error: 'fields.required' }).max(200, 'fields.tooLong'),
    preview,
  }),
  answer: z.object({ messages: z.array(MessagePreview) }),
});

/** As if the owner had saved them; nobody is texted. Without a case one is made, from version 0. 409: `changed_meanwhile`; `file_gone`. */
export const addCounterPapers = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/card/{userId}/counter',
  summary: 'Add a paper that the client brought to the counter',
  params,
  body: z.strictObject({
    version,
    kind: z.enum(whiteCardPictureKinds, { error: 'fields.choice' }),
    /** Replace the current ones; list those to keep. */
    fileIds: manyFileIds.min(1, 'fields.picture'),
  }),
  answer: z.object({}),
});
