import { useState } from 'react';
import { Link } from 'react-router';
import { userTypes } from '#contract/access.ts';
import { listPeople, type PersonRow, personStates } from '#contract/account/people-office.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EnterDialog } from '#web/office/cases/booking/enter-dialog.tsx';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';
import { choicesOf, localeChoices, SelectField } from '#web/office/ui/fields.tsx';
import { PersonName } from '#web/office/ui/person-name.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import classes from './people.module.css';
import { CaseStateBadge, PersonStateBadge } from './person-badges.tsx';

const first = { q: '', kind: '', state: '', locale: '' };
const sorts = ['name', 'since'] as const;
const pageSize = '25';

/** The query of the call, from the URL; unknown values are ignored. */
const oneOf = <V extends string>(values: readonly V[], value: string): V | undefined =>
  values.find((one) => one === value);

export default function OfficePeoplePage() {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { values, page, filter } = table;
  const [entering, setEntering] = useState(false);
  const query = {
    ...(values.q && { keyword: values.q.slice(0, 100) }),
    userType: oneOf(userTypes, values.kind),
    state: oneOf(personStates, values.state),
    locale: oneOf(locales, values.locale),
    sort: table.sortOf(sorts),
    pageNum: String(page),
    pageSize,
  };
  const { loaded, reload } = useCall(listPeople, { query });

  const name: Column<PersonRow> = {
    key: 'name',
    head: t('office.person'),
    sort: 'name',
    cell: (person) => (
      <Link to={`/office/people/${person.userId}`} className={classes.rowLink}>
        <PersonName person={person} />
      </Link>
    ),
  };
  const others: Column<PersonRow>[] = [
    {
      key: 'kind',
      head: t('office.people.kind'),
      cell: (person) => t(`office.people.userType.${person.userType}`),
    },
    {
      key: 'phone',
      head: t('office.people.phone'),
      cell: (person) => sayEnding(person.phoneEnding),
    },
    {
      key: 'email',
      head: t('office.people.email'),
      cell: (person) =>
        person.email && (
          <span className="row gap-8 items-center">
            {person.email}
            {!person.emailVerified && (
              <Badge tone="wait">{t('office.people.emailUnconfirmed')}</Badge>
            )}
          </span>
        ),
    },
    {
      key: 'language',
      head: t('office.people.language'),
      cell: (person) => localeNames[person.locale],
    },
    {
      key: 'stands',
      head: t('office.people.stands'),
      cell: (person) => (
        <span className="row gap-8 items-center">
          <CaseStateBadge person={person} />
          <ClearanceBadge clearance={person.clearance} />
          {person.state !== 'open' && <PersonStateBadge person={person} />}
          {person.enteredByStaff && <Badge tone="info">{t('office.people.byStaff')}</Badge>}
        </span>
      ),
    },
    {
      key: 'since',
      head: t('office.people.since'),
      sort: 'since',
      cell: (person) => <span className="nowrap">{formatDate(person.createdAt, locale)}</span>,
    },
  ];

  return (
    <OfficePage
      title={t('office.people.title')}
      lead={t('office.people.searchHint')}
      actions={
        <Button icon="phone-call" size="small" onClick={() => setEntering(true)}>
          {t('office.people.enter')}
        </Button>
      }
    >
      {entering && <EnterDialog onClose={() => setEntering(false)} />}
      <FilterBar>
        <FilterSearch label={t('office.people.search')} {...filter('q')} />
        <SelectField
          label={t('office.people.kind')}
          {...filter('kind')}
          none={t('office.people.everyone')}
          choices={choicesOf(userTypes, (value) => t(`office.people.userType.${value}`))}
        />
        <SelectField
          label={t('office.people.state')}
          {...filter('state')}
          none={t('office.people.anyState')}
          choices={choicesOf(personStates, (value) => t(`office.people.states.${value}`))}
        />
        <SelectField
          label={t('office.tables.language')}
          {...filter('locale')}
          none={t('office.tables.anyLanguage')}
          choices={localeChoices}
        />
      </FilterBar>
      <SavedViews list="people">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <FoundCount count={loaded.data.total}>
            {t('office.people.found', { count: loaded.data.total })}
          </FoundCount>
          <DataTable
            caption={t('office.people.title')}
            columns={[name, ...table.shown(others)]}
            sorting={table.sorting('')}
            rows={loaded.data.records}
            keyOf={(person) => person.userId}
            empty={t('office.people.nobody')}
          />
          <PageLinks page={page} pages={loaded.data.pages} to={table.toNumber} />
        </>
      )}
    </OfficePage>
  );
}
