import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import {
  type ActivitySummary,
  getActivityPage,
  getActivityTop,
  getActivityTypes,
} from '#contract/activity.ts';
import { getCityList } from '#contract/content.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Paged } from '#contract/paging.ts';
import { ActivityGrid } from '#web/features/activity/activity-grid.tsx';
import classes from '#web/features/activity/activity-list.module.css';
import { EventData } from '#web/features/activity/event-data.tsx';
import { FeaturedStrip } from '#web/features/activity/featured-strip.tsx';
import { FindForm } from '#web/features/activity/find-form.tsx';
import {
  type ListChoice,
  listPath,
  listRequest,
  readChoice,
  resultsPlace,
} from '#web/features/activity/list-choice.ts';
import { ListFilters } from '#web/features/activity/list-filters.tsx';
import { MyActivitiesLink } from '#web/features/activity/my-activities-link.tsx';
import { useOwnStatuses } from '#web/features/activity/use-own-statuses.ts';
import { call } from '#web/lib/api.ts';
import { publicData, quietly } from '#web/lib/public-data.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';

type ListData = {
  choice: ListChoice;
  types: AnswerOf<typeof getActivityTypes>;
  cities: string[];
  featured: ActivitySummary[];
  page: Paged<ActivitySummary> | null;
  /** How many the other tab has. */
  others: number | null;
};

const isPlain = ({ ended, typeId, city, page }: ListChoice): boolean =>
  !ended && !typeId && !city && page === 1;

const data = publicData(async (call, { url }): Promise<ListData> => {
  const choice = readChoice(url);
  const listed = quietly(call(getCityList, {}));
  // Only a chosen city has to be known before the list can be asked for.
  const known = choice.city ? ((await listed) ?? []) : [];
  const other = listRequest({ ...choice, ended: !choice.ended, page: 1 }, known);
  const [cities, types, featured, page, others] = await Promise.all([
    listed,
    quietly(call(getActivityTypes, {})),
    isPlain(choice) ? quietly(call(getActivityTop, {})) : null,
    quietly(call(getActivityPage, listRequest(choice, known))),
    quietly(call(getActivityPage, { query: { ...other.query, pageSize: '1' } })),
  ]);
  return {
    choice,
    types: types ?? [],
    cities: cities ?? [],
    featured: featured ?? [],
    page,
    others: others?.total ?? null,
  };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

function Results({ choice, cities, page }: ListData & { page: Paged<ActivitySummary> }) {
  const { t } = useTranslation();
  const records = useOwnStatuses(page.records, async (signal) => {
    const own = await call(getActivityPage, listRequest(choice, cities), { signal });
    return own.records;
  });
  return (
    <>
      <p className="sr-only" role="status">
        {t('activity.found', { n: page.total })}
      </p>
      {records.length ? (
        <ActivityGrid
          records={records}
          paging={page}
          to={(next) => listPath({ ...choice, page: next })}
          allShown={t('activity.allShown', { n: page.total })}
        />
      ) : (
        <EmptyState
          picture="/media/empty-search.svg"
          title={t('activity.none')}
          actions={
            <LinkButton to={listPath()} look="line">
              {t('activity.showAll')}
            </LinkButton>
          }
        >
          <p>{t('activity.noneHint')}</p>
        </EmptyState>
      )}
    </>
  );
}

function Featured({ activities }: { activities: ActivitySummary[] }) {
  const own = useOwnStatuses(activities, (signal) => call(getActivityTop, {}, { signal }));
  return <FeaturedStrip activities={own} />;
}

export default function ActivityListPage({ loaderData }: { loaderData: ListData }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { choice, types, cities, featured, page, others } = loaderData;
  const total = page?.total ?? null;
  const counts = choice.ended
    ? { ongoing: others, ended: total }
    : { ongoing: total, ended: others };
  return (
    <>
      <PageMeta
        title={t('pages.activityListTitle')}
        lead={t('pages.activityListLead')}
        picture={page?.records[0]?.coverPcFileIdList[0]}
      />
      {page && <EventData activities={page.records} />}
      <PageHead
        title={t('pages.activityListTitle')}
        lead={t('pages.activityListLead')}
        art="/media/head-activity.svg"
      >
        <MyActivitiesLink className={classes.mine} />
      </PageHead>
      <div className={`wrap ${classes.body}`}>
        <FindForm
          words=""
          cities={cities}
          city={choice.city}
          cityPath={(city) => listPath({ ...choice, city, page: 1 })}
        />
        {featured.length > 0 && <Featured activities={featured} />}
        <ListFilters choice={choice} types={types} counts={counts} />
        <section id={resultsPlace} aria-label={t('activity.states')} className={classes.results}>
          {page ? (
            <Results {...loaderData} page={page} />
          ) : (
            <AlertPanel
              kind="wrong"
              title={t('activity.loadFailed')}
              actions={<Button onClick={revalidate}>{t('common.tryAgain')}</Button>}
            />
          )}
        </section>
      </div>
    </>
  );
}
