/** The ids that the error summary links to. */
const ids: Record<string, string> = {
  item: 'booking-item',
  office: 'booking-office',
  day: 'booking-day',
  time: 'booking-time',
  note: 'booking-note',
  contactPhone: 'booking-phone',
};

export const bookingIds = (field: string): string => ids[field] ?? field;
