import {
  type ActivitySummary,
  getActivityPage,
  getActivityTop,
  getActivityTypes,
} from '#contract/activity/activity.ts';
import { getCityList } from '#contract/content/content.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Paged } from '#contract/paging.ts';
import { EventData } from '#web/features/activity/detail/event-data.tsx';
import { MyActivitiesLink } from '#web/features/activity/detail/my-activities-link.tsx';
import classes from '#web/features/activity/list/activity-list.module.css';
import { FeaturedStrip } from '#web/features/activity/list/featured-strip.tsx';
import { FindForm } from '#web/features/activity/list/find-form.tsx';
import { FoundActivities } from '#web/features/activity/list/found-activities.tsx';
import {
  type ListChoice,
  listPath,
  listRequest,
  readChoice,
  resultsPlace,
} from '#web/features/activity/list/list-choice.ts';
import { ListFilters } from '#web/features/activity/list/list-filters.tsx';
import { useOwnStatuses } from '#web/features/activity/list/use-own-statuses.ts';
import { call } from '#web/lib/api/api.ts';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { orLastPage, orRedirect } from '#web/lib/page/known-address.ts';
import { PageFailed } from '#web/ui/feedback/page-failed.tsx';
import { ListBody } from '#web/ui/layout/list-states.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type ListData = {
  choice: ListChoice;
  types: AnswerOf<typeof getActivityTypes>;
  cities: string[];
  featured: ActivitySummary[];
  page: Paged<ActivitySummary> | null;
  /** The other tab's count. */
  others: number | null;
};

const isPlain = ({ ended, typeId, city, page }: ListChoice): boolean =>
  !ended && !typeId && !city && page === 1;

const data = publicData(async (call, { url }): Promise<ListData> => {
  const choice = readChoice(url);
  const listed = quietly(call(getCityList, {}));
  // The list needs the cities first only if one of them is chosen.
  const known = choice.city ? ((await listed) ?? []) : [];
  const other = listRequest({ ...choice, ended: !choice.ended, page: 1 }, known);
  const [cities, types, featured, page, others] = await Promise.all([
    listed,
    quietly(call(getActivityTypes, {})),
    isPlain(choice) ? quietly(call(getActivityTop, {})) : null,
    quietly(call(getActivityPage, listRequest(choice, known))),
    quietly(call(getActivityPage, { query: { ...other.query, pageSize: '1' } })),
  ]);
  const { typeId, city } = choice;
  const isKnown =
    (!typeId || !types || types.some((type) => type.typeId === typeId)) &&
    (!cities || city <= cities.length);
  orRedirect(isKnown, listPath({ ended: choice.ended }));
  orLastPage(page, (last) => listPath({ ...choice, page: last }));
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

function Featured({ activities }: { activities: ActivitySummary[] }) {
  const own = useOwnStatuses(activities, (signal) => call(getActivityTop, {}, { signal }));
  return <FeaturedStrip activities={own} />;
}

export default function ActivityListPage({ loaderData }: { loaderData: ListData }) {
  const { t } = useTranslation();
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
      <ListBody>
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
            <>
              <p className="sr-only" role="status">
                {t('activity.found', { n: page.total })}
              </p>
              <FoundActivities
                page={page}
                request={listRequest(choice, cities)}
                to={(next) => listPath({ ...choice, page: next })}
                allShown={t('activity.allShown', { n: page.total })}
                none={t('activity.none')}
                noneHint={t('activity.noneHint')}
              />
            </>
          ) : (
            <PageFailed title={t('activity.loadFailed')} />
          )}
        </section>
      </ListBody>
    </>
  );
}
