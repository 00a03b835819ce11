/** Shared by several parts of the office (readings "The office"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { searched } from '#contract/fields.ts';
import { channels } from '#contract/message/message.ts';
import { locales } from '#i18n/pick-locale.ts';

/**
 * Kinds of cases. `application`: a caregiver's, by person id; `card`: a white card and its documents, by person id;
 * `record`: a service request, care application or visit, by record id.
 */
export const caseKinds = ['application', 'card', 'record'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What has entries in a history: a case, or a phone that asked to be called back. */
export const entryKinds = [...caseKinds, 'callback'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Event types of a case's history. */
export const caseEntries = [
  'note',
  'assigned',
  'status',
  'asked',
  'message',
  'contacted',
  'callUndone',
  // A paper that came to the counter.
  'added',
  // A document was accepted or not, or that was taken back.
  'checked',
] as const;
export type CaseEntry = (typeof caseEntries)[number];

/** How a call to a client ended. Only `reached` keeps our promise to call. */
export const callOutcomes = ['reached', 'noAnswer', 'leftMessage', 'wrongNumber'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const attendances = ['arrived', 'missed'] as const;
export type Attendance = (typeof attendances)[number];

/**
 * `sent`: accepted by the provider; `delivered` and `undelivered`: the carrier's receipt, if any. `failed`: given up.
 * `held`: not sent, for one of the reasons below.
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
/** Why a message is held: opted out, the day's budget of the recipient or of all is spent, or the account is closed. */
export const heldReasons = ['optedOut', 'recipient', 'all', 'closed'] as const;
export type HeldReason = (typeof heldReasons)[number];

/** Preview of a text to a client, in their language, with its number of segments. */
export const MessagePreview = z.object({
  channel: z.enum(channels),
  /** A phone's last four digits, or an email address. */
  to: z.string(),
  locale: z.enum(locales),
  text: z.string(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** Dry run: nothing is changed or sent; the response shows what would be. */
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

/** Text in three languages, as edited by staff. */
export const LocalText = z.strictObject({
  en: searched(100_000).optional(),
  'zh-CN': searched(100_000).optional(),
  'zh-TW': searched(100_000).optional(),
  /** The script that was converted automatically and not yet reviewed. */
  converted: z.enum(['zh-CN', 'zh-TW'], { error: 'fields.choice' }).optional(),
});
export type LocalText = z.infer<typeof LocalText>;

/** Publishable: in at least one language, and no unreviewed script. */
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
