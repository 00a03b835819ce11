import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallAgain, Desk } from '#contract/staff/desk.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { CallBadge } from '#web/office/cases/calls/call-badges.tsx';
import { PersonName, shortName } from '#web/office/ui/person-name.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { AnchorButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './desk.module.css';
import { placeOf } from './due-list.tsx';

function CallRow({ one }: { one: CallAgain }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  const name = shortName(one);
  return (
    <li className={classes.row}>
      <span aria-hidden="true">
        <Icon name="phone-call" />
      </span>
      <div>
        <Link to={`/office/people/${one.userId}`} className={classes.person}>
          <PersonName person={one} />
        </Link>
        <span className={classes.quiet}>
          {localeNames[one.locale]} · ···{one.phone.slice(-4)}
        </span>
        {one.wrongNumber && (
          <Badge tone="wrong" icon="warning">
            {t('office.calls.wrong')}
          </Badge>
        )}
      </div>
      <div>
        {one.item ?? t(`office.people.desk.kind.${one.kind}`)}
        <span className={classes.quiet}>
          {t('office.calls.last', {
            when: sayLately(one.calledAt, localNow(timeZone), t, locale),
            outcome: t(`office.calls.outcomes.${one.outcome}`),
          })}
          {one.assignee && ` · ${one.assignee}`}
        </span>
      </div>
      <div>
        <CallBadge callAgainOn={one.callAgainOn} callToday />
      </div>
      <div className={classes.buttons}>
        <AnchorButton
          href={telLink(one.phone)}
          variant="line"
          size="small"
          icon="phone"
          aria-label={t('office.people.desk.call', { name })}
        >
          {t('office.people.desk.callShort')}
        </AnchorButton>
        <ToolLink
          to={placeOf(one)}
          icon="eye"
          aria-label={t('office.people.desk.openCase', { name })}
        >
          {t('office.people.desk.openShort')}
        </ToolLink>
      </div>
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
