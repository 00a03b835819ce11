import { type ApplicationStatus, applicationMoves } from '#contract/account.ts';
import { type DocumentKind, documentKinds } from '#contract/account-documents.ts';

export type Decision = Exclude<ApplicationStatus, 'submitted'>;

/** From which states an application can come to this one. */
export const comesFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(applicationMoves) as ApplicationStatus[]).filter((from) =>
    applicationMoves[from].includes(to),
  );

/** Documents can be added until the office has decided. */
export const isOpen = (status: ApplicationStatus): boolean => applicationMoves[status].length > 0;

/** What staff asked for again, or what was never there. */
export const missingKinds = (
  asked: readonly string[],
  there: readonly DocumentKind[],
): DocumentKind[] => documentKinds.filter((kind) => asked.includes(kind) || !there.includes(kind));

/** After documents were added: the office has to look again once nothing is missing. */
export const statusAfterAdding = (
  status: ApplicationStatus,
  missing: readonly DocumentKind[],
): ApplicationStatus => (status === 'more_info' && !missing.length ? 'submitted' : status);

const partsIn = (moment: Date, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = format.formatToParts(moment).map((p) => [p.type, Number(p.value)] as const);
  const of = Object.fromEntries(parts) as Record<string, number>;
  return [of.year, (of.month ?? 1) - 1, of.day, of.hour, of.minute, of.second] as const;
};

/** A wall-clock time as if it were UTC: only for counting days and comparing. */
const wallIn = (moment: Date, timeZone: string): number => {
  const [year = 0, month, day, hour, minute, second] = partsIn(moment, timeZone);
  return Date.UTC(year, month, day, hour, minute, second);
};

const day = 24 * 60 * 60 * 1000;
const isWeekend = (wall: number) => [0, 6].includes(new Date(wall).getUTCDay());

/** The same time of day, that many working days later, on the agency's wall; Saturday and Sunday are none. */
export const workingDaysAfter = (now: Date, days: number, timeZone: string): Date => {
  let wall = wallIn(now, timeZone);
  for (let left = days; left > 0; ) {
    wall += day;
    if (!isWeekend(wall)) left--;
  }
  // The distance between wall and world may have changed with the clocks: the second round sees the new one.
  let moment = new Date(wall);
  for (let round = 0; round < 2; round++)
    moment = new Date(moment.getTime() + wall - wallIn(moment, timeZone));
  return moment;
};
