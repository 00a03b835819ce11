import type { ActivityDetail } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import { CalendarLink } from '#web/features/activity/detail/calendar-link.tsx';
import { loginPath } from '#web/lib/api/guard.ts';
import { useUser } from '#web/lib/api/session.ts';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { TimedMove } from '#web/ui/feedback/auto-redirect.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { resultPath } from './result-address.ts';
import classes from './result-view.module.css';
import { useResult } from './use-result.ts';

function What({ activity }: { activity: ActivityDetail }) {
  const { t, locale } = useTranslation();
  const { activityStartTime: start, activityEndTime: end } = activity;
  return (
    <div className={classes.what}>
      <p className={`from-data ${classes.name}`}>{activity.title}</p>
      <p>
        <Icon name="calendar-dots" />
        <span>
          {formatDay(start, locale)}{' '}
          {t('activity.fromTo', { from: formatTime(start, locale), to: formatTime(end, locale) })}
        </span>
      </p>
      <p>
        <Icon name="map-pin" />
        <span>{activity.location}</span>
      </p>
    </div>
  );
}

type Props = { activityId: string; activity: ActivityDetail | null };

/** Registered or waitlisted; then on to the activity, automatically or by button (spec §2, §4). */
export function ResultView({ activityId, activity }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const result = useResult(activityId);
  const place = activity?.title ?? t('activity.thisActivity');

  const joined = result.status === 'registered' || result.status === 'waitlisted';
  const asksLogin = result.status === 'unknown' && activityId !== '' && !user;
  const hasFirstAction = asksLogin || result.status === 'none';
  const title = {
    registered: t('activity.doneTitle'),
    waitlisted: t('activity.doneWaitTitle'),
    none: t('pages.activityResultTitle'),
    unknown: t('pages.activityResultTitle'),
    asking: t('pages.activityResultTitle'),
  }[result.status];
  const lead = () => {
    switch (result.status) {
      case 'registered':
        return t('activity.doneLead', { hours: limits.activityConfirmationHours });
      case 'waitlisted':
        return t('activity.doneWaitLead', { n: result.position ?? 1 });
      case 'none':
        return t('activity.doneNone');
      case 'asking':
        return t('common.loading');
      default:
        if (!activityId) return t('activity.doneNone');
        return t(user ? 'common.loadFailed' : 'activity.doneLogin');
    }
  };

  return (
    <div className={`stack wrap ${classes.page}`}>
      <Card className={classes.card}>
        <Picture
          src={
            joined || result.status === 'asking'
              ? '/media/result-activity-joined.svg'
              : '/media/empty-search.svg'
          }
          alt=""
          width={420}
          height={320}
          first
          className={classes.art}
        />
        <div className={classes.text}>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead()}</p>
          {activity && <What activity={activity} />}
          {joined ? (
            <>
              <TimedMove
                to={activityPath(activityId)}
                seconds={limits.afterActivityRegistrationSeconds}
                place={place}
              />
              <CalendarLink id={activityId} />
            </>
          ) : (
            <div className={`row gap-12 ${classes.actions}`}>
              {asksLogin && (
                <LinkButton to={loginPath(resultPath(activityId))} variant="main" size="big">
                  {t('shell.login')}
                </LinkButton>
              )}
              {result.status === 'none' && (
                <LinkButton to={activityPath(activityId)} variant="main" size="big">
                  {t('cards.seeDetails')}
                </LinkButton>
              )}
              <LinkButton
                to="/community/activity/list"
                variant={hasFirstAction ? 'line' : 'main'}
                size="big"
              >
                {t('activity.showAll')}
              </LinkButton>
            </div>
          )}
        </div>
      </Card>
      <CallUs>{t('center.question')}</CallUs>
    </div>
  );
}
