import { useState } from 'react';
import { Link } from 'react-router';
import { recordKinds } from '#contract/services/records.ts';
import { type CaseRow, caseAges, dueFilters } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import type { ViewList } from '#contract/staff/views.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveQuery } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, localeChoices, SelectField } from '#web/office/ui/fields.tsx';
import { staffName } from '#web/office/ui/person-name.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount, sayCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { BulkAssign, useAssignees } from './bulk-assign.tsx';
import { CallBadge } from './calls/call-badges.tsx';
import classes from './case-queue.module.css';
import { DueBadge, useSayShort } from './due-badge.tsx';
import { atKnownTab, type Queue, queryOf, sayName } from './queues.ts';

const dueWords = {
  overdue: 'office.cases.dueOverdue',
  day: 'office.cases.dueDay',
  call: 'office.cases.dueCall',
} as const;

const lists: Record<CaseKind, ViewList> = {
  application: 'applications',
  card: 'cards',
  record: 'requests',
};

type Props<R extends CaseRow> = {
  queue: Queue<R>;
  /** Columns of this kind only. */
  columns: readonly Column<R>[];
};

/** A case queue: tabs, filters in the URL, bulk assignment and CSV export. */
export function CaseQueue<R extends CaseRow>({ queue, columns }: Props<R>) {
  const { t, locale } = useTranslation();
  const sayShort = useSayShort();
  const table = useTable(queue.first);
  const { first, page, set, from } = table;
  const all = table.values;
  const { hide: _hide, after: _after, before: _before, ...values } = atKnownTab(queue, all);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { busy, run } = useAction();
  const assignees = useAssignees();
  const query = queryOf(values);
  const { loaded, reload, own } = useLiveQuery(
    [queue.kind, 'person'],
    [queue.place, query, from],
    (options) => queue.list({ ...query, ...from, pageSize: '25' }, options),
  );
  const steady = useSteady(loaded.data?.records ?? [], {
    keyOf: (row) => row.id,
    asked: [own],
    busy: picked.size > 0,
  });
  const filter = (changes: Partial<typeof all>) => {
    setPicked(new Set());
    set(changes);
  };
  const save = () => run(async () => saveFile(queue.file, await queue.save(query)));
  const search = new URLSearchParams(
    Object.entries(values).filter(([name, value]) => value !== first[name as keyof typeof first]),
  );
  const tail = search.size ? `?${search}` : '';

  const name: Column<R> = {
    key: 'name',
    head: t('office.cases.csv.name'),
    sort: 'name',
    cell: (row) => (
      <Link className={classes.name} to={`${queue.place}/${row.id}${tail}`}>
        {sayName(row)} <span>{sayEnding(row.phoneEnding)}</span>
      </Link>
    ),
  };
  const isOver = queue.over.includes(values.queue);
  const due: Column<R> = {
    key: 'due',
    head: t('office.cases.due'),
    sort: 'due',
    cell: (row) => (
      <span className="row gap-4">
        <DueBadge {...row} short />
        <CallBadge {...row} />
      </span>
    ),
  };
  const decided: Column<R> = {
    key: 'decided',
    head: t('office.tables.decided'),
    sort: 'decided',
    cell: ({ decidedAt, decidedBy }) =>
      decidedAt && (
        <>
          <span className="nowrap">{sayShort(decidedAt)}</span>
          {decidedBy && <span className="muted"> {staffName(decidedBy)}</span>}
        </>
      ),
  };
  const others: Column<R>[] = [
    ...columns,
    isOver ? decided : due,
    {
      key: 'assignee',
      head: t('office.cases.assignee'),
      sort: 'assignee',
      cell: (row) => (
        <span className={row.assignee ? 'nowrap' : 'muted'}>
          {row.assignee ? staffName(row.assignee) : t('office.cases.nobody')}
        </span>
      ),
    },
    {
      key: 'came',
      head: t('office.cases.csv.submitted'),
      sort: 'came',
      cell: (row) => (
        <time className="nowrap" title={sayShort(row.submittedAt)}>
          {formatShortDay(row.submittedAt.slice(0, 10), locale)}
        </time>
      ),
    },
  ];
  const data = loaded.data;
  const pickedRows = steady.rows.filter((row) => picked.has(row.id));
  return (
    <OfficePage
      title={t(queue.title)}
      lead={t(isOver ? 'office.tables.lastDecided' : 'office.cases.soonest')}
      actions={
        <ToolButton icon="download-simple" busy={busy} onClick={save}>
          {t('office.cases.export')}
        </ToolButton>
      }
    >
      <Segments
        label={t('office.cases.queue')}
        value={values.queue}
        choices={queue.parts.map(({ value, label }) => ({
          value,
          label: (
            <>
              {t(label)} {data && <b>{sayCount(data.counts[value] ?? 0)}</b>}
            </>
          ),
        }))}
        onChoose={(value) => filter({ queue: value })}
      />
      <FilterBar>
        <FilterSearch
          label={t(queue.searchHint)}
          value={values.keyword}
          onChange={(keyword) => filter({ keyword })}
        />
        <SelectField
          label={t('office.cases.assignee')}
          value={values.assignee}
          onChange={(assignee) => filter({ assignee })}
          none={t('office.cases.anyone')}
          choices={[
            { value: 'me', label: t('office.cases.me') },
            { value: 'nobody', label: t('office.cases.nobody') },
            ...assignees.map(({ staffId, name }) => ({ value: staffId, label: name })),
          ]}
        />
        <SelectField
          label={t('office.cases.due')}
          value={values.due}
          onChange={(due) => filter({ due })}
          none={t('office.cases.dueAny')}
          choices={dueFilters.map((value) => ({
            value,
            label: t(dueWords[value]),
          }))}
        />
        <SelectField
          label={t('office.tables.language')}
          value={values.locale}
          onChange={(locale) => filter({ locale })}
          none={t('office.tables.anyLanguage')}
          choices={localeChoices}
        />
        <SelectField
          label={t('office.tables.age')}
          value={values.age}
          onChange={(age) => filter({ age })}
          none={t('office.tables.anyAge')}
          choices={choicesOf(caseAges, (value) => t(`office.tables.ages.d${value}`))}
        />
        {queue.kind === 'record' && (
          <SelectField
            label={t('office.cases.kind')}
            value={values.kind}
            onChange={(kind) => filter({ kind })}
            none={t('office.cases.kindAny')}
            choices={choicesOf(recordKinds, (value) => t(`office.cases.requestKind.${value}`))}
          />
        )}
      </FilterBar>
      <SavedViews list={lists[queue.kind]}>
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      {pickedRows.length > 0 && (
        <BulkAssign
          kind={queue.kind}
          rows={pickedRows}
          onDone={() => {
            setPicked(new Set());
            reload();
          }}
        />
      )}
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>
            {t('office.cases.found', { count: data.total })}
          </FoundCount>
          <div {...steady.box}>
            <DataTable
              caption={t(queue.title)}
              columns={[name, ...table.shown(others)]}
              sorting={{
                value: values.sort || (isOver ? '-decided' : 'due'),
                onSort: (sort) => filter({ sort }),
              }}
              rows={steady.rows}
              rowProps={steady.rowProps}
              keyOf={(row) => row.id}
              marked={(row) => row.overdue}
              picked={{ keys: picked, set: setPicked, name: sayName }}
              empty={t('office.cases.empty')}
            />
          </div>
          <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
          <PageLinks page={page} pages={data.pages} to={table.toPage(data)} />
        </>
      )}
    </OfficePage>
  );
}
