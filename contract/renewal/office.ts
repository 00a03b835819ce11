/** Dates that matter in the office: who lapses in a month, and a person's own. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { counted, recordId, searched, text, wallDate } from '#contract/fields.ts';
import { bothWays, keysetPaged, keysetQuery } from '#contract/paging.ts';
import { CaseName, cases } from '#contract/staff/cases.ts';
import { locales } from '#i18n/pick-locale.ts';
import { dateKinds, dateRules, dateStates, enteredKinds, ImportantDate } from './renewal.ts';

export const LapseRow = ImportantDate.extend(CaseName.shape).extend({
  userId: z.string(),
  phoneEnding: z.string(),
  locale: z.enum(locales),
});
export type LapseRow = z.infer<typeof LapseRow>;

export const lapseSorts = ['day', 'name'] as const;
export type LapseSort = (typeof lapseSorts)[number];

const lapseFilters = {
  /** 'YYYY-MM'; this month by default. */
  month: z
    .string({ error: 'fields.date' })
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'fields.date')
    .optional(),
  kind: z.enum(dateKinds, { error: 'fields.choice' }).optional(),
  /** Open ones by default: to come, or started. */
  state: z.enum(dateStates, { error: 'fields.choice' }).optional(),
  locale: z.enum(locales, { error: 'fields.choice' }).optional(),
  keyword: searched(100).optional(),
  /** The soonest first by default. */
  sort: z.enum(bothWays(lapseSorts), { error: 'fields.choice' }).optional(),
};

export const listLapses = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/important-date/list',
  summary: 'Whose renewals and deadlines fall into a month, the soonest first',
  query: z.strictObject({ ...lapseFilters, ...keysetQuery }),
  answer: keysetPaged(LapseRow).extend({ month: z.string() }),
});
export const exportLapses = defineApi({
  ...cases,
  method: 'GET',
  path: '/staff/important-date/export',
  summary: 'The same as a table (CSV); audited',
  download: 'text/csv; charset=utf-8',
  query: z.strictObject(lapseFilters),
  answer: z.file(),
});

const fields = {
  day: wallDate,
  title: z.union([z.literal('').transform(() => undefined), text(dateRules.titleMax)]).optional(),
};

export const addDateFor = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/people/{userId}/important-date',
  summary: 'Enter a date for a person; audited',
  params: z.strictObject({ userId: recordId }),
  body: z.strictObject({ kind: z.enum(enteredKinds, { error: 'fields.choice' }), ...fields }),
  answer: ImportantDate,
});
/** 409 `changed_meanwhile`. */
export const changeDateOf = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/important-date/{dateId}',
  summary: 'Change a person’s date or what became of it; audited',
  params: z.strictObject({ dateId: recordId }),
  body: z.strictObject({
    ...fields,
    state: z.enum(dateStates, { error: 'fields.choice' }),
    version: counted,
  }),
  answer: ImportantDate,
});
