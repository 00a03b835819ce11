/** The letter desk: photos of a letter, one press; the office says what it is and what to do. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { manyFileIds, recordId, uuid } from '#contract/fields.ts';
import { locales } from '#i18n/pick-locale.ts';
import { recordStatuses } from './records.ts';

const letters = { tag: 'services', access: 'useServices', forOthers: true } as const;

export const letterTypes = [
  'recertification',
  'denial',
  'documents',
  'change',
  'appointment',
  'other',
] as const;
export type LetterType = (typeof letterTypes)[number];

export const letterRules = {
  /** New York: a fair hearing can be asked for within so many days from the date of the notice. */
  hearingDays: 60,
  textMax: 2000,
  /** Shown in the personal center. */
  listed: 50,
} as const;

/** What our office says about a letter. Days are 'YYYY-MM-DD'. */
export const LetterAnswer = z.object({
  letterType: z.enum(letterTypes),
  /** In plain words, in the language below. */
  text: z.string(),
  locale: z.enum(locales),
  /** The date on the notice. */
  noticeOn: z.string().nullable(),
  deadline: z.string().nullable(),
  /** From today; negative when it has passed. */
  deadlineLeft: z.number().nullable(),
  /** Until when a fair hearing can be asked for: of a denial. */
  hearingBy: z.string().nullable(),
  hearingLeft: z.number().nullable(),
  answeredAt: z.string(),
});
export type LetterAnswer = z.infer<typeof LetterAnswer>;

export const Letter = z.object({
  recordId: z.string(),
  recordNo: z.string(),
  /** 'YYYY-MM-DD HH:mm' in the agency's local time. */
  createdAt: z.string(),
  /** By when we answer; null once we did. */
  dueAt: z.string().nullable(),
  status: z.enum(recordStatuses),
  cancelled: z.boolean(),
  /** What the office asked or said last, if it has not answered yet. */
  note: z.string().nullable(),
  files: z.array(z.object({ fileId: z.string(), path: z.string() })),
  answer: LetterAnswer.nullable(),
});
export type Letter = z.infer<typeof Letter>;

export const listLetters = defineApi({
  ...letters,
  method: 'GET',
  path: '/api/user/letter/list',
  summary: 'Own letters, newest first, and whether another can be sent',
  answer: z.object({ letters: z.array(Letter), offered: z.boolean() }),
});

const params = z.strictObject({ recordId });
export const getLetter = defineApi({
  ...letters,
  method: 'GET',
  path: '/api/user/letter/{recordId}',
  summary: 'One own letter with the answer',
  params,
  answer: Letter,
});

/** 404 if no service reads letters. 409 `too_many_open`; `file_gone`. */
export const sendLetter = defineApi({
  ...letters,
  method: 'POST',
  path: '/api/user/letter/send',
  summary: 'Photos of a letter; nothing else is asked. Sending twice is one letter',
  body: z.strictObject({
    /** Uploaded with the purpose `service`. */
    fileIds: manyFileIds.min(1, 'fields.picture'),
    requestKey: uuid,
  }),
  answer: z.object({ recordId: z.string() }),
});
