import { PrintPage } from '#web/features/services/visit/print-page.tsx';
import type { Route } from './+types/booking-print.page.ts';

/** The large page of an appointment in two languages, to print. */
export default function BookingPrintPage({ params: { recordId } }: Route.ComponentProps) {
  return <PrintPage recordId={recordId} />;
}
