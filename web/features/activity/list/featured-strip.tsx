import { Link } from 'react-router';
import type { ActivitySummary } from '#contract/activity/activity.ts';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import { ActivityStateBadge } from '#web/features/activity/detail/activity-state-badge.tsx';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './featured-strip.module.css';

const shown = 3;

/** Recommended activities (`activity/top`) above the list, as a few large links. */
export function FeaturedStrip({ activities }: { activities: ActivitySummary[] }) {
  const { t, locale } = useTranslation();
  const upcoming = activities.filter((one) => one.activityStatus !== 'ended').slice(0, shown);
  if (!upcoming.length) return null;
  return (
    <section aria-labelledby="featured-title" className={classes.strip}>
      <h2 id="featured-title" className={classes.title}>
        <Icon name="sparkle" />
        {t('activity.featured')}
      </h2>
      <ul className={classes.list}>
        {upcoming.map((one) => (
          <li key={one.id}>
            <Link to={activityPath(one.id)} className={classes.one}>
              {one.coverPcFileIdList[0] && (
                <Picture
                  src={one.coverPcFileIdList[0]}
                  alt=""
                  width={240}
                  height={240}
                  cover
                  className={classes.picture}
                />
              )}
              <span className={classes.text}>
                <b className={classes.name}>{one.title}</b>
                <time dateTime={one.activityStartTime}>
                  {formatDateTime(one.activityStartTime, locale)}
                </time>
                <span>{one.city}</span>
                <ActivityStateBadge activity={one} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
