import { Link } from 'react-router';
import type { ServiceAddress, ServiceInfo } from '#contract/services/services.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { BringList } from '#web/features/services/visit/bring-list.tsx';
import { useVisitFacts } from '#web/features/services/visit/use-visit-facts.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from '#web/ui/data/icon-facts.module.css';
import { IconFacts } from '#web/ui/data/icon-facts.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { type BookingStep, type BookingValues, bookingSteps } from './booking-steps.ts';

type Props = {
  step: BookingStep;
  service: ServiceInfo | undefined;
  office: ServiceAddress | undefined;
  values: BookingValues;
};

/** Beside the steps: the choices so far; at the end, what to bring. */
export function BookingAside({ step, service, office, values }: Props) {
  const { t } = useTranslation();
  const entries = useVisitFacts({ service, office, values });
  const here = bookingSteps.indexOf(step);
  return (
    <aside className={cx('stack gap-24', layout.aside)} aria-label={t('services.visit')}>
      {step === 'check' ? (
        <BringList documents={service?.documents ?? []} />
      ) : (
        <Card as="section" className="stack gap-12">
          <h2 className={layout.heading}>{t('services.visit')}</h2>
          <IconFacts
            facts={entries.map(({ step: of, ...fact }) => ({
              ...fact,
              action: bookingSteps.indexOf(of) < here && (
                <Link
                  to={`?step=${of}`}
                  className={classes.link}
                  aria-label={t('services.changeOf', { name: fact.label })}
                >
                  {t('services.change')}
                </Link>
              ),
            }))}
          />
        </Card>
      )}
      <CallUs>{t('services.helpBook')}</CallUs>
    </aside>
  );
}
