/** The steps of a booking, and submitting it. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { applyForService, checkRestriction } from '#contract/services/services.ts';
import { type Refusal, refusalIn } from '#web/features/services/catalogue/refusal.ts';
import { type NotSent, notSentBy } from '#web/features/services/not-sent.ts';
import { type OpenAlready, openAlreadyIn } from '#web/features/services/too-many-open.tsx';
import { justBooked, visitPath } from '#web/features/services/visit/visit-paths.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type Problem, problemsIn, wrongPhone } from './booking-problems.ts';
import { type BookingStep, bookingSteps } from './booking-steps.ts';
import type { Booking } from './use-booking.ts';

type Missing = 'item' | 'office' | 'day' | 'time';

/** What is missing in the step. */
const missingIn = (step: BookingStep, { values }: Booking): Missing | null => {
  if (step === 'item') return values.serviceId ? null : 'item';
  if (step === 'office') return values.companyAddressId ? null : 'office';
  if (step !== 'day') return null;
  return values.reserveDate ? (values.reserveTime ? null : 'time') : 'day';
};

/** `refused`: why this account cannot book the chosen service. */
export const useBook = (booking: Booking, refused: string | null) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { step, values, goTo } = booking;
  const [failed, setFailed] = useState<NotSent | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [openAlready, setOpenAlready] = useState<OpenAlready | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Counts refusals: each reloads the free times. */
  const [round, setRound] = useState(0);

  const refuse = (next: Refusal) => {
    setRefusal(next);
    setRound((before) => before + 1);
  };

  const checking = useAction();
  const booked = useAction((error) => {
    const taken = refusalIn(error);
    if (taken) refuse(taken);
    const open = openAlreadyIn(error);
    if (open) setOpenAlready(open);
    if (taken || open) return true;
    const named = problemsIn(error);
    setProblems(named);
    setFailed(named.length ? null : notSentBy(error));
    return named.length > 0;
  });
  const busy = checking.busy || booked.busy;

  /**
   * The time is checked when one leaves its page (spec §2), not again right before applying: a booking that arrived
   * although its answer was lost would then stand in its own way, and the server checks it again anyway.
   */
  const checkTime = () =>
    checking.run(async () => {
      const { companyAddressId, reserveDate, reserveTime } = values;
      if (!companyAddressId || !reserveDate || !reserveTime) return;
      const { available, reason, nearest } = await call(checkRestriction, {
        body: { companyAddressId, reserveDate, reserveTime },
      });
      if (available) goTo('check');
      else refuse({ reason: reason ?? 'full', nearest });
    });

  const book = () =>
    booked.run(async () => {
      const { serviceId, companyAddressId, reserveDate, reserveTime, note, contactPhone } = values;
      if (!serviceId || !companyAddressId || !reserveDate || !reserveTime) return;
      const { recordId } = await call(applyForService, {
        body: {
          serviceId,
          method: 'offline',
          companyAddressId,
          reserveDate,
          reserveTime,
          note,
          contactPhone: contactPhone ?? '',
          requestKey: booking.requestKey.current,
        },
      });
      booking.forget();
      // Replace history, so that Back doesn't return to a submitted form.
      await navigate(visitPath(recordId), { replace: true, state: justBooked });
    });

  const goOn = () => {
    if (busy) return;
    setFailed(null);
    setOpenAlready(null);
    setRefusal(null);
    if (refused) return setProblems([{ field: 'item', text: refused }]);
    const missing = missingIn(step, booking);
    if (missing) return setProblems([{ field: missing, text: t(`services.missing.${missing}`) }]);
    if (step === 'check' && wrongPhone(values.contactPhone))
      return setProblems([{ field: 'contactPhone', text: t('fields.phone') }]);
    setProblems([]);
    const next = bookingSteps[bookingSteps.indexOf(step) + 1];
    if (step === 'day') checkTime();
    else if (next) goTo(next);
    else book();
  };

  const clear = () => {
    setRefusal(null);
    setProblems([]);
    setOpenAlready(null);
    setFailed(null);
  };
  return { goOn, busy, failed, openAlready, problems, refusal, clear, round };
};

export type Book = ReturnType<typeof useBook>;
