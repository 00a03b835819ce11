import type { ReactNode } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { formatDateTime, formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './activity-facts.module.css';
import { placesLeft } from './activity-state.ts';

type FactProps = { icon: IconName; name: string; children: ReactNode };

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <Icon name={icon} />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function When({ start, end }: { start: string; end: string }) {
  const { t, locale } = useTranslation();
  if (start.slice(0, 10) !== end.slice(0, 10))
    return t('activity.fromTo', {
      from: formatDateTime(start, locale),
      to: formatDateTime(end, locale),
    });
  return (
    <>
      <time dateTime={start}>{formatDay(start, locale)}</time>
      <small>
        {t('activity.fromTo', { from: formatTime(start, locale), to: formatTime(end, locale) })}
      </small>
    </>
  );
}

/** A link to an external map: the page itself loads nothing from there. */
const mapLink = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

/** The facts (spec §2): time, address, quota, registration time, organizer, category. */
export function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const { t, locale } = useTranslation();
  const { quota, registeredCount: taken, waitlistCount, activityStatus } = activity;
  const over = activityStatus === 'ended';
  const ofAll = t('activity.taken', { quota, taken });
  return (
    <dl className="stack">
      <Fact icon="calendar-dots" name={t('activity.time')}>
        <When start={activity.activityStartTime} end={activity.activityEndTime} />
      </Fact>
      <Fact icon="map-pin" name={t('activity.address')}>
        {activity.location}
        <small>{activity.city}</small>
        <a
          href={mapLink(activity.location)}
          target="_blank"
          rel="noopener"
          className={`${classes.way} no-print`}
        >
          <Icon name="navigation-arrow" />
          {t('activity.way')}
          <span className="sr-only"> {t('common.opensInNewTab')}</span>
        </a>
      </Fact>
      <Fact icon="users-three" name={t('activity.quota')}>
        {over ? (
          t('cards.came', { count: taken })
        ) : (
          <>
            {t('cards.left', { n: placesLeft(activity) })}
            <small>{ofAll}</small>
            {waitlistCount > 0 && <small>{t('activity.waiting', { n: waitlistCount })}</small>}
            <span className={classes.meter} role="img" aria-label={ofAll}>
              <span style={{ width: `${Math.min(100, (taken / quota) * 100)}%` }} />
            </span>
          </>
        )}
      </Fact>
      <Fact icon="clock" name={t('activity.registerTime')}>
        {t('activity.until', { to: formatDateTime(activity.registerEndTime, locale) })}
        <small>
          {t('activity.since', { from: formatDateTime(activity.registerStartTime, locale) })}
        </small>
      </Fact>
      <Fact icon="list-checks" name={t('activity.category')}>
        {activity.typeName}
      </Fact>
      <Fact icon="house-line" name={t('activity.organizer')}>
        {activity.organizer}
      </Fact>
    </dl>
  );
}
