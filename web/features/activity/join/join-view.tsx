import { useState } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { ActivityFacts } from '#web/features/activity/detail/activity-facts.tsx';
import { activityPath } from '#web/features/activity/detail/activity-state.ts';
import classes from '#web/features/activity/detail/detail-view.module.css';
import { liveState } from '#web/features/activity/detail/live-state.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { JoinForm } from './join-form.tsx';
import type { Known } from './join-values.ts';

type Props = {
  activity: ActivityDetail;
  known: Known;
  onDone: (state: RegistrationState) => void;
  onKeep: () => void;
};

/** The registration page of an activity: the form, and next to it the activity. */
export function JoinView({ activity, known, onDone, onKeep }: Props) {
  const { t } = useTranslation();
  // Frozen when the form opens: it must not change its purpose while it is being filled in.
  const [waits] = useState(() => liveState(activity, Date.now()) === 'full');
  return (
    <div className={`wrap ${classes.page}`}>
      <BackLink className="no-print" to={activityPath(activity.id)}>
        {t('activity.formBack')}
      </BackLink>
      <div className={classes.columns}>
        <div className="stack gap-20">
          <h1>{t(waits ? 'activity.formWaitTitle' : 'activity.formTitle')}</h1>
          <p className={`from-data ${classes.what}`}>{activity.title}</p>
          <JoinForm activityId={activity.id} {...{ known, waits, onDone, onKeep }} />
        </div>
        <Card as="section" className={classes.facts} aria-label={t('activity.facts')}>
          <ActivityFacts activity={activity} />
        </Card>
        <CallUs>{t('activity.byPhone')}</CallUs>
      </div>
    </div>
  );
}
