/** Messages in the office: everything sent, with its state; and the templates. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { note, queryLocale, recordId, searched, uuid } from '#contract/fields.ts';
import { bothWays, keysetPaged, keysetQuery } from '#contract/paging.ts';
import { heldReasons, messageStates } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { typedShortId } from './check.ts';
import { messageKinds } from './kind-names.ts';
import { channels } from './message.ts';

const sent = { tag: 'staff', access: 'workOnCases' } as const;
const texts = { tag: 'staff', access: 'editContent' } as const;

/** Codes and reset links: they expire within minutes. */
export const expiringTemplates = [
  'codeRegister',
  'codeReset',
  'codeChangePhone',
  'codePhoneAtOffice',
  'codeChangeEmail',
  'codeHelp',
  'codeActing',
  'staffReset',
  'staffNewFactor',
] as const;
/** Responses to something just requested by form or text: sent at any hour, and despite an opt-out. */
const askedTemplates = [
  ...expiringTemplates,
  'hasAccount',
  'noAccount',
  'phoneTaken',
  'textsStopped',
  'textsAgain',
  'textsHelp',
] as const;
/** Texts that contain secrets: never shown, and erased once sent. */
export const secretTemplates = [...expiringTemplates, 'staffInvitation', 'helpLink'] as const;

/**
 * Templates that open the office or warn its staff cannot be edited: an editor (or a stolen editor session) could
 * redirect the link.
 */
export const isFixedTemplate = (key: string): boolean => /^staff[A-Z]/.test(key);

export const isSecretTemplate = (template: string | null): boolean =>
  (secretTemplates as readonly (string | null)[]).includes(template);

export const isAskedTemplate = (template: string | null): boolean =>
  (askedTemplates as readonly (string | null)[]).includes(template);

// ---- what was sent ----
export const KeptMessage = z.object({
  messageId: z.string(),
  channel: z.enum(channels),
  /** At the end of a text message. */
  shortId: z.string().nullable(),
  /** What it is about, as a caller may be told. */
  kind: z.enum(messageKinds),
  /** Masked: a phone's last four digits, an email's first letter. */
  to: z.string(),
  /** The template; null if written by staff. */
  template: z.string().nullable(),
  locale: z.enum(locales),
  state: z.enum(messageStates),
  attempts: z.number(),
  /** The provider's error. */
  error: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Held during quiet hours. */
  waitsUntil: z.string().nullable(),
  /** Why it is held. */
  heldBecause: z.enum(heldReasons).nullable(),
  /** The number has opted out. */
  optedOut: z.boolean(),
  userId: z.string().nullable(),
  /** The owner, if the person has an account. */
  person: z.string().nullable(),
  /** Failed or held, and can be resent. */
  mayRetry: z.boolean(),
});
export type KeptMessage = z.infer<typeof KeptMessage>;

/** A state, or `wrong`: failed or undelivered. */
export const messageFilters = [...messageStates, 'wrong'] as const;

/** Columns that messages can be sorted by. */
export const messageSorts = ['time', 'template'] as const;
export type MessageSort = (typeof messageSorts)[number];

export const listMessages = defineApi({
  ...sent,
  method: 'GET',
  path: '/staff/message/list',
  summary: 'Messages: in the order asked for, else failed ones first, then newest first',
  query: z.strictObject({
    ...keysetQuery,
    sort: z.enum(bothWays(messageSorts), { error: 'fields.choice' }).optional(),
    locale: queryLocale.optional(),
    state: z.enum(messageFilters, { error: 'fields.choice' }).optional(),
    channel: z.enum(channels, { error: 'fields.choice' }).optional(),
    template: searched(100).optional(),
    /** A name, an email address, or a phone number or its last digits. */
    to: searched(254).optional(),
  }),
  answer: keysetPaged(KeptMessage).extend({ failed: z.number(), templates: z.array(z.string()) }),
});
export const getMessage = defineApi({
  ...sent,
  method: 'GET',
  path: '/staff/message/{messageId}',
  summary:
    'One message with its text; the look is written down. Codes and invitations are never shown',
  params: z.strictObject({ messageId: uuid }),
  answer: KeptMessage.extend({ text: z.string().nullable(), secret: z.boolean() }),
});

/** For the phone line: the caller reads the ID, and staff say whether it is ours. */
export const findByShortId = defineApi({
  ...sent,
  method: 'POST',
  path: '/staff/message/check',
  summary: 'The text messages with this ID, without their text; the look is written down',
  body: z.strictObject({ shortId: typedShortId }),
  answer: z.object({ shortId: z.string(), messages: z.array(KeptMessage) }),
});

export const mostRetried = 500;
export const retryMessages = defineApi({
  ...sent,
  method: 'POST',
  path: '/staff/message/retry',
  summary: 'Send failed messages again: those named, or the oldest of all that failed',
  body: z
    .strictObject({
      messageIds: z
        .array(uuid, { error: 'fields.required' })
        .min(1, 'fields.required')
        .max(mostRetried, 'fields.tooLong')
        .optional(),
      allFailed: z.literal(true, { error: 'fields.choice' }).optional(),
    })
    .refine((body) => Boolean(body.messageIds) !== Boolean(body.allFailed), {
      path: ['messageIds'],
      message: 'fields.required',
    }),
  answer: z.object({ retried: z.number() }),
});

// ---- the texts ----
/** `part`: used within other messages or calendar files, not sent alone. */
export const templateKinds = ['sms', 'email', 'part'] as const;
export type TemplateKind = (typeof templateKinds)[number];

const TemplateText = z.object({
  original: z.string(),
  /** The override; null if the original is used. */
  own: z.string().nullable(),
  /** The version a save is based on. */
  version: z.string().nullable(),
  by: z.string().nullable(),
});
export const MessageTemplate = z.object({
  key: z.string(),
  kind: z.enum(templateKinds),
  placeholders: z.array(z.string()),
  texts: z.object({ en: TemplateText, 'zh-CN': TemplateText, 'zh-TW': TemplateText }),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

const Samples = z.record(z.string(), z.string());
export const listTemplates = defineApi({
  ...texts,
  method: 'GET',
  path: '/staff/message-template/list',
  summary: 'The texts of all messages, and examples of what is filled in',
  answer: z.object({
    templates: z.array(MessageTemplate),
    samples: z.object({ en: Samples, 'zh-CN': Samples, 'zh-TW': Samples }),
  }),
});

const templateMax = 1_000;
export const saveTemplate = defineApi({
  ...texts,
  method: 'POST',
  path: '/staff/message-template/{key}',
  summary: 'Our own words for a message in one language; null goes back to the original',
  params: z.strictObject({ key: recordId }),
  body: z.strictObject({
    locale: queryLocale,
    text: note(templateMax).pipe(z.string().min(1, 'fields.required')).nullable(),
    version: searched(40).nullable(),
  }),
  answer: MessageTemplate,
});
