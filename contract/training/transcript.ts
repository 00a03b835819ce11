/** The transcript of a caregiver's in-service hours in one year, as a verifiable PDF. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, uuid } from '#contract/fields.ts';
import { InserviceFilters, yearQuery } from './inservice-office.ts';

const Year = z.strictObject({ year: yearQuery.optional() });

export const getMyTranscript = defineApi({
  tag: 'training',
  access: 'train',
  method: 'GET',
  path: '/api/training/transcript',
  summary: 'Own in-service hours of a year as PDF; this year’s by default',
  query: Year,
  download: 'application/pdf',
  answer: z.file(),
});

const office = { tag: 'staff', access: 'manageTraining' } as const;

export const getTranscript = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/{userId}/transcript',
  summary: 'A caregiver’s in-service hours of a year as PDF; the look is written down',
  params: z.strictObject({ userId: recordId }),
  query: Year,
  download: 'application/pdf',
  answer: z.file(),
});

/** At most so many chosen people in one table. */
export const chosenMax = 100;
const chosen = z
  .string({ error: 'fields.choice' })
  .max(37 * chosenMax, 'fields.tooLong')
  .refine((ids) => ids.split(',').every((id) => uuid.safeParse(id).success), 'fields.id')
  .transform((ids) => ids.split(','));

export const exportInservice = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/inservice/export',
  summary: 'In-service credit of a year for a spreadsheet: date, hours, role, employee number',
  query: InserviceFilters.extend({ people: chosen.optional() }),
  download: 'text/csv',
  answer: z.file(),
});
