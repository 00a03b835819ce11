import { type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { may } from '#contract/access.ts';
import { getServiceAddresses, type Slot } from '#contract/services/services.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { useServices } from '#web/features/services/catalogue/use-services.ts';
import { servicesPath } from '#web/features/services/visit/visit-paths.ts';
import { call } from '#web/lib/api/api.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Stepper } from '#web/ui/forms/stepper.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { BookingAside } from './booking-aside.tsx';
import { bookingIds } from './booking-ids.ts';
import { bookingSteps } from './booking-steps.ts';
import { SlotRefused } from './slot-refused.tsx';
import { StepCheck } from './step-check.tsx';
import { StepItem, StepOffice } from './step-choices.tsx';
import { StepDay } from './step-day.tsx';
import { useBook } from './use-book.ts';
import { useBooking } from './use-booking.ts';

/** The offices one can book at, in the language being read. */
const useOffices = () => {
  const { locale } = useTranslation();
  return useQuery(['getServiceAddresses', locale], (signal) =>
    call(getServiceAddresses, {}, { signal, locale }),
  );
};

type Props = {
  /** "Ask someone to help" with the time of this service. */
  askHelp: (serviceId: string) => ReactNode;
};

/** Booking an office visit: service, office, day and time, check (spec §2 "Offline booking"). */
export function BookingForm({ askHelp }: Props) {
  const { t } = useTranslation();
  const booking = useBooking();
  const services = useServices();
  const offices = useOffices();
  const { step, values, change } = booking;
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== first && !moved) setMoved(true);
  const go = useRef<HTMLButtonElement>(null);

  const bookable = useMemo(
    () => services.loaded.data?.filter(({ methods }) => methods.includes('offline')) ?? [],
    [services.loaded.data],
  );
  const service = bookable.find(({ serviceId }) => serviceId === values.serviceId);
  const user = useUser();
  const refused =
    service?.isCare && user && !may(user.userType, 'applyForCare')
      ? t('errors.caregiver_cannot_apply')
      : null;
  // A link that names the service is refused at the choice too, not after the last step.
  const { goTo } = booking;
  useEffect(() => {
    if (refused && step !== 'item') goTo('item', { replace: true });
  }, [refused, step, goTo]);
  const book = useBook(booking, refused);
  const { busy, problems, refusal } = book;
  const office = offices.loaded.data?.find(
    (one) => one.companyAddressId === values.companyAddressId,
  );
  // A service or office that no longer exists must be chosen again.
  if (services.loaded.data && values.serviceId && !service) change({ serviceId: null });
  if (offices.loaded.data && values.companyAddressId && !office) change({ companyAddressId: null });

  const names = useMemo(
    () => [...bookingSteps, 'done' as const].map((one) => t(`services.bookingSteps.${one}`)),
    [t],
  );
  const lines = useMemo(
    () => problems.map(({ field, text }) => ({ field: bookingIds(field), message: text })),
    [problems],
  );
  const place = bookingSteps.indexOf(step);
  const previous = bookingSteps[place - 1];
  const back = previous ? `?step=${previous}` : servicesPath;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    book.goOn();
  };
  const take = (slot: Slot) => {
    change(slot);
    book.clear();
    go.current?.focus();
  };
  const failed = [services, offices].find(({ loaded }) => loaded.status === 'error');
  const waiting = !failed && !(services.loaded.data && offices.loaded.data);

  return (
    <>
      <PageMeta title={t('pages.bookingTitle')} lead={t('pages.bookingLead')} />
      <PageHead
        key={step}
        title={<Phrases text={t(`services.bookingTitles.${step}`)} />}
        lead={t(`services.bookingLeads.${step}`, { minutes: service?.minutes ?? 30 })}
        back={{ to: back, label: t('common.back') }}
        art={place === 0 ? '/media/head-booking.svg' : undefined}
        takeFocus={moved}
      />
      <div className={`stack wrap ${layout.page}`}>
        <div className={layout.columns}>
          <div className="stack gap-24">
            <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
              <Stepper steps={names} current={place} />
              {booking.resumed && !moved && (
                <DraftKept
                  kind="good"
                  icon="trash"
                  title={t('services.resumed')}
                  drop={t('services.startOver')}
                  onDrop={() => {
                    booking.startOver();
                    booking.goTo('item');
                  }}
                />
              )}
              <ErrorSummary title={t('services.errorTitle')} errors={lines} />
              {refusal && office && (
                <SlotRefused
                  key={book.round}
                  refusal={refusal}
                  office={office}
                  onTake={take}
                  {...(step === 'check' ? { allTimes: '?step=day' } : {})}
                />
              )}
              {waiting && <PageWaiting />}
              {failed?.loaded.status === 'error' && (
                <LoadFailed error={failed.loaded.error} onRetry={failed.reload} />
              )}
              {!waiting && !failed && (
                <>
                  {step === 'item' && (
                    <StepItem
                      services={bookable}
                      booking={booking}
                      problems={problems}
                      refused={refused}
                    />
                  )}
                  {step === 'office' && (
                    <StepOffice
                      offices={offices.loaded.data ?? []}
                      booking={booking}
                      problems={problems}
                    />
                  )}
                  {step === 'day' && office && (
                    <StepDay
                      office={office}
                      booking={booking}
                      round={book.round}
                      clear={book.clear}
                    />
                  )}
                  {step === 'check' && service && office && (
                    <StepCheck service={service} office={office} booking={booking} book={book} />
                  )}
                </>
              )}
              <FormButtons>
                <Button
                  ref={go}
                  type="submit"
                  variant="main"
                  size="big"
                  iconEnd="arrow-right"
                  busy={busy}
                  disabled={waiting}
                >
                  {step === 'check'
                    ? t(busy ? 'services.booking' : 'services.bookIt')
                    : t('services.continue')}
                </Button>
                <LinkButton to={back} variant="line" size="big" icon="arrow-left">
                  {t('services.back')}
                </LinkButton>
              </FormButtons>
            </form>
            {service && step !== 'item' && askHelp(service.serviceId)}
          </div>
          <BookingAside step={step} service={service} office={office} values={values} />
        </div>
      </div>
    </>
  );
}
