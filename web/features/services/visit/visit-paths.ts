/** Paths of services, and of viewing, rescheduling and printing an appointment. */
import type { ServiceRecord } from '#contract/services/records.ts';

const withQuery = (path: string, name: string, value: string): string =>
  `${path}?${name}=${encodeURIComponent(value)}`;

export const servicesPath = '/services';
export const serviceItemPath = (serviceId: string): string =>
  withQuery(servicesPath, 'item', serviceId);
export const requestPath = (serviceId: string): string =>
  `${serviceItemPath(serviceId)}&way=online`;
export const sentPath = (recordId: string): string => withQuery(servicesPath, 'sent', recordId);

/** The personal center's list of requests. */
export const recordsPath = '/user/index?tab=requests';

export const bookingPath = '/services/booking';
export const bookingItemPath = (serviceId: string): string =>
  withQuery(bookingPath, 'item', serviceId);
export const visitPath = (recordId: string): string => withQuery(bookingPath, 'record', recordId);
export const movePath = (recordId: string): string => withQuery(bookingPath, 'move', recordId);
export const printPath = (recordId: string): string =>
  `${bookingPath}/print/${encodeURIComponent(recordId)}`;

/** 'YYYY-MM-DD HH:mm', or null where there is no appointment. */
export const whenOf = ({
  reserveDate,
  reserveTime,
}: Pick<ServiceRecord, 'reserveDate' | 'reserveTime'>): string | null =>
  reserveDate && reserveTime ? `${reserveDate} ${reserveTime}` : null;

/** An upcoming appointment, even if it can no longer be changed here. */
export const isVisit = (record: ServiceRecord): boolean =>
  whenOf(record) !== null && !record.cancelledAt;

/** `now`: the agency's time. */
export const isOver = (record: ServiceRecord, now: string): boolean =>
  (whenOf(record) ?? now) < now;

/** History state of a visit that was just booked or rescheduled. */
export const justBooked = { just: 'booked' } as const;
export const justMoved = { just: 'moved' } as const;
export const justOf = (state: unknown): 'booked' | 'moved' | null => {
  const just = (state as { just?: unknown } | null)?.just;
  return just === 'booked' || just === 'moved' ? just : null;
};
