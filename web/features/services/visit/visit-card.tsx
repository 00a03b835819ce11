import { useId } from 'react';
import { Link } from 'react-router';
import type { ServiceRecord } from '#contract/services/records.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { iconOf } from '#web/features/services/catalogue/service-look.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { telLink } from '#web/lib/page/site.ts';
import factClasses from '#web/ui/data/icon-facts.module.css';
import { type IconFact, IconFacts } from '#web/ui/data/icon-facts.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { CalendarButton } from './appointment-calendar.tsx';
import { PrintLink } from './appointment-links.tsx';
import classes from './visit-card.module.css';
import { bookingPath, isVisit, whenOf } from './visit-paths.ts';

/** The facts of an appointment in large type, with print, calendar and call. */
export function VisitCard({ record }: { record: ServiceRecord }) {
  const { t, locale } = useTranslation();
  const heading = useId();
  const { item, icon, minutes, location, recordNo, note } = record;
  const when = whenOf(record);
  const stands = isVisit(record);
  const facts: IconFact[] = [
    {
      icon: iconOf(icon),
      label: t('services.service'),
      value: item,
      more: minutes !== null && t('services.minutes', { minutes }),
    },
  ];
  if (location)
    facts.push({
      icon: 'map-pin',
      label: t('services.place'),
      value: location.companyName,
      more: location.detailedAddress,
      action: (
        <Link to={location.mapLink} target="_blank" rel="noopener" className={factClasses.link}>
          <Icon name="navigation-arrow" />
          {t('services.route')}
          <span className="sr-only"> {t('common.opensInNewTab')}</span>
        </Link>
      ),
    });
  facts.push({ icon: 'hash', label: t('services.recordNo'), value: recordNo });
  if (note)
    facts.push({ icon: 'note-pencil', label: t('services.yourNote'), value: '', more: note });
  return (
    <Card as="section" lift className="stack gap-24" aria-labelledby={heading}>
      <h2 id={heading} className={layout.heading}>
        {t('services.visit')}
      </h2>
      {when && (
        <p className={cx(classes.when, !stands && classes.gone)}>
          <span className={classes.part}>{sayDay(when, locale)}</span>{' '}
          <span className={classes.part}>{formatTime(when, locale)}</span>
        </p>
      )}
      <IconFacts facts={facts} />
      <div className={classes.actions}>
        {stands ? (
          <>
            <PrintLink record={record} variant="main" size="big" />
            <CalendarButton record={record} size="big" />
          </>
        ) : (
          <LinkButton to={bookingPath} size="big" icon="calendar-check">
            {t('services.bookAgain')}
          </LinkButton>
        )}
        {location && (
          <LinkButton to={telLink(location.phone)} variant="line" size="big" icon="phone">
            {t('services.callOffice')}
            <span className="sr-only"> {location.phone}</span>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
