import type { ActivitySummary } from '#contract/activity/activity.ts';
import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { type ActivityState, activityStateOf, placesLeft } from './activity-state.ts';

const looks: Record<ActivityState, { tone: BadgeTone; icon: IconName }> = {
  registered: { tone: 'info', icon: 'ticket' },
  waitlisted: { tone: 'wait', icon: 'hourglass-medium' },
  ended: { tone: 'plain', icon: 'users-three' },
  coming: { tone: 'wait', icon: 'clock' },
  open: { tone: 'good', icon: 'users-three' },
  full: { tone: 'wait', icon: 'hourglass-medium' },
  closed: { tone: 'plain', icon: 'clock' },
};

/** One line on a card: places left, when it opens, or the reader's registration. Always there, so nothing shifts. */
export function ActivityStateBadge({ activity }: { activity: ActivitySummary }) {
  const { t, locale } = useTranslation();
  const state = activityStateOf(activity);
  const words: Record<ActivityState, () => string> = {
    registered: () => t('cards.registered'),
    waitlisted: () => t('cards.waitlisted'),
    ended: () => t('cards.came', { count: activity.registeredCount }),
    coming: () => t('cards.coming', { date: formatShortDay(activity.registerStartTime, locale) }),
    open: () => t('cards.left', { n: placesLeft(activity) }),
    full: () => t('cards.canWait'),
    closed: () => t('cards.closed'),
  };
  return <Badge {...looks[state]}>{words[state]()}</Badge>;
}
