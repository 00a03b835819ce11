/** In-service hours: credit of trainings, and a caregiver's year (readings "In-service hours"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { nextActions } from './training.ts';

/** In quarters of an hour, which every sum of them keeps exact. */
export const hoursStep = 0.25;

const Named = z.object({ code: z.string(), name: z.string() });

/** A caregiver's progress in a calendar year. */
export const YearSummary = z.object({
  year: z.number(),
  /** Null until the office has entered it. */
  role: Named.nullable(),
  hoursDone: z.number(),
  /** Null without a role. */
  hoursDue: z.number().nullable(),
  /** Those that the role asks for, then others that were covered. */
  subjects: z.array(Named.extend({ required: z.boolean(), done: z.boolean() })),
  /** Hours and subjects; null without a role. */
  complete: z.boolean().nullable(),
});
export type YearSummary = z.infer<typeof YearSummary>;

export const MyYear = YearSummary.extend({
  /** Planned trainings that are not done, the soonest due first. */
  due: z.array(
    z.object({
      trainingContentId: z.string(),
      title: z.string(),
      /** 'YYYY-MM-DD' */
      dueOn: z.string(),
      overdue: z.boolean(),
    }),
  ),
  /** The one training to go on with, the soonest due first; null when the year is complete and nothing is under way. */
  next: z
    .object({
      trainingContentId: z.string(),
      title: z.string(),
      nextAction: z.enum(nextActions),
      creditHours: z.number(),
    })
    .nullable(),
});
export type MyYear = z.infer<typeof MyYear>;

export const getMyYear = defineApi({
  tag: 'training',
  access: 'train',
  method: 'GET',
  path: '/api/training/year',
  summary: 'In-service hours of this year: done, due, and what is next',
  answer: MyYear,
});
