/** Where an appointment is seen, moved and printed. */
import type { ServiceRecord } from '#contract/service-records.ts';

export const bookingPath = '/services/booking';
export const visitPath = (recordId: string): string =>
  `${bookingPath}?record=${encodeURIComponent(recordId)}`;
export const movePath = (recordId: string): string =>
  `${bookingPath}?move=${encodeURIComponent(recordId)}`;
export const printPath = (recordId: string): string =>
  `${bookingPath}/print/${encodeURIComponent(recordId)}`;

/** 'YYYY-MM-DD HH:mm', or null where there is no appointment. */
export const whenOf = ({
  reserveDate,
  reserveTime,
}: Pick<ServiceRecord, 'reserveDate' | 'reserveTime'>): string | null =>
  reserveDate && reserveTime ? `${reserveDate} ${reserveTime}` : null;

/** An appointment that still stands, also when it can no longer be changed here. */
export const isVisit = (record: ServiceRecord): boolean =>
  whenOf(record) !== null && !record.cancelledAt;
