/** Credit beside the trainings of the product, as a caregiver sees it (readings "Other credit"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { fileId, recordId, text, uuid, wallDate } from '#contract/fields.ts';

const own = { tag: 'training', access: 'train' } as const;

/** A class in a room, a skill shown to a nurse, a certificate of somebody else, hours that the office waives. */
export const creditKinds = ['class', 'skill', 'outside', 'waiver'] as const;
export type CreditKind = (typeof creditKinds)[number];
/** Only an outside certificate waits for the office, which may refuse it. */
export const creditStates = ['waiting', 'counted', 'refused', 'undone'] as const;

export const creditRules = {
  titleMax: 120,
  picturesMax: 4,
  /** Outside certificates of one person that wait. */
  waitingMax: 10,
  /** The code on the instructor's screen changes so often; the one before still works, so that slow hands are in time. */
  codeSeconds: 30,
  /** Signing in opens so many minutes before a class begins and ends so many after it. */
  opensBefore: 30,
  closesAfter: 15,
} as const;

export const Credit = z.object({
  creditId: z.string(),
  kind: z.enum(creditKinds),
  state: z.enum(creditStates),
  title: z.string(),
  /** The day it counts for, 'YYYY-MM-DD'. */
  on: z.string(),
  hours: z.number(),
  /** Names of subjects. */
  subjects: z.array(z.string()),
  /** Why it was waived, refused or undone. */
  reason: z.string().nullable(),
  /** Who taught, or who signed. */
  by: z.string().nullable(),
});
export type Credit = z.infer<typeof Credit>;

export const ClassSession = z.object({
  sessionId: z.string(),
  title: z.string(),
  day: z.string(),
  starts: z.string(),
  ends: z.string(),
  room: z.string(),
  instructor: z.string(),
  hours: z.number(),
  subjects: z.array(z.string()),
  places: z.number(),
  taken: z.number(),
});

export const MyClass = ClassSession.extend({
  /** Has a seat, and whether they were there. */
  seated: z.boolean(),
  present: z.boolean(),
});
export type MyClass = z.infer<typeof MyClass>;

export const listMyCredit = defineApi({
  ...own,
  method: 'GET',
  path: '/api/training/credit',
  summary: 'Own credit of this year beside the trainings, and classes to come',
  answer: z.object({ credits: z.array(Credit), classes: z.array(MyClass) }),
});

const ClassParams = z.strictObject({ sessionId: recordId });
/** 409 `class_full`; twice is once. */
export const joinClass = defineApi({
  ...own,
  method: 'POST',
  path: '/api/training/class/{sessionId}/seat',
  summary: 'Take a seat in a class',
  params: ClassParams,
  body: z.strictObject({}),
  answer: z.object({}),
});
export const leaveClass = defineApi({
  ...own,
  method: 'DELETE',
  path: '/api/training/class/{sessionId}/seat',
  summary: 'Give the seat back, before the class begins',
  params: ClassParams,
  answer: z.object({}),
});
/** With the code currently on the instructor's screen; people without a seat take one if any is left. */
export const signInToClass = defineApi({
  ...own,
  method: 'POST',
  path: '/api/training/class/{sessionId}/sign-in',
  summary: 'Sign in to a class in the room; its hours are credited once',
  params: ClassParams,
  body: z.strictObject({ code: text(20) }),
  answer: z.object({ title: z.string(), hours: z.number() }),
});

/** Uploaded before with the purpose `document`. */
export const sendOutside = defineApi({
  ...own,
  method: 'POST',
  path: '/api/training/outside',
  summary: 'Send a certificate of another school; the office checks it',
  body: z.strictObject({
    requestKey: uuid,
    title: text(creditRules.titleMax),
    on: wallDate,
    fileIds: z
      .array(fileId, { error: 'fields.picture' })
      .min(1, 'fields.picture')
      .max(creditRules.picturesMax, 'fields.tooLong'),
  }),
  answer: z.object({ creditId: z.string() }),
});
