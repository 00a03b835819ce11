import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { limits } from '#contract/limits.ts';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import { liveState } from '#web/features/activity/detail/live-state.ts';
import { OpensIn } from '#web/features/activity/detail/opens-in.tsx';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { OwnRegistration } from './own-registration.tsx';

export const registerPath = (id: string): string => `${activityPath(id)}?view=register`;

type Props = { activity: ActivityDetail; own: RegistrationState; onChanged: () => void };

/** The action available for an activity in its current state (spec §2, §4). */
export function JoinBox({ activity, own, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const now = useNow(activity.activityStatus === 'coming');
  const state = liveState(activity, now);
  const over = state === 'ended';

  if (own.status !== 'none' && !over)
    return (
      <OwnRegistration
        activityId={activity.id}
        state={own}
        canCancel={now < Date.parse(activity.startsAt)}
        onChanged={onChanged}
      />
    );
  if (over)
    return (
      <AlertPanel
        title={t('activity.endedOn', { date: formatDate(activity.endDate, locale) })}
        actions={
          <LinkButton to="/community/activity/list" variant="line">
            {t('activity.showAll')}
          </LinkButton>
        }
      >
        <p>{t('activity.endedText')}</p>
      </AlertPanel>
    );
  if (state === 'coming')
    return (
      <OpensIn
        left={Date.parse(activity.registerOpensAt) - now}
        opens={activity.registerStartTime}
      />
    );
  if (state === 'closed')
    return (
      <AlertPanel kind="wait" title={t('cards.closed')}>
        <p>
          {t('activity.closedText', { when: formatDateTime(activity.registerEndTime, locale) })}
        </p>
      </AlertPanel>
    );
  const full = state === 'full';
  return (
    <div className="stack gap-12 justify-items-start">
      {full && (
        <>
          <Badge tone="wait" icon="hourglass-medium">
            {t('cards.full')}
          </Badge>
          <p>{t('activity.fullText')}</p>
        </>
      )}
      <LinkButton to={registerPath(activity.id)} variant="main" size="big" wide icon="note-pencil">
        {t(full ? 'activity.toWaitlist' : 'cards.register')}
      </LinkButton>
      <p className="muted">
        {t('activity.smsPromise', { hours: limits.activityConfirmationHours })}
      </p>
    </div>
  );
}
