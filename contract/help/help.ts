/**
 * A help link lets one named helper do one thing for a person, without their password: add photos, choose a time, fill in
 * a form (decision 028). The token stands in the fragment of the address; `openHelpLink` exchanges it for a key of this
 * device, which the other calls send in the header `Help-Key`.
 */
import { z } from 'zod';
import { CodeSent } from '#contract/account/account.ts';
import { defineApi } from '#contract/endpoint.ts';
import {
  manyFileIds,
  note,
  phone,
  queryLocale,
  recordId,
  text,
  uuid,
  verificationCode,
  wallDate,
  wallTime,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { FreeSlots, ServiceAddress } from '#contract/services/services.ts';
import { whiteCardDocumentKinds } from '#contract/whitecard/whitecard.ts';
import { Helper } from './helper.ts';
import { helpActions, helperNameMax, helpKinds, helpStates, relationships } from './words.ts';

const own = { tag: 'help', access: 'askForHelp' } as const;
const open = { tag: 'help', access: 'helpByLink', withoutToken: true } as const;

// ---- for the person who is helped ----
/** Times are 'YYYY-MM-DD HH:mm' in the agency's local time. */
export const HelpLink = z.object({
  linkId: z.string(),
  kind: z.enum(helpKinds),
  /** The service or request it is about; null for white card documents. */
  item: z.string().nullable(),
  recordNo: z.string().nullable(),
  helper: Helper,
  state: z.enum(helpStates),
  madeBy: z.enum(['owner', 'staff']),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Where we texted it: the last four digits. */
  phoneEnding: z.string().nullable(),
  /** How many devices opened it. */
  devices: z.number(),
  /** Oldest first. */
  history: z.array(
    z.object({
      action: z.enum(helpActions),
      at: z.string(),
      by: z.enum(['owner', 'staff', 'helper']),
      /** How many photos. */
      count: z.number().nullable(),
      /** The request or visit that was made. */
      recordNo: z.string().nullable(),
    }),
  ),
});
export type HelpLink = z.infer<typeof HelpLink>;

/** What a link is about: a request for `request_photos`, a service for a visit or a form, nothing for the documents. */
export const helpFields = {
  kind: z.enum(helpKinds, { error: 'fields.choice' }),
  recordId: recordId.optional(),
  serviceId: recordId.optional(),
  helperName: text(helperNameMax),
  relationship: z.enum(relationships, { error: 'fields.choice' }),
  /** We text the link there; without it the person hands it on. */
  helperPhone: z.union([z.literal('').transform(() => undefined), phone]).optional(),
  /** The language of that text. */
  helperLocale: queryLocale.optional(),
};

/** `path` with the token is answered once: only its hash is kept. */
export const MadeHelpLink = z.object({ link: HelpLink, path: z.string() });
export type MadeHelpLink = z.infer<typeof MadeHelpLink>;

export const sendHelpCode = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/help/code',
  summary: "Send a code to the account's own phone: the consent to a help link",
  answer: CodeSent,
});
export const makeHelpLink = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/help/link',
  summary: 'Make a link by which one helper can do one thing for the caller, by the code',
  body: z.strictObject({ ...helpFields, verificationCode }),
  answer: MadeHelpLink,
});
export const getHelpLinks = defineApi({
  ...own,
  method: 'GET',
  path: '/api/user/help/links',
  summary: 'Own help links with everything that was done by them, newest first',
  answer: z.array(HelpLink),
});
/** Idempotent. */
export const withdrawHelpLink = defineApi({
  ...own,
  method: 'POST',
  path: '/api/user/help/link/{linkId}/withdraw',
  summary: 'Withdraw a help link: it does not open any more',
  params: z.strictObject({ linkId: recordId }),
  answer: HelpLink,
});

// ---- for the helper; 404 `link_gone` (with LinkGone) when the link does not open (any more) ----
export const LinkGone = z.object({
  why: z.enum(['unknown', 'expired', 'withdrawn', 'done', 'devices']),
});
export type LinkGone = z.infer<typeof LinkGone>;

/** What the step needs, and nothing else. */
export const HelpAsk = z.object({
  kind: z.enum(helpKinds),
  /** First name and the initial of the last name. */
  personName: z.string(),
  helper: Helper,
  expiresAt: z.string(),
  done: z.boolean(),
  /** The service or request it is about. */
  item: z.string().nullable(),
  recordNo: z.string().nullable(),
  /** What the office asks about the request. */
  question: z.string().nullable(),
  /** Documents to bring or to photograph. */
  documents: z.array(z.string()),
  /** White card documents: how many pictures there are of each kind. */
  papers: z.array(
    z.object({
      kind: z.enum(whiteCardDocumentKinds),
      pictures: z.number(),
      /** How many more can be added. */
      left: z.number(),
      ready: z.boolean(),
    }),
  ),
  /** How many more pictures the request takes. */
  picturesLeft: z.number(),
});
export type HelpAsk = z.infer<typeof HelpAsk>;

export const openHelpLink = defineApi({
  ...open,
  method: 'POST',
  path: '/api/help/open',
  summary: 'Open a help link on this device, with its token; answers the key of this device',
  body: z.strictObject({ token: text(100) }),
  answer: z.object({ key: z.string(), ask: HelpAsk }),
});
export const getHelpAsk = defineApi({
  ...open,
  method: 'GET',
  path: '/api/help/ask',
  summary: 'What a help link asks for (header Help-Key)',
  answer: HelpAsk,
});
export const getHelpOffices = defineApi({
  ...open,
  method: 'GET',
  path: '/api/help/offices',
  summary: 'Offices for the visit of a help link (header Help-Key)',
  answer: z.array(ServiceAddress),
});
export const getHelpSlots = defineApi({
  ...open,
  method: 'GET',
  path: '/api/help/slots',
  summary: 'Free times for the visit of a help link (header Help-Key)',
  query: z.strictObject({
    companyAddressId: recordId,
    from: wallDate.optional(),
    to: wallDate.optional(),
  }),
  answer: FreeSlots,
});

/** Idempotent: a picture that is there already is not added twice. */
export const addHelpPhotos = defineApi({
  ...open,
  method: 'POST',
  path: '/api/help/photos',
  summary: 'Add photos to the request or the white card documents of a help link (header Help-Key)',
  body: z.strictObject({
    /** Of which white card document. */
    paper: z.enum(whiteCardDocumentKinds, { error: 'fields.choice' }).optional(),
    /** Uploaded with the header Help-Key. */
    fileIds: manyFileIds.min(1, 'fields.picture'),
  }),
  answer: HelpAsk,
});
/** White card documents are sent to the office with it. Idempotent. */
export const finishHelp = defineApi({
  ...open,
  method: 'POST',
  path: '/api/help/finish',
  summary: 'That is all: closes a help link for photos (header Help-Key)',
  answer: HelpAsk,
});

const HelpDone = z.object({
  recordNo: z.string(),
  item: z.string(),
  /** The visit; null for a form. */
  reserveDate: z.string().nullable(),
  reserveTime: z.string().nullable(),
  office: z.string().nullable(),
  address: z.string().nullable(),
});
export type HelpDone = z.infer<typeof HelpDone>;

/** 409: `slot_<reason>` (with SlotRefusal), `too_many_open`. */
export const bookByHelp = defineApi({
  ...open,
  method: 'POST',
  path: '/api/help/visit',
  summary: 'Book the visit of a help link (header Help-Key)',
  body: z.strictObject({
    companyAddressId: recordId,
    reserveDate: wallDate,
    reserveTime: wallTime,
    requestKey: uuid.optional(),
  }),
  answer: HelpDone,
});
export const askByHelp = defineApi({
  ...open,
  method: 'POST',
  path: '/api/help/form',
  summary: 'Send the service request of a help link (header Help-Key)',
  body: z.strictObject({
    note: note(limits.serviceNoteMax).optional(),
    fileIds: manyFileIds.optional(),
    requestKey: uuid.optional(),
  }),
  answer: HelpDone,
});
