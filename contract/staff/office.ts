/** What several parts of the office share (readings "The office"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';
import { channels } from '#contract/message/message.ts';
import { locales } from '#i18n/pick-locale.ts';

/**
 * What lies in a queue. `application`: a caregiver's, by the person's id; `card`: a white card and its papers, by the
 * person's id; `record`: a service request, an application for care or a visit, by the record's id.
 */
export const caseKinds = ['application', 'card', 'record'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What the history of a case is made of. */
export const caseEntries = ['note', 'assigned', 'status', 'asked', 'message', 'contacted'] as const;
export type CaseEntry = (typeof caseEntries)[number];

export const attendances = ['arrived', 'missed'] as const;
export type Attendance = (typeof attendances)[number];

/**
 * `sent`: the provider has it; `delivered` and `undelivered` come from the phone's carrier, where there is one.
 * `failed`: given up. `held`: not sent, for one of the reasons below.
 */
export const messageStates = [
  'waiting',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'held',
] as const;
export type MessageState = (typeof messageStates)[number];
/** Why one is held: the number wants no texts, or the day's budget of its recipient, or of all, is spent. */
export const heldReasons = ['optedOut', 'recipient', 'all'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** A text to a client before it is sent: in their language, and as long as the provider counts it. */
export const MessagePreview = z.object({
  channel: z.enum(channels),
  /** The last four of a phone number, or an email address. */
  to: z.string(),
  locale: z.enum(locales),
  text: z.string(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** Nothing is changed or sent: the answer says what would be. */
export const preview = z.boolean({ error: 'fields.choice' }).optional();

export const convertScript = defineApi({
  tag: 'staff',
  access: 'beStaff',
  method: 'POST',
  path: '/staff/convert',
  long: true,
  summary: 'A Chinese text in the other script, as a draft for a person to approve',
  body: z.strictObject({
    text: searched(100_000),
    to: z.enum(['zh-CN', 'zh-TW'], { error: 'fields.choice' }),
  }),
  answer: z.object({ text: z.string() }),
});

/** Text in three languages, as staff write it. */
export const LocalText = z.strictObject({
  en: searched(100_000).optional(),
  'zh-CN': searched(100_000).optional(),
  'zh-TW': searched(100_000).optional(),
  /** The script that was converted from the other one and not yet approved. */
  converted: z.enum(['zh-CN', 'zh-TW'], { error: 'fields.choice' }).optional(),
});
export type LocalText = z.infer<typeof LocalText>;

/** The same, ready for others to read: in one language at least, and no script that nobody has looked at. */
export const SentText = (max: number) =>
  LocalText.refine((text) => text.en?.trim() || text['zh-CN']?.trim() || text['zh-TW']?.trim(), {
    error: 'fields.required',
  })
    .refine((text) => !text.converted, { error: 'fields.converted' })
    .refine(
      (text) =>
        [text.en, text['zh-CN'], text['zh-TW']].every((words) => (words?.length ?? 0) <= max),
      { error: 'fields.tooLong' },
    );
