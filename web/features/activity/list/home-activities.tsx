import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { SwipeRow } from '#web/ui/layout/swipe-row.tsx';
import { Chips } from '#web/ui/navigation/chips.tsx';
import { ActivityCard } from './activity-card.tsx';
import classes from './home-activities.module.css';
import { homeActivityQuery, useCityActivities } from './use-city-activities.ts';
import { useOwnStatuses } from './use-own-statuses.ts';

const none: ActivitySummary[] = [];

type Props = { cities: string[] | null; activities: ActivitySummary[] };

/** Community activities on the home page (spec §2): by city, the first 3 of the 10 fetched. */
export function HomeActivities({ cities, activities }: Props) {
  const { t } = useTranslation();
  const { choice, choose, records, loading } = useCityActivities(cities ?? [], activities);
  const own = useOwnStatuses(records ?? none, async (signal) => {
    const page = await call(getActivityPage, homeActivityQuery([]), { signal });
    return page.records;
  });
  const shown = records && own.slice(0, limits.homeActivities.shown);
  const options = ['all', ...(cities ?? [])].map((city, i) => ({
    value: String(i),
    label: i === 0 ? t('common.all') : city,
  }));
  return (
    <Section labelledBy="activities-title">
      <SectionHead
        id="activities-title"
        title={t('home.activitiesTitle')}
        lead={t('home.activitiesLead')}
        more={{ to: '/community/activity/list', label: t('common.more') }}
      />
      {options.length > 1 && (
        <div className={classes.filter}>
          <Chips
            label={t('home.cityFilter')}
            options={options}
            value={String(choice)}
            onChange={(value) => choose(Number(value))}
          />
        </div>
      )}
      <p className="sr-only" role="status">
        {choice > 0 && !loading && t('home.activitiesShown', { n: shown?.length ?? 0 })}
      </p>
      <div aria-busy={loading} className={loading ? classes.loading : undefined}>
        {shown === undefined && <p>{t('home.sectionFailed')}</p>}
        {shown?.length === 0 && (
          <EmptyState picture="/media/empty-search.svg" title={t('home.activitiesNone')} />
        )}
        {shown && shown.length > 0 && (
          <SwipeRow label={t('home.activitiesTitle')} few>
            {shown.map((activity) => (
              <li key={activity.id}>
                <ActivityCard activity={activity} />
              </li>
            ))}
          </SwipeRow>
        )}
      </div>
    </Section>
  );
}
