/** When a planned training is due, and whether it is done. Days are agency-local 'YYYY-MM-DD'. */
import { type dueKinds, planRules } from '#contract/training/plan-office.ts';
import { dayAfter, daysBetween } from '#server/platform/time/agency-time.ts';
import { nextYearly, yearAfter } from '#server/shared/people/important-dates.rules.ts';

export type DueRule = {
  dueKind: (typeof dueKinds)[number];
  dueDay: string | null;
  dueDays: number | null;
  /** Since when it is planned. */
  plannedOn: string;
};
type Held = { issuedOn: string; expiresOn: string | null; revokedAt: Date | null };
type Facts = { hiredOn: string | null; held: readonly Held[] };
export type PlanStanding = { dueOn: string; done: boolean };

/** A certificate that is still valid on the day. */
const standingBy = (dueOn: string, held: readonly Held[]): PlanStanding => ({
  dueOn,
  done: held.some(({ expiresOn }) => expiresOn === null || expiresOn >= dueOn),
});

/** Every year: a certificate from the year that ends on the anniversary. */
const standingYearly = (
  hiredOn: string,
  held: readonly Held[],
  plannedOn: string,
  today: string,
): PlanStanding => {
  const next = nextYearly(hiredOn, dayAfter(today, -1));
  let [before, last] = [hiredOn, hiredOn];
  while (yearAfter(last) < next) [before, last] = [last, yearAfter(last)];
  const isMissed =
    last > hiredOn && last >= plannedOn && !held.some(({ issuedOn }) => issuedOn > before);
  if (isMissed) return { dueOn: last, done: false };
  return { dueOn: next, done: held.some(({ issuedOn }) => issuedOn > last) };
};

/** Null without a date of hire that the rule needs. */
export const planStanding = (
  { dueKind, dueDay, dueDays, plannedOn }: DueRule,
  { hiredOn, held }: Facts,
  today: string,
): PlanStanding | null => {
  const valid = held.filter(({ revokedAt }) => !revokedAt);
  if (dueKind === 'day') return dueDay ? standingBy(dueDay, valid) : null;
  if (!hiredOn) return null;
  if (dueKind === 'hire') return standingBy(dayAfter(hiredOn, dueDays ?? 0), valid);
  return standingYearly(hiredOn, valid, plannedOn, today);
};

export const isOverdue = ({ dueOn, done }: PlanStanding, today: string): boolean =>
  !done && dueOn < today;

export const isSoon = ({ dueOn, done }: PlanStanding, today: string): boolean =>
  !done && dueOn >= today && daysBetween(today, dueOn) <= Math.max(...planRules.remindDays);

/** Which reminder is the newest one due; null for none. One that was missed is not made up for. */
export const reminderStage = (standing: PlanStanding, today: string): string | null => {
  if (standing.done) return null;
  const left = daysBetween(today, standing.dueOn);
  if (left < 0) return 'overdue';
  const due = planRules.remindDays.filter((days) => left <= days);
  return due.length ? String(Math.min(...due)) : null;
};
