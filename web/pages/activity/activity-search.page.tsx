import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import { getCityList } from '#contract/content/content.ts';
import type { Paged } from '#contract/paging.ts';
import classes from '#web/features/activity/list/activity-list.module.css';
import { FindForm } from '#web/features/activity/list/find-form.tsx';
import { FoundActivities } from '#web/features/activity/list/found-activities.tsx';
import {
  type ListChoice,
  readChoice,
  searchPath,
  searchRequest,
} from '#web/features/activity/list/list-choice.ts';
import { SearchExamples } from '#web/features/activity/list/search-examples.tsx';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { orLastPage } from '#web/lib/page/known-address.ts';
import { useSearchedWords } from '#web/lib/page/use-searched-words.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { PageFailed } from '#web/ui/feedback/page-failed.tsx';
import { ListBody } from '#web/ui/layout/list-states.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type SearchData = { choice: ListChoice; cities: string[]; page: Paged<ActivitySummary> | null };

const data = publicData(async (call, { url }): Promise<SearchData> => {
  const choice = readChoice(url);
  const cities = (await quietly(call(getCityList, {}))) ?? [];
  const page = choice.words
    ? await quietly(call(getActivityPage, searchRequest(choice, cities)))
    : null;
  orLastPage(page, (last) => searchPath({ ...choice, page: last }));
  return { choice, cities, page };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function ActivitySearchPage({ loaderData }: { loaderData: SearchData }) {
  const { t } = useTranslation();
  const { choice, cities, page } = loaderData;
  useSearchedWords(choice.words);
  return (
    <>
      <PageMeta title={t('pages.activitySearchTitle')} lead={t('pages.activitySearchLead')} />
      <PageHead
        title={t('pages.activitySearchTitle')}
        lead={t('pages.activitySearchLead')}
        back={{ to: '/community/activity/list', label: t('activity.back') }}
      />
      <ListBody>
        <FindForm
          words={choice.words}
          cities={cities}
          city={choice.city}
          cityPath={(city) => searchPath({ ...choice, city, page: 1 })}
        />
        <section aria-label={t('activity.results')}>
          {!choice.words && <SearchExamples />}
          {choice.words && page && (
            <>
              <p className={classes.found} role="status">
                {page.total > 0 && t('activity.resultsFor', { n: page.total, words: choice.words })}
              </p>
              <FoundActivities
                page={page}
                request={searchRequest(choice, cities)}
                to={(next) => searchPath({ ...choice, page: next })}
                none={<span role="status">{t('activity.noResults')}</span>}
                noneHint={t('activity.noResultsHint', { words: choice.words })}
              />
              {page.total === 0 && <CallUs>{t('activity.noResultsCall')}</CallUs>}
            </>
          )}
          {choice.words && !page && <PageFailed title={t('activity.loadFailed')} />}
        </section>
      </ListBody>
    </>
  );
}
