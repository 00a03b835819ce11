import { useId } from 'react';
import type { ActivitySummary } from '#contract/activity/activity.ts';
import { activityPath, activityStateOf } from '#web/features/activity/detail/activity-state.ts';
import { ActivityStateBadge } from '#web/features/activity/detail/activity-state-badge.tsx';
import { formatDateTime, formatMonth, formatWeekday, isWeekend } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { type ButtonVariant, LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './activity-card.module.css';

type Action = { variant: ButtonVariant; label: string };

/** The button's label (spec §2, §4); it always leads to the activity. */
const useAction = (activity: ActivitySummary): Action => {
  const { t } = useTranslation();
  switch (activityStateOf(activity)) {
    case 'registered':
    case 'waitlisted':
      return { variant: 'line', label: t('cards.seeMine') };
    case 'ended':
      return { variant: 'line', label: t('cards.check') };
    case 'coming':
      return { variant: 'line', label: t('cards.seeDetails') };
    case 'open':
      return { variant: 'jade', label: t('cards.register') };
    default:
      return { variant: 'full', label: t('cards.full') };
  }
};

/** An activity on the home page and in lists. */
export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  const { t, locale } = useTranslation();
  const titleId = useId();
  const action = useAction(activity);
  const { activityStartTime: start, activityStatus } = activity;
  const cover = activity.coverPcFileIdList[0];
  return (
    <Card as="article" flush className={classes.card}>
      <div className={classes.cover}>
        {cover && <Picture src={cover} alt="" width={760} height={380} cover />}
        <Badge tone={isWeekend(start) ? 'weekend' : 'plain'} className={classes.weekday}>
          {formatWeekday(start, locale)}
        </Badge>
        {activityStatus === 'ended' && (
          <Badge tone="plain" icon="check-circle" className={classes.state}>
            {t('cards.ended')}
          </Badge>
        )}
      </div>
      <div className={classes.text}>
        <h3 id={titleId}>
          <span className={classes.month}>{formatMonth(start, locale)}</span>{' '}
          <Phrases text={activity.title} />
        </h3>
        <p className={classes.fact}>
          <Icon name="calendar-dots" />
          <time dateTime={start.slice(0, 16)}>{formatDateTime(start, locale)}</time>
        </p>
        <p className={classes.fact}>
          <Icon name="map-pin" />
          {activity.city}
        </p>
        <p className={classes.badge}>
          <ActivityStateBadge activity={activity} />
        </p>
        <div className={classes.foot}>
          <LinkButton
            to={activityPath(activity.id)}
            variant={action.variant}
            wide
            aria-describedby={titleId}
          >
            {action.label}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
