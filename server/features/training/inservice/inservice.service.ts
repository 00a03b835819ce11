/** A caregiver's year: hours, subjects and the next training. */
import type { MyYear, YearSummary } from '#contract/training/inservice.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  listStandings,
  todayOf,
  trainingSummary,
} from '#server/features/training/courses/progress.service.ts';
import { dueTrainings } from '#server/features/training/plans/plan.service.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import type { Inservice } from '#server/shared/settings/inservice-defaults.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import type { ViewContext } from '#server/shared/settings/view-context.ts';
import { type Credit, nextOf, yearStanding } from './inservice.rules.ts';
import * as store from './inservice.store.ts';

export const yearOf = (context: Pick<ViewContext, 'now' | 'timeZone'>): number =>
  Number(todayOf(context).slice(0, 4));

/** Null for none, and for one that the settings no longer have. */
export const roleOf = ({ roles }: Inservice, code: string | null) =>
  roles.find((role) => role.code === code) ?? null;

export const subjectName = ({ subjects }: Inservice, code: string, locale: Locale): string => {
  const subject = subjects.find((one) => one.code === code);
  return subject ? readText(subject.name, locale) : code;
};

export const summaryOf = (
  rules: Inservice,
  person: { role: string | null },
  credits: readonly Credit[],
  { year, locale }: { year: number; locale: Locale },
): YearSummary & { missing: string[] } => {
  const role = roleOf(rules, person.role);
  const { hoursDone, covered, missing, complete } = yearStanding(credits, role, year);
  const required = role?.subjects ?? [];
  return {
    year,
    role: role && { code: role.code, name: readText(role.name, locale) },
    hoursDone,
    hoursDue: role?.hours ?? null,
    subjects: [...new Set([...required, ...covered])].map((code) => ({
      code,
      name: subjectName(rules, code, locale),
      required: required.includes(code),
      done: covered.includes(code),
    })),
    complete,
    missing,
  };
};

export const personYear = async (
  db: Queryable,
  person: Pick<store.StaffMember, 'userId' | 'role'>,
  when: { year: number; locale: Locale },
) => {
  const rules = await getSetting(db, 'inservice');
  return summaryOf(rules, person, await store.listCredits(db, [person.userId], when.year), when);
};

export const myYear = async (
  db: Queryable,
  person: Pick<store.StaffMember, 'userId' | 'role'>,
  context: ViewContext,
): Promise<MyYear> => {
  const { locale } = context;
  const summary = await personYear(db, person, { year: yearOf(context), locale });
  const offers = (await listStandings(db, person.userId)).map((standing) => ({
    ...trainingSummary(standing, context),
    subjects: standing.training.subjects,
    creditHours: standing.training.creditHours,
  }));
  const due = await dueTrainings(db, person.userId, context);
  // Planned ones come first, whatever the hours say.
  const planned = due.flatMap(
    ({ trainingContentId: id }) => offers.find((one) => one.trainingContentId === id) ?? [],
  );
  const next =
    planned
      .map((offer) => nextOf([offer], { missing: [], complete: null }))
      .find((offer) => offer !== null) ?? nextOf(offers, summary);
  return { ...summary, due, next };
};
