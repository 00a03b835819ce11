import type { OwnRegistration as Own } from '#contract/activity/register.ts';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import { CalendarLink } from '#web/features/activity/detail/calendar-link.tsx';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './my-activity.module.css';
import { OwnRegistration } from './own-registration.tsx';

type Props = { own: Own; onChanged: () => void };

/** One of the user's activities: when, where, a link, and cancelling. */
export function MyActivity({ own, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const { activity, status, position } = own;
  const { activityStartTime: start, activityEndTime: end } = activity;
  const over = activity.activityStatus === 'ended';
  const cover = activity.coverPcFileIdList[0];
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.head}>
        {cover && (
          <Picture src={cover} alt="" width={200} height={140} cover className={classes.cover} />
        )}
        <div className={classes.words}>
          {over && (
            <Badge tone="plain" icon="check-circle">
              {t('cards.ended')}
            </Badge>
          )}
          <h3 className="from-data">{activity.title}</h3>
          <p>
            <Icon name="calendar-dots" />
            <span>
              {formatDay(start, locale)}{' '}
              {t('activity.fromTo', {
                from: formatTime(start, locale),
                to: formatTime(end, locale),
              })}
            </span>
          </p>
          <p>
            <Icon name="map-pin" />
            <span>{activity.location}</span>
          </p>
          {over && (
            <p>
              <Icon name="users-three" />
              <span>{t('activity.minePeople', { n: own.companions + 1 })}</span>
            </p>
          )}
        </div>
      </div>
      {!over && (
        <OwnRegistration
          activityId={activity.id}
          state={{ status, ...(position && { position }), registration: own }}
          canCancel={own.canCancel}
          onChanged={onChanged}
        />
      )}
      <div className="row gap-12">
        <LinkButton to={activityPath(activity.id)} variant="line" size="small">
          {t('cards.seeDetails')}
        </LinkButton>
        {!over && <CalendarLink id={activity.id} size="small" />}
      </div>
    </Card>
  );
}
