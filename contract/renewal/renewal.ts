/** Dates that matter to a person: renewals and deadlines, with reminders, a calendar feed and a way to start. */
import { z } from 'zod';
import { paperKinds } from '#contract/account/documents.ts';
import { passportRules } from '#contract/account/passport.ts';
import { defineApi } from '#contract/endpoint.ts';
import { counted, recordId, text, uuid, wallDate } from '#contract/fields.ts';
import { Helper } from '#contract/help/helper.ts';

const dates = { tag: 'renewal', access: 'keepDates', forOthers: true } as const;

/** What people enter. `letter`: the deadline of a letter. */
export const enteredKinds = ['whiteCard', 'snap', 'letter', 'other'] as const;
export type EnteredKind = (typeof enteredKinds)[number];
/** `paper`: a paper of a caregiver ends; entered and moved with the paper only. */
export const dateKinds = [...enteredKinds, 'paper'] as const;
export type DateKind = (typeof dateKinds)[number];

/** Who entered it. `card`: a year after the decision on the white card. */
export const dateSources = ['person', 'staff', 'card'] as const;

/** `started`: a request to renew is with the office. */
export const dateStates = ['upcoming', 'started', 'done', 'dropped'] as const;
export type DateState = (typeof dateStates)[number];

/** What was done with it. `upcoming`: to come after all. */
export const dateEvents = [
  'added',
  'moved',
  'renamed',
  'started',
  'done',
  'dropped',
  'upcoming',
] as const;
export type DateEventName = (typeof dateEvents)[number];

export const dateRules = {
  /** Reminders, in days before the day. */
  remindDays: [90, 60, 30, 7],
  titleMax: 80,
  /** Dates of one person that are still to come or under way. */
  openMax: 20,
  /** How far ahead a date may be. */
  yearsMax: 10,
  /** The latest events of a date that are kept. */
  historyMax: 30,
} as const;

export const remindDaysOf = (kind: DateKind): readonly number[] =>
  kind === 'paper' ? passportRules.remindDays : dateRules.remindDays;

export const DateEvent = z.object({
  event: z.enum(dateEvents),
  by: z.enum(['owner', 'helper', 'staff']),
  /** Who acted for the owner. */
  helper: Helper.nullable(),
  /** 'YYYY-MM-DD HH:mm' in the agency's time zone. */
  at: z.string(),
  /** The date's day from then on. */
  day: z.string(),
});
export type DateEvent = z.infer<typeof DateEvent>;

export const ImportantDate = z.object({
  dateId: z.string(),
  kind: z.enum(dateKinds),
  paper: z.enum(paperKinds).nullable(),
  /** What the person calls it, or the paper’s name; null if the kind says it. */
  title: z.string().nullable(),
  /** 'YYYY-MM-DD' in the agency's time zone. */
  day: z.string(),
  /** From today; negative when it has passed. */
  daysLeft: z.number(),
  source: z.enum(dateSources),
  state: z.enum(dateStates),
  /** The next reminder; null if none is to come. */
  remindOn: z.string().nullable(),
  /** The request that was started. */
  recordId: z.string().nullable(),
  recordNo: z.string().nullable(),
  /** For saving: rejects what is based on an older state. */
  version: z.number(),
  /** Oldest first. */
  history: z.array(DateEvent),
});
export type ImportantDate = z.infer<typeof ImportantDate>;

/** What "start my renewal" would send: a service that is offered, and what we know already. */
export const RenewalStart = z.object({
  serviceId: z.string(),
  service: z.string(),
  /** False: only at an office, so a time has to be booked. */
  online: z.boolean(),
  /** In the reader's language; sent to the office with the request. */
  note: z.string(),
  contactPhone: z.string(),
});
export type RenewalStart = z.infer<typeof RenewalStart>;

/** An address that opens without a password: null until the person asks for one. */
const feed = z.object({ path: z.string().nullable() });

export const listOwnDates = defineApi({
  ...dates,
  method: 'GET',
  path: '/api/user/important-date/list',
  summary: 'Own dates that matter, the next first, past and finished ones last',
  answer: z.object({ dates: z.array(ImportantDate), feed }),
});

/** A name is needed for `other`. */
const dateFields = {
  day: wallDate,
  title: z.union([z.literal('').transform(() => undefined), text(dateRules.titleMax)]).optional(),
};

export const addOwnDate = defineApi({
  ...dates,
  method: 'POST',
  path: '/api/user/important-date/add',
  summary: 'Enter a date; the same form sent twice enters it once',
  body: z.strictObject({
    kind: z.enum(enteredKinds, { error: 'fields.choice' }),
    ...dateFields,
    requestKey: uuid,
  }),
  answer: ImportantDate,
});

const params = z.strictObject({ dateId: recordId });

/** 409 `changed_meanwhile`. */
export const changeOwnDate = defineApi({
  ...dates,
  method: 'POST',
  path: '/api/user/important-date/{dateId}/change',
  summary: 'Another day or name',
  params,
  body: z.strictObject({ ...dateFields, version: counted }),
  answer: ImportantDate,
});

/** Done: the next white card renewal is a year later. 409 `changed_meanwhile`. */
export const settleOwnDate = defineApi({
  ...dates,
  method: 'POST',
  path: '/api/user/important-date/{dateId}/settle',
  summary: 'It is done, not needed any more, or to come after all',
  params,
  body: z.strictObject({
    state: z.enum(['upcoming', 'done', 'dropped'], { error: 'fields.choice' }),
    version: counted,
  }),
  answer: ImportantDate,
});

/** 404 if no service helps with it. */
export const getRenewalStart = defineApi({
  ...dates,
  method: 'GET',
  path: '/api/user/important-date/{dateId}/start',
  summary: 'What a request to renew would say, from what we know',
  params,
  answer: RenewalStart,
});
/** Started already: answers with the same request. 409: `too_many_open`, `record_closed` (done or dropped). */
export const startRenewal = defineApi({
  ...dates,
  method: 'POST',
  path: '/api/user/important-date/{dateId}/start',
  summary: 'Ask the office to renew, with everything that we know filled in',
  params,
  answer: z.object({ recordId: z.string() }),
});

export const makeDateFeed = defineApi({
  ...dates,
  // The address would outlive the leave to act.
  forOthers: false,
  method: 'POST',
  path: '/api/user/important-date/feed',
  summary: 'A new address of the own calendar; the one before ends',
  answer: feed,
});
export const endDateFeed = defineApi({
  ...dates,
  forOthers: false,
  method: 'DELETE',
  path: '/api/user/important-date/feed',
  summary: 'End the address of the own calendar',
  answer: feed,
});

/** Calendars send no token: the address is the secret. */
export const readDateFeed = defineApi({
  tag: 'renewal',
  access: 'readPublic',
  method: 'GET',
  path: '/api/calendar/{feedToken}/dates.ics',
  summary: 'A person’s dates as a calendar that updates',
  download: 'text/calendar; charset=utf-8',
  params: z.strictObject({ feedToken: recordId }),
  answer: z.file(),
});
