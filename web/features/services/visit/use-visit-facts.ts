/** What, where and when, as far as chosen, each with its step. */

import type { ServiceAddress, ServiceInfo } from '#contract/services/services.ts';
import type { BookingStep, BookingValues } from '#web/features/services/booking/booking-steps.ts';
import { iconOf } from '#web/features/services/catalogue/service-look.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import type { IconFact } from '#web/ui/data/icon-facts.tsx';
import { whenOf } from './visit-paths.ts';

type Chosen = {
  service: ServiceInfo | undefined;
  office: ServiceAddress | undefined;
  values: BookingValues;
};

export const useVisitFacts = ({ service, office, values }: Chosen) => {
  const { t, locale } = useTranslation();
  const when = whenOf(values);
  const facts: (IconFact & { step: BookingStep })[] = [
    {
      step: 'item',
      icon: iconOf(service?.icon ?? ''),
      label: t('services.service'),
      value: service?.name ?? t('services.notYet'),
      more: service && t('services.minutes', { minutes: service.minutes }),
    },
    {
      step: 'office',
      icon: 'map-pin',
      label: t('services.office'),
      value: office?.companyName ?? t('services.notYet'),
      more: office?.detailedAddress,
    },
    {
      step: 'day',
      icon: 'calendar-check',
      label: t('services.dayAndTime'),
      value: when ? sayWhen(when, locale) : t('services.notYet'),
    },
  ];
  return facts;
};
