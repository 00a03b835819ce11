import { useId } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { RegistrationState } from '#contract/activity/register.ts';
import { JoinBox } from '#web/features/activity/join/join-box.tsx';
import { formatWeekday, isWeekend } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { PrintButton } from '#web/ui/forms/print-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { ActivityFacts } from './activity-facts.tsx';
import { publicState } from './activity-state.ts';
import { CalendarLink } from './calendar-link.tsx';
import classes from './detail-view.module.css';
import { Gallery } from './gallery.tsx';

const states: Record<ActivityDetail['activityStatus'], { tone: BadgeTone; icon: IconName }> = {
  coming: { tone: 'wait', icon: 'clock' },
  sign_up: { tone: 'good', icon: 'check-circle' },
  ended: { tone: 'plain', icon: 'check-circle' },
};

function Text({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h2>{title}</h2>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

export function TitleBlock({ activity }: { activity: ActivityDetail }) {
  const { t, locale } = useTranslation();
  const { activityStatus: status, activityStartTime: start } = activity;
  return (
    <div className={classes.title}>
      <p className="row gap-8">
        <Badge {...states[status]}>{t(`activity.state.${status}`)}</Badge>
        {publicState(activity) === 'full' && (
          <Badge tone="wait" icon="hourglass-medium">
            {t('cards.full')}
          </Badge>
        )}
        <Badge tone="info" icon="sparkle">
          {activity.typeName}
        </Badge>
        <Badge tone={isWeekend(start) ? 'weekend' : 'plain'} icon="sun">
          {formatWeekday(start, locale)}
        </Badge>
      </p>
      <h1 className="from-data">{activity.title}</h1>
    </div>
  );
}

type Props = { activity: ActivityDetail; own: RegistrationState; onChanged: () => void };

/** One activity (spec §2): pictures, facts, actions and description. */
export function DetailView({ activity, own, onChanged }: Props) {
  const { t } = useTranslation();
  const { phone, companyName } = useSite();
  const over = activity.activityStatus === 'ended';
  const joined = own.status !== 'none' && !over;
  const factsId = useId();
  /** The panel with the focus is about to unmount. */
  const changed = () => {
    onChanged();
    goTo(factsId);
  };
  const join = <JoinBox activity={activity} own={own} onChanged={changed} />;
  const pictures = [...new Set([...activity.coverPcFileIdList, ...activity.highlights])];
  return (
    <div className={`wrap ${classes.page}`}>
      <BackLink className="no-print" to="/community/activity/list">
        {t('activity.back')}
      </BackLink>
      <div className={classes.columns}>
        <div className="stack gap-20">
          <TitleBlock activity={activity} />
          <Gallery pictures={pictures} />
        </div>
        <Card
          as="section"
          id={factsId}
          lift
          className={classes.facts}
          aria-label={t('activity.facts')}
        >
          {/* Returning participants look for their registration first. */}
          {joined && join}
          <ActivityFacts activity={activity} />
          {!joined && join}
          <div className={`${classes.tools} no-print`}>
            {!over && <CalendarLink id={activity.id} size="small" />}
            <PrintButton size="small">{t('activity.print')}</PrintButton>
          </div>
        </Card>
        <div className={classes.words}>
          <Text title={t('activity.description')} text={activity.description} />
          <Text title={t('activity.requirements')} text={activity.requirements} />
          <Text title={t('activity.notes')} text={activity.notes} />
          {phone && (
            <p className={classes.printed}>
              {companyName} · <a href={telLink(phone)}>{phone}</a>
            </p>
          )}
          <div className="no-print">
            <CallUs>{t(over ? 'center.question' : 'activity.byPhone')}</CallUs>
          </div>
        </div>
      </div>
    </div>
  );
}
