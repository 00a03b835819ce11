/** Classes, skills, outside certificates and waivers in the office (readings "Other credit"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text, uuid, wallDate } from '#contract/fields.ts';
import { ClassSession, Credit, creditRules } from './credit.ts';
import { creditHours, subjectCode } from './inservice-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

const requestKey = uuid;
const title = text(creditRules.titleMax);
const subjects = z.array(subjectCode, { error: 'fields.choice' }).max(40, 'fields.tooLong');
const reason = text(500);
const time = z.string({ error: 'fields.time' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'fields.time');
const PersonParams = z.strictObject({ userId: recordId });
const SessionParams = z.strictObject({ sessionId: recordId });
const CreditParams = z.strictObject({ creditId: recordId });

// ---- classes ----
export const OfficeClass = ClassSession.extend({ present: z.number(), cancelled: z.boolean() });
export type OfficeClass = z.infer<typeof OfficeClass>;

export const listClasses = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/classes',
  summary: 'Classes of the last year and those to come, newest first',
  answer: z.array(OfficeClass),
});
export const addClass = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/classes',
  summary: 'A class in a room; caregivers may sign up',
  body: z
    .strictObject({
      requestKey,
      title,
      day: wallDate,
      starts: time,
      ends: time,
      room: text(120),
      instructor: text(120),
      places: z.int('fields.number').min(1, 'fields.number').max(500, 'fields.number'),
      hours: creditHours,
      subjects,
    })
    .refine(({ starts, ends }) => starts < ends, { path: ['ends'], error: 'fields.time' }),
  answer: z.object({ sessionId: z.string() }),
});
/** 409 once somebody was there. */
export const cancelClass = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/class/{sessionId}/cancel',
  summary: 'Cancel a class in which nobody has signed in, or undo that',
  params: SessionParams,
  body: z.strictObject({ cancelled: z.boolean({ error: 'fields.choice' }), reason }),
  answer: z.object({}),
});

const Seat = z.object({
  userId: z.string(),
  name: z.string(),
  chineseName: z.string().nullable(),
  presentAt: z.string().nullable(),
  /** How it became known. */
  presentBy: z.enum(['code', 'staff']).nullable(),
});
export const getClass = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/class/{sessionId}',
  summary: 'A class and who has a seat in it',
  params: SessionParams,
  answer: OfficeClass.extend({ seats: z.array(Seat) }),
});
export type ClassDetail = z.infer<typeof getClass.answer>;

/** Open from half an hour before until a quarter after; otherwise there is no code. */
export const getClassCode = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/class/{sessionId}/code',
  summary: 'The code to show in the room now, and for how many seconds',
  params: SessionParams,
  answer: z.object({
    /** Null outside the hours of the class. */
    shown: z
      .object({
        code: z.string(),
        /** What the QR code says. */
        address: z.string(),
        /** Its picture: the modules of one side, and an SVG path over them. */
        qr: z.object({ size: z.number(), d: z.string() }),
      })
      .nullable(),
    seconds: z.number(),
    present: z.number(),
  }),
});

export const setSeat = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/class/{sessionId}/seat/{userId}',
  summary: 'Give somebody a seat, or take it back',
  params: z.strictObject({ sessionId: recordId, userId: recordId }),
  body: z.strictObject({ seated: z.boolean({ error: 'fields.choice' }) }),
  answer: z.object({}),
});
/** Taking it back undoes the credit, with the reason. */
export const setPresent = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/class/{sessionId}/present/{userId}',
  summary: 'Mark that somebody was there, or undo it with a reason; the hours are credited once',
  params: z.strictObject({ sessionId: recordId, userId: recordId }),
  body: z
    .strictObject({
      present: z.boolean({ error: 'fields.choice' }),
      reason: reason.optional(),
    })
    .refine(({ present, reason: why }) => present || why, {
      path: ['reason'],
      error: 'fields.required',
    }),
  answer: z.object({}),
});

// ---- skills ----
export const stepsMax = 30;
const step = text(160);
const skill = {
  title,
  steps: z
    .array(step, { error: 'fields.required' })
    .min(1, 'fields.required')
    .max(stepsMax, 'fields.tooLong'),
  hours: creditHours,
  subjects,
  retired: z.boolean({ error: 'fields.choice' }),
};
export const TrainingSkill = z.object({ skillId: z.string(), ...skill });
export type TrainingSkill = z.infer<typeof TrainingSkill>;
export const listSkills = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/skills',
  summary: 'Skills that caregivers show to a nurse, with their checklists',
  answer: z.array(TrainingSkill),
});
/** What was signed keeps the steps as they were. */
export const saveSkill = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/skill/{skillId}',
  summary: 'Write or change a skill and its checklist; the form chooses the id of a new one',
  params: z.strictObject({ skillId: recordId }),
  body: z.strictObject(skill),
  answer: z.object({}),
});

// ---- one person ----
export const OfficeCredit = Credit.extend({
  /** Subject codes, for the form that checks an outside certificate. */
  codes: z.array(z.string()),
  /** Of a skill: the steps that were shown. */
  steps: z.array(z.string()),
  fileIds: z.array(z.string()),
  /** Staff who entered it, and when. */
  enteredBy: z.string().nullable(),
  enteredAt: z.string(),
});
export type OfficeCredit = z.infer<typeof OfficeCredit>;

export const listCredit = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/{userId}/credit',
  summary: 'A caregiver’s credit beside the trainings, newest first; the look is written down',
  params: PersonParams,
  answer: z.array(OfficeCredit),
});

/** As signed: every step of the skill was shown. 400 if a step is left out. */
export const addSkillCredit = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/people/{userId}/skill',
  summary: 'A nurse signs that a caregiver has shown every step of a skill',
  params: PersonParams,
  body: z.strictObject({
    requestKey,
    skillId: recordId,
    on: wallDate,
    /** Those that were ticked, in their order. */
    shown: z.array(step, { error: 'fields.required' }).max(stepsMax, 'fields.tooLong'),
    /** Name and license of the nurse. */
    nurse: text(120),
  }),
  answer: z.object({ creditId: z.string() }),
});
export const addWaiver = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/people/{userId}/waiver',
  summary: 'Waive hours and subjects of a year, with the reason',
  params: PersonParams,
  body: z.strictObject({ requestKey, title, on: wallDate, hours: creditHours, subjects, reason }),
  answer: z.object({ creditId: z.string() }),
});

// ---- outside certificates ----
export const listOutside = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/outside',
  summary: 'Certificates of other schools that wait for the office, oldest first',
  answer: z.array(
    OfficeCredit.extend({
      userId: z.string(),
      name: z.string(),
      chineseName: z.string().nullable(),
    }),
  ),
});
/** 409 if it was decided meanwhile. */
export const decideOutside = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/credit/{creditId}/decide',
  summary: 'Count an outside certificate with hours and subjects, or refuse it with a reason',
  params: CreditParams,
  body: z.discriminatedUnion(
    'decision',
    [
      z.strictObject({
        decision: z.literal('count'),
        title,
        on: wallDate,
        hours: creditHours,
        subjects,
      }),
      z.strictObject({ decision: z.literal('refuse'), reason }),
    ],
    { error: 'fields.choice' },
  ),
  answer: z.object({}),
});
/** A refused or counted outside certificate waits again; a class, skill or waiver no longer counts. 409 if it is undone. */
export const undoCredit = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/credit/{creditId}/undo',
  summary: 'Undo a decision about credit, with the reason',
  params: CreditParams,
  body: z.strictObject({ reason }),
  answer: z.object({}),
});
export const readCreditPicture = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/credit/{creditId}/picture/{fileId}',
  summary: 'A photo of an outside certificate; the look is written down',
  params: z.strictObject({ creditId: recordId, fileId: recordId }),
  download: 'image/*',
  answer: z.file(),
});
