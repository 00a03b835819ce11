import type { ServiceRecord } from '#contract/services/records.ts';
import { CalendarButton } from './appointment-calendar.tsx';
import { CancelButton } from './appointment-cancel.tsx';
import { MoveLink, PhotosLink, PrintLink } from './appointment-links.tsx';
import { isVisit } from './visit-paths.ts';

type Props = {
  record: ServiceRecord;
  /** The updated record. */
  onChanged: (record: ServiceRecord) => void;
  /** Away from the request's own page: the way to add photos there. */
  withPhotos?: boolean;
};

/** What one can do about a record: an appointment moves, goes into the calendar and onto paper; a request can be taken back. */
export function AppointmentActions({ record, onChanged, withPhotos = false }: Props) {
  const visit = isVisit(record);
  const photos = withPhotos && record.picturesLeft > 0;
  if (!visit && !record.canCancel && !photos) return null;
  return (
    <div className="row gap-12">
      {photos && <PhotosLink record={record} />}
      {record.canMove && <MoveLink record={record} />}
      {visit && <CalendarButton record={record} />}
      {visit && <PrintLink record={record} />}
      {record.canCancel && <CancelButton record={record} onChanged={onChanged} />}
    </div>
  );
}
