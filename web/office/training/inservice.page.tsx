import { useState } from 'react';
import { clearances } from '#contract/account/passport.ts';
import {
  getInserviceChoices,
  hoursStates,
  type InserviceRow,
  inserviceSorts,
  listInservice,
} from '#contract/training/inservice-office.ts';
import { listComma } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { InspectorTools } from './inspector-tools.tsx';
import { TraineeName } from './trainee-name.tsx';
import { yearChoices } from './year-choices.ts';

const first = { q: '', role: '', state: '', year: '', clearance: '' };
const words = 'office.inservice';

/** In-service hours of all caregivers. */
export default function OfficeInservicePage() {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { values, page, filter } = table;
  const filters = {
    q: values.q || undefined,
    role: values.role || undefined,
    state: hoursStates.find((state) => state === values.state),
    year: yearChoices().find((year) => year === values.year),
    clearance: clearances.find((clearance) => clearance === values.clearance),
  };
  const { loaded, reload } = useCall(
    listInservice,
    {
      query: {
        ...filters,
        ...table.from,
        sort: table.sortOf(inserviceSorts),
        pageNum: String(page),
        pageSize: '25',
      },
    },
    [locale],
  );
  const choices = useCall(getInserviceChoices, {}, [locale]).loaded.data;

  // Kept across pages and searches: ten people may stand on several.
  const [chosen, setChosen] = useState<ReadonlyMap<string, InserviceRow>>(new Map());
  const shown = loaded.data?.records ?? [];
  const pick = (keys: ReadonlySet<string>) => {
    const elsewhere = [...chosen].filter(([id]) => !shown.some((row) => row.userId === id));
    const here = shown.filter((row) => keys.has(row.userId));
    setChosen(new Map([...elsewhere, ...here.map((row) => [row.userId, row] as const)]));
  };

  const name: Column<InserviceRow> = {
    key: 'name',
    head: t('office.training.columns.name'),
    sort: 'name',
    cell: (row) => <TraineeName row={row} />,
  };
  const others: Column<InserviceRow>[] = [
    {
      key: 'number',
      head: t(`${words}.employeeNumber`),
      sort: 'number',
      cell: (row) => <span className="nowrap">{row.employeeNumber ?? '–'}</span>,
    },
    {
      key: 'role',
      head: t(`${words}.role`),
      sort: 'role',
      cell: ({ role }) =>
        role?.name ?? (
          <Badge tone="wait" className="nowrap">
            {t(`${words}.noRole`)}
          </Badge>
        ),
    },
    {
      key: 'hiredOn',
      head: t(`${words}.hiredOn`),
      sort: 'hiredOn',
      cell: ({ hiredOn }) => (
        <span className="nowrap">{hiredOn ? formatDate(hiredOn, locale) : '–'}</span>
      ),
    },
    {
      key: 'hours',
      head: t(`${words}.hours`),
      figures: true,
      cell: ({ hoursDone: done, hoursDue: due }) =>
        due === null ? done : t(`${words}.hoursOf`, { done, due }),
    },
    {
      key: 'missing',
      head: t(`${words}.missing`),
      cell: ({ missing }) => missing.join(listComma[locale]) || '–',
    },
    {
      key: 'complete',
      head: t(`${words}.standing`),
      cell: ({ complete }) =>
        complete === null ? (
          '–'
        ) : (
          <Badge tone={complete ? 'good' : 'wait'} className="nowrap">
            {t(complete ? `${words}.complete` : `${words}.incomplete`)}
          </Badge>
        ),
    },
  ];
  const all = t('office.training.all');
  return (
    <OfficePage
      title={t(`${words}.title`)}
      lead={t(`${words}.lead`)}
      actions={
        <InspectorTools
          year={values.year || (yearChoices()[0] ?? '')}
          filters={filters}
          chosen={[...chosen.values()]}
        />
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.training.search')} {...filter('q')} />
        <SelectField
          label={t(`${words}.year`)}
          {...filter('year')}
          value={values.year || (yearChoices()[0] ?? '')}
          choices={choicesOf(yearChoices(), (year) => year)}
        />
        <SelectField
          label={t(`${words}.role`)}
          {...filter('role')}
          none={all}
          choices={(choices?.roles ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectField
          label={t(`${words}.hours`)}
          {...filter('state')}
          none={all}
          choices={choicesOf(hoursStates, (state) => t(`${words}.states.${state}`))}
        />
        <SelectField
          label={t('office.passport.filter')}
          {...filter('clearance')}
          none={all}
          choices={choicesOf(clearances, (value) => t(`office.passport.${value}`))}
        />
      </FilterBar>
      <SavedViews list="inservice">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <FoundCount count={loaded.data.total}>
            {t(`${words}.found`, { count: loaded.data.total })}
          </FoundCount>
          <DataTable
            caption={t(`${words}.title`)}
            columns={[name, ...table.shown(others)]}
            sorting={table.sorting('name')}
            rows={loaded.data.records}
            keyOf={(row) => row.userId}
            picked={{ keys: new Set(chosen.keys()), set: pick, name: (row) => row.name }}
          />
          <PageLinks page={page} pages={loaded.data.pages} to={table.toPage(loaded.data)} />
        </>
      )}
    </OfficePage>
  );
}
