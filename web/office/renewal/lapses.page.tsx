import { Link } from 'react-router';
import { exportLapses, type LapseRow, lapseSorts, listLapses } from '#contract/renewal/office.ts';
import { dateKinds, dateStates } from '#contract/renewal/renewal.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { DateStateBadge } from '#web/office/cases/date-state.tsx';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { PersonName } from '#web/office/ui/person-name.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';

const first = { month: '', kind: '', state: '', locale: '', q: '' };
const pageSize = '50';

/** Unknown values of the URL are ignored. */
const oneOf = <V extends string>(values: readonly V[], value: string): V | undefined =>
  values.find((one) => one === value);

/** Whose renewals and deadlines fall into a month. */
export default function LapsesPage() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const table = useTable(first);
  const { values, page, filter } = table;
  const { busy, run } = useAction();
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(values.month)
    ? values.month
    : localNow(timeZone).slice(0, 7);
  const asked = {
    month,
    kind: oneOf(dateKinds, values.kind),
    state: oneOf(dateStates, values.state),
    locale: oneOf(locales, values.locale),
    sort: table.sortOf(lapseSorts),
    ...(values.q && { keyword: values.q.slice(0, 100) }),
  };
  const { loaded, reload } = useCall(listLapses, {
    query: { ...asked, ...table.from, pageNum: String(page), pageSize },
  });
  const save = () =>
    run(async () =>
      saveFile(`renewals-${month}.csv`, await callFile(exportLapses, { query: asked })),
    );

  const name: Column<LapseRow> = {
    key: 'name',
    head: t('office.person'),
    sort: 'name',
    cell: (row) => (
      <Link to={`/office/people/${row.userId}`}>
        <PersonName person={row} />
      </Link>
    ),
  };
  const others: Column<LapseRow>[] = [
    {
      key: 'what',
      head: t('office.renewals.whatHead'),
      cell: (row) => row.title ?? t(`office.renewals.kind.${row.kind}`),
    },
    {
      key: 'day',
      head: t('office.renewals.day'),
      sort: 'day',
      cell: (row) => <span className="nowrap">{formatDate(row.day, locale)}</span>,
    },
    {
      key: 'state',
      head: t('office.renewals.stateLabel'),
      cell: (row) => <DateStateBadge date={row} />,
    },
    {
      key: 'request',
      head: t('office.renewals.request'),
      cell: ({ recordId, recordNo }) =>
        recordId && <Link to={`/office/requests/${recordId}`}>{recordNo}</Link>,
    },
    { key: 'phone', head: t('office.people.phone'), cell: (row) => sayEnding(row.phoneEnding) },
    {
      key: 'language',
      head: t('office.people.language'),
      cell: (row) => localeNames[row.locale],
    },
  ];
  const data = loaded.data;
  return (
    <OfficePage
      title={t('office.renewals.title')}
      lead={t('office.renewals.lead')}
      actions={
        <ToolButton icon="download-simple" busy={busy} onClick={save}>
          {t('office.renewals.export')}
        </ToolButton>
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.people.search')} {...filter('q')} />
        <TextField
          type="month"
          label={t('office.renewals.month')}
          {...filter('month')}
          value={month}
        />
        <SelectField
          label={t('office.renewals.kindLabel')}
          {...filter('kind')}
          none={t('office.renewals.anyKind')}
          choices={choicesOf(dateKinds, (value) => t(`office.renewals.kind.${value}`))}
        />
        <SelectField
          label={t('office.renewals.stateLabel')}
          {...filter('state')}
          none={t('office.renewals.openStates')}
          choices={choicesOf(dateStates, (value) => t(`office.renewals.state.${value}`))}
        />
        <SelectField
          label={t('office.tables.language')}
          {...filter('locale')}
          none={t('office.tables.anyLanguage')}
          choices={localeChoices}
        />
      </FilterBar>
      <SavedViews list="renewals">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>
            {t('office.renewals.found', { count: data.total })}
          </FoundCount>
          <DataTable
            caption={t('office.renewals.title')}
            columns={[name, ...table.shown(others)]}
            sorting={table.sorting('day')}
            rows={data.records}
            keyOf={(row) => row.dateId}
            marked={(row) => row.state === 'upcoming' && row.daysLeft <= 7}
            empty={t('office.renewals.empty')}
          />
          <PageLinks page={page} pages={data.pages} to={table.toPage(data)} />
        </>
      )}
    </OfficePage>
  );
}
