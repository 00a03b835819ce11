/** Merging two accounts of one person. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text } from '#contract/fields.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { PersonName } from './people-office.ts';

const people = { tag: 'staff', access: 'workOnCases' } as const;
const params = z.strictObject({ userId: recordId });

/** Data that a merge moves to the other account. */
export const movedParts = [
  'records',
  'registrations',
  'reviews',
  'documents',
  'card',
  'papers',
  'application',
  'trainings',
  'dates',
] as const;
export type MovedPart = (typeof movedParts)[number];

/** What both accounts may say differently, so that staff choose. The phone stays: it is what the account opens with. */
export const mergeFields = [
  'name',
  'preferredName',
  'chineseName',
  'email',
  'locale',
  'address',
] as const;
export type MergeField = (typeof mergeFields)[number];

const amounts = z.array(z.object({ part: z.enum(movedParts), count: z.number() }));

export const MergePlan = z.object({
  keep: PersonName,
  double: PersonName,
  moves: amounts,
  /** Stays with the duplicate: what both have, or what was signed in its name. */
  stays: amounts,
  /** What the duplicate says differently. An empty value of the person is filled in any case. */
  fields: z.array(z.object({ field: z.enum(mergeFields), keep: z.string(), double: z.string() })),
  /** Too much for one account: what was the duplicate's is in the history only. */
  overflow: z.array(z.enum(['note', 'contacts'])),
  /** Version of both accounts: the merge fails if either has changed. */
  plan: z.string(),
  messages: z.array(MessagePreview),
});
export type MergePlan = z.infer<typeof MergePlan>;

/** 409: `merge_impossible`, `changed_meanwhile`. */
export const mergePeople = defineApi({
  ...people,
  method: 'POST',
  path: '/staff/people/{userId}/merge',
  summary: 'Give everything of a double to this person; without `plan` only says what would happen',
  params,
  body: z.strictObject({
    doubleId: recordId,
    plan: text(100).optional(),
    /** Fields whose value is the duplicate's. */
    take: z
      .array(z.enum(mergeFields, { error: 'fields.choice' }))
      .max(mergeFields.length)
      .optional(),
  }),
  answer: MergePlan.extend({ done: z.boolean() }),
});
