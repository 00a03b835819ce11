import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordKinds } from '#contract/services/records.ts';
import { type CaseRow, dueFilters } from '#contract/staff/cases.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveQuery } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { type Column, DataTable } from '#web/office/ui/data-table.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/filter-bar.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useFilters } from '#web/office/ui/use-filters.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { BulkAssign, useAssignees } from './bulk-assign.tsx';
import { CallBadge } from './calls/call-badges.tsx';
import classes from './case-queue.module.css';
import { DueBadge, useSayWhen } from './due-badge.tsx';
import { type Queue, queryOf, sayName } from './queues.ts';

const dueWords = {
  overdue: 'office.cases.dueOverdue',
  day: 'office.cases.dueDay',
  call: 'office.cases.dueCall',
} as const;

type Props<R extends CaseRow> = {
  queue: Queue<R>;
  /** Columns of this kind only. */
  columns: readonly Column<R>[];
};

/** A case queue: tabs, filters in the URL, bulk assignment and CSV export. */
export function CaseQueue<R extends CaseRow>({ queue, columns }: Props<R>) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const { values, page, set, toPage } = useFilters(queue.first);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { busy, run } = useAction();
  const assignees = useAssignees();
  const query = queryOf(values);
  const { loaded, reload, own } = useLiveQuery(
    [queue.kind, 'person'],
    [queue.place, query, page],
    (options) => queue.list({ ...query, pageNum: String(page), pageSize: '25' }, options),
  );
  const steady = useSteady(loaded.data?.records ?? [], {
    keyOf: (row) => row.id,
    asked: [own],
    busy: picked.size > 0,
  });
  const filter = (changes: Partial<typeof values>) => {
    setPicked(new Set());
    set(changes);
  };
  const save = () => run(async () => saveFile(queue.file, await queue.save(query)));
  const search = new URLSearchParams(
    Object.entries(values).filter(
      ([name, value]) => value !== queue.first[name as keyof typeof values],
    ),
  );
  const tail = search.size ? `?${search}` : '';

  const first: Column<R> = {
    key: 'name',
    head: t('office.cases.csv.name'),
    cell: (row) => (
      <Link className={classes.name} to={`${queue.place}/${row.id}${tail}`}>
        {sayName(row)}
        <span>…{row.phoneEnding}</span>
      </Link>
    ),
  };
  const last: Column<R>[] = [
    {
      key: 'due',
      head: t('office.cases.due'),
      cell: (row) => (
        <span className="stack gap-4">
          <DueBadge {...row} short />
          <CallBadge {...row} />
        </span>
      ),
    },
    {
      key: 'assignee',
      head: t('office.cases.assignee'),
      cell: (row) =>
        row.assignee ?? <span className={classes.none}>{t('office.cases.nobody')}</span>,
    },
    { key: 'came', head: t('office.cases.csv.submitted'), cell: (row) => sayWhen(row.submittedAt) },
  ];

  const data = loaded.data;
  const pickedRows = steady.rows.filter((row) => picked.has(row.id));
  return (
    <OfficePage
      title={t(queue.title)}
      lead={t('office.cases.soonest')}
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
              {t(label)} {data && <b>{data.counts[value]}</b>}
            </>
          ),
        }))}
        onChoose={(value) => filter({ queue: value })}
      />
      <FilterBar>
        <FilterSearch
          label={`${t('office.cases.search')}: ${t(queue.searchHint)}`}
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
          <p role="status" className={classes.found}>
            {t('office.cases.found', { count: data.total })}
          </p>
          <div {...steady.box}>
            <DataTable
              caption={t(queue.title)}
              columns={[first, ...columns, ...last]}
              rows={steady.rows}
              rowProps={steady.rowProps}
              keyOf={(row) => row.id}
              marked={(row) => row.overdue}
              picked={{ keys: picked, set: setPicked, name: sayName }}
              empty={t('office.cases.empty')}
            />
          </div>
          <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
          <PageLinks page={page} pages={data.pages} to={toPage} />
        </>
      )}
    </OfficePage>
  );
}
