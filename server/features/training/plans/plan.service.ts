/** A plan's audience and everyone's progress. */
import type { TemplateKey } from '#i18n/messages.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { localTime, sayDay } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import { isOverdue, type PlanStanding, planStanding } from './plan.rules.ts';
import * as store from './plan.store.ts';

export type Assignment = {
  plan: store.Plan;
  person: store.Person;
  /** Null without a date of hire that the plan needs. */
  standing: PlanStanding | null;
};

const isFor = ({ plan }: store.Plan, { role, team, userId }: store.Person): boolean => {
  if (plan.audience === 'role') return plan.role === role;
  return plan.audience === 'team' ? plan.team === team : plan.userId === userId;
};

/** Of all plans; of these people only, if any are named. */
export const listAssignments = async (
  db: Queryable,
  today: string,
  userIds?: readonly string[],
): Promise<{ plans: store.Plan[]; assignments: Assignment[] }> => {
  const plans = await store.listPlans(db);
  if (!plans.length) return { plans, assignments: [] };
  const people = await store.listPeople(db, userIds);
  const trainingIds = [...new Set(plans.map(({ plan }) => plan.trainingId))];
  const held = Map.groupBy(
    await store.listHeld(db, trainingIds, userIds),
    ({ userId, trainingId }) => `${userId} ${trainingId}`,
  );
  const assignments = plans.flatMap((plan) =>
    people
      .filter((person) => isFor(plan, person))
      .map((person) => {
        const own = held.get(`${person.userId} ${plan.plan.trainingId}`) ?? [];
        const facts = { hiredOn: person.hiredOn, held: own };
        return { plan, person, standing: planStanding(plan.plan, facts, today) };
      }),
  );
  return { plans, assignments };
};

/** In the person's language. */
export const sendReminder = async (
  tx: Tx,
  messages: Messages,
  { plan, person }: Assignment,
  { dueOn }: PlanStanding,
  { today, phone }: { today: string; phone: string },
): Promise<void> => {
  const { locale, userId: owner } = person;
  const template: TemplateKey = dueOn < today ? 'messages.trainingOverdue' : 'messages.trainingDue';
  const words = sayMessage(locale, template, {
    title: readText(plan.title, locale),
    date: sayDay(dueOn, locale),
    phone,
  });
  await messages.send(tx, { channel: 'sms', to: person.phone, owner, ...words });
};

/** Those that a person has not done, the soonest due first; each training once. */
export const dueTrainings = async (db: Queryable, userId: string, context: ViewContext) => {
  const today = localTime(context.now, context.timeZone).slice(0, 10);
  const { assignments } = await listAssignments(db, today, [userId]);
  const open = assignments
    .flatMap(({ plan, standing }) => (standing && !standing.done ? [{ plan, standing }] : []))
    .toSorted((a, b) => a.standing.dueOn.localeCompare(b.standing.dueOn));
  return open
    .filter(
      ({ plan }, at) =>
        open.findIndex((one) => one.plan.plan.trainingId === plan.plan.trainingId) === at,
    )
    .map(({ plan, standing }) => ({
      trainingContentId: plan.plan.trainingId,
      title: readText(plan.title, context.locale),
      dueOn: standing.dueOn,
      overdue: isOverdue(standing, today),
    }));
};
