/** A person's progress in a subject, regardless of the current attempt. */
import { z } from 'zod';

/** `never`: no certificate; `revoked`: none that was not withdrawn. */
export const subjectStatuses = ['never', 'current', 'expired', 'revoked'] as const;
export type SubjectStatus = (typeof subjectStatuses)[number];

/** Filters of lists: `ending` is current for a short time only; `renewing` goes with any status but never. */
export const subjectFilters = [
  'never',
  'current',
  'ending',
  'expired',
  'revoked',
  'renewing',
] as const;
export type SubjectFilter = (typeof subjectFilters)[number];

export const SubjectStanding = z.object({
  status: z.enum(subjectStatuses),
  /** The last valid day, passed or to come; null: none, or without end. */
  until: z.string().nullable(),
  /** The training is being taken again. */
  renewing: z.boolean(),
});
export type SubjectStanding = z.infer<typeof SubjectStanding>;
