import { formatter } from './formatter.ts';

/** '-04:00', the difference to UTC that holds at a moment. */
const offsetAt = (moment: Date, timeZone: string): string => {
  const parts = formatter('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
};

/** A local time of the agency ('YYYY-MM-DD HH:mm') as ISO 8601 with its offset. */
export const zonedIso = (local: string, timeZone: string): string => {
  const text = local.slice(0, 16).replace(' ', 'T');
  // The first guess is hours away; near a change of the clocks the second one tells.
  const guess = offsetAt(new Date(`${text}Z`), timeZone);
  const offset = offsetAt(new Date(`${text}${guess}`), timeZone);
  return `${text}:00${offset}`;
};
