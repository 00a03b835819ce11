/** What stands in the QR code of a registration, and the short code that can be typed instead. */
import { uuidPattern } from '#contract/uuid-pattern.ts';

const uuid = new RegExp(uuidPattern, 'i');
const prefix = 'persimmon-activity:';

export const ticketText = (registrationId: string): string => prefix + registrationId;

/** '3F9A-01BC': the beginning of the registration's id. */
export const shortCodeOf = (registrationId: string): string => {
  const first = registrationId.slice(0, 8).toUpperCase();
  return `${first.slice(0, 4)}-${first.slice(4)}`;
};

/** A whole id from a scan, or the eight characters of the short code, however they were typed; null for anything else. */
export const readTicket = (text: string): { id: string } | { start: string } | null => {
  const id = uuid.exec(text)?.[0];
  if (id) return { id: id.toLowerCase() };
  const typed = text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{8}$/.test(typed) ? { start: typed } : null;
};
