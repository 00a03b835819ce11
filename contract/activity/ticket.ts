/** The content of a registration's QR code, and the short code to type instead. */
import { uuidPattern } from '#contract/uuid-pattern.ts';

const uuid = new RegExp(uuidPattern, 'i');
const prefix = 'persimmon-activity:';

export const ticketText = (registrationId: string): string => prefix + registrationId;

/** '3F9A-01BC': the beginning of the registration's id. */
export const shortCodeOf = (registrationId: string): string => {
  const first = registrationId.slice(0, 8).toUpperCase();
  return `${first.slice(0, 4)}-${first.slice(4)}`;
};

/** A scanned id, or the eight characters of the short code in any notation; null otherwise. */
export const readTicket = (text: string): { id: string } | { start: string } | null => {
  const id = uuid.exec(text)?.[0];
  if (id) return { id: id.toLowerCase() };
  const typed = text.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
  return /^[0-9a-f]{8}$/.test(typed) ? { start: typed } : null;
};
