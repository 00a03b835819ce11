/** Visits at the offices, by office and day (readings "The office"). */
import { z } from 'zod';
import { userTypes } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import {
  counted,
  note,
  recordId,
  searched,
  text,
  uuid,
  wallDate,
  wallTime,
} from '#contract/fields.ts';
import { correction } from '#contract/staff/cases.ts';
import { caseEntries, MessagePreview, preview } from '#contract/staff/office.ts';
import { locales } from '#i18n/pick-locale.ts';
import { RecordHistory } from './records.ts';
import { FreeSlots, Slot } from './services.ts';

const visits = { tag: 'staff', access: 'workOnCases' } as const;

/** `done` and `missed` are past; `cancelled` ones stay listed on their day. */
const visitStates = ['expected', 'arrived', 'done', 'missed', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];

/** Reasons for cancelling. `asked`: the client asked for it. */
export const cancelReasons = ['asked', 'closed', 'staff', 'double'] as const;
export type CancelReason = (typeof cancelReasons)[number];
export const moveReasons = ['asked', 'closed', 'staff'] as const satisfies readonly CancelReason[];
export type MoveReason = (typeof moveReasons)[number];

/** Names as the client wrote them. */
export const PersonNames = z.object({ latin: z.string(), chinese: z.string().nullable() });

export const DayVisit = z.object({
  recordId: z.string(),
  recordNo: z.string(),
  companyAddressId: z.string(),
  /** 'HH:mm' in the agency's local time. */
  from: z.string(),
  to: z.string(),
  names: PersonNames,
  phoneEnd: z.string(),
  item: z.string(),
  state: z.enum(visitStates),
  /** Has a note by the client. */
  hasNote: z.boolean(),
  enteredByStaff: z.boolean(),
  assignee: z.string().nullable(),
  /** Versions for optimistic locking: of the office's work, and of the visit itself. */
  version: z.number(),
  sequence: z.number(),
});
export type DayVisit = z.infer<typeof DayVisit>;

export const OfficeDay = z.object({
  companyAddressId: z.string(),
  name: z.string(),
  /** Why the office is closed; null if open. */
  closed: z.enum(['weekday', 'day', 'holiday']).nullable(),
  reason: z.string().nullable(),
  /** Hours or seats differ from the usual. */
  exception: z.boolean(),
  booked: z.number(),
  free: z.number(),
  slots: z.array(z.object({ time: z.string(), places: z.number(), free: z.number() })),
  /** The slot that has begun and not ended: walk-ins are put into it. */
  running: z.object({ time: z.string(), free: z.number() }).nullable(),
  visits: z.array(DayVisit),
});
export type OfficeDay = z.infer<typeof OfficeDay>;

const DayQuery = z.strictObject({
  /** Today by default. */
  day: wallDate.optional(),
  office: recordId.optional(),
});

export const getVisitDay = defineApi({
  ...visits,
  method: 'GET',
  path: '/staff/visits/day',
  summary: 'One day at the offices: times, free places, who comes; and the days around it',
  query: DayQuery,
  answer: z.object({
    day: z.string(),
    /** 'YYYY-MM-DD HH:mm' */
    now: z.string(),
    allOffices: z.array(z.object({ companyAddressId: z.string(), name: z.string() })),
    offices: z.array(OfficeDay),
    days: z.array(z.object({ day: z.string(), booked: z.number(), closed: z.boolean() })),
  }),
});
export const exportVisitDay = defineApi({
  ...visits,
  method: 'GET',
  path: '/staff/visits/export',
  summary: 'The visits of a day as a table (CSV)',
  download: 'text/csv; charset=utf-8',
  query: DayQuery,
  answer: z.file(),
});

const VisitParams = z.strictObject({ recordId });

export const StaffVisit = DayVisit.extend({
  userId: z.string(),
  day: z.string(),
  officeName: z.string(),
  /** In full, for calling. */
  phone: z.string(),
  locale: z.enum(locales),
  minutes: z.number().nullable(),
  documents: z.array(z.string()),
  note: z.string().nullable(),
  history: z.array(RecordHistory),
  assigneeId: z.string().nullable(),
  /** Staff activity and notes; never shown to the client. */
  entries: z.array(
    z.object({
      entry: z.enum(caseEntries),
      at: z.string(),
      by: z.string().nullable(),
      text: z.string().nullable(),
      details: z.record(z.string(), z.string()),
    }),
  ),
  colleagues: z.array(z.object({ staffId: z.string(), name: z.string() })),
  /** How many minutes ago they were put in as a walk-in; null for an appointment. */
  walkInMinutes: z.number().nullable(),
  /** Canceled by the office: that can be corrected. */
  mayRestore: z.boolean(),
});
/** A walk-in of so few minutes that is cancelled was a mistake at the desk: no text is proposed. */
export const mistakenWalkInMinutes = 30;
export type StaffVisit = z.infer<typeof StaffVisit>;

export const getStaffVisit = defineApi({
  ...visits,
  method: 'GET',
  path: '/staff/visits/one/{recordId}',
  summary: 'One visit with its history and the notes of colleagues',
  params: VisitParams,
  answer: StaffVisit,
});

const from = { version: counted, sequence: counted };
const Sent = z.object({ messages: z.array(MessagePreview) });

/** 409: `changed_meanwhile`, `record_closed`. */
export const setVisitState = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/one/{recordId}/state',
  summary: 'Arrived, not here, done; `expected` takes the last of these back',
  params: VisitParams,
  body: z.strictObject({
    ...from,
    state: z.enum(['expected', 'arrived', 'missed', 'done'], { error: 'fields.choice' }),
  }),
  answer: StaffVisit,
});
/** Like a client's: 409 `slot_<reason>`, but without time limits. */
export const moveVisit = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/one/{recordId}/move',
  summary:
    'Another time or office, with a reason; `preview` answers the message and changes nothing',
  params: VisitParams,
  body: z.strictObject({
    ...from,
    preview,
    companyAddressId: recordId,
    reserveDate: wallDate,
    reserveTime: wallTime,
    reason: z.enum(moveReasons, { error: 'fields.choice' }),
    /** A message for the client, in their language; not where they asked. */
    note: note(300).optional(),
  }),
  answer: Sent,
});
export const cancelVisit = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/one/{recordId}/cancel',
  summary: 'Cancel with a reason; `preview` answers the message and changes nothing',
  params: VisitParams,
  body: z.strictObject({
    ...from,
    preview,
    reason: z.enum(cancelReasons, { error: 'fields.choice' }),
    /** A message for the client, in their language. */
    note: note(300).optional(),
    /** Without a message: for walk-ins only, who got none when they were put in. */
    silent: z.boolean({ error: 'fields.choice' }).optional(),
  }),
  answer: Sent,
});
/** 409: `slot_<reason>`; `changed_meanwhile`, also if the account is closed; `conflict` if the office did not cancel it. */
export const restoreVisit = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/one/{recordId}/restore',
  summary:
    'Correct a cancellation by the office, at the same time or another one; `preview` answers the message and changes nothing',
  params: VisitParams,
  body: z.strictObject({
    ...from,
    preview,
    companyAddressId: recordId,
    reserveDate: wallDate,
    reserveTime: wallTime,
    correction,
  }),
  answer: Sent,
});
export const workOnVisit = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/one/{recordId}/work',
  summary: 'Give it to a colleague, or write a note for colleagues',
  params: VisitParams,
  body: z.strictObject({
    ...from,
    assigneeId: uuid.nullable().optional(),
    note: text(2000).optional(),
  }),
  answer: StaffVisit,
});

// ---- for a caller ----
export const Caller = z.object({
  userId: z.string(),
  names: PersonNames,
  phoneEnd: z.string(),
  userType: z.enum(userTypes),
  locale: z.enum(locales),
});
export type Caller = z.infer<typeof Caller>;

/** `hasVisit`: the person has an appointment then, and is no walk-in. */
export const RunningSlot = Slot.extend({
  until: z.string(),
  free: z.number(),
  hasVisit: z.boolean(),
});
export type RunningSlot = z.infer<typeof RunningSlot>;

export const findOfficeCaller = defineApi({
  ...visits,
  method: 'POST',
  path: '/staff/visits/caller',
  summary: 'Who is on the phone: by the whole number, its last four digits, or a name',
  body: z.strictObject({ asked: searched(100) }),
  answer: z.array(Caller),
});
export const getVisitSlots = defineApi({
  ...visits,
  method: 'GET',
  path: '/staff/visits/slots',
  summary:
    'Free times of an office for a person, also at short notice, and the slot that is running',
  query: z.strictObject({
    companyAddressId: recordId,
    userId: uuid,
    recordId: recordId.optional(),
    from: wallDate.optional(),
    to: wallDate.optional(),
  }),
  answer: FreeSlots.extend({
    /** For a person at the counter. */
    running: RunningSlot.nullable(),
  }),
});
