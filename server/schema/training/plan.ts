import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { audiences, dueKinds } from '#contract/training/plan-office.ts';
import { ofUser } from '#server/schema/account.ts';
import { moment, quoted, randomId } from '#server/schema/columns.ts';
import { staff } from '#server/schema/staff.ts';
import { training } from './training.ts';

/** A training that is due for a role, a team or a person. */
export const trainingPlan = pgTable(
  'training_plan',
  {
    id: randomId(),
    trainingId: text('training_id')
      .notNull()
      .references(() => training.id, { onDelete: 'cascade' }),
    audience: text('audience', { enum: audiences }).notNull(),
    role: text('role'),
    team: text('team'),
    userId: ofUser(),
    dueKind: text('due_kind', { enum: dueKinds }).notNull(),
    dueDay: date('due_day', { mode: 'string' }),
    dueDays: integer('due_days'),
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
    /** Idempotency key of the form. */
    requestKey: uuid('request_key').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    check('training_plan_audience', sql`${t.audience} in (${quoted(audiences)})`),
    check(
      'training_plan_whom',
      sql`(${t.audience} = 'role') = (${t.role} is not null) and (${t.audience} = 'team') = (${t.team} is not null) and (${t.audience} = 'person') = (${t.userId} is not null)`,
    ),
    check('training_plan_due_kind', sql`${t.dueKind} in (${quoted(dueKinds)})`),
    check(
      'training_plan_due',
      sql`(${t.dueKind} = 'day') = (${t.dueDay} is not null) and (${t.dueKind} = 'hire') = (${t.dueDays} is not null)`,
    ),
    uniqueIndex('training_plan_by_key').on(t.requestKey),
    index('training_plan_by_user').on(t.userId),
  ],
);

/** What was sent about it: each reminder once for each due day, and the last nudge. */
export const trainingPlanReminder = pgTable(
  'training_plan_reminder',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => trainingPlan.id, { onDelete: 'cascade' }),
    userId: ofUser().notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    stage: text('stage').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.userId, t.dueOn, t.stage] }),
    index('training_plan_reminder_by_user').on(t.userId),
  ],
);

/** A team of caregivers that somebody looks after; the caregivers name it in `caregiver_application.team`. */
export const trainingTeam = pgTable(
  'training_team',
  {
    name: text('name').primaryKey(),
    supervisorId: uuid('supervisor_id').references(() => staff.id, { onDelete: 'set null' }),
    /** The Monday of the last week that was looked at: no second mail in it, also when the first was not needed. */
    digestOn: date('digest_on', { mode: 'string' }).notNull(),
  },
  (t) => [index('training_team_by_supervisor').on(t.supervisorId)],
);

/** When the office last reminded a caregiver of everything that is open. */
export const trainingNudge = pgTable('training_nudge', {
  userId: ofUser().primaryKey(),
  nudgedAt: moment('nudged_at').notNull(),
});
