/** The steps of booking an office visit (spec §2): one decision each; day and time share a page. */
export const bookingSteps = ['item', 'office', 'day', 'check'] as const;
export type BookingStep = (typeof bookingSteps)[number];

export type BookingValues = {
  serviceId: string | null;
  companyAddressId: string | null;
  reserveDate: string | null;
  reserveTime: string | null;
  note: string;
  /** A number other than the account's. */
  contactPhone: string | null;
};

export const emptyBooking: BookingValues = {
  serviceId: null,
  companyAddressId: null,
  reserveDate: null,
  reserveTime: null,
  note: '',
  contactPhone: null,
};

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

export const restoredBooking = (kept: Partial<BookingValues>): BookingValues => ({
  serviceId: text(kept.serviceId),
  companyAddressId: text(kept.companyAddressId),
  reserveDate: text(kept.reserveDate),
  reserveTime: text(kept.reserveTime),
  note: text(kept.note) ?? '',
  contactPhone: typeof kept.contactPhone === 'string' ? kept.contactPhone : null,
});

/** The first step that is not done. */
export const firstOpen = (values: BookingValues): BookingStep => {
  if (!values.serviceId) return 'item';
  if (!values.companyAddressId) return 'office';
  return values.reserveDate && values.reserveTime ? 'check' : 'day';
};

/** Clamped to what is filled in. */
export const stepWithin = (asked: BookingStep, values: BookingValues): BookingStep => {
  const open = firstOpen(values);
  return bookingSteps.indexOf(asked) > bookingSteps.indexOf(open) ? open : asked;
};

/** The initial step: after a link's choices, or where a draft stopped. */
export const startStep = (
  values: BookingValues,
  { named, resumed }: { named: { item: boolean; office: boolean }; resumed: boolean },
): BookingStep => {
  if (named.item) return stepWithin(named.office ? 'day' : 'office', values);
  return resumed ? firstOpen(values) : 'item';
};
