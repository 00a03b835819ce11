import { Link, Navigate, useParams } from 'react-router';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';
import {
  type ContentRow,
  type ContentState,
  contentSorts,
  contentStates,
  listContent,
} from '#contract/content/office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { SelectField } from '#web/office/ui/fields.tsx';
import { NewContent } from '#web/office/ui/new-content.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { ContentStateBadge, LanguageBadges } from './content-badges.tsx';
import { editPath, sayField, sayTitle, sayType } from './content-words.ts';
import { OrderTable } from './editor/order-table.tsx';

const first = { q: '', state: '' };
const isLocalTime = (note: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(note);

/** All items of a content type: title, state, and which languages need work. */
export default function ContentListPage() {
  const { t, locale } = useTranslation();
  const type = useParams().type as ContentType;
  const table = useTable(first);
  const { values, page, filter } = table;
  const info = contentInfo[type];
  // What has an order by hand keeps it.
  const sort = info?.ordered ? undefined : table.sortOf(contentSorts);
  const key = [locale, type, page, values.q, values.state, sort].join('|');
  const { loaded, reload } = useCall(
    listContent,
    {
      params: { type },
      query: {
        pageNum: String(page),
        sort,
        ...(values.q && { keyword: values.q }),
        ...(values.state && { state: values.state as ContentState }),
      },
    },
    [locale],
  );
  // An unknown type redirects to the overview.
  if (!info) return <Navigate to="/office/content" replace />;

  const title: Column<ContentRow> = {
    key: 'title',
    head: t('office.content.entry'),
    sort: 'title',
    cell: (row) => <Link to={editPath(row.type, row.id)}>{sayTitle(t, row)}</Link>,
  };
  const others: Column<ContentRow>[] = [
    ...(info.note
      ? [
          {
            key: 'note',
            head: sayField(t, info.note),
            sort: 'note',
            cell: ({ note }: ContentRow) =>
              isLocalTime(note) ? formatDateTime(note, locale) : note,
          },
        ]
      : []),
    {
      key: 'state',
      head: t('office.content.stateLabel'),
      sort: 'state',
      cell: ({ state, publishAt, takeDownAt }) => (
        <>
          <ContentStateBadge state={state} />
          {publishAt && <span className="muted"> {sayWhen(publishAt, locale)}</span>}
          {takeDownAt && (
            <span className="second-line">
              {t('office.versions.down.until', { when: sayWhen(takeDownAt, locale) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'languages',
      head: t('office.content.languages'),
      cell: (row) => <LanguageBadges work={row} />,
    },
  ];

  const columns = [title, ...table.shown(others)];
  const isFiltered = Boolean(values.q || values.state);
  return (
    <OfficePage
      title={sayType(t, type)}
      lead={info.ordered ? t('office.content.orderLead') : undefined}
      actions={
        <>
          <ToolLink to="/office/content" icon="arrow-left">
            {t('office.content.all')}
          </ToolLink>
          <NewContent key={type} type={type} />
        </>
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.content.search')} {...filter('q')} />
        <SelectField
          label={t('office.content.stateLabel')}
          {...filter('state')}
          none={t('office.content.anyState')}
          choices={contentStates.map((state) => ({
            value: state,
            label: t(`office.content.states.${state}`),
          }))}
        />
      </FilterBar>
      <SavedViews list="contents">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' &&
        (info.ordered && !isFiltered ? (
          <OrderTable
            caption={sayType(t, type)}
            key={key}
            type={type}
            rows={loaded.data.records}
            columns={columns}
            onStale={reload}
          />
        ) : (
          <DataTable
            caption={sayType(t, type)}
            columns={columns}
            {...(!info.ordered && { sorting: table.sorting('') })}
            rows={loaded.data.records}
            keyOf={({ id }) => id}
          />
        ))}
      {loaded.status === 'success' && loaded.data.pages > 1 && (
        <PageLinks page={page} pages={loaded.data.pages} to={table.toNumber} />
      )}
    </OfficePage>
  );
}
