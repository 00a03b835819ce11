/**
 * Services: catalogue, online requests, office booking (spec §2, §3, §7; readings "Services and booking"). Records:
 * records.ts.
 */
import { z } from 'zod';
import { CompanyAddress } from '#contract/content/content.ts';
import { defineApi } from '#contract/endpoint.ts';
import {
  manyFileIds,
  note,
  phone,
  recordId,
  searched,
  uuid,
  wallDate,
  wallTime,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { ServiceRecord, serviceMethods } from './records.ts';

const services = { tag: 'services', access: 'useServices', forOthers: true } as const;

// ---- catalogue ----
export const ServiceInfo = z.object({
  serviceId: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  image: z.string(),
  methods: z.array(z.enum(serviceMethods)),
  /** Documents to bring or to photograph. */
  documents: z.array(z.string()),
  /** Approximate duration. */
  minutes: z.number(),
  /** The application for long-term care: online it goes through `applyForCare`, for patients only. */
  isCare: z.boolean(),
  /** Online it is the letter desk: photos, one press (letters.ts). */
  readsLetters: z.boolean(),
});
export type ServiceInfo = z.infer<typeof ServiceInfo>;

export const getServiceInfos = defineApi({
  ...services,
  method: 'GET',
  path: '/api/service/infos',
  summary: 'Services that can be asked for',
  query: z.strictObject({ keyword: searched(100).optional() }),
  answer: z.array(ServiceInfo),
});
export const getServiceInfo = defineApi({
  ...services,
  method: 'GET',
  path: '/api/service/info',
  summary: 'One service',
  query: z.strictObject({ serviceId: recordId }),
  answer: ServiceInfo,
});

// ---- offices and their free times; all times are in the agency's time zone ----
export const Slot = z.object({ reserveDate: z.string(), reserveTime: z.string() });
export type Slot = z.infer<typeof Slot>;

export const ServiceAddress = CompanyAddress.extend({
  /** The first free time; null if none within the horizon: "call us". */
  nextFree: Slot.nullable(),
});
export type ServiceAddress = z.infer<typeof ServiceAddress>;

export const getServiceAddresses = defineApi({
  ...services,
  method: 'GET',
  path: '/api/service/addresses',
  summary: 'Offices for booking, each with its next free time',
  answer: z.array(ServiceAddress),
});

/** Why a time is unavailable. Applications then fail with 409 `slot_<reason>`. */
const slotReasons = ['past', 'closed', 'full', 'too_far', 'too_soon', 'own_conflict'] as const;
export type SlotReason = (typeof slotReasons)[number];

/** The slots of a day: free, taken, or in conflict with an own visit. */
const SlotTime = z.object({
  reserveTime: z.string(),
  available: z.boolean(),
  reason: z.enum(['full', 'own_conflict']).nullable(),
});
export const SlotDay = z.object({
  reserveDate: z.string(),
  /** Number of free times. */
  free: z.number(),
  times: z.array(SlotTime),
});
export type SlotDay = z.infer<typeof SlotDay>;
export const FreeSlots = z.object({
  companyAddressId: z.string(),
  slotMinutes: z.number(),
  /** First and last bookable day. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** Only days with a free time. */
  days: z.array(SlotDay),
  /** Start of the next page; null if there is none. */
  nextFrom: z.string().nullable(),
});
export type FreeSlots = z.infer<typeof FreeSlots>;

/** When moving an appointment: ignores its own slot. */
const movedRecord = { recordId: recordId.optional() };

export const getSlots = defineApi({
  ...services,
  method: 'GET',
  path: '/api/service/slots',
  summary: `Free times of an office: the next ${limits.daysOffered} days that have one, or those from one day to another`,
  query: z.strictObject({
    companyAddressId: recordId,
    from: wallDate.optional(),
    to: wallDate.optional(),
    ...movedRecord,
  }),
  answer: FreeSlots,
});

export const SlotCheck = z.object({
  available: z.boolean(),
  reason: z.enum(slotReasons).optional(),
  /** If unavailable: the nearest free times of the same office. */
  nearest: z.array(Slot),
});
export type SlotCheck = z.infer<typeof SlotCheck>;

/** `data` of a 409 `slot_<reason>`. */
export const SlotRefusal = z.object({ reason: z.enum(slotReasons), nearest: z.array(Slot) });
export type SlotRefusal = z.infer<typeof SlotRefusal>;

/** `data` of a 409 `too_many_open`: the number of open ones, and the latest. */
export const OpenRefusal = z.object({
  open: z.number(),
  recordId: z.string(),
  recordNo: z.string(),
  method: z.enum(serviceMethods),
});
export type OpenRefusal = z.infer<typeof OpenRefusal>;

export const checkRestriction = defineApi({
  ...services,
  method: 'POST',
  path: '/api/service/restriction/check',
  summary: 'Whether a time can be booked, and why not',
  body: z.strictObject({
    companyAddressId: recordId,
    reserveDate: wallDate,
    reserveTime: wallTime,
    ...movedRecord,
  }),
  answer: SlotCheck,
});

// ---- applying ----
const requestFields = {
  /** Contact phone; the account's by default. */
  contactPhone: z.union([z.literal('').transform(() => undefined), phone]).optional(),
  note: note(limits.serviceNoteMax).optional(),
  /** Uploaded with the purpose `service`. */
  fileIds: manyFileIds.optional(),
  /** Idempotency key made by the form: sending twice creates one record. */
  requestKey: uuid.optional(),
};

/** Office, day and time are required for `offline`; the server names a missing one. */
export const ApplyBody = z.strictObject({
  serviceId: recordId,
  method: z.enum(serviceMethods, { error: 'fields.choice' }),
  companyAddressId: recordId.optional(),
  reserveDate: wallDate.optional(),
  reserveTime: wallTime.optional(),
  ...requestFields,
});
export type ApplyBody = z.output<typeof ApplyBody>;

/** 409: `slot_<reason>` (with SlotRefusal), `too_many_open` (with OpenRefusal). */
export const applyForService = defineApi({
  ...services,
  method: 'POST',
  path: '/api/service/apply',
  summary: 'Ask for a service online, or book a time at an office',
  body: ApplyBody,
  answer: ServiceRecord,
});

/** Long-term care: recorded once; repeating returns the first. 409 `white_card_first` while the card is `waiting`. */
export const applyForCare = defineApi({
  tag: 'services',
  access: 'applyForCare',
  forOthers: true,
  method: 'POST',
  path: '/api/service/apply-care',
  summary: 'Apply for long-term care',
  answer: ServiceRecord,
});
export const getCareApplication = defineApi({
  tag: 'services',
  access: 'applyForCare',
  forOthers: true,
  method: 'GET',
  path: '/api/service/care',
  summary: 'The own application for long-term care, if there is one',
  answer: z.object({ record: ServiceRecord.nullable() }),
});
