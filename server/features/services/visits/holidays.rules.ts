/** US federal holidays (5 U.S.C. 6103) on their observed days. */

const federalHolidays = [
  'newYear',
  'king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;
export type FederalHoliday = (typeof federalHolidays)[number];

const dayMs = 86_400_000;
const date = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const iso = (day: Date): string => day.toISOString().slice(0, 10);

/** 0 is Sunday. */
const nth = (year: number, month: number, weekday: number, n: number): Date => {
  const first = date(year, month, 1).getUTCDay();
  return date(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7);
};
const lastMonday = (year: number, month: number): Date => {
  const end = date(year, month + 1, 0);
  return new Date(end.getTime() - ((end.getUTCDay() + 6) % 7) * dayMs);
};
/** Saturday is observed on Friday, Sunday on Monday. */
const observed = (day: Date): Date => {
  const shift = { 6: -1, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + shift * dayMs);
};

const daysOf = (year: number): Record<FederalHoliday, Date> => ({
  newYear: observed(date(year, 1, 1)),
  king: nth(year, 1, 1, 3),
  presidents: nth(year, 2, 1, 3),
  memorial: lastMonday(year, 5),
  juneteenth: observed(date(year, 6, 19)),
  independence: observed(date(year, 7, 4)),
  labor: nth(year, 9, 1, 1),
  columbus: nth(year, 10, 1, 2),
  veterans: observed(date(year, 11, 11)),
  thanksgiving: nth(year, 11, 4, 4),
  christmas: observed(date(year, 12, 25)),
});

/** Sorted. New Year's Day on a Saturday is observed in the year before. */
export const federalHolidaysOf = (year: number): { day: string; holiday: FederalHoliday }[] =>
  [year, year + 1]
    .flatMap((y) => Object.entries(daysOf(y)).map(([holiday, day]) => ({ holiday, day: iso(day) })))
    .filter(({ day }) => day.startsWith(`${year}-`))
    .map(({ day, holiday }) => ({ day, holiday: holiday as FederalHoliday }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
