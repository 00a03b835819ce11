/** The supervisor's view: one row per caregiver, teams, and reminders to many (readings "Teams"). */
import { z } from 'zod';
import { paperKinds } from '#contract/account/documents.ts';
import { clearances } from '#contract/account/passport.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, text, uuid } from '#contract/fields.ts';
import { bothWays, paged, pagingQuery } from '#contract/paging.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { shortcomings } from './compliance.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

/** What expires or is due within this many days is shown as near and listed in the weekly mail. */
export const soonDays = 30;

export const complianceStates = ['yes', 'no', 'unknown'] as const;
export const urgencies = ['late', 'soon'] as const;
const sortKeys = ['name', 'compliant', 'hours', 'next', 'team'] as const;
export const complianceSorts = bothWays(sortKeys);

const filters = {
  q: searched(100).optional(),
  team: searched(60).optional(),
  role: searched(20).optional(),
  compliant: z.enum(complianceStates, { error: 'fields.choice' }).optional(),
  due: z.enum(urgencies, { error: 'fields.choice' }).optional(),
  sort: z.enum(complianceSorts, { error: 'fields.choice' }).optional(),
};
export type ComplianceFilters = z.output<z.ZodObject<typeof filters>>;

const day = z.string();
/** A paper has its kind, a training its title. */
const NextDue = z.object({
  paper: z.enum(paperKinds).nullable(),
  training: z.string().nullable(),
  on: day,
});

export const ComplianceRow = z.object({
  userId: z.string(),
  name: z.string(),
  chineseName: z.string().nullable(),
  team: z.string().nullable(),
  role: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** Null without a role. */
  compliant: z.boolean().nullable(),
  reasons: z.array(z.enum(shortcomings)),
  hoursDone: z.number(),
  hoursDue: z.number().nullable(),
  /** How many of them should be done by today. */
  hoursByNow: z.number().nullable(),
  clearance: z.enum(clearances).nullable(),
  /** Required ones that are missing or have expired. */
  papersMissing: z.array(z.enum(paperKinds)),
  /** Planned trainings whose day has passed. */
  late: z.array(z.string()),
  next: NextDue.nullable(),
  /** The day of the last reminder by the office. */
  remindedOn: day.nullable(),
});
export type ComplianceRow = z.infer<typeof ComplianceRow>;

export const listCompliance = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/compliance',
  summary: 'Every approved caregiver: compliant or not and why, hours, papers, what is due next',
  query: z.strictObject({ ...pagingQuery, ...filters }),
  answer: paged(ComplianceRow).extend({
    /** Of all that were found. */
    compliant: z.number(),
    teams: z.array(z.string()),
  }),
});
export const exportCompliance = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/compliance/export',
  summary: 'The same list for a spreadsheet',
  query: z.strictObject(filters),
  download: 'text/csv',
  answer: z.file(),
});

export const remindMax = 100;
/** One text a person, with all that is open; nobody twice within 7 days, nobody who has nothing open. */
export const remindPeople = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/compliance/remind',
  summary:
    'Remind these people of everything that is open; `preview`: only what they would be sent',
  body: z.strictObject({
    userIds: z
      .array(uuid, { error: 'fields.choice' })
      .min(1, 'fields.choice')
      .max(remindMax, 'fields.tooLong'),
    preview,
  }),
  answer: z.object({
    people: z.number(),
    /** Those who were reminded in the last 7 days, and those who have nothing open. */
    skipped: z.number(),
    messages: z.array(MessagePreview),
  }),
});

// ---- teams ----
export const TrainingTeam = z.object({
  team: z.string(),
  people: z.number(),
  supervisor: z.object({ staffId: z.string(), name: z.string() }).nullable(),
  /** False: the supervisor has stopped the weekly mail. */
  digest: z.boolean(),
});
export type TrainingTeam = z.infer<typeof TrainingTeam>;

export const listTeams = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/teams',
  summary: 'Teams of caregivers, and who supervises each',
  answer: z.object({
    teams: z.array(TrainingTeam),
    /** Who may supervise one. */
    staff: z.array(z.object({ staffId: z.string(), name: z.string() })),
  }),
});
export const setSupervisor = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/teams',
  summary: 'Who supervises a team; null: nobody',
  body: z.strictObject({ team: text(60), staffId: recordId.nullable() }),
  answer: z.object({}),
});
