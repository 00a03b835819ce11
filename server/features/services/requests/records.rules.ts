/** Allowed changes, deadlines and record numbers. */
import { limits } from '#contract/limits.ts';
import type { RecordStatus } from '#contract/services/records.ts';

const hour = 3_600_000;

export type RecordState = { status: RecordStatus; cancelledAt: Date | null; startsAt: Date | null };

/** The deadline for moving or cancelling a visit online. */
export const changeUntil = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - limits.changeUntilHours * hour);

/** Neither closed by the office nor cancelled. */
const isOpen = ({ status, cancelledAt }: RecordState): boolean => status === 'init' && !cancelledAt;

export type ChangeRefusal = 'record_closed' | 'no_appointment' | 'too_late_to_change';

export const refuseMove = (
  record: RecordState,
  now: Date,
  byStaff = false,
): ChangeRefusal | null => {
  if (!record.startsAt) return 'no_appointment';
  if (!isOpen(record)) return 'record_closed';
  if (byStaff) return null;
  return now > changeUntil(record.startsAt) ? 'too_late_to_change' : null;
};

/** A visit until its deadline; a request until the office closes it. */
export const refuseCancel = (
  record: RecordState,
  now: Date,
  byStaff = false,
): ChangeRefusal | null => {
  if (!isOpen(record)) return 'record_closed';
  return record.startsAt ? refuseMove(record, now, byStaff) : null;
};

/** Until the office finishes a request, also after it asked for more. Visits take none. */
export const picturesLeft = (
  { status, cancelledAt, startsAt }: RecordState,
  pictures: number,
): number =>
  startsAt || cancelledAt || status === 'finish'
    ? 0
    : Math.max(0, limits.requestPicturesMax - pictures);

/** The day before at the agency's reminder time; null when that is past, as the confirmation serves as the reminder. */
export const remindAtFor = (
  startsAt: Date,
  reminderTime: string,
  time: {
    now: Date;
    toLocal(moment: Date): string;
    momentOf(local: string): Date | null;
    dayAfter(date: string, days: number): string;
  },
): Date | null => {
  const before = time.dayAfter(time.toLocal(startsAt).slice(0, 10), -1);
  const at = time.momentOf(`${before} ${reminderTime}`);
  return at && at > time.now ? at : null;
};

/** Damm algorithm: detects every single wrong digit and every adjacent transposition. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

const checkDigit = (digits: string): string =>
  [...digits].reduce((state, digit) => damm[Number(state)]?.[Number(digit)] ?? '0', '0');

/** 'R-20461': short, with a check digit for phone calls. */
export const recordNoOf = (count: number): string => `R-${count}${checkDigit(String(count))}`;
