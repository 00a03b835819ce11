/** In-service hours in the office: roles, hire dates, and each caregiver's year. */
import { z } from 'zod';
import { paperKinds } from '#contract/account/documents.ts';
import { clearances } from '#contract/account/passport.ts';
import { defineApi } from '#contract/endpoint.ts';
import { choicesOf, note, recordId, searched, text, wallDate } from '#contract/fields.ts';
import { bothWays, keysetPaged, keysetQuery } from '#contract/paging.ts';
import { LocalText } from '#contract/staff/office.ts';
import { hoursStep, YearSummary } from './inservice.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

const hours = (max: number) =>
  z
    .number('fields.number')
    .min(0, 'fields.number')
    .max(max, 'fields.number')
    .multipleOf(hoursStep, 'fields.number');

export const creditHours = hours(40);
export const subjectCode = z
  .string({ error: 'fields.required' })
  .regex(/^[A-Za-z0-9-]{1,20}$/, 'fields.shortCode');

const isFull = (value: LocalText) => Boolean(value.en && value['zh-CN'] && value['zh-TW']);
const fullName = LocalText.refine(isFull, 'fields.threeLanguages');
const isOnce = (rows: readonly { code: string }[]) =>
  new Set(rows.map(({ code }) => code)).size === rows.length;

/** The settings group: who the agency is on transcripts, and what it asks of each role. */
export const InserviceSettings = z
  .strictObject({
    licenseNumber: note(60),
    /** As printed on transcripts. */
    address: note(200),
    subjects: z
      .array(z.strictObject({ code: subjectCode, name: fullName }))
      .max(40, 'fields.tooLong')
      .refine(isOnce, 'fields.shortCode'),
    roles: z
      .array(
        z.strictObject({
          code: subjectCode,
          name: fullName,
          /** In-service hours a year. */
          hours: hours(200),
          subjects: z.array(subjectCode).max(40, 'fields.tooLong'),
          /** Papers without which nobody is sent to clients. */
          papers: choicesOf(paperKinds),
        }),
      )
      .max(20, 'fields.tooLong')
      .refine(isOnce, 'fields.shortCode'),
  })
  .refine(
    ({ roles, subjects }) =>
      roles.every((role) => role.subjects.every((c) => subjects.some(({ code }) => code === c))),
    { path: ['roles'], error: 'fields.choice' },
  );

/** As stored. */
export const KeptInservice = z.object({
  licenseNumber: z.string(),
  address: z.string(),
  subjects: z.array(z.object({ code: z.string(), name: LocalText })),
  roles: z.array(
    z.object({
      code: z.string(),
      name: LocalText,
      hours: z.number(),
      subjects: z.array(z.string()),
      papers: z.array(z.enum(paperKinds)),
    }),
  ),
});
export type KeptInservice = z.infer<typeof KeptInservice>;

const Named = z.object({ code: z.string(), name: z.string() });
export const getInserviceChoices = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/roles',
  summary: 'Roles and subjects to choose from, in the caller’s language',
  answer: z.object({
    roles: z.array(Named.extend({ hours: z.number() })),
    subjects: z.array(Named),
  }),
});

// ---- one person ----
const PersonParams = z.strictObject({ userId: recordId });
export const yearQuery = z
  .string({ error: 'fields.number' })
  .regex(/^20\d{2}$/, 'fields.number')
  .transform(Number);

export const Position = z.object({
  role: z.string().nullable(),
  hiredOn: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  team: z.string().nullable(),
  version: z.string(),
});
export type Position = z.infer<typeof Position>;

export const getTraineeYear = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/{userId}/year',
  summary: 'A caregiver’s role, hire date and in-service hours; the look is written down',
  params: PersonParams,
  query: z.strictObject({ year: yearQuery.optional() }),
  answer: z.object({
    position: Position,
    year: YearSummary,
    clearance: z.enum(clearances).nullable(),
  }),
});

const orNull = <T extends z.ZodType>(field: T) => field.nullable();
export const PositionBody = z.strictObject({
  role: orNull(subjectCode),
  hiredOn: orNull(wallDate),
  employeeNumber: orNull(text(40)),
  team: orNull(text(60)),
  version: searched(64),
});
export const savePosition = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/people/{userId}/position',
  summary: 'A caregiver’s role, hire date and employee number',
  params: PersonParams,
  body: PositionBody,
  answer: Position,
});

// ---- everybody ----
export const hoursStates = ['short', 'reached', 'noRole'] as const;

/** Columns that the list can be sorted by. */
export const inserviceSorts = ['name', 'number', 'role', 'hiredOn'] as const;
export type InserviceSort = (typeof inserviceSorts)[number];

const filters = {
  year: yearQuery.optional(),
  q: searched(100).optional(),
  role: searched(20).optional(),
  state: z.enum(hoursStates, { error: 'fields.choice' }).optional(),
  clearance: z.enum(clearances, { error: 'fields.choice' }).optional(),
};
export const InserviceFilters = z.strictObject(filters);
export type InserviceFilters = z.output<typeof InserviceFilters>;

export const InserviceRow = z.object({
  userId: z.string(),
  name: z.string(),
  chineseName: z.string().nullable(),
  employeeNumber: z.string().nullable(),
  hiredOn: z.string().nullable(),
  role: Named.nullable(),
  hoursDone: z.number(),
  hoursDue: z.number().nullable(),
  /** Names of required subjects that are not covered yet. */
  missing: z.array(z.string()),
  complete: z.boolean().nullable(),
  clearance: z.enum(clearances).nullable(),
});
export type InserviceRow = z.infer<typeof InserviceRow>;

export const listInservice = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/inservice',
  summary: 'In-service hours of every approved caregiver in a year',
  query: z.strictObject({
    ...keysetQuery,
    sort: z.enum(bothWays(inserviceSorts), { error: 'fields.choice' }).optional(),
    ...filters,
  }),
  answer: keysetPaged(InserviceRow).extend({ year: z.number() }),
});
