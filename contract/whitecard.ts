/** White card (Medicaid card): statuses and the submit call (spec §4, §5, §7). */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';

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
