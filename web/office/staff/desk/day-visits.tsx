import { Link } from 'react-router';
import type { Desk } from '#contract/staff/desk.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { latinName } from '#web/office/ui/person-name.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import classes from './desk.module.css';

type Visits = NonNullable<Desk['visits']>;
type Visit = Visits['offices'][number]['visits'][number];

function VisitBadge({ visit }: { visit: Visit }) {
  const { t } = useTranslation();
  if (!visit.attendance)
    return (
      <Badge tone="info" icon="clock">
        {t('office.people.desk.expected')}
      </Badge>
    );
  return (
    <Badge tone={visit.attendance === 'arrived' ? 'good' : 'wrong'} icon="user">
      {t(`office.people.attendance.${visit.attendance}`)}
    </Badge>
  );
}

export function DayVisits({ visits }: { visits: Visits }) {
  const { t, locale } = useTranslation();
  return (
    <section className={classes.panel} aria-labelledby="visits-title">
      <header>
        <h2 id="visits-title">{t('office.people.desk.today')}</h2>
        <LinkButton
          to={`/office/appointments?day=${visits.day}`}
          variant="quiet"
          size="small"
          iconEnd="arrow-right"
        >
          {visits.total}
        </LinkButton>
      </header>
      {!visits.total && <p className={classes.nothing}>{t('office.people.desk.noVisits')}</p>}
      {visits.offices.map((office) => (
        <div key={office.companyAddressId}>
          <h3 className={classes.group}>
            {office.name} {office.total}
          </h3>
          <ul>
            {office.visits.map((visit) => (
              <li key={visit.recordId} className={classes.visit}>
                <time>{formatTime(visit.time, locale)}</time>
                <Link to={`/office/requests/${visit.recordId}`} className={classes.person}>
                  <b>
                    {visit.chineseName && <span className="nowrap">{visit.chineseName} </span>}
                    <span className="nowrap">{latinName(visit)}</span>
                  </b>
                  <small>{visit.item}</small>
                </Link>
                <VisitBadge visit={visit} />
              </li>
            ))}
          </ul>
          {office.total > office.visits.length && (
            <footer>
              {t('office.people.desk.more', { count: office.total - office.visits.length })}
            </footer>
          )}
        </div>
      ))}
    </section>
  );
}
