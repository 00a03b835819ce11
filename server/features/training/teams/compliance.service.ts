/** Every caregiver's compliance: hours, papers, plans, and what is due next. */
import type { PaperKind } from '#contract/account/documents.ts';
import { orderedName } from '#contract/person-name.ts';
import { judgeCompliance } from '#contract/training/compliance.ts';
import type { ComplianceRow } from '#contract/training/compliance-office.ts';
import { todayOf } from '#server/features/training/courses/progress.service.ts';
import { summaryOf, yearOf } from '#server/features/training/inservice/inservice.service.ts';
import * as inservice from '#server/features/training/inservice/inservice.store.ts';
import { isOverdue } from '#server/features/training/plans/plan.rules.ts';
import { type Assignment, listAssignments } from '#server/features/training/plans/plan.service.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readPassports } from '#server/shared/people/passport.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';

/** More people than any agency of one state has. */
const peopleMax = 20_000;

/** A planned training that is not done. */
export type OpenPlan = Assignment & { standing: NonNullable<Assignment['standing']> };
export type Standing = Omit<ComplianceRow, 'remindedOn'> & {
  /** Open ones, the soonest due first, each training once. */
  plans: OpenPlan[];
  /** Required papers that are there and end, the first first. */
  ending: { paper: PaperKind; on: string }[];
};

const openPlansOf = (assignments: readonly Assignment[]): OpenPlan[] => {
  const open = assignments
    .flatMap((one) => (one.standing && !one.standing.done ? [one as OpenPlan] : []))
    .toSorted((a, b) => a.standing.dueOn.localeCompare(b.standing.dueOn));
  const first = new Map(open.toReversed().map((one) => [one.plan.plan.trainingId, one]));
  return open.filter((one) => first.get(one.plan.plan.trainingId) === one);
};

type Wanted = { q?: string | undefined; role?: string | undefined; people?: string[] | undefined };

/** Of approved caregivers with an open account. */
export const listStandings = async (
  db: Queryable,
  wanted: Wanted,
  context: ViewContext,
): Promise<Standing[]> => {
  const { locale } = context;
  const [today, year] = [todayOf(context), yearOf(context)];
  const rules = await getSetting(db, 'inservice');
  const targets = new Map(rules.roles.map(({ code, hours }) => [code, hours]));
  const listing = { ...wanted, year, targets };
  const { rows: people } = await inservice.listStaff(db, listing, { limit: peopleMax, offset: 0 });
  const ids = people.map(({ userId }) => userId);
  if (!ids.length) return [];
  const credits = Map.groupBy(await inservice.listCredits(db, ids, year), (one) => one.userId);
  const passports = await readPassports(db, today, ids);
  const plans = Map.groupBy(
    (await listAssignments(db, today, ids)).assignments,
    ({ person }) => person.userId,
  );
  return people.map((person) => {
    const { userId, hiredOn, team } = person;
    const summary = summaryOf(rules, person, credits.get(userId) ?? [], { year, locale });
    const { role, hoursDone, hoursDue } = summary;
    const papers = passports.get(userId)?.papers ?? [];
    const open = openPlansOf(plans.get(userId) ?? []);
    const late = open.filter(({ standing }) => isOverdue(standing, today));
    const ending = papers
      .flatMap(({ kind, required, state, validUntil: on }) =>
        required && on && state !== 'expired' ? [{ paper: kind, on }] : [],
      )
      .toSorted((a, b) => a.on.localeCompare(b.on));
    const titleOf = ({ plan }: OpenPlan) => readText(plan.title, locale);
    const due = [
      ...open
        .filter((one) => !late.includes(one))
        .map((one) => ({ paper: null, training: titleOf(one), on: one.standing.dueOn })),
      ...ending.map((one) => ({ ...one, training: null })),
    ].toSorted((a, b) => a.on.localeCompare(b.on));
    return {
      userId,
      name: orderedName(person),
      chineseName: person.chineseName || null,
      team: team || null,
      role,
      hoursDone,
      hoursDue,
      ...judgeCompliance({ hoursDone, hoursDue, hiredOn, papers, late: late.length }, today),
      clearance: passports.get(userId)?.clearance ?? null,
      papersMissing: papers.flatMap(({ kind, required, state }) =>
        required && (state === 'expired' || state === 'missing') ? [kind] : [],
      ),
      late: late.map(titleOf),
      next: due[0] ?? null,
      plans: open,
      ending,
    };
  });
};
