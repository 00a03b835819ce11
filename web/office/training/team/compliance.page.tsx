import { useState } from 'react';
import {
  type ComplianceRow,
  complianceSorts,
  complianceStates,
  exportCompliance,
  listCompliance,
  remindMax,
  urgencies,
} from '#contract/training/compliance-office.ts';
import { getInserviceChoices } from '#contract/training/inservice-office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { TraineeName } from '#web/office/training/trainee-name.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { RemindDialog } from './remind-dialog.tsx';
import { TeamsPanel } from './teams-panel.tsx';
import { useComplianceColumns } from './use-compliance-columns.tsx';

const first = { q: '', team: '', role: '', compliant: '', due: '', sort: 'compliant', hide: '' };
const words = 'office.compliance';

/** One row per caregiver: who keeps up, who does not, and why. */
export default function OfficeCompliancePage() {
  const { t, locale } = useTranslation();
  const { values, page, set, filter, toPage } = useFilters(first);
  const filters = {
    q: values.q || undefined,
    team: values.team || undefined,
    role: values.role || undefined,
    compliant: complianceStates.find((one) => one === values.compliant),
    due: urgencies.find((one) => one === values.due),
    sort: complianceSorts.find((one) => one === values.sort),
  };
  const { loaded, reload } = useCall(
    listCompliance,
    { query: { ...filters, pageNum: String(page), pageSize: '25' } },
    [locale],
  );
  const choices = useCall(getInserviceChoices, {}, [locale]).loaded.data;
  const saving = useAction();
  const [reminding, setReminding] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const columns = useComplianceColumns();

  // Kept across pages: people on other pages stay selected.
  const shown = loaded.data?.records ?? [];
  const pick = (keys: ReadonlySet<string>) => {
    const elsewhere = [...picked].filter((id) => !shown.some((row) => row.userId === id));
    setPicked(new Set([...elsewhere, ...keys]));
  };
  const save = () =>
    saving.run(async () =>
      saveFile('compliance.csv', await callFile(exportCompliance, { query: filters })),
    );
  const all = t('office.training.all');
  const teams = loaded.data?.teams ?? [];
  return (
    <OfficePage
      title={t(`${words}.title`)}
      lead={t(`${words}.lead`)}
      actions={
        <ToolButton icon="download-simple" busy={saving.busy} onClick={save}>
          {t('office.training.csv')}
        </ToolButton>
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.training.search')} {...filter('q')} />
        <SelectField
          label={t(`${words}.team`)}
          {...filter('team')}
          none={all}
          choices={choicesOf(
            values.team && !teams.includes(values.team) ? [...teams, values.team] : teams,
            (team) => team,
          )}
        />
        <SelectField
          label={t('office.inservice.role')}
          {...filter('role')}
          none={all}
          choices={(choices?.roles ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectField
          label={t(`${words}.compliant`)}
          {...filter('compliant')}
          none={all}
          choices={choicesOf(complianceStates, (state) => t(`${words}.states.${state}`))}
        />
        <SelectField
          label={t(`${words}.due`)}
          {...filter('due')}
          none={all}
          choices={choicesOf(urgencies, (one) => t(`${words}.urgencies.${one}`))}
        />
      </FilterBar>
      <SavedViews list="compliance">
        <ColumnChoice columns={columns} hidden={values.hide} onChange={(hide) => set({ hide })} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <FoundCount count={loaded.data.total}>
            {t(`${words}.found`, { count: loaded.data.total, ok: loaded.data.compliant })}
          </FoundCount>
          <div className="row gap-12 items-center">
            {picked.size > 0 ? (
              <ToolButton
                icon="paper-plane-tilt"
                disabled={picked.size > remindMax}
                onClick={() => setReminding(true)}
              >
                {t(`${words}.remind`, { count: picked.size })}
              </ToolButton>
            ) : (
              <span className="muted">{t(`${words}.pickHint`)}</span>
            )}
            {picked.size > remindMax && (
              <span role="status">{t(`${words}.remindMax`, { max: remindMax })}</span>
            )}
          </div>
          <DataTable<ComplianceRow>
            caption={t(`${words}.title`)}
            columns={[
              {
                key: 'name',
                head: t('office.training.columns.name'),
                sort: 'name',
                cell: ({ userId, name, chineseName }) => (
                  <TraineeName row={{ userId, name, chineseName }} />
                ),
              },
              ...columns.filter(({ key }) => !values.hide.split(',').includes(key)),
            ]}
            rows={loaded.data.records}
            keyOf={(row) => row.userId}
            marked={(row) => row.compliant === false}
            picked={{ keys: picked, set: pick, name: (row) => row.name }}
            sorting={{ value: values.sort, onSort: (sort) => set({ sort }) }}
          />
          <PageLinks page={page} pages={loaded.data.pages} to={toPage} />
        </>
      )}
      <TeamsPanel />
      {reminding && (
        <RemindDialog
          userIds={[...picked]}
          onClose={() => setReminding(false)}
          onDone={() => {
            setReminding(false);
            setPicked(new Set());
            reload();
          }}
        />
      )}
    </OfficePage>
  );
}
