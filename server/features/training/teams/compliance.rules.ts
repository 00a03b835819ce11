/** Order and filters of the supervisor's list. Days are agency-local 'YYYY-MM-DD'. */
import type { ComplianceFilters, ComplianceRow } from '#contract/training/compliance-office.ts';

type Facts = Pick<
  ComplianceRow,
  'userId' | 'name' | 'team' | 'compliant' | 'hoursDone' | 'hoursDue' | 'late' | 'papersMissing'
> & { next: { on: string } | null };

/** As the filter and the words name it. */
export const complianceState = ({ compliant }: Pick<Facts, 'compliant'>) =>
  compliant === null ? 'unknown' : compliant ? 'yes' : 'no';

export const isListed = (
  row: Facts,
  { team, compliant, due }: Pick<ComplianceFilters, 'team' | 'compliant' | 'due'>,
  /** The last day that counts as soon. */
  soonUntil: string,
): boolean => {
  if (team && row.team !== team) return false;
  if (compliant && complianceState(row) !== compliant) return false;
  if (due === 'late') return row.late.length > 0 || row.papersMissing.length > 0;
  return due !== 'soon' || (row.next !== null && row.next.on <= soonUntil);
};

const last = '\uffff';
/** Those who need somebody first: no, nobody can say, yes. */
const rank = { no: 0, unknown: 1, yes: 2 } as const;

const keys = {
  name: (row: Facts) => row.name,
  team: (row: Facts) => row.team ?? last,
  compliant: (row: Facts) => rank[complianceState(row)],
  hours: (row: Facts) => (row.hoursDue ? row.hoursDone / row.hoursDue : Number.MAX_SAFE_INTEGER),
  next: (row: Facts) => row.next?.on ?? last,
};

const compared = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

/** Equal ones by name, then by id, in both directions. */
export const sortRows = <R extends Facts>(
  rows: readonly R[],
  sort: ComplianceFilters['sort'] = 'compliant',
): R[] => {
  const isDown = sort.startsWith('-');
  const key = keys[sort.replace('-', '') as keyof typeof keys];
  return rows.toSorted(
    (a, b) =>
      compared(key(a), key(b)) * (isDown ? -1 : 1) ||
      compared(a.name, b.name) ||
      compared(a.userId, b.userId),
  );
};

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
};
