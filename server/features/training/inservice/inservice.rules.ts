/** In-service hours. Days are agency-local 'YYYY-MM-DD'; a year is a calendar year. */
import type { NextAction } from '#contract/training/training.ts';

/** What a certificate counts for, as it was on the day of issue. */
export type Credit = {
  issuedOn: string;
  revokedAt: Date | null;
  hours: number;
  subjects: readonly string[];
};
export type Target = { hours: number; subjects: readonly string[] };

export const creditsIn = <C extends Credit>(credits: readonly C[], year: number): C[] =>
  credits.filter((one) => one.revokedAt === null && one.issuedOn.startsWith(`${year}-`));

/** The same training taken twice in a year counts once. */
export const hoursToCredit = (
  hours: number,
  earlier: readonly Credit[],
  issuedOn: string,
): number =>
  creditsIn(earlier, Number(issuedOn.slice(0, 4))).some((one) => one.hours > 0) ? 0 : hours;

export const yearStanding = (
  credits: readonly Credit[],
  target: Target | null,
  year: number,
): { hoursDone: number; covered: string[]; missing: string[]; complete: boolean | null } => {
  const counted = creditsIn(credits, year);
  const hoursDone = counted.reduce((sum, one) => sum + one.hours, 0);
  const covered = [...new Set(counted.flatMap((one) => one.subjects))];
  const missing = (target?.subjects ?? []).filter((code) => !covered.includes(code));
  const complete = target && hoursDone >= target.hours && missing.length === 0;
  return { hoursDone, covered, missing, complete };
};

/** What is under way comes first, what is nearest to its end before the rest. */
const order: readonly NextAction[] = [
  'sign',
  'continueExam',
  'takeExam',
  'retakeExam',
  'continue',
  'renew',
  'start',
];

type Offer = { nextAction: NextAction; subjects: readonly string[]; creditHours: number };

/** The one to go on with. A complete year asks for nothing new. */
export const nextOf = <O extends Offer>(
  offers: readonly O[],
  { missing, complete }: { missing: readonly string[]; complete: boolean | null },
): O | null => {
  const isMissing = ({ subjects }: O) => subjects.some((code) => missing.includes(code));
  const rank = (offer: O) =>
    order.indexOf(offer.nextAction) * 4 + (isMissing(offer) ? 0 : 2) + (offer.creditHours ? 0 : 1);
  const open = offers.filter(
    ({ nextAction }) => order.includes(nextAction) && !(complete && nextAction === 'start'),
  );
  return open.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
};
