/** Whether a caregiver keeps up with what New York and the agency ask: the one rule for the office (readings "Teams"). */
import type { PaperState } from '#contract/account/passport.ts';

/** Why somebody does not: behind with hours, a required paper missing or expired, a planned training late. */
export const shortcomings = ['hours', 'papers', 'late'] as const;
export type Shortcoming = (typeof shortcomings)[number];

const day = 86_400_000;
const blocking: readonly PaperState[] = ['expired', 'missing'];

/**
 * So many of the year's hours should be done by today: the share of the year that has passed, in whole hours. Whoever
 * was hired in this year starts on that day.
 */
export const hoursByToday = (due: number, hiredOn: string | null, today: string): number => {
  const year = Number(today.slice(0, 4));
  const first = `${year}-01-01`;
  const from = hiredOn && hiredOn > first ? hiredOn : first;
  const passed = Math.max(0, (Date.parse(today) - Date.parse(from)) / day + 1);
  const all = (Date.parse(`${year + 1}-01-01`) - Date.parse(first)) / day;
  return Math.floor((due * passed) / all);
};

type Facts = {
  hoursDone: number;
  /** Of the whole year; null without a role. */
  hoursDue: number | null;
  hiredOn: string | null;
  papers: readonly { required: boolean; state: PaperState }[];
  /** Planned trainings whose day has passed. */
  late: number;
};

/** `compliant` is null without a role: then nobody can say. */
export const judgeCompliance = (
  { hoursDone, hoursDue, hiredOn, papers, late }: Facts,
  today: string,
): { compliant: boolean | null; reasons: Shortcoming[]; hoursByNow: number | null } => {
  const hoursByNow = hoursDue === null ? null : hoursByToday(hoursDue, hiredOn, today);
  const isMissing = papers.some(({ required, state }) => required && blocking.includes(state));
  const reasons: Shortcoming[] = [];
  if (hoursByNow !== null && hoursDone < hoursByNow) reasons.push('hours');
  if (isMissing) reasons.push('papers');
  if (late > 0) reasons.push('late');
  return { compliant: hoursDue === null ? null : reasons.length === 0, reasons, hoursByNow };
};
