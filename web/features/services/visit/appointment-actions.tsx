import type { ServiceRecord } from '#contract/services/records.ts';
import { CalendarButton } from './appointment-calendar.tsx';
import { CancelButton } from './appointment-cancel.tsx';
import { MoveLink, PrintLink } from './appointment-links.tsx';
import { isVisit } from './visit-paths.ts';

type Props = {
  record: ServiceRecord;
  /** The updated record. */
  onChanged: (record: ServiceRecord) => void;
};

/** A record's actions: reschedule, calendar and print for an appointment; withdraw for a request. */
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
