/** When an office is open. All days and times are agency-local. */
type Opening = { from: string; to: string };
/** A day with its own hours, and optionally its own capacity. */
type ExceptionDay = { hours: readonly Opening[]; places: number | null };

type OfficeHours = {
  hours: readonly (Opening & { weekday: number })[];
  /** The office's closed days and holidays; they win over exceptions. */
  closedDays: ReadonlySet<string>;
  exceptions?: ReadonlyMap<string, ExceptionDay>;
};
export type Schedule = OfficeHours & {
  slotMinutes: number;
  places: number;
  leadMinutes: number;
  horizonDays: number;
};

/** The hours of one day, of all offices together; without any the day is closed. */
export type OpenDay = { date: string; open: readonly Opening[] };

type Days = { weekdayOf(date: string): number; dayAfter(date: string, days: number): string };

/** Opening hours of a day. */
export const openingsOf = (
  { closedDays, exceptions, hours }: OfficeHours,
  date: string,
  { weekdayOf }: Pick<Days, 'weekdayOf'>,
): readonly Opening[] => {
  if (closedDays.has(date)) return [];
  const weekday = weekdayOf(date);
  return exceptions?.get(date)?.hours ?? hours.filter((open) => open.weekday === weekday);
};

/** The longest promise is 30 working days. */
const daysAhead = 62;

/** One open office is enough. */
export const openDays = (offices: readonly OfficeHours[], today: string, days: Days): OpenDay[] =>
  Array.from({ length: daysAhead }, (_, ahead) => days.dayAfter(today, ahead)).map((date) => ({
    date,
    open: offices.flatMap((office) => openingsOf(office, date, days)),
  }));
