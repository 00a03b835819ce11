import { listOfficeTrainings } from '#contract/training/contents-office.ts';
import { subjectFilters } from '#contract/training/subject.ts';
import {
  exportTrainees,
  listTrainees,
  type TraineeRow,
  type TraineeStatus,
  traineeSorts,
  traineeStatuses,
} from '#contract/training/trainees-office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { SubjectBadges } from './subject-badges.tsx';
import { TraineeName } from './trainee-name.tsx';

const first = { q: '', trainingId: '', status: '', subject: '' };

const tones: Record<TraineeStatus, BadgeTone> = {
  init: 'plain',
  underway: 'info',
  finish: 'wait',
  notPassed: 'wrong',
  toSign: 'wait',
  signed: 'good',
};

/** The training progress of all caregivers. */
export default function OfficeTrainingProgressPage() {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { values, page, filter } = table;
  const { busy, run } = useAction();
  const filters = {
    q: values.q || undefined,
    sort: table.sortOf(traineeSorts),
    trainingId: values.trainingId || undefined,
    status: traineeStatuses.find((status) => status === values.status),
    subject: subjectFilters.find((subject) => subject === values.subject),
  };
  const { loaded, reload } = useCall(
    listTrainees,
    { query: { ...filters, ...table.from, pageNum: String(page), pageSize: '25' } },
    [locale],
  );
  const trainings = useCall(listOfficeTrainings, {}, [locale]).loaded;

  const save = () =>
    run(async () => saveFile('caregivers.csv', await callFile(exportTrainees, { query: filters })));

  const name: Column<TraineeRow> = {
    key: 'name',
    head: t('office.training.columns.name'),
    sort: 'name',
    cell: (row) => <TraineeName row={row} />,
  };
  const others: Column<TraineeRow>[] = [
    {
      key: 'training',
      head: t('office.training.columns.training'),
      sort: 'training',
      cell: (row) => row.training,
    },
    {
      key: 'subject',
      head: t('office.training.columns.subject'),
      cell: ({ subject }) => <SubjectBadges subject={subject} />,
    },
    {
      key: 'expiresOn',
      head: t('office.training.columns.expiresOn'),
      sort: 'expiresOn',
      cell: ({ subject, certificate }) => (
        <>
          {subject.until ? formatDate(subject.until, locale) : '–'}
          {certificate && <span className="second-line nowrap">{certificate}</span>}
        </>
      ),
    },
    {
      key: 'status',
      head: t('office.training.columns.status'),
      sort: 'status',
      cell: (row) => (
        <Badge tone={tones[row.status]}>{t(`office.training.status.${row.status}`)}</Badge>
      ),
    },
    {
      key: 'percent',
      head: t('office.training.columns.percent'),
      figures: true,
      cell: (row) => row.percent,
    },
    {
      key: 'score',
      head: t('office.training.columns.score'),
      figures: true,
      cell: (row) => (row.score === null ? '–' : `${row.score} / ${row.totalScore}`),
    },
    {
      key: 'attempts',
      head: t('office.training.columns.attempts'),
      figures: true,
      cell: (row) => row.attempts,
    },
  ];
  const none = t('office.training.all');

  return (
    <OfficePage
      title={t('office.training.progress')}
      lead={t('office.training.progressLead')}
      actions={
        <ToolButton icon="download-simple" busy={busy} onClick={save}>
          {t('office.training.csv')}
        </ToolButton>
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.training.search')} {...filter('q')} />
        <SelectField
          label={t('office.training.which')}
          {...filter('trainingId')}
          none={none}
          choices={(trainings.data ?? []).map((one) => ({
            value: one.trainingId,
            label: readLocal(one.title, locale),
          }))}
        />
        <SelectField
          label={t('office.training.columns.status')}
          {...filter('status')}
          none={none}
          choices={choicesOf(traineeStatuses, (value) => t(`office.training.status.${value}`))}
        />
        <SelectField
          label={t('office.training.columns.subject')}
          {...filter('subject')}
          none={none}
          choices={choicesOf(subjectFilters, (value) => t(`office.training.subject.${value}`))}
        />
      </FilterBar>
      <SavedViews list="trainees">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <FoundCount count={loaded.data.total}>
            {t('office.training.found', { count: loaded.data.total })}
          </FoundCount>
          <DataTable
            caption={t('office.training.progress')}
            columns={[name, ...table.shown(others)]}
            sorting={table.sorting('name')}
            rows={loaded.data.records}
            keyOf={(row) => `${row.userId} ${row.trainingId}`}
          />
          <PageLinks page={page} pages={loaded.data.pages} to={table.toPage(loaded.data)} />
        </>
      )}
    </OfficePage>
  );
}
