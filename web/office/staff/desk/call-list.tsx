import { Link } from 'react-router';
import type { CallAgain, Desk } from '#contract/staff/desk.ts';
import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { shortName, staffName } from '#web/office/ui/person-name.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { AnchorButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './desk.module.css';
import { DeskName, placeOf } from './due-list.tsx';

function CallRow({ one }: { one: CallAgain }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const name = shortName(one);
  const late = one.callAgainOn < localNow(timeZone).slice(0, 10);
  return (
    <li data-row className={classes.row}>
      <span aria-hidden="true" className={classes.mark}>
        <Icon name="phone-call" />
      </span>
      <Link to={placeOf(one)} className={classes.person}>
        <DeskName one={one} />
        {one.wrongNumber && (
          <Badge tone="wrong" icon="warning">
            {t('office.calls.wrong')}
          </Badge>
        )}
      </Link>
      <span className={classes.what}>
        {one.item ?? t(`office.people.desk.kind.${one.kind}`)}
        <small className="keep parts">
          <span>
            {t('office.calls.last', {
              when: sayLately(one.calledAt, localNow(timeZone), t, locale),
              outcome: t(`office.calls.outcomes.${one.outcome}`),
            })}{' '}
          </span>
          {late && (
            <span>
              {t('office.calls.since', { day: formatShortDay(one.callAgainOn, locale) })}{' '}
            </span>
          )}
          {one.assignee && <span>{staffName(one.assignee)}</span>}
        </small>
      </span>
      <AnchorButton
        href={telLink(one.phone)}
        variant="line"
        size="small"
        icon="phone"
        aria-label={t('office.people.desk.call', { name })}
      >
        {t('office.people.desk.callShort')}
      </AnchorButton>
    </li>
  );
}

/** Clients who were called before and are to be called again by today. */
export function CallList({ calls }: { calls: NonNullable<Desk['calls']> }) {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-labelledby="calls-title">
      <header>
        <h2 id="calls-title">{t('office.calls.today')}</h2>
        <span className={classes.quiet}>{calls.total}</span>
      </header>
      <ul>
        {calls.cases.map((one) => (
          <CallRow key={`${one.kind} ${one.subjectId}`} one={one} />
        ))}
      </ul>
      {calls.total > calls.cases.length && (
        <footer>
          {t('office.people.desk.shown', { shown: calls.cases.length, count: calls.total })}
        </footer>
      )}
    </section>
  );
}
