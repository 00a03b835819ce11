import type { ServiceRecord } from '#contract/services/records.ts';
import { CalendarButton } from './appointment-calendar.tsx';
import { CancelButton } from './appointment-cancel.tsx';
import { MoveLink, PrintLink } from './appointment-links.tsx';
import { isVisit } from './visit-paths.ts';

type Props = {
  record: ServiceRecord;
  /** The record as it is now: cancelled, say. */
  onChanged: (record: ServiceRecord) => void;
};

/** What one can do about a record: an appointment moves, goes into the calendar and onto paper; a request can be taken back. */
export function AppointmentActions({ record, onChanged }: Props) {
  const visit = isVisit(record);
  if (!visit && !record.canCancel) return null;
  return (
    <div className="row gap-12">
      {record.canMove && <MoveLink record={record} />}
      {visit && <CalendarButton record={record} />}
      {visit && <PrintLink record={record} />}
      {record.canCancel && <CancelButton record={record} onChanged={onChanged} />}
    </div>
  );
}
