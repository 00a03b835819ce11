/** Training plans: which training is due for whom, and by when (readings "Training plans"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text, uuid, wallDate } from '#contract/fields.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { subjectCode } from './inservice-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

export const planRules = {
  /** Reminders, in days before the due day; and one when it has passed. */
  remindDays: [30, 14, 3],
  /** So many days after the date of hire at most. */
  afterHireMax: 730,
  /** Nobody is nudged twice within so many days. */
  nudgeDays: 7,
  /** People in one nudge. */
  nudgeMax: 100,
  max: 200,
} as const;

export const audiences = ['role', 'team', 'person'] as const;
/** On a day, so many days after the date of hire, or by every anniversary of it. */
export const dueKinds = ['day', 'hire', 'yearly'] as const;

export const TrainingPlan = z.object({
  planId: z.string(),
  trainingId: z.string(),
  training: z.string(),
  audience: z.enum(audiences),
  /** The role's or team's name, or the person's. */
  forWhom: z.string(),
  dueKind: z.enum(dueKinds),
  dueDay: z.string().nullable(),
  dueDays: z.number().nullable(),
  /** How many it is for, have done it, must within 30 days, are late, and lack their date of hire. */
  people: z.number(),
  done: z.number(),
  soon: z.number(),
  overdue: z.number(),
  noHire: z.number(),
});
export type TrainingPlan = z.infer<typeof TrainingPlan>;

const own = z.strictObject({ userId: uuid.optional() });

export const listPlans = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/plans',
  summary: 'Training plans and how far people are; of one person: those for them alone',
  query: own,
  answer: z.object({ plans: z.array(TrainingPlan), teams: z.array(z.string()) }),
});

/** 400 for a role, team or person that does not exist. The same key twice makes one plan. */
export const addPlan = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/plans',
  summary: 'Plan a training for a role, a team or a person',
  body: z.strictObject({
    requestKey: uuid,
    trainingId: recordId,
    audience: z.enum(audiences, { error: 'fields.choice' }),
    role: subjectCode.optional(),
    team: text(60).optional(),
    userId: recordId.optional(),
    dueKind: z.enum(dueKinds, { error: 'fields.choice' }),
    dueDay: wallDate.optional(),
    dueDays: z
      .int('fields.number')
      .min(1, 'fields.number')
      .max(planRules.afterHireMax, 'fields.number')
      .optional(),
  }),
  answer: z.object({ planId: z.string() }),
});

const params = z.strictObject({ planId: recordId });

export const removePlan = defineApi({
  ...office,
  method: 'DELETE',
  path: '/staff/training/plans/{planId}',
  summary: 'End a plan; certificates stay',
  params,
  answer: z.object({}),
});

/** Those who are late or must within 30 days, and were not nudged in the last week. */
export const nudgePlan = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/plans/{planId}/nudge',
  summary: 'Remind everybody who has not done it now; `preview`: only what they would be sent',
  params,
  body: z.strictObject({ preview }),
  answer: z.object({ people: z.number(), messages: z.array(MessagePreview) }),
});
