import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { type ActivitySummary, getActivityPage } from '#contract/activity.ts';
import { getCityList } from '#contract/content.ts';
import type { Paged } from '#contract/paging.ts';
import { ActivityGrid } from '#web/features/activity/activity-grid.tsx';
import classes from '#web/features/activity/activity-list.module.css';
import { FindForm } from '#web/features/activity/find-form.tsx';
import {
  type ListChoice,
  listPath,
  readChoice,
  searchPath,
  searchRequest,
} from '#web/features/activity/list-choice.ts';
import { SearchExamples } from '#web/features/activity/search-examples.tsx';
import { useOwnStatuses } from '#web/features/activity/use-own-statuses.ts';
import { call } from '#web/lib/api.ts';
import { publicData, quietly } from '#web/lib/public-data.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';

type SearchData = { choice: ListChoice; cities: string[]; page: Paged<ActivitySummary> | null };

const data = publicData(async (call, { url }): Promise<SearchData> => {
  const choice = readChoice(url);
  const cities = (await quietly(call(getCityList, {}))) ?? [];
  const page = choice.words
    ? await quietly(call(getActivityPage, searchRequest(choice, cities)))
    : null;
  return { choice, cities, page };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

function Results({ choice, cities, page }: SearchData & { page: Paged<ActivitySummary> }) {
  const { t } = useTranslation();
  const records = useOwnStatuses(page.records, async (signal) => {
    const own = await call(getActivityPage, searchRequest(choice, cities), { signal });
    return own.records;
  });
  return (
    <>
      <p className={classes.found} role="status">
        {page.total > 0 && t('activity.resultsFor', { n: page.total, words: choice.words })}
      </p>
      {records.length ? (
        <ActivityGrid
          records={records}
          paging={page}
          to={(next) => searchPath({ ...choice, page: next })}
        />
      ) : (
        <EmptyState
          picture="/media/empty-search.svg"
          title={<span role="status">{t('activity.noResults')}</span>}
          actions={
            <LinkButton to={listPath()} look="line">
              {t('activity.showAll')}
            </LinkButton>
          }
        >
          <p>{t('activity.noResultsHint')}</p>
        </EmptyState>
      )}
    </>
  );
}

export default function ActivitySearchPage({ loaderData }: { loaderData: SearchData }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { choice, cities, page } = loaderData;
  return (
    <>
      <PageMeta title={t('pages.activitySearchTitle')} lead={t('pages.activitySearchLead')} />
      <PageHead
        title={t('pages.activitySearchTitle')}
        lead={t('pages.activitySearchLead')}
        back={{ to: '/community/activity/list', label: t('activity.back') }}
      />
      <div className={`wrap ${classes.body}`}>
        <FindForm
          words={choice.words}
          cities={cities}
          city={choice.city}
          cityPath={(city) => searchPath({ ...choice, city, page: 1 })}
        />
        <section aria-label={t('activity.results')}>
          {!choice.words && <SearchExamples />}
          {choice.words && page && <Results {...loaderData} page={page} />}
          {choice.words && !page && (
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
