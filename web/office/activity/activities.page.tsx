import { Link } from 'react-router';
import {
  activitySorts,
  activityTimes,
  listOfficeActivities,
  type OfficeActivity,
} from '#contract/activity/office.ts';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { NewContent } from '#web/office/ui/new-content.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { PublicationBadge } from './publication-badge.tsx';

const first = { when: 'upcoming', shown: 'all', keyword: '' };
const showns = ['all', 'yes', 'no'] as const;
const pageSize = 25;

/** All activities with their capacity; each links to its registrations. */
export default function OfficeActivitiesPage() {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { values, page, set } = table;
  const { when, shown, keyword } = values;
  const query = {
    pageNum: String(page),
    pageSize: String(pageSize),
    when: activityTimes.find((one) => one === when),
    shown: shown === 'yes' || shown === 'no' ? shown : undefined,
    keyword: keyword || undefined,
    sort: table.sortOf(activitySorts),
  } as const;
  const { loaded, reload } = useLiveCall(['registration'], listOfficeActivities, { query }, [
    locale,
  ]);

  const title: Column<OfficeActivity> = {
    key: 'title',
    head: t('office.activities.activity'),
    cell: (row) => (
      <>
        <Link to={`/office/activities/${row.id}`}>{row.title}</Link>
        <span className="second-line">
          {row.typeName} · {row.location}
          {row.seriesCount > 1 && ` · ${t('office.activities.series', { n: row.seriesCount })}`}
        </span>
      </>
    ),
  };
  const others: Column<OfficeActivity>[] = [
    {
      key: 'time',
      head: t('office.activities.time'),
      sort: 'time',
      cell: ({ startTime, endTime }) => (
        <>
          <span className="nowrap">{formatDay(startTime, locale)}</span>
          <span className="second-line nowrap">
            {t('office.activities.fromTo', {
              from: formatTime(startTime, locale),
              to: formatTime(endTime, locale),
            })}
          </span>
        </>
      ),
    },
    {
      key: 'places',
      head: t('office.activities.places'),
      sort: 'places',
      figures: true,
      cell: ({ registeredCount, quota }) =>
        t('office.activities.placesOf', { n: registeredCount, quota }),
    },
    {
      key: 'waitlist',
      head: t('office.activities.waitlist'),
      sort: 'waitlist',
      figures: true,
      cell: ({ waitlistCount }) =>
        waitlistCount ? <Badge tone="wait">{waitlistCount}</Badge> : waitlistCount,
    },
    {
      key: 'state',
      head: t('office.activities.state'),
      cell: (row) => <PublicationBadge activity={row} />,
    },
  ];

  return (
    <OfficePage title={t('office.activities.nav')} actions={<NewContent type="activity" />}>
      <FilterBar>
        <SelectField
          label={t('office.activities.when')}
          value={query.when ?? 'upcoming'}
          choices={choicesOf(activityTimes, (value) => t(`office.activities.whens.${value}`))}
          onChange={(value) => set({ when: value })}
        />
        <SelectField
          label={t('office.activities.shown')}
          value={query.shown ?? 'all'}
          choices={choicesOf(showns, (value) => t(`office.activities.showns.${value}`))}
          onChange={(value) => set({ shown: value })}
        />
        <FilterSearch
          label={t('office.activities.find')}
          value={keyword}
          onChange={(text) => set({ keyword: text })}
        />
      </FilterBar>
      <SavedViews list="activities">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <FoundCount count={loaded.data.total}>
            {t('office.activities.found', { count: loaded.data.total })}
          </FoundCount>
          <DataTable
            caption={t('office.activities.nav')}
            columns={[title, ...table.shown(others)]}
            sorting={table.sorting(
              query.when === undefined || query.when === 'upcoming' ? 'time' : '-time',
            )}
            rows={loaded.data.records}
            keyOf={({ id }) => id}
            empty={t('office.activities.none')}
          />
          <PageLinks page={loaded.data.pageNum} pages={loaded.data.pages} to={table.toNumber} />
        </>
      )}
    </OfficePage>
  );
}
