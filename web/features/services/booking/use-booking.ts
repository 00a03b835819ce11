/** A booking in progress: its values, its step in the URL, and a draft of both. */
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import {
  type BookingStep,
  bookingSteps,
  emptyBooking,
  restoredBooking,
  startStep,
  stepWithin,
} from './booking-steps.ts';

export const useBooking = () => {
  const [query, setQuery] = useSearchParams();
  const [named] = useState(() => ({ item: query.get('item'), office: query.get('office') }));
  const draft = useOwnDraft({
    name: 'booking',
    empty: emptyBooking,
    restore: restoredBooking,
  });
  const { change, resumed } = draft;
  // A link's choices are applied once; later the reader's count.
  const [taken, setTaken] = useState(false);
  const values = taken
    ? draft.values
    : {
        ...draft.values,
        ...(named.item ? { serviceId: named.item } : {}),
        ...(named.office ? { companyAddressId: named.office } : {}),
      };
  useEffect(() => {
    if (named.item) change({ serviceId: named.item });
    if (named.office) change({ companyAddressId: named.office });
    setTaken(true);
  }, [named, change]);

  const [start] = useState(() =>
    startStep(values, {
      named: { item: named.item !== null, office: named.office !== null },
      resumed,
    }),
  );
  const inAddress = query.get('step');
  const asked = bookingSteps.find((one) => one === inAddress) ?? start;
  const step = stepWithin(asked, values);

  const goTo = useCallback(
    (to: BookingStep, options?: { replace?: boolean }) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete('item');
        next.delete('office');
        next.set('step', to);
        return next;
      }, options),
    [setQuery],
  );
  // The URL names the step, except the first.
  useEffect(() => {
    if (inAddress !== step && !(inAddress === null && step === 'item'))
      goTo(step, { replace: true });
  }, [inAddress, step, goTo]);

  return { ...draft, values, step, goTo };
};

export type Booking = ReturnType<typeof useBooking>;
