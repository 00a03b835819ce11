/** Application requests: content, status, moving appointments (spec §2 "Personal center", §3, §4). */
import { z } from 'zod';
import { CompanyAddress } from '#contract/content/content.ts';
import { defineApi } from '#contract/endpoint.ts';
import { manyFileIds, recordId, wallDate, wallTime } from '#contract/fields.ts';
import { Helper } from '#contract/help/helper.ts';
import { paged, pagingQuery } from '#contract/paging.ts';

const services = { tag: 'services', access: 'useServices', forOthers: true } as const;

export const serviceMethods = ['online', 'offline'] as const;
export type ServiceMethod = (typeof serviceMethods)[number];

/** What "start my renewal" and the letter desk ask for: the service that says that it helps with it. */
export const serviceTasks = ['whiteCard', 'snap', 'letter'] as const;
export type ServiceTask = (typeof serviceTasks)[number];

/** Processing status (spec §4): to do, Finished, Exception, (unknown). */
export const recordStatuses = ['init', 'finish', 'error', 'unknown'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/**
 * Events of a record, visible to its owner. `received`: an online request arrived; `booked`, `moved`, `cancelled`,
 * `reminded`: its appointment; `finished`, `exception`, `unclear`: the office set the status; `noted`: the office
 * wrote a note; `pictures`: its owner added pictures; `reopened`: the office
 * works on it again.
 */
export const recordEvents = [
  'received',
  'booked',
  'moved',
  'cancelled',
  'reminded',
  'finished',
  'exception',
  'unclear',
  'noted',
  'pictures',
  'reopened',
] as const;
export type RecordEvent = (typeof recordEvents)[number];

/** Two kinds: the application for long-term care, and everything else. */
export const recordKinds = ['care', 'service'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** `helper`: someone the owner asked for help (contract/help). */
export const eventActors = ['owner', 'helper', 'staff', 'system'] as const;

export const RecordHistory = z.object({
  event: z.enum(recordEvents),
  /** 'YYYY-MM-DD HH:mm' in the agency's local time, like every time here. */
  at: z.string(),
  by: z.enum(eventActors),
  /** Who helped, if it was done by a help link. */
  helper: Helper.nullable(),
  /** The appointment it is about. */
  reserveDate: z.string().nullable(),
  reserveTime: z.string().nullable(),
  /** The office's note for the owner. */
  note: z.string().nullable(),
});
export type RecordHistory = z.infer<typeof RecordHistory>;

export const ServiceRecord = z.object({
  recordId: z.string(),
  /** Short, for the phone: 'R-20461'. The last digit is a check digit. */
  recordNo: z.string(),
  kind: z.enum(recordKinds),
  /** Null when the service is no longer offered. */
  serviceId: z.string().nullable(),
  item: z.string(),
  icon: z.string(),
  method: z.enum(serviceMethods),
  status: z.enum(recordStatuses),
  /** Set if the owner cancelled it: the status is then `finish`; show "cancelled" instead. */
  cancelledAt: z.string().nullable(),
  createdAt: z.string(),
  /** The office's response deadline; null for appointments and closed records. */
  dueAt: z.string().nullable(),
  /** The appointment; all null for online requests. */
  location: CompanyAddress.nullable(),
  reserveDate: z.string().nullable(),
  reserveTime: z.string().nullable(),
  /** Until when an appointment can be moved or cancelled here. */
  changeUntil: z.string().nullable(),
  /** The appointment can be moved now. */
  canMove: z.boolean(),
  /** The appointment can be cancelled, or the request taken back, now. */
  canCancel: z.boolean(),
  /** When the reminder is sent; null if past or not needed. */
  remindAt: z.string().nullable(),
  minutes: z.number().nullable(),
  /** What to bring. */
  documents: z.array(z.string()),
  contactPhone: z.string(),
  note: z.string().nullable(),
  files: z.array(z.object({ fileId: z.string(), path: z.string() })),
  /** How many more pictures can be added to this request now; 0 for appointments and closed requests. */
  picturesLeft: z.number(),
  enteredByStaff: z.boolean(),
  /** Oldest first. */
  history: z.array(RecordHistory),
});
export type ServiceRecord = z.infer<typeof ServiceRecord>;

export const getServiceRecords = defineApi({
  ...services,
  method: 'GET',
  path: '/api/user/serviceRecord/page',
  summary: 'Own application requests, newest first',
  query: z.strictObject(pagingQuery),
  answer: paged(ServiceRecord),
});

const RecordParams = z.strictObject({ recordId });

export const getServiceRecord = defineApi({
  ...services,
  method: 'GET',
  path: '/api/user/serviceRecord/{recordId}',
  summary: 'One own application request',
  params: RecordParams,
  answer: ServiceRecord,
});

/** 409: `slot_<reason>` (with SlotRefusal), `too_late_to_change`, `record_closed`, `no_appointment`. */
export const rescheduleRecord = defineApi({
  ...services,
  method: 'POST',
  path: '/api/user/serviceRecord/{recordId}/reschedule',
  summary: 'Move an appointment; another office may be named',
  params: RecordParams,
  body: z.strictObject({
    companyAddressId: recordId.optional(),
    reserveDate: wallDate,
    reserveTime: wallTime,
  }),
  answer: ServiceRecord,
});
/** Idempotent. 409: `too_late_to_change`, `record_closed`. */
export const cancelRecord = defineApi({
  ...services,
  method: 'POST',
  path: '/api/user/serviceRecord/{recordId}/cancel',
  summary: 'Cancel an appointment, or take back a request',
  params: RecordParams,
  answer: ServiceRecord,
});

/** Idempotent: a picture that is there already is not added twice. 409: `record_closed`; `file_gone`. */
export const addRecordPictures = defineApi({
  ...services,
  method: 'POST',
  path: '/api/user/serviceRecord/{recordId}/pictures',
  summary: 'Add pictures to a request that was sent',
  params: RecordParams,
  body: z.strictObject({
    /** Uploaded with the purpose `service`. */
    fileIds: manyFileIds.min(1, 'fields.picture'),
  }),
  answer: ServiceRecord,
});

/** For calendars: the UID is stable; moving raises the sequence, cancelling sets the status. */
export const getRecordCalendar = defineApi({
  ...services,
  method: 'GET',
  path: '/api/user/serviceRecord/{recordId}/calendar',
  summary: 'The appointment as a calendar file (.ics)',
  download: 'text/calendar; charset=utf-8',
  params: RecordParams,
  answer: z.file(),
});

/** A printable page in two languages: English and the reader's Chinese script. */
const SheetText = z.object({
  agencyName: z.string(),
  item: z.string(),
  officeName: z.string(),
  address: z.string(),
  hours: z.string(),
  documents: z.array(z.string()),
});
export const AppointmentSheet = z.object({
  recordNo: z.string(),
  reserveDate: z.string(),
  reserveTime: z.string(),
  changeUntil: z.string(),
  cancelled: z.boolean(),
  printedAt: z.string(),
  person: z.object({ latin: z.string(), chinese: z.string().nullable() }),
  /** The office's phone, and the agency's email. */
  phone: z.string(),
  email: z.string(),
  chineseLocale: z.enum(['zh-CN', 'zh-TW']),
  en: SheetText,
  zh: SheetText,
});
export type AppointmentSheet = z.infer<typeof AppointmentSheet>;
export const getAppointmentSheet = defineApi({
  ...services,
  method: 'GET',
  path: '/api/user/serviceRecord/{recordId}/sheet',
  summary: 'What the printed page of an appointment says, in two languages',
  params: RecordParams,
  answer: AppointmentSheet,
});
