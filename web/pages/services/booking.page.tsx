import { useSearchParams } from 'react-router';
import { AskHelp } from '#web/features/help/ask-help.tsx';
import { BookingForm } from '#web/features/services/booking/booking-form.tsx';
import { VisitDone } from '#web/features/services/booking/visit-done.tsx';
import { VisitMove } from '#web/features/services/visit/visit-move.tsx';

/** Books an office visit, step by step; `?record=` shows a booked visit, `?move=` reschedules one. */
export default function BookingPage() {
  const [query] = useSearchParams();
  const record = query.get('record');
  const move = query.get('move');
  if (move) return <VisitMove recordId={move} />;
  if (record) return <VisitDone recordId={record} />;
  return (
    <BookingForm askHelp={(serviceId) => <AskHelp kind="book_visit" serviceId={serviceId} />} />
  );
}
